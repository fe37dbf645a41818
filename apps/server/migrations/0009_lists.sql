-- Pages of a list by name, while the index in memory is still loading. Names may be longer than an index entry.
-- Where documents are read through a view, the index belongs to the table behind it.
DO $$
BEGIN
  IF to_regclass('document_row') IS NULL THEN
    CREATE INDEX document_list ON document (kind, (left(lower(name), 200) COLLATE "C"), id);
  ELSE
    CREATE INDEX document_list ON document_row (kind, (left(lower(name), 200) COLLATE "C"), id);
  END IF;
END
$$;
