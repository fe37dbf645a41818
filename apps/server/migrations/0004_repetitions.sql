-- Writes that may be sent again, by the key that their client chose. What they made is in history.
CREATE TABLE written_request (
  user_id text NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  key text NOT NULL,
  -- A digest of all that tells one request from another.
  fingerprint text NOT NULL,
  -- Null when the document was deleted.
  document_id text,
  version integer,
  time bigint NOT NULL,
  PRIMARY KEY (user_id, key)
);
--> statement-breakpoint
CREATE INDEX written_request_time ON written_request (time);
--> statement-breakpoint
-- For whoever asks for an object by the name that it had. Names may be longer than an entry of any other kind of index.
CREATE INDEX history_name ON history USING hash (name);
