import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../../platform/http/api.ts';
import { endSession } from '../../../platform/session/endSession.ts';
import { session } from '../../../platform/session/session.ts';
import { formTypeFacts } from '../fixtures/formTypeFacts.ts';
import { namedCalls } from './TypeCell.tsx';

const page = { records: [], totalRecords: 0 };
const request = {
  ...{ filterUri: '/UIFormTemplate', search: '', startIndex: 0, numberOfRows: 25 },
  ...{ sortBy: 'type', sortDirection: 'asc' as const },
};
const load = () => namedCalls.load(request, new AbortController().signal);

/** Answers the list at once, and the types with what is given. Returns how often these were requested. */
function answerTypes(types: Promise<unknown>): () => number {
  let asked = 0;
  vi.spyOn(api, 'GET').mockImplementation(async (path: string) => {
    const isOfTypes = path === '/rest/UIFormTemplate/types';
    asked += Number(isOfTypes);
    return { data: isOfTypes ? await types : page, response: new Response() } as never;
  });
  return () => asked;
}

afterEach(() => {
  session.status = 'signedIn';
  endSession('signedOut');
  vi.restoreAllMocks();
});

test('rows wait for the names of their types, which are loaded once', async () => {
  const types = Promise.withResolvers<unknown>();
  const countAsked = answerTypes(types.promise);
  const first = load();
  const isThere = vi.fn();
  void first.then(isThere);
  await vi.waitFor(() => expect(countAsked()).toBe(1));
  expect(isThere).not.toHaveBeenCalled();
  expect(namedCalls.takePage?.(request)).toBeUndefined();
  types.resolve(formTypeFacts);
  expect(await first).toEqual(page);
  expect(await load()).toEqual(page);
  expect(countAsked()).toBe(1);
});

test('where the names cannot be loaded, rows come without them, and the next page asks again', async () => {
  const countAsked = answerTypes(Promise.reject(new Error('No connection')));
  expect(await load()).toEqual(page);
  expect(await load()).toEqual(page);
  expect(countAsked()).toBe(2);
});
