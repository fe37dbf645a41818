import { expect, type Page } from '@playwright/test';

const database = 'studio.drafts';

interface DraftRecord {
  readonly kind: string;
  readonly id: string;
  /** The edits, as the studio writes them, and what was decided of an open conflict. */
  readonly delta: unknown;
  readonly decisions: unknown;
}

/** The edits in each draft of an object that this browser keeps. */
async function keptEdits(page: Page, key: { kind: string; id: string }): Promise<string[]> {
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
          .map(({ delta, decisions }) => JSON.stringify([delta, decisions]));
      } finally {
        opened.close();
      }
    },
    { database, ...key },
  );
}

const poll = { intervals: [50, 50, 100], timeout: 5_000 };

/** Waits until the browser keeps a draft that says `text`. */
export async function untilKept(page: Page, key: { kind: string; id: string }, text: string): Promise<void> {
  const isKept = async () => (await keptEdits(page, key)).some((edits) => edits.includes(text));
  await expect.poll(isKept, { ...poll, message: 'the edit is kept in the browser' }).toBe(true);
}

/** Waits until the browser keeps no draft of an object. */
export async function untilNothingKept(page: Page, key: { kind: string; id: string }): Promise<void> {
  await expect.poll(() => keptEdits(page, key), { ...poll, message: 'no draft is kept' }).toEqual([]);
}
