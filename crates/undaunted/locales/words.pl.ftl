game-name = Undaunted: Normandy
