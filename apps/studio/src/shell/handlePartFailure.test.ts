import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../platform/feedback/notices.ts';
import { handlePartFailure } from './handlePartFailure.ts';

const file = 'https://studio.example/assets/MenuSurface-a1.js';
const lost = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
const lostStyles = new Error('Unable to preload CSS for /assets/route-a1.css');
const unnamed = new TypeError('Importing a module script failed.');

beforeEach(() => {
  notices.list = [];
});
afterEach(() => vi.unstubAllGlobals());

/** A server that has these answers to give; every other request fails. */
function serve(answers: Record<string, Response>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[address];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
}

const none = () => new Response(null, { status: 404 });
const script = () => new Response(null, { headers: { 'Content-Type': 'text/javascript' } });
const page = () => new Response(null, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

test.each([
  ['a file that the server does not have', lost, { [file]: none() }],
  ['styles that it does not have', lostStyles, { '/assets/route-a1.css': none() }],
  ['a file in whose place comes the page', lost, { [file]: page() }],
  ['a file without a name, from a server that answers', unnamed, { '/': page() }],
])('%s is given up, and a reload is offered', async (_, error, answers) => {
  serve(answers);
  await expect(handlePartFailure(error)).resolves.toBe('giveUp');
  expect(notices.list).toMatchObject([
    { tone: 'bad', durationMs: Number.POSITIVE_INFINITY, action: { label: 'Reload' } },
  ]);
});

test.each([
  ['no server answers', lost, {}],
  ['what a proxy answers for the server', lost, { [file]: new Response(null, { status: 502 }) }],
  ['the file is there after all', lost, { [file]: script() }],
  ['no server answers, and no file has a name', unnamed, {}],
  ['the code came and was broken', new TypeError('x is not a function'), { '/': page() }],
])('when %s it is tried again without a word', async (_, error, answers) => {
  serve(answers);
  await expect(handlePartFailure(error)).resolves.toBe('retry');
  expect(notices.list).toEqual([]);
});

test('it is reported once, however many parts are gone', async () => {
  serve({ [file]: none(), '/assets/route-a1.css': none() });
  await handlePartFailure(lost);
  await handlePartFailure(lostStyles);
  expect(notices.list).toHaveLength(1);
});
