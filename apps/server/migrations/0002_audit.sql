CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  time bigint NOT NULL,
  -- Null when nobody is known by that name.
  user_id text,
  -- As it was at the time.
  user_name text NOT NULL,
  type text COLLATE "C" NOT NULL,
  action text COLLATE "C" NOT NULL,
  message text NOT NULL,
  -- What searches and sorting compare: name and message without regard to case, in one order on every database.
  user_key text COLLATE "C" NOT NULL,
  message_key text COLLATE "C" NOT NULL,
  -- What changed; null when no document did.
  history_id bigint REFERENCES history (id)
);
--> statement-breakpoint
CREATE INDEX audit_entry_time ON audit_entry (time, id);
--> statement-breakpoint
-- In the orders that the screen offers, equal entries newest first.
CREATE INDEX audit_entry_user ON audit_entry (user_key, time DESC, id DESC);
--> statement-breakpoint
CREATE INDEX audit_entry_type ON audit_entry (type, time DESC, id DESC);
--> statement-breakpoint
CREATE INDEX audit_entry_action ON audit_entry (action, time DESC, id DESC);
--> statement-breakpoint
-- The log begins with what history knows. Documents are not looked into: a text in them may hold U+0000.
INSERT INTO audit_entry (time, user_id, user_name, type, action, message, user_key, message_key, history_id)
SELECT time, user_id, user_name, type, action, message,
  lower(normalize(left(user_name, 200), NFC)), lower(normalize(message, NFC)), history_id
FROM (
  SELECT
    changed.id AS history_id,
    changed.time,
    changed.author_id AS user_id,
    app_user.name AS user_name,
    initcap(changed.noun) AS type,
    CASE changed.action
      WHEN 'create' THEN 'Created'
      WHEN 'rename' THEN 'Renamed'
      WHEN 'delete' THEN 'Deleted'
      ELSE 'Updated'
    END AS action,
    'The ' || changed.noun || ' ''' ||
      CASE WHEN changed.action = 'rename' THEN coalesce(changed.previous, changed.name) ELSE changed.name END ||
      ''' ' ||
      CASE changed.action
        WHEN 'create' THEN 'was created.'
        WHEN 'rename' THEN 'was renamed to ''' || changed.name || '''.'
        WHEN 'delete' THEN 'was deleted.'
        WHEN 'follow' THEN 'was updated because something that it refers to was renamed.'
        ELSE 'was updated.'
      END AS message
  FROM (
    SELECT
      history.*,
      lag(name) OVER (PARTITION BY document_id ORDER BY id) AS previous,
      lower(regexp_replace(kind, '(.)([A-Z])', '\1 \2', 'g')) AS noun
    FROM history
  ) AS changed
  JOIN app_user ON app_user.id = changed.author_id
) AS told
ORDER BY history_id;
--> statement-breakpoint
CREATE TABLE data_dictionary (
  -- In the order in which they were written.
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  time bigint NOT NULL,
  file_name text NOT NULL,
  content text NOT NULL
);
