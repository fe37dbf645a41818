-- What was deployed of a rule set, by number: kept for good, so that each can be taken back to. `rules` is JSON text, which takes any text.
CREATE TABLE rule_deployment (
  rule_set_id text NOT NULL,
  number integer NOT NULL,
  author_id text NOT NULL,
  time bigint NOT NULL,
  taken_from integer,
  rule_count integer NOT NULL,
  digests json NOT NULL,
  rules json NOT NULL,
  PRIMARY KEY (rule_set_id, number)
);
--> statement-breakpoint
-- Tags that were made before a rule has them, by their names as they are searched.
CREATE TABLE rule_tag (
  key text PRIMARY KEY,
  name text NOT NULL
);
