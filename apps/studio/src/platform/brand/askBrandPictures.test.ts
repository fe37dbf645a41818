import { beforeEach, expect, test, vi } from 'vitest';
import { askBrandPictures } from './askBrandPictures.ts';
import { brandSlots, brandState, brandStorageKey } from './brandPictures.ts';

type Answer = (response: Response) => void;

/** The calls that wait for an answer: their paths and how to answer them. */
let waiting: { path: string; answer: Answer }[];
let asked: number;
let kept: Map<string, string>;
/** How many turns are over. */
let keptTimes: number;
let link: { href: string; getAttribute: () => string; removeAttribute: () => void };
/** Addresses of pictures in memory that can still be shown. */
let living: Set<string>;

const shown = () => Object.fromEntries(brandSlots.map((slot) => [slot, brandState.pictures[slot]?.url]));
const none = () => new Response(null, { status: 204 });
const picture = (etag: string) => new Response('<svg/>', { headers: { ETag: etag } });

beforeEach(() => {
  [waiting, asked, kept, keptTimes, living] = [[], 0, new Map(), 0, new Set()];
  link = { href: '/icon.svg', getAttribute: () => link.href, removeAttribute: () => undefined };
  vi.stubGlobal('fetch', (path: string) => {
    asked += 1;
    return new Promise<Response>((answer) => waiting.push({ path, answer }));
  });
  vi.stubGlobal('document', { querySelector: () => link });
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => {
      keptTimes += 1;
      kept.set(key, value);
    },
  });
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    living.add(`blob:${made}`);
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void living.delete(url));
  brandState.pictures = {};
  return () => vi.unstubAllGlobals();
});

/** Answers the four calls of one turn, once they are made. @param answers by slot. Default: none is chosen */
async function answerTurn(answers: Readonly<Record<string, () => Response>>): Promise<void> {
  await vi.waitFor(() => expect(waiting).toHaveLength(brandSlots.length));
  const turn = waiting;
  waiting = [];
  for (const { path, answer } of turn) answer((answers[path.replace('/files/', '')] ?? none)());
}

async function ask(answers: Readonly<Record<string, () => Response>>): Promise<void> {
  const before = keptTimes;
  askBrandPictures();
  await answerTurn(answers);
  await vi.waitFor(() => expect(keptTimes).toBe(before + 1));
}

test('pictures that were chosen are shown, the favicon at its address, and kept for the next page', async () => {
  await ask({ 'brand-mark': () => picture('"1"'), favicon: () => picture('"2"') });
  expect(shown()).toMatchObject({
    'brand-mark': expect.stringMatching(/^blob:/),
    'sign-in-picture': undefined,
  });
  expect(link.href).toBe('/files/favicon#%222%22');
  expect(JSON.parse(kept.get(brandStorageKey) ?? '')).toEqual({ 'brand-mark': '"1"', favicon: '"2"' });
});

test('what is asked while an answer is awaited comes after it: the last change is what is shown', async () => {
  askBrandPictures();
  askBrandPictures();
  await answerTurn({ 'brand-mark': () => picture('"1"') });
  await vi.waitFor(() => expect(brandState.pictures['brand-mark']?.etag).toBe('"1"'));
  await answerTurn({ 'brand-mark': () => picture('"2"') });
  await vi.waitFor(() => expect(brandState.pictures['brand-mark']?.etag).toBe('"2"'));
  expect(asked).toBe(2 * brandSlots.length);
  expect([...living]).toEqual([brandState.pictures['brand-mark']?.url]);
});

test('a picture in memory is given up once another is shown, and never one that is shown', async () => {
  await ask({ 'brand-mark': () => picture('"1"'), 'sign-in-picture': () => picture('"2"') });
  const before = shown();
  const revoke = vi.mocked(URL.revokeObjectURL).mockImplementation((url) => {
    expect(Object.values(shown())).not.toContain(url);
    living.delete(url);
  });
  await ask({ 'brand-mark': () => picture('"3"'), 'sign-in-picture': () => picture('"2"') });
  expect(revoke.mock.calls).toEqual([[before['brand-mark']]]);
  expect(shown()['sign-in-picture']).toBe(before['sign-in-picture']);
  await ask({});
  expect(living.size).toBe(0);
  expect(link.href).toBe('/icon.svg');
});

test('what cannot be asked stays as it was', async () => {
  await ask({ 'brand-mark': () => picture('"1"'), favicon: () => picture('"2"') });
  const before = brandState.pictures;
  await ask({ 'brand-mark': () => new Response(null, { status: 500 }), favicon: () => Response.error() });
  // The same object: what shows it is not drawn again.
  expect(brandState.pictures).toBe(before);
  expect(living.size).toBe(2);
});
