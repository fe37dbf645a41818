import { expect, test } from 'vitest';
import { checkShape } from './checkShape.ts';

const name = { type: 'string', maxLength: 10 };
const criterion = { type: 'object', required: ['name'], additionalProperties: false, properties: { name } };
const shape = checkShape({
  type: 'object',
  required: ['items'],
  properties: {
    items: { type: 'array', maxItems: 300_000, items: { oneOf: [criterion, { type: 'null' }] } },
  },
});

const check = (value: unknown) => shape(value).violations;

function items(count: number, item: unknown): unknown {
  return { items: Array.from({ length: count }, () => item) };
}

test('that a value is not null is reported where nothing else is wrong with it', () => {
  expect(check({ items: [{ name: 'x'.repeat(11) }, 1, null] }).map(({ pointer }) => pointer)).toEqual([
    '/items/0/name',
    '/items/1',
  ]);
  expect(check({ items: [{}] })).toMatchObject([{ pointer: '/items/0/name' }]);
});

/** Milliseconds. Comparing each error with each other takes minutes. */
const generous = 30_000;

test('many faults of values that may be null take time by their number', { timeout: generous }, () => {
  expect(check(items(20_000, {}))).toHaveLength(20_000);
  expect(check(items(50_000, { name: 1 }))).toHaveLength(50_000);
});

test('of an enormous value the first 120,000 values are looked through', () => {
  const faults = check(items(150_000, 1));
  expect(faults.length).toBeGreaterThanOrEqual(119_000);
  expect(faults.length).toBeLessThanOrEqual(240_000);
});

test('a fault far behind in an enormous value is reported alone', () => {
  const faulty = [...Array.from({ length: 150_000 }, () => null), { name: 1 }];
  expect(check({ items: faulty })[0]?.pointer).toBe('/items/150000/name');
  expect(check(items(300_000, null))).toEqual([]);
  expect(check(items(300_001, null))).toMatchObject([{ pointer: '/items' }]);
});

test('further rules are tried on what has the right types, and a place they report is reported once', () => {
  const schema = {
    type: 'object',
    required: ['name', 'size'],
    properties: { name: { type: 'string', format: 'name' }, size: { type: 'integer', minimum: 1 } },
  };
  const sizes = checkShape(schema, ({ size }: { size: number }) =>
    size % 2 === 0 ? [{ pointer: '/size', message: 'Sizes are odd.' }] : [],
  );
  const checkSizes = (value: unknown) => sizes(value).violations;
  expect(sizes({ name: ' ', size: 0 }).isTyped).toBe(true);
  expect(sizes({ name: ' ', size: '2' }).isTyped).toBe(false);
  expect(checkSizes({ name: ' ', size: 0 })).toMatchObject([
    { pointer: '/name' },
    { pointer: '/size', message: 'Sizes are odd.' },
  ]);
  expect(checkSizes({ name: ' ', size: -1 }).map(({ pointer }) => pointer)).toEqual(['/name', '/size']);
  expect(checkSizes({ name: ' ', size: '2' }).map(({ pointer }) => pointer)).toEqual(['/name', '/size']);
  expect(checkSizes({ name: 'a', size: 1 })).toEqual([]);
});
