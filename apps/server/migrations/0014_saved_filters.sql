-- Filters that users keep for themselves, of each kind in an order of their own. No kind of object: they are in no backup.
CREATE TABLE saved_filter (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  -- The owner URI, such as /DataSet.
  kind text NOT NULL,
  name text NOT NULL,
  -- The name without regard to case.
  name_key text NOT NULL,
  filter_uri text NOT NULL,
  -- The lower one comes first.
  position integer NOT NULL,
  UNIQUE (user_id, kind, name_key)
);
