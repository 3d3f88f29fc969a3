//! What our data looks like, as JSON Schema.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::Value;

/// The schema of what is written for a type, under a title.
#[must_use]
pub fn of<T: JsonSchema>(title: &str) -> Value {
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut schema = generator.into_root_schema_for::<T>();
    schema.insert("title".into(), title.into());
    schema.to_value()
}
