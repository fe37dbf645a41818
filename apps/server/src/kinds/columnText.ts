/** The shape of a text that PostgreSQL can keep in a column of its own: without U+0000 and halves of surrogate pairs. */
export const columnText = { type: 'string', maxLength: 1000, pattern: '^[^\\u0000\\ud800-\\udfff]*$' };
