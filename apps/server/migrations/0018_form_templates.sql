-- Form templates are told apart by unique name and version, and their lists show and filter by these properties. They are read from
-- the text: PostgreSQL reads nothing of a JSON value that holds U+0000 anywhere. A quote within a text is escaped there, so no text
-- is taken for a property.
UPDATE document_row SET
  identity_key = translate(
    encode(
      sha256(convert_to(name || E'\n' || substring(doc::text FROM '"version":([0-9]+)'), 'UTF8')),
      'base64'
    ),
    '+/=', '-_'
  ),
  summary = (
    left(summary::text, -1)
    || ',"status":' || substring(doc::text FROM '"status":([0-9]+)')
    || ',"valid":true,"visibility":' || '"Both"'
    || ',"repeatable":' || substring(doc::text FROM '"repeatable":(true|false)')
    || ',"productNames":' || substring(doc::text FROM '"productNames":(\[(?:"(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*")*)?\])')
    || '}'
  )::json
WHERE kind = 'FormTemplate';
--> statement-breakpoint
-- What is done once for a release, by name.
CREATE TABLE release_step (
  name text PRIMARY KEY
);
--> statement-breakpoint
-- What was published together, or put together for a test. Nothing is ever removed: what a set held is told by the versions.
CREATE TABLE form_template_set (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  is_test boolean NOT NULL,
  author_id text NOT NULL REFERENCES app_user (id),
  time bigint NOT NULL,
  production_author_id text REFERENCES app_user (id),
  production_time bigint
);
--> statement-breakpoint
CREATE TABLE form_template_set_item (
  set_id integer NOT NULL REFERENCES form_template_set (id),
  form_template_id text NOT NULL,
  unique_name text NOT NULL,
  template_version integer NOT NULL,
  version integer NOT NULL,
  PRIMARY KEY (set_id, form_template_id)
);
