-- Lists of organizations show, sort and filter by these properties. They are read from the text: PostgreSQL reads nothing of a JSON value
-- that holds U+0000 anywhere. Organizations from before are active.
UPDATE document_row SET summary = (
  left(summary::text, -1)
  || ',"city":' || coalesce(substring(doc::text FROM '"city":("(?:[^"\\]|\\.)*"|null)'), 'null')
  || ',"state":' || coalesce(substring(doc::text FROM '"state":("(?:[^"\\]|\\.)*"|null)'), 'null')
  || ',"parentId":' || coalesce(substring(doc::text FROM '"parentId":("(?:[^"\\]|\\.)*"|null)'), 'null')
  || ',"status":1'
  || ',"searchText":"' || coalesce(substring(doc::text FROM '"name":"((?:[^"\\]|\\.)*)"'), '')
  || '\n' || coalesce(substring(doc::text FROM '"code":"((?:[^"\\]|\\.)*)"'), '') || '"}'
)::json
WHERE kind = 'Organization' AND summary::text LIKE '{"%';
