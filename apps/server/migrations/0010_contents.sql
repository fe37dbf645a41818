-- The bytes of files, each stored once. The digest is SHA-256 in base64url, times are epoch milliseconds.
CREATE TABLE content (
  digest text PRIMARY KEY,
  size bigint NOT NULL,
  -- When somebody last gave it. What is not in use a day later is removed.
  added bigint NOT NULL,
  -- Whether all of it is there. Until then nobody can use it.
  complete boolean NOT NULL,
  -- Whether a document, or a user, has or had it. History keeps it then, for ever.
  used boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX content_unused ON content (added) WHERE NOT used;
--> statement-breakpoint
-- Numbered from 0; each but the last has 262,144 bytes.
CREATE TABLE content_chunk (
  digest text NOT NULL REFERENCES content (digest) ON DELETE CASCADE,
  number integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (digest, number)
);
--> statement-breakpoint
-- Files are compressed already.
ALTER TABLE content_chunk ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
-- The user's portrait, and what it is.
ALTER TABLE app_user
  ADD COLUMN picture text REFERENCES content (digest),
  ADD COLUMN picture_media_type text;
--> statement-breakpoint
INSERT INTO content (digest, size, added, complete, used)
SELECT DISTINCT translate(encode(sha256(image), 'base64'), '+/=', '-_'), length(image),
  (extract(epoch FROM now()) * 1000)::bigint, true, true
FROM user_image;
--> statement-breakpoint
INSERT INTO content_chunk (digest, number, bytes)
SELECT digest, number, substring(image FROM number * 262144 + 1 FOR 262144)
FROM (
  SELECT DISTINCT translate(encode(sha256(image), 'base64'), '+/=', '-_') AS digest, image FROM user_image
) AS picture, generate_series(0, (length(image) + 262143) / 262144 - 1) AS number;
--> statement-breakpoint
UPDATE app_user
SET picture = translate(encode(sha256(image), 'base64'), '+/=', '-_'), picture_media_type = media_type
FROM user_image
WHERE user_id = app_user.id;
--> statement-breakpoint
DROP TABLE user_image;
