import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { checkShape } from './checkShape.ts';
import { schemaViolations } from './schemaViolations.ts';

const text = { type: 'string', pattern: '\\S', maxLength: 1000 };

test.each([
  [{ properties: { title: text } }, { title: ' ' }, '/title', 'Title is required.'],
  [{ required: ['subjectLine'] }, {}, '/subjectLine', 'Subject line is required.'],
  [{ properties: { title: text } }, { title: 1 }, '/title', 'Title must be a text.'],
  [
    { properties: { a: { type: ['integer', 'null'] } } },
    { a: 'x' },
    '/a',
    'A must be a whole number or empty.',
  ],
  [
    { properties: { title: text } },
    { title: 'x'.repeat(1001) },
    '/title',
    'Title can have at most 1,000 characters.',
  ],
  [
    { properties: { excludeConsole: { enum: [null, 'Underwriter', 'Producer'] } } },
    { excludeConsole: 'x' },
    '/excludeConsole',
    'Exclude console must be empty or Underwriter or Producer.',
  ],
  [
    { properties: { to: { items: { properties: { address: { minLength: 1 } } } } } },
    { to: [{ address: 'a' }, { address: '' }] },
    '/to/1/address',
    'Address of entry 2 of to is required.',
  ],
  [{ properties: {}, additionalProperties: false }, { 'a/b': 1 }, '/a~1b', 'A/b is not known here.'],
  [{ properties: { n: { minimum: 1 } } }, { n: 0 }, '/n', 'N must be at least 1.'],
  [{ properties: { n: { maximum: 9 } } }, { n: 10 }, '/n', 'N must be at most 9.'],
  [{ properties: { n: { exclusiveMinimum: 1 } } }, { n: 1 }, '/n', 'N must be more than 1.'],
  [{ properties: { n: { exclusiveMaximum: 9 } } }, { n: 9 }, '/n', 'N must be less than 9.'],
  [{ properties: { n: { minLength: 2 } } }, { n: 'x' }, '/n', 'N must have at least 2 characters.'],
  [{ properties: { n: { pattern: '^x$' } } }, { n: 'y' }, '/n', 'N does not have the right form.'],
  [{ properties: { n: { const: 3 } } }, { n: 4 }, '/n', 'N must be 3.'],
  [{ properties: { n: { minItems: 1 } } }, { n: [] }, '/n', 'N needs an entry.'],
  [{ properties: { n: { minItems: 2 } } }, { n: [1] }, '/n', 'N needs at least 2 entries.'],
  [{ properties: { n: { maxItems: 1 } } }, { n: [1, 2] }, '/n', 'N can have at most 1 entries.'],
  [{ properties: { n: { uniqueItems: true } } }, { n: [1, 1] }, '/n', 'N has the same entry more than once.'],
  [{ properties: { n: { not: {} } } }, { n: 1 }, '/n', 'N is not valid.'],
  [{ type: 'array' }, {}, '', 'The document must be a list.'],
])('of %j a person reads what is wrong with %j', (schema, value, pointer, message) => {
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(schema);
  validate(value);
  expect(schemaViolations(validate.errors ?? []).violations).toEqual([{ pointer, message }]);
});

test('a document says the same of itself as the contract says of its body', () => {
  const { violations } = checkShape({
    type: 'object',
    properties: { title: text, name: { type: 'string', format: 'name' } },
  })({
    ...{ title: ' ', name: '' },
  });
  expect(violations.map(({ message }) => message)).toEqual([
    'Title is required.',
    'Name must have a character that can be seen, and none that cannot be typed.',
  ]);
});
