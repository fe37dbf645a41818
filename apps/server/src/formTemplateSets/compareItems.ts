import type { FormTemplateChange } from '@studio/api';
import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import type { Pause } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import { compareForms } from './compareForms.ts';
import { itemKey, readItemForms } from './readItemForms.ts';
import type { SetItem } from './setItems.ts';

/** What differs between two sets. */
export interface ItemsCompared {
  changes: FormTemplateChange[];
  /** How many forms are the same in both. */
  unchanged: number;
}

interface Pair {
  before: SetItem | null;
  after: SetItem | null;
}

/** So many pairs of forms are in memory at a time. */
const atOnce = 50;
/** The limit of fields returned of one form. */
const mostFields = 200;

const collator = new Intl.Collator('en');

/**
 * What became of the forms of one set in another, by unique name. A form that was renamed is known again by its id.
 * @param pause called between the queries
 */
export async function compareItems(
  queries: Queries,
  before: readonly SetItem[],
  after: readonly SetItem[],
  pause: Pause,
): Promise<ItemsCompared> {
  const pairs = pairUp(before, after);
  const different = pairs.filter((pair) => !isSameSave(pair));
  const changes: FormTemplateChange[] = [];
  for (let start = 0; start < different.length; start += atOnce) {
    const some = different.slice(start, start + atOnce);
    const items = some.flatMap((pair) => [pair.before, pair.after].flatMap((item) => item ?? []));
    const forms = await readItemForms(queries, items);
    for (const pair of some) {
      const docOf = (item: SetItem | null) => (item === null ? undefined : forms.get(itemKey(item)));
      const change = changeOf(pair, docOf(pair.before), docOf(pair.after));
      if (change !== null) changes.push(change);
      await pause();
    }
  }
  changes.sort((left, right) => collator.compare(left.uniqueName, right.uniqueName));
  return { changes, unchanged: pairs.length - changes.length };
}

function pairUp(before: readonly SetItem[], after: readonly SetItem[]): Pair[] {
  const byName = new Map(before.map((item) => [item.uniqueName, item]));
  const names = new Set(after.map(({ uniqueName }) => uniqueName));
  const renamed = new Map(
    before.filter(({ uniqueName }) => !names.has(uniqueName)).map((item) => [item.formTemplateId, item]),
  );
  const used = new Set<SetItem>();
  const pairs = after.map((item) => {
    const former = byName.get(item.uniqueName) ?? renamed.get(item.formTemplateId) ?? null;
    if (former) used.add(former);
    return { before: former, after: item };
  });
  return [
    ...pairs,
    ...before.filter((item) => !used.has(item)).map((item) => ({ before: item, after: null })),
  ];
}

function isSameSave({ before, after }: Pair): boolean {
  return before !== null && after !== null && itemKey(before) === itemKey(after);
}

/** Null for a form of which only the position has changed. */
function changeOf(
  { before, after }: Pair,
  former: FormTemplateDoc | undefined,
  now: FormTemplateDoc | undefined,
): FormTemplateChange | null {
  const shown = now ?? former;
  const named = after ?? before;
  if (named === null) return null;
  const { parts, fields } = former && now ? compareForms(former, now) : { parts: [], fields: [] };
  const isOtherVersion = before?.templateVersion !== after?.templateVersion;
  if (before && after && !isOtherVersion && parts.length === 0) return null;
  return {
    uniqueName: named.uniqueName,
    formerName: before && before.uniqueName !== named.uniqueName ? before.uniqueName : null,
    displayName: shown?.name ?? named.uniqueName,
    type: shown?.type ?? 0,
    fate: fateOf(before, after),
    before: before && toVersion(before),
    after: after && toVersion(after),
    parts,
    fields: fields.slice(0, mostFields),
    moreFields: Math.max(0, fields.length - mostFields),
  };
}

function fateOf(before: SetItem | null, after: SetItem | null): FormTemplateChange['fate'] {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

function toVersion({ formTemplateId, templateVersion, version, digest }: SetItem) {
  return { id: formTemplateId, version: templateVersion, savedVersion: digest === null ? version : null };
}
