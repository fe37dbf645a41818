-- The one large write that is not finished, if any: what it writes is seen by nobody until its state says 'committed'.
CREATE TABLE large_write (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Always the same, so that there can be no second one.
  slot integer NOT NULL DEFAULT 1 UNIQUE,
  -- 'restore' or 'rename'.
  purpose text NOT NULL,
  -- 'staging'; 'committed' while rows that it replaced are left; 'undoing' while rows that it wrote are left.
  state text NOT NULL,
  -- Until then nobody but its owner may touch it.
  lease_until timestamptz NOT NULL
);
--> statement-breakpoint
-- Unless it is known to be empty, the planner takes the table for ten pages.
ANALYZE large_write;
--> statement-breakpoint
-- Nothing may ask for the rows of a document by a key that a staged row could break.
ALTER TABLE reference DROP CONSTRAINT reference_from_id_fkey;
--> statement-breakpoint
-- Undoing a large write deletes history, and must not search the log for each row.
ALTER TABLE audit_entry DROP CONSTRAINT audit_entry_history_id_fkey;
--> statement-breakpoint
ALTER TABLE document RENAME TO document_row;
--> statement-breakpoint
-- The large writes that added and removed a row; 0 for none.
ALTER TABLE document_row
  ADD COLUMN added_by bigint NOT NULL DEFAULT 0,
  ADD COLUMN removed_by bigint NOT NULL DEFAULT 0,
  DROP CONSTRAINT document_pkey,
  ADD CONSTRAINT document_row_pkey PRIMARY KEY (id, removed_by);
--> statement-breakpoint
DROP INDEX document_identity;
--> statement-breakpoint
CREATE UNIQUE INDEX document_row_identity ON document_row (kind, identity_key, removed_by);
--> statement-breakpoint
CREATE INDEX document_row_added ON document_row (added_by) WHERE added_by <> 0;
--> statement-breakpoint
CREATE INDEX document_row_removed ON document_row (removed_by) WHERE removed_by <> 0;
--> statement-breakpoint
-- A committed write no longer counts, nor does its row: what it added stays marked and is seen.
CREATE VIEW document AS
SELECT * FROM document_row
WHERE (added_by = 0 OR added_by NOT IN (SELECT id FROM large_write WHERE state <> 'committed'))
  AND (removed_by = 0 OR removed_by IN (SELECT id FROM large_write WHERE state <> 'committed'));
--> statement-breakpoint
ALTER TABLE reference RENAME TO reference_row;
--> statement-breakpoint
ALTER TABLE reference_row
  ADD COLUMN added_by bigint NOT NULL DEFAULT 0,
  ADD COLUMN removed_by bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE INDEX reference_row_added ON reference_row (added_by) WHERE added_by <> 0;
--> statement-breakpoint
CREATE INDEX reference_row_removed ON reference_row (removed_by) WHERE removed_by <> 0;
--> statement-breakpoint
CREATE VIEW reference AS
SELECT * FROM reference_row
WHERE (added_by = 0 OR added_by NOT IN (SELECT id FROM large_write WHERE state <> 'committed'))
  AND (removed_by = 0 OR removed_by IN (SELECT id FROM large_write WHERE state <> 'committed'));
--> statement-breakpoint
ALTER TABLE history RENAME TO history_row;
--> statement-breakpoint
ALTER TABLE history_row ADD COLUMN added_by bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE INDEX history_row_added ON history_row (added_by) WHERE added_by <> 0;
--> statement-breakpoint
CREATE VIEW history AS
SELECT * FROM history_row
WHERE added_by = 0 OR added_by NOT IN (SELECT id FROM large_write WHERE state <> 'committed');
--> statement-breakpoint
ALTER TABLE audit_entry RENAME TO audit_entry_row;
--> statement-breakpoint
ALTER TABLE audit_entry_row ADD COLUMN added_by bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE INDEX audit_entry_row_added ON audit_entry_row (added_by) WHERE added_by <> 0;
--> statement-breakpoint
CREATE VIEW audit_entry AS
SELECT * FROM audit_entry_row
WHERE added_by = 0 OR added_by NOT IN (SELECT id FROM large_write WHERE state <> 'committed');
