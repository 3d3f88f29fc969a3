game-name = Attack!
