-- Large writes are transactions again. What one that was not finished has left is undone, as the next write would have done.
DELETE FROM audit_entry_row WHERE added_by IN (SELECT id FROM large_write WHERE state <> 'committed');
--> statement-breakpoint
DELETE FROM history_row WHERE added_by IN (SELECT id FROM large_write WHERE state <> 'committed');
--> statement-breakpoint
-- What a finished one has replaced goes, too.
DELETE FROM reference_row
WHERE added_by IN (SELECT id FROM large_write WHERE state <> 'committed')
  OR (removed_by <> 0 AND removed_by NOT IN (SELECT id FROM large_write WHERE state <> 'committed'));
--> statement-breakpoint
DELETE FROM document_row
WHERE added_by IN (SELECT id FROM large_write WHERE state <> 'committed')
  OR (removed_by <> 0 AND removed_by NOT IN (SELECT id FROM large_write WHERE state <> 'committed'));
--> statement-breakpoint
DROP VIEW document, reference, history, audit_entry;
--> statement-breakpoint
DROP TABLE large_write;
--> statement-breakpoint
-- The keys that end with a column go with it.
ALTER TABLE document_row DROP COLUMN added_by, DROP COLUMN removed_by;
--> statement-breakpoint
ALTER TABLE document_row RENAME TO document;
--> statement-breakpoint
ALTER TABLE document ADD CONSTRAINT document_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE UNIQUE INDEX document_identity ON document (kind, identity_key);
--> statement-breakpoint
ALTER TABLE reference_row DROP COLUMN added_by, DROP COLUMN removed_by;
--> statement-breakpoint
ALTER TABLE reference_row RENAME TO reference;
--> statement-breakpoint
ALTER TABLE history_row DROP COLUMN added_by;
--> statement-breakpoint
ALTER TABLE history_row RENAME TO history;
--> statement-breakpoint
ALTER TABLE audit_entry_row DROP COLUMN added_by;
--> statement-breakpoint
ALTER TABLE audit_entry_row RENAME TO audit_entry;
