-- What a version was before is the version before it, which history has as well.
ALTER TABLE history DROP COLUMN before;
--> statement-breakpoint
-- A version is whole in `after`, or compressed against an earlier version of the same document in `delta`; a deletion has neither.
ALTER TABLE history ADD COLUMN delta bytea;
--> statement-breakpoint
-- It is compressed already.
ALTER TABLE history ALTER COLUMN delta SET STORAGE EXTERNAL;
--> statement-breakpoint
-- How many versions after the last whole one; that says which version a delta belongs to.
ALTER TABLE history ADD COLUMN position integer NOT NULL DEFAULT 0;
--> statement-breakpoint
-- CRC-32 of the document's text in UTF-8. Null for versions from before deltas: none is made against them.
ALTER TABLE history ADD COLUMN checksum bigint;
--> statement-breakpoint
-- Versions are found by their number. Within a document they are in the order of revisions.
DROP INDEX history_document;
--> statement-breakpoint
CREATE INDEX history_document ON history (document_id, version);
