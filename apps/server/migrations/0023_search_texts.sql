-- Searches of messages no longer part words where elements of a line begin and end, and read entities as letters. What is searched was kept when the
-- message was saved; it is made anew from the text of the document as far as the database can, and exactly when the message is saved the next time.
-- PostgreSQL reads nothing of a JSON value that holds U+0000 or half a surrogate pair anywhere.
UPDATE document_row SET summary = (
  summary::jsonb || jsonb_build_object(
    'searchText',
    concat_ws(
      E'\n',
      doc ->> 'name',
      doc ->> 'subject',
      btrim(regexp_replace(
        replace(replace(replace(replace(replace(replace(
          regexp_replace(
            regexp_replace(
              doc ->> 'body',
              '</?(a|abbr|b|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var|wbr)(\s[^<>]*)?/?>',
              '', 'gi'
            ),
            '<[^<>]*>', ' ', 'g'
          ),
          '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&apos;', ''''), '&amp;', '&'),
        '\s+', ' ', 'g'
      ))
    )
  )
)::json
WHERE kind = 'NotificationEmailTemplate' AND doc::text !~* '\\u(0000|d[89a-f])' AND summary::text !~* '\\u(0000|d[89a-f])'
  AND json_typeof(doc -> 'body') = 'string';
--> statement-breakpoint
-- The log is searched without what no reader sees, too.
UPDATE audit_entry_row SET
  user_key = btrim(regexp_replace(regexp_replace(user_key, '[\u00AD\u034F\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'), '\s+', ' ', 'g')),
  message_key = btrim(regexp_replace(regexp_replace(message_key, '[\u00AD\u034F\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'), '[\s\u00A0\u2000-\u200A\u202F\u3000]+', ' ', 'g'))
WHERE user_key ~ '[^ -~]|  ' OR message_key ~ '[^ -~]|  ';
