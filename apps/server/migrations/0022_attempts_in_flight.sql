-- While an attempt to sign in is under way: until when it is believed to be, in epoch milliseconds. Null for one that has failed.
ALTER TABLE login_failure ADD COLUMN pending_until bigint;
