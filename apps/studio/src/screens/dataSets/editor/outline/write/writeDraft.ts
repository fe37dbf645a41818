import type { DataSet } from '@studio/api';
import { normalizeDataItems } from '@studio/widgets';
import { equal } from '../../../../../kernel/editor/equal.ts';
import type { Outline } from '../../../../../kernel/editor/outline/Outline.ts';
import { type DataSetDraft, hasCriteria, hasOwnItems } from '../../draft/DataSetDraft.ts';
import { dependenciesKey } from '../criteriaEntries.ts';
import { criteriaOfKept } from './criteriaOfKept.ts';
import { type Sources, sourcesOf } from './Sources.ts';
import { writeCriteria } from './writeCriteria.ts';
import { writeDependencies } from './writeDependencies.ts';
import { writePickedItems, writeRemovedValues } from './writeItemNotes.ts';
import { writeItems } from './writeItems.ts';

/**
 * The draft that an outline says, to be saved over `doc`. Rows that say the same as in the first source are the same
 * objects.
 */
export function writeDraft(outline: Outline, drafts: readonly DataSetDraft[], doc: DataSet): DataSetDraft {
  const sources = sourcesOf(drafts, doc);
  const { first } = sources;
  const isOwn = hasOwnItems(doc);
  const items = isOwn ? writeItems(outline, sources) : heldItems(sources);
  const next = withConditions({ ...first, items }, outline, sources);
  const noted: DataSetDraft = {
    ...next,
    removedValues: isOwn ? writeRemovedValues(next.criteria, items, sources) : first.removedValues,
    pickedItems: isOwn ? first.pickedItems : writePickedItems(next.criteria, sources),
  };
  return isSameDraft(noted, first) ? first : noted;
}

/** The items of a set that takes them from code, as it holds them. */
function heldItems({ first, newest = first }: Sources): DataSetDraft['items'] {
  const isSame = equal(normalizeDataItems(first.items), normalizeDataItems(newest.items));
  return isSame ? first.items : newest.items;
}

function withConditions(draft: DataSetDraft, outline: Outline, sources: Sources): DataSetDraft {
  const { first, newest = first, doc } = sources;
  if (!hasCriteria(doc)) return draft;
  if (!outline.has(dependenciesKey)) {
    const { dependencies, criteria, storedCriteria } = newest;
    return { ...draft, dependencies, criteria, storedCriteria };
  }
  const entries = criteriaOfKept(outline, sources);
  const extended = new Map([...outline, ...entries.map((entry) => [entry.key, entry] as const)]);
  const next = { ...draft, dependencies: writeDependencies(extended, sources) };
  return { ...next, ...writeCriteria(entries, sources, next) };
}

function isSameDraft(one: DataSetDraft, other: DataSetDraft): boolean {
  const names = Object.keys(one) as (keyof DataSetDraft)[];
  return names.every((name) => one[name] === other[name]);
}
