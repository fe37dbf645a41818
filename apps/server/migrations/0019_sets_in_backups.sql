-- Sets travel in backups. The uid tells a set from others wherever it goes; its number may be another one there. Whoever made it may be
-- no user of the store that it comes to.
ALTER TABLE form_template_set
  DROP CONSTRAINT form_template_set_author_id_fkey,
  DROP CONSTRAINT form_template_set_production_author_id_fkey,
  ADD COLUMN uid text NOT NULL DEFAULT gen_random_uuid()::text,
  ADD COLUMN author_name text,
  ADD COLUMN production_author_name text;
--> statement-breakpoint
CREATE UNIQUE INDEX form_template_set_uid ON form_template_set (uid);
--> statement-breakpoint
-- Forms as sets from backups held them and as no history here has them, by their digests.
CREATE TABLE form_template_set_form (
  digest text PRIMARY KEY,
  doc json NOT NULL
);
--> statement-breakpoint
-- In one store two versions of a form may be one document, renamed.
ALTER TABLE form_template_set_item
  DROP CONSTRAINT form_template_set_item_pkey,
  ADD COLUMN digest text REFERENCES form_template_set_form (digest);
--> statement-breakpoint
CREATE INDEX form_template_set_item_set ON form_template_set_item (set_id);
