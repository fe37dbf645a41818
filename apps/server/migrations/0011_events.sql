-- What servers tell each other where they look instead of listening. Not unlogged, though none of this is worth a wait for
-- the disk: a power cut may leave an unlogged table's file without the one that says what it is, and PostgreSQL then refuses
-- to start.
CREATE TABLE announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  revision bigint NOT NULL,
  -- As servers that listen hear it.
  message text NOT NULL,
  time timestamptz NOT NULL DEFAULT clock_timestamp()
);
--> statement-breakpoint
CREATE INDEX announcement_revision ON announcement (kind, revision);
--> statement-breakpoint
CREATE INDEX announcement_time ON announcement (time);
--> statement-breakpoint
-- Servers that run, and who has which object open there.
CREATE TABLE event_server (
  id text PRIMARY KEY,
  -- Moves on with each sign of life.
  beat_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Topic, user and number of sessions of each; and how often that has changed.
  people text NOT NULL DEFAULT '[]',
  people_version bigint NOT NULL DEFAULT 0
);
