import type { CriteriaRow } from '@studio/widgets';
import type { Entry } from '../../../../../kernel/editor/outline/Outline.ts';
import type { DataSetDraft } from '../../draft/DataSetDraft.ts';
import { isBlankCriterion } from '../../draft/orphans.ts';
import { criterionEntries } from '../criteriaEntries.ts';
import { slotsOf } from '../slots.ts';
import { interleave, isSameList } from './interleave.ts';
import type { Sources } from './Sources.ts';
import { isSameRow, type SourceCriterion, type WrittenCriterion, writeCriterion } from './writeCriterion.ts';

/**
 * The criteria of entries, with the blank rows on screen.
 * @param next the draft so far: its items and dependencies are written
 */
export function writeCriteria(
  entries: readonly Entry[],
  { first, all, newest, doc }: Sources,
  next: DataSetDraft,
): Pick<DataSetDraft, 'criteria' | 'storedCriteria'> {
  const lookups = all.map(criteriaIn);
  const newestRows = newest && criteriaIn(newest);
  const shownRow = sameRows({ first, newest, doc }, next);
  const rows: CriteriaRow[] = [];
  const stored = new Map<string, CriteriaRow>();
  for (const entry of entries) {
    const shown = shownRow(entry);
    if (shown !== undefined) {
      rows.push(shown.row);
      if (shown.stored !== undefined) stored.set(entry.key, shown.stored);
      continue;
    }
    const found = lookups.flatMap((rowsIn) => rowsIn(entry.key) ?? []);
    const written = writeCriterion(entry, found, newestRows?.(entry.key), next.dependencies);
    rows.push(written.row);
    if (written.stored !== undefined) stored.set(entry.key, written.stored);
  }
  const isBlank = (row: CriteriaRow) => isBlankCriterion(row, first, doc) && isBlankCriterion(row, next, doc);
  const { list } = interleave(rows, first.criteria, isBlank);
  return {
    criteria: isSameList(list, first.criteria) ? first.criteria : list,
    storedCriteria: isPartOf(stored, first.storedCriteria) ? first.storedCriteria : stored,
  };
}

/** Finds rows on screen that say what an entry says, over the same stored texts. */
function sameRows(
  { first, newest, doc }: Pick<Sources, 'first' | 'newest' | 'doc'>,
  next: DataSetDraft,
): (entry: Entry) => WrittenCriterion | undefined {
  const isSameLayout = (draft: DataSetDraft) =>
    isSameList(slotsOf(draft.dependencies), slotsOf(next.dependencies)) &&
    draft.dependencies.isProductDependent === next.dependencies.isProductDependent;
  if (!isSameLayout(first) || (newest !== undefined && !isSameLayout(newest))) return () => undefined;
  const entries = new Map(criterionEntries(first, doc).map((entry) => [entry.key, entry]));
  const rows = new Map(first.criteria.map((row) => [row.id, row]));
  return ({ key, fields }) => {
    const row = entries.get(key)?.fields === fields ? rows.get(key) : undefined;
    const stored = first.storedCriteria.get(key);
    const isStored = newest === undefined || isSameText(newest.storedCriteria.get(key), stored);
    return row !== undefined && isStored ? { row, stored } : undefined;
  };
}

function isSameText(one: CriteriaRow | undefined, other: CriteriaRow | undefined): boolean {
  if (one === other || one === undefined || other === undefined) return one === other;
  return isSameRow(one, other);
}

function criteriaIn(draft: DataSetDraft): (id: string) => SourceCriterion | undefined {
  const rows = new Map(draft.criteria.map((row) => [row.id, row]));
  const slots = slotsOf(draft.dependencies);
  return (id) => {
    const row = rows.get(id);
    return row && { row, stored: draft.storedCriteria.get(id), slots, draft };
  };
}

function isPartOf<T>(part: ReadonlyMap<string, T>, whole: ReadonlyMap<string, T>): boolean {
  return [...part].every(([key, value]) => whole.get(key) === value);
}
