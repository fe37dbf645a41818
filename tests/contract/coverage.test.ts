import { expect, inject, test } from 'vitest';
import { contract } from '../support/contract/contract.ts';
import { readSeen } from '../support/contract/seenResponses.ts';

/** Runs after all other files: together they must have seen every response that the contract documents. */
const documented = [...contract.values()].flatMap(({ id, responses }) =>
  [...responses.keys()].map((status) => `${id} ${status}`),
);

test('every documented response was seen, and nothing that is not documented', () => {
  const seen = readSeen(inject('seenFolder'));
  expect(documented.filter((response) => !seen.has(response))).toEqual([]);
  const known = new Set(documented);
  expect([...seen].filter((response) => !known.has(response))).toEqual([]);
});
