-- The id of the organization document; it may lead nowhere once that is deleted.
ALTER TABLE app_user ADD COLUMN organization_id text;
--> statement-breakpoint
-- Apart from the users, who are read with every call.
CREATE TABLE user_image (
  user_id text PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
  image bytea NOT NULL,
  media_type text NOT NULL
);
--> statement-breakpoint
-- When a call of the session was last noted; a session outlives the browser that it was opened in.
ALTER TABLE session ADD COLUMN last_seen bigint NOT NULL DEFAULT 0;
