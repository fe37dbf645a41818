-- What is unique within a kind: the name, or more than that, such as a name with a version.
ALTER TABLE document ADD COLUMN identity_key text;
--> statement-breakpoint
UPDATE document SET identity_key = name_key;
--> statement-breakpoint
ALTER TABLE document ALTER COLUMN identity_key SET NOT NULL;
--> statement-breakpoint
ALTER TABLE document DROP CONSTRAINT document_kind_name_key_key;
--> statement-breakpoint
CREATE UNIQUE INDEX document_identity ON document (kind, identity_key);
--> statement-breakpoint
CREATE INDEX document_name ON document (kind, name_key);
--> statement-breakpoint
-- Whoever held every permission holds the new ones, too.
UPDATE app_user SET permissions = (
  SELECT json_agg(key ORDER BY key)
  FROM (
    SELECT json_array_elements_text(app_user.permissions) AS key
    UNION
    SELECT unnest(ARRAY[
      'AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES', 'MANAGE_FORMS', 'MANAGE_POPUP_NOTIFICATIONS', 'MANAGE_RULES',
      'MODIFY_CONFIG_AGENCY_BROKERAGE', 'MODIFY_CONFIG_CARRIERS', 'MODIFY_CONFIG_EMAIL', 'MODIFY_CONFIG_MGA_AGENCY_BROKERAGE',
      'MODIFY_CONFIG_MGA_CARRIERS'
    ])
  ) AS held
)
WHERE (
  SELECT count(DISTINCT key)
  FROM json_array_elements_text(app_user.permissions) AS key
  WHERE key IN (
    'MANAGE_DATASETS', 'VIEW_CONFIG_DETAILED_HISTORY', 'MODIFY_CONFIG_BACKUP_RESTORE', 'MODIFY_CONFIG_IMPORT_DATA',
    'AUTHORIZATION_GENERATE_DATA_DICTIONARY'
  )
) = 5;
