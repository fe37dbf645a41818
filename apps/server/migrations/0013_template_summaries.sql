-- Lists of templates are filtered by these properties. They are read from the text: PostgreSQL reads nothing of a JSON value that
-- holds U+0000 anywhere.
UPDATE document_row SET summary = (
  left(summary::text, -1) || ',"defaultSelectedOption":'
  || substring(doc::text FROM '"defaultSelectedOption":("[A-Z]+")') || '}'
)::json
WHERE kind = 'NotificationEmailTemplate' AND doc::text ~ '"defaultSelectedOption":"[A-Z]+"';
--> statement-breakpoint
UPDATE document_row SET summary = (
  left(summary::text, -1) || ',"excludeConsole":' || substring(doc::text FROM '"excludeConsole":(null|"[A-Za-z]+")') || '}'
)::json
WHERE kind = 'NotificationPopupTemplate' AND doc::text ~ '"excludeConsole":(null|"[A-Za-z]+")';
