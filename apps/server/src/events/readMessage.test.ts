import { expect, test } from 'vitest';
import type { EventMessage } from '../store/announcements/EventMessage.ts';
import { readMessage } from './readMessage.ts';

const change = { topics: ['DataSet a'], revision: 4, authorId: 'ann', time: 1, clientTag: null };

const messages: EventMessage[] = [
  { is: 'saved', ...change, name: 'A', version: 2 },
  { is: 'deleted', ...change, clientTag: 'editor' },
  { is: 'many' },
  { is: 'underWay', topics: ['Organization a'], underWay: null, clientTag: null },
  {
    ...{ is: 'underWay', topics: ['Organization a'], clientTag: 'editor' },
    underWay: { userId: 'ann', timeStarted: 1, revision: 2 },
  },
  { is: 'visitEnded', userId: 'ann', visit: 'one', topic: 'Organization a' },
  { is: 'hello', from: 'one' },
  { is: 'alive', from: 'one' },
  { is: 'gone', from: 'one' },
  { is: 'here', from: 'one', entries: [['DataSet a', 'ann', 1]] },
];

test.each(messages)('what a server tells is read: $is', (message) => {
  expect(readMessage(JSON.stringify(message))).toEqual(message);
});

const others = [
  '',
  'hello',
  '{"is":"many"',
  'x'.repeat(7999),
  '['.repeat(7999),
  ...[
    'null',
    '0',
    '"many"',
    '[]',
    '{}',
    '{"is":"toString"}',
    '{"is":["many"]}',
    '{"__proto__":{"is":"many"}}',
  ],
  ...['{"is":"hello"}', '{"is":"gone","from":7}', '{"is":"alive","from":{"length":1}}'],
  ...['{"is":"here","from":"x"}', '{"is":"here","from":"x","entries":[["a","b"]]}'],
  ...['{"is":"here","from":"x","entries":[["a","b",-1]]}', '{"is":"here","from":"x","entries":{"length":3}}'],
  ...['{"is":"visitEnded","userId":"a","visit":"b"}', '{"is":"underWay","topics":["a"],"clientTag":null}'],
  '{"is":"underWay","topics":["a"],"clientTag":null,"underWay":{"userId":"a","timeStarted":1,"revision":"2"}}',
  JSON.stringify({ is: 'saved', ...change, name: 'A' }),
  JSON.stringify({ is: 'saved', ...change, name: 'A', version: 2, revision: '4' }),
  JSON.stringify({ is: 'saved', ...change, name: 'A', version: 2.5 }),
  JSON.stringify({ is: 'deleted', ...change, topics: 'DataSet a' }),
  JSON.stringify({ is: 'deleted', ...change, topics: [{}] }),
  JSON.stringify({ is: 'deleted', ...change, clientTag: 7 }),
  JSON.stringify({ is: 'deleted', ...change, time: null }),
];

test.each(others)('anything else is not understood: %.60s', (text) => {
  expect(readMessage(text)).toBeNull();
});

test('what else a message says goes no further', () => {
  const text = '{"is":"gone","from":"one","__proto__":{"polluted":1},"constructor":2}';
  expect(Object.keys(readMessage(text) ?? {})).toEqual(['is', 'from']);
  expect({}).not.toHaveProperty('polluted');
});
