-- What a set's form was called when the set was made, and of which type it was: as JSON, which takes any text. Null for what was held before
-- this was kept.
ALTER TABLE form_template_set_item ADD COLUMN summary json;
