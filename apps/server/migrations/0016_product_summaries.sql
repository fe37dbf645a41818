-- Lists of product templates show and filter by these properties. They are read from the text: PostgreSQL reads nothing of a JSON
-- value that holds U+0000 anywhere.
UPDATE document_row SET summary = (
  left(summary::text, -1)
  || ',"active":' || substring(doc::text FROM '"active":(true|false)')
  || ',"selectableOnSubmission":' || substring(doc::text FROM '"selectableOnSubmission":(true|false)')
  || ',"selectableOnQuote":' || substring(doc::text FROM '"selectableOnQuote":(true|false)') || '}'
)::json
WHERE kind = 'Product' AND summary::text LIKE '{"%';
