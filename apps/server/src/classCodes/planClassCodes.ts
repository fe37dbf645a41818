import { isDeepStrictEqual } from 'node:util';
import type { ClassCodeDifference, ClassCodePlan } from '@studio/api';
import type { StoredDataItem } from '../kinds/dataSet/DataSetDoc.ts';
import type { ClassCode } from './ClassCode.ts';
import { toItems } from './classCodeSet.ts';

/** How many differences are listed one by one. */
const mostDifferences = 100;

/**
 * What the items of the data set become when these codes are imported. Items are known again by their values.
 * @param notice what is to be looked at before. Default: nothing
 */
export function planClassCodes(
  items: readonly StoredDataItem[],
  codes: readonly ClassCode[],
  notice: string | null = null,
): ClassCodePlan {
  const before = new Map(items.map((item) => [item.value, item]));
  const after = toItems(codes);
  const differences = [...writtenOf(before, after), ...removedOf(items, after)];
  const countOf = (change: ClassCodeDifference['change']) =>
    differences.filter((difference) => difference.change === change).length;
  const [added, changed] = [countOf('added'), countOf('changed')];
  return {
    ...{ added, changed, removed: countOf('removed'), unchanged: after.length - added - changed },
    differences: differences.slice(0, mostDifferences),
    refusal: null,
    notice,
  };
}

/** The plan of a file that is refused; the reason is a sentence. */
export function refusedPlan(refusal: string): ClassCodePlan {
  return { added: 0, changed: 0, removed: 0, unchanged: 0, differences: [], refusal, notice: null };
}

function writtenOf(
  items: ReadonlyMap<string, StoredDataItem>,
  written: readonly StoredDataItem[],
): ClassCodeDifference[] {
  return written.flatMap((item): ClassCodeDifference[] => {
    const { value: code, name: after } = item;
    const stored = items.get(code);
    if (!stored) return [{ code, change: 'added', before: null, after }];
    if (isDeepStrictEqual(contentOf(stored), contentOf(item))) return [];
    return [{ code, change: 'changed', before: stored.name, after }];
  });
}

function removedOf(
  items: readonly StoredDataItem[],
  written: readonly StoredDataItem[],
): ClassCodeDifference[] {
  const kept = new Set(written.map(({ value }) => value));
  return items
    .filter(({ value }) => !kept.has(value))
    .map(({ value: code, name: before }) => ({ code, change: 'removed', before, after: null }));
}

/** The order of codes has no meaning. */
function contentOf({ ordering: _ordering, attributes = {}, ...content }: StoredDataItem) {
  return { ...content, attributes };
}
