import { expect, test } from 'vitest';
import type { Queries, Transact } from './Database.ts';
import { SharedWrites } from './SharedWrites.ts';

/** Transactions as a database runs them: one after the other, each either as a whole or not at all. */
class Transactions {
  /** What each one wrote, in their order. */
  readonly committed: string[][] = [];
  /** Thrown by the next commit. */
  failure: Error | null = null;
  #last = Promise.resolve();

  readonly queries = {
    transaction: ((work) => {
      const run = this.#last.then(async () => {
        const written: string[] = [];
        const result = await work({ written } as unknown as Queries);
        const { failure } = this;
        this.failure = null;
        if (failure !== null) throw failure;
        this.committed.push(written);
        return result;
      });
      this.#last = run.then(
        () => undefined,
        () => undefined,
      );
      return run;
    }) satisfies Transact,
  } as unknown as Queries;
}

function setUp() {
  const transactions = new Transactions();
  const shared = new SharedWrites(transactions.queries);
  const write = (name: string, { claims = [name], isRefused = false } = {}) => {
    const work = async (tx: Queries) => {
      if (isRefused) throw new Error(`${name} is refused`);
      (tx as unknown as { written: string[] }).written.push(name);
      return name;
    };
    return shared.run('Kind', {
      claims,
      withOthers: work,
      alone: () => transactions.queries.transaction(work),
    });
  };
  return { transactions, write };
}

test('what comes while a write is made shares the next transaction, eight at most', async () => {
  const { transactions, write } = setUp();
  const names = Array.from({ length: 11 }, (_, number) => `w${number}`);
  expect(await Promise.all(names.map((name) => write(name)))).toEqual(names);
  expect(transactions.committed).toEqual([['w0'], names.slice(1, 9), ['w9', 'w10']]);
});

test('writes of the same document follow one another', async () => {
  const { transactions, write } = setUp();
  const same = { claims: ['document'] };
  await Promise.all([write('first'), write('a', same), write('b', same), write('c')]);
  expect(transactions.committed).toEqual([['first'], ['a', 'c'], ['b']]);
});

test('one that is refused is refused alone, and the others are made', async () => {
  const { transactions, write } = setUp();
  const writes = [write('first'), write('a'), write('b', { isRefused: true }), write('c')];
  const [, , refused] = await Promise.allSettled(writes);
  expect(refused).toMatchObject({ status: 'rejected', reason: { message: 'b is refused' } });
  expect(transactions.committed).toEqual([['first'], ['a'], ['c']]);
});

test('a commit whose connection was lost is not made again', async () => {
  const { transactions, write } = setUp();
  const first = write('first');
  const writes = [write('a'), write('b')];
  await first;
  transactions.failure = new Error('Connection terminated unexpectedly');
  const settled = await Promise.allSettled(writes);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(transactions.committed).toEqual([['first']]);
});
