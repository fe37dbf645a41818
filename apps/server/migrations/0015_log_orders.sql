-- For the orders that go down, which is how the screen begins: equal entries newest first there, too.
CREATE INDEX audit_entry_type_down ON audit_entry_row (type, time, id);
--> statement-breakpoint
CREATE INDEX audit_entry_action_down ON audit_entry_row (action, time, id);
