import { expect, test } from 'vitest';
import { loadContract } from '../../http/loadContract.ts';
import { reservedNames } from './checkSettings.ts';

/** The words of the contract in positions where another path has a name, by what comes before them. */
async function wordsBesideNames(): Promise<Record<string, string[]>> {
  const paths = Object.keys((await loadContract()).paths).map((path) => path.split('/'));
  const places = paths.flatMap((segments) =>
    segments.flatMap((segment, index) =>
      segment.startsWith('{') && segment !== '{id}' ? [segments.slice(0, index).join('/')] : [],
    ),
  );
  const wordsAt = (place: string) =>
    paths
      .filter((segments) => segments.slice(0, place.split('/').length).join('/') === place)
      .map((segments) => segments[place.split('/').length] ?? '')
      .filter((segment) => segment !== '' && !segment.startsWith('{'));
  const found = [...new Set(places)].map(
    (place) => [place, [...new Set(wordsAt(place))].toSorted()] as const,
  );
  return Object.fromEntries(found.filter(([, words]) => words.length > 0));
}

// A new word here would take the address of the objects that have it as their name. Ids, which the server gives, are no words.
const frozen = {
  '/rest/DataSet': ['delete', 'export', 'filter', 'generators', 'references', 'repeatingFormTemplates'],
  // The business objects of rules are the server's own, and none is called so.
  '/rest/Object': ['search'],
};

test('no further word is reserved in the position of a name', async () => {
  expect(await wordsBesideNames()).toEqual(frozen);
});

test('the names that a data set cannot have are those words, and what a URL or the console takes for something else', async () => {
  const words = (await wordsBesideNames())['/rest/DataSet'] ?? [];
  expect([...reservedNames].toSorted()).toEqual(['.', '..', 'null', ...words].toSorted());
});
