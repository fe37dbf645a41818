import { drizzle } from 'drizzle-orm/pg-proxy';
import { expect, test } from 'vitest';
import { fault } from '../../fault.ts';
import { loadContract } from '../../http/loadContract.ts';
import type { Call, Operation } from '../../http/Operation.ts';
import { registry } from '../../kinds/registry.ts';
import type { Services } from '../../Services.ts';
import type { Update } from '../../store/Write.ts';
import { writtenProperties } from './keepLeftOut.ts';
import { kindOperations } from './kindOperations.ts';

const writtenOf = writtenProperties(await loadContract());

type Matches = Update<never>['matches'];

/** Over which versions an update is written that asks for any, by their tags, when the object was in version 3 as its body was read. */
async function writtenOver(body: object): Promise<Matches> {
  const doc = { title: 'T', body: 'B', enabled: true, excludeConsole: null };
  const written: Matches[] = [];
  const services = {
    registry,
    lists: new Map(registry.modules.map(({ kind }) => [kind.name, {}])),
    queries: drizzle(async () => ({ rows: [['7', 'A', 3, 118, 'u', 'U', 0, doc]] })),
    store: {
      update: async (_kind: unknown, _at: unknown, { matches }: { matches: Matches }) => {
        written.push(matches);
        return {
          id: '7',
          name: 'A',
          version: 4,
          revision: 200,
          authorId: 'u',
          authorName: 'U',
          time: 0,
          doc,
        };
      },
    },
  };
  const operations = kindOperations(services as unknown as Services, writtenOf);
  const operation: Operation<'updatePopupTemplate'> = operations.updatePopupTemplate ?? fault('no update');
  const call = {
    ...{ path: { id: '7' }, query: {}, headers: { 'if-match': '*' }, body, bodyFaults: [] },
    signedIn: () => ({ userId: 'u', permissions: [] }),
  };
  await operation.handle(call as unknown as Call<'updatePopupTemplate'>);
  return written[0] ?? fault('Nothing was written.');
}

test('an update for any version is written over the version that its body was completed from, and over no newer one', async () => {
  const completed = await writtenOver({ name: 'A', title: 'New', body: 'B' });
  expect(['"3.118"', '"4.119"'].map(completed)).toEqual([true, false]);
  const whole = await writtenOver({
    name: 'A',
    title: 'New',
    body: 'B',
    enabled: true,
    excludeConsole: null,
  });
  expect(['"3.118"', '"4.119"'].map(whole)).toEqual([true, true]);
});
