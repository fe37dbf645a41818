-- Roles are parts of the permissions of their user type, and no documents of their own. The server makes those of the documents that there are
-- (ensureMatrices), in the same transaction; what users referred to is found anew with it.
DELETE FROM reference WHERE to_kind = 'Role';
