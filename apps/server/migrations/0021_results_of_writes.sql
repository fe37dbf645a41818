-- What a write answered that made no single version, as JSON, which takes any text. Null for all other writes.
ALTER TABLE written_request ADD COLUMN result json;
