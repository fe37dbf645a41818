import { expect, type Page } from '@playwright/test';

const database = 'studio.drafts';

interface DraftRecord {
  readonly kind: string;
  readonly id: string;
  readonly time: number;
}

/** When each draft of an object that this browser keeps was last edited, as epoch milliseconds. */
async function draftTimes(page: Page, key: { kind: string; id: string }): Promise<number[]> {
  return page.evaluate(
    async ({ database: name, kind, id }) => {
      const known = await indexedDB.databases();
      if (known.every((each) => each.name !== name)) return [];
      const answer = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opened = await answer(indexedDB.open(name));
      try {
        if (!opened.objectStoreNames.contains('drafts')) return [];
        const all = await answer(opened.transaction('drafts').objectStore('drafts').getAll());
        return (all as DraftRecord[])
          .filter((record) => record.kind === kind && record.id === id)
          .map(({ time }) => time);
      } finally {
        opened.close();
      }
    },
    { database, ...key },
  );
}

const poll = { intervals: [50, 50, 100], timeout: 5_000 };

/** Waits until the browser keeps a draft that was edited no earlier than `since` (epoch milliseconds). */
export async function untilKept(page: Page, key: { kind: string; id: string }, since: number): Promise<void> {
  const newest = async () => Math.max(0, ...(await draftTimes(page, key)));
  await expect
    .poll(newest, { ...poll, message: 'the edit is kept in the browser' })
    .toBeGreaterThanOrEqual(since);
}

/** Waits until the browser keeps no draft of an object. */
export async function untilNothingKept(page: Page, key: { kind: string; id: string }): Promise<void> {
  await expect.poll(() => draftTimes(page, key), { ...poll, message: 'no draft is kept' }).toEqual([]);
}
