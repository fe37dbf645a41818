import type { DataSet } from '@studio/api';
import type { Entry, Outline } from '../../../../../kernel/editor/outline/Outline.ts';
import type { DataSetDraft } from '../../draft/DataSetDraft.ts';
import { itemsByKey } from '../../draft/itemsByKey.ts';
import { criterionEntries } from '../criteriaEntries.ts';
import type { Sources } from './Sources.ts';

/**
 * The criteria of an outline, with those of items that one side removed and the other kept: they went with the item, and an
 * item without its criteria would be offered always.
 */
export function criteriaOfKept(outline: Outline, sources: Sources): readonly Entry[] {
  const { first, newest, all, doc } = sources;
  const criteria = [...outline.values()].filter(({ type }) => type === 'criterion');
  const older = all.find((draft) => draft !== first && draft !== newest);
  if (newest === undefined || older === undefined || newest === first) return criteria;
  const back = new Map([
    ...lostWithItems(outline, first, newest, older, doc),
    ...lostWithItems(outline, newest, first, older, doc),
  ]);
  return back.size === 0 ? criteria : putBack(criteria, back);
}

/** What the keeper has of items that the remover does not have; by the criterion before it there. */
function lostWithItems(
  outline: Outline,
  keeper: DataSetDraft,
  remover: DataSetDraft,
  older: DataSetDraft,
  doc: DataSet,
): ReadonlyMap<Entry, string | null> {
  const [kept, removed, old] = [keeper, remover, older].map(({ items }) => itemsByKey(items));
  const found = new Map<Entry, string | null>();
  const isKept = (key: string) =>
    outline.has(key) && kept?.has(key) === true && old?.has(key) === true && removed?.has(key) === false;
  const removedRows = new Set(remover.criteria.map(({ id }) => id));
  const oldRows = new Set(older.criteria.map(({ id }) => id));
  let before: string | null = null;
  for (const entry of criterionEntries(keeper, doc)) {
    const isLost = !outline.has(entry.key) && oldRows.has(entry.key) && !removedRows.has(entry.key);
    if (isLost && isKept(String(entry.fields['dataItem']))) found.set(entry, before);
    before = entry.key;
  }
  return found;
}

function putBack(criteria: readonly Entry[], back: ReadonlyMap<Entry, string | null>): readonly Entry[] {
  const present = new Set([...criteria, ...back.keys()].map(({ key }) => key));
  const following = new Map<string | null, Entry[]>();
  for (const [entry, before] of back) {
    const anchor = before !== null && present.has(before) ? before : null;
    following.set(anchor, [...(following.get(anchor) ?? []), entry]);
  }
  const withFollowers = (entry: Entry): readonly Entry[] => [
    entry,
    ...(following.get(entry.key) ?? []).flatMap(withFollowers),
  ];
  return [...(following.get(null) ?? []).flatMap(withFollowers), ...criteria.flatMap(withFollowers)];
}
