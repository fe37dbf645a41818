import { expect, inject, test } from 'vitest';
import { busyOperations, contract } from '../support/contract/contract.ts';
import { readSeen } from '../support/contract/seenResponses.ts';

/** Runs after all other files: together they must have seen every response that the contract documents. */

const oneConnection =
  'The embedded database has one connection: no other client can hold a lock in it while the server answers.';

/** What a scanner cannot look at answers 503, too. */
const scanned = new Set(['uploadProductDocuments', 'createConfiguredFile', 'updateConfiguredFile']);

/** Responses that a suite cannot provoke, and why: a machine that is slow enough gives one of them by chance. */
const unseen = {
  pglite: new Map(
    busyOperations.filter(({ id }) => !scanned.has(id)).map(({ id }) => [`${id} 503`, oneConnection]),
  ),
  postgres: new Map<string, string>(),
};

const documented = [...contract.values()].flatMap(({ id, responses }) =>
  [...responses.keys()].map((status) => `${id} ${status}`),
);

test.each(['pglite', 'postgres'] as const)('every documented response was seen on %s', (database) => {
  const seen = readSeen(inject('seenFolder'), database);
  expect(documented).toEqual(expect.arrayContaining([...unseen[database].keys()]));
  const missing = documented.filter((response) => !seen.has(response) && !unseen[database].has(response));
  expect(missing).toEqual([]);
});

test('nothing was seen that is not documented', () => {
  const known = new Set(documented);
  for (const database of ['pglite', 'postgres'] as const) {
    expect([...readSeen(inject('seenFolder'), database)].filter((response) => !known.has(response))).toEqual(
      [],
    );
  }
});
