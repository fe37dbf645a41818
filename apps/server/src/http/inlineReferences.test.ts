import { expect, test } from 'vitest';
import { inlineReferences } from './inlineReferences.ts';

const document = {
  paths: { '/a/{b}': { schema: { $ref: '#/schemas/List' } } },
  schemas: {
    List: { type: 'array', items: { $ref: '#/schemas/Item' } },
    Item: {
      properties: { name: { $ref: '#/schemas/Name', maxLength: 3 }, other: { $ref: '#/schemas/Name' } },
    },
    Name: { type: 'string' },
    Tree: { properties: { left: { $ref: '#/schemas/Tree' }, name: { $ref: '#/schemas/Name' } } },
  },
};

test('references are replaced by what they lead to; keywords beside one apply as well', () => {
  expect(inlineReferences(document, '/paths/~1a~1{b}/schema', 'whole')).toEqual({
    type: 'array',
    items: {
      properties: { name: { maxLength: 3, allOf: [{ type: 'string' }] }, other: { type: 'string' } },
    },
  });
});

test('a schema that refers to itself does so in the whole document', () => {
  expect(inlineReferences(document, '/schemas/Tree', 'whole')).toEqual({
    properties: { left: { $ref: 'whole#/schemas/Tree' }, name: { type: 'string' } },
  });
});
