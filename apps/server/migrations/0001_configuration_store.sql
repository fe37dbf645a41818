CREATE TABLE app_user (
  id text PRIMARY KEY,
  -- Null for an author who cannot sign in.
  username text UNIQUE,
  name text NOT NULL,
  email_address text,
  phone_number text,
  cell_phone_number text,
  fax_number text,
  permissions json NOT NULL,
  -- Null when the user signs in by single sign-on alone, or not at all.
  password_hash text,
  has_demo_password boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE TABLE session (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  client_id text NOT NULL,
  login_type text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- The token before the last refresh stays good for calls that were under way.
  previous_token_hash text,
  previous_token_until bigint NOT NULL DEFAULT 0,
  expires_at bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX session_previous_token ON session (previous_token_hash);
--> statement-breakpoint
CREATE INDEX session_of_user ON session (user_id);
--> statement-breakpoint
CREATE TABLE temporary_token (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  expires_at bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE login_failure (
  id text NOT NULL,
  subject text NOT NULL,
  time bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX login_failure_subject ON login_failure (subject, time);
--> statement-breakpoint
CREATE TABLE kind_revision (
  kind text PRIMARY KEY,
  -- Rises by one with every committed write; its row lock puts the writes of a kind in order.
  value bigint NOT NULL DEFAULT 0
);
--> statement-breakpoint
CREATE TABLE document (
  id text PRIMARY KEY,
  kind text NOT NULL REFERENCES kind_revision (kind),
  name text NOT NULL,
  -- A digest of the name: names may be longer than an index entry.
  name_key text NOT NULL,
  -- json, not jsonb: it gives back every string exactly, control characters included.
  doc json NOT NULL,
  -- What lists show of the document.
  summary json NOT NULL,
  version integer NOT NULL,
  revision bigint NOT NULL,
  author_id text NOT NULL REFERENCES app_user (id),
  time bigint NOT NULL,
  UNIQUE (kind, name_key)
);
--> statement-breakpoint
CREATE INDEX document_revision ON document (kind, revision, id);
--> statement-breakpoint
CREATE TABLE history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  document_id text NOT NULL,
  name text NOT NULL,
  action text NOT NULL,
  version integer NOT NULL,
  revision bigint NOT NULL,
  before json,
  after json,
  author_id text NOT NULL REFERENCES app_user (id),
  time bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX history_revision ON history (kind, revision);
--> statement-breakpoint
CREATE INDEX history_document ON history (document_id, revision);
--> statement-breakpoint
CREATE TABLE reference (
  from_kind text NOT NULL,
  from_id text NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  from_part text NOT NULL,
  to_kind text NOT NULL,
  -- The digest of the name that is referred to, which may dangle after a forced deletion.
  to_key text NOT NULL,
  to_part text NOT NULL
);
--> statement-breakpoint
CREATE INDEX reference_from ON reference (from_id);
--> statement-breakpoint
CREATE INDEX reference_to ON reference (to_kind, to_key);
