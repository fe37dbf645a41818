-- What somebody is changing in the forms of an organization, until it is applied or discarded. JSON text, which takes any text.
CREATE TABLE form_set_change (
  document_id text PRIMARY KEY,
  user_id text NOT NULL,
  time_started bigint NOT NULL,
  time_saved bigint NOT NULL,
  revision integer NOT NULL,
  base json NOT NULL,
  "values" json NOT NULL
);
