-- When the token was issued whose claims a user's roles are from, in epoch milliseconds: an older one, used later, changes no roles.
CREATE TABLE claimed_roles (
  user_id text PRIMARY KEY,
  issued_at bigint NOT NULL
);
