-- A session ends for good some hours after this. Sessions of before count from now.
ALTER TABLE session ADD COLUMN opened_at bigint NOT NULL DEFAULT (extract(epoch FROM now()) * 1000)::bigint;
--> statement-breakpoint
-- What single sign-on calls the user, byte for byte. Null: by the username.
ALTER TABLE app_user ADD COLUMN sso_subject text UNIQUE;
--> statement-breakpoint
-- Whose attempts to sign in are counted; its row lock puts those of one subject in order. Subjects are digests.
CREATE TABLE login_subject (
  subject text PRIMARY KEY,
  time bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX login_subject_time ON login_subject (time);
--> statement-breakpoint
CREATE INDEX login_failure_time ON login_failure (time);
--> statement-breakpoint
-- From where which user has signed in, as a digest of both.
CREATE TABLE known_place (
  place text PRIMARY KEY,
  last_used bigint NOT NULL
);
--> statement-breakpoint
-- External tokens that have signed somebody in, until they expire.
CREATE TABLE used_external_token (
  digest text PRIMARY KEY,
  expires_at bigint NOT NULL
);
