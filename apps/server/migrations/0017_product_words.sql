-- The log calls a product what the console calls it, as it does for what is written from now on: one choice of its filter finds both.
UPDATE audit_entry_row SET
  type = 'Product Template',
  message = regexp_replace(message, '^The product ''', 'The product template '''),
  message_key = regexp_replace(message_key, '^the product ''', 'the product template ''')
WHERE type = 'Product';
