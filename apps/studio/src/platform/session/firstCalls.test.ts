import { beforeEach, expect, test, vi } from 'vitest';

const key = 'studio.firstCalls';
let stored: Map<string, string>;

/** The module of a page that has just been opened. */
async function openPage() {
  vi.resetModules();
  return import('./firstCalls.ts');
}

const call = (path: string, init: RequestInit = { headers: { 'X-Client-Id': 'one' } }) =>
  new Request(`https://studio.example${path}`, init);
const remembered = () => JSON.parse(stored.get(key) ?? 'null');

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test('what a page asks first is remembered by its address, until the session ends', async () => {
  const page = await openPage();
  page.noteFirstCall(call('/rest/DataSet/filter?startIndex=0'));
  page.noteFirstCall(call('/rest/Actions?uri=a'));
  page.noteFirstCall(call('/rest/Actions?uri=a'));
  page.rememberFirstCalls('/config?q=1');
  expect(remembered()).toEqual([
    ['/config?q=1', ['/rest/DataSet/filter?startIndex=0', '/rest/Actions?uri=a']],
  ]);
  page.forgetFirstCalls();
  expect(stored.size).toBe(0);
});

test('not what it asks later, what changes something, what has no session, and what never ends', async () => {
  const page = await openPage();
  page.noteFirstCall(call('/rest/Login', {}));
  page.noteFirstCall(call('/rest/DataSet', { method: 'POST', headers: { 'X-Client-Id': 'one' } }));
  page.noteFirstCall(call('/rest/Events?uri=a'));
  page.noteFirstCall(call(`/rest/Object/search?text=${'x'.repeat(2000)}`));
  page.rememberFirstCalls('/');
  page.noteFirstCall(call('/rest/Later'));
  page.rememberFirstCalls('/');
  expect(remembered()).toEqual([['/', []]]);
});

test('of ten addresses, the last one first, each once', async () => {
  for (const number of [...Array(12).keys(), 5]) {
    const page = await openPage();
    page.noteFirstCall(call(`/rest/Call/${number}`));
    page.rememberFirstCalls(`/${number}`);
  }
  expect(remembered()).toHaveLength(10);
  expect(remembered().slice(0, 2)).toEqual([
    ['/5', ['/rest/Call/5']],
    ['/11', ['/rest/Call/11']],
  ]);
});

test('what another version has left is no failure', async () => {
  stored.set(key, '[1,["/",2],["/a",["/rest/A"]]]');
  const page = await openPage();
  page.rememberFirstCalls('/b');
  expect(remembered()).toEqual([
    ['/b', []],
    ['/a', ['/rest/A']],
  ]);
  stored.set(key, 'no JSON');
  const next = await openPage();
  next.rememberFirstCalls('/c');
  expect(stored.get(key)).toBe('no JSON');
});
