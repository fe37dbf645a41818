import type { CriteriaRow, DependenciesDraft } from '@studio/widgets';
import type { Entry } from '../../../../../kernel/editor/outline/Outline.ts';
import type { DataSetDraft } from '../../draft/DataSetDraft.ts';
import { literalItem } from '../criteriaEntries.ts';
import { fieldColumns, type Slot, slotsOf, textInSlot } from '../slots.ts';
import { toText } from '../texts.ts';
import { isSameList } from './interleave.ts';
import { writeText } from './writeText.ts';

/** A criterion as a source has it, and the slots of its columns. */
export interface SourceCriterion {
  readonly row: CriteriaRow;
  readonly stored: CriteriaRow | undefined;
  readonly slots: readonly Slot[];
  readonly draft: DataSetDraft;
}

/** A row, and the texts that count as stored for it. */
export interface WrittenCriterion {
  readonly row: CriteriaRow;
  readonly stored: CriteriaRow | undefined;
}

/**
 * The row that says what an entry says: that of the first source where it does.
 * @param found the criterion in all sources that have it, the first of them first
 * @param newest the criterion in the version that is saved over
 */
export function writeCriterion(
  { key, fields }: Entry,
  found: readonly SourceCriterion[],
  newest: SourceCriterion | undefined,
  dependencies: DependenciesDraft,
): WrittenCriterion {
  const [first] = found;
  const columns = slotsOf(dependencies);
  const isSameLayout = first !== undefined && isSameList(first.slots, columns);
  const owner = newest?.stored === undefined ? found.find(({ stored }) => stored !== undefined) : newest;
  const stored = owner?.stored && lay(owner.stored, owner.slots, columns);
  const before = isSameLayout ? first.row : { ...blank(key), product: first?.row.product ?? '' };
  const dataItem = toText(fields['dataItem']);
  const next = { ...before, id: key, dataItem: literalItem(dataItem) ?? dataItem };
  const kept = { ...(stored ?? blank(key)) };
  if (dependencies.isProductDependent) {
    const texts = first === undefined ? [] : [first.row.product];
    const others = found.map((each) => each.stored?.product);
    const written = writeText(toText(fields['product']), texts, stored?.product, others);
    next.product = written.text;
    kept.product = written.stored ?? kept.product;
  }
  for (const [index, slot] of columns.entries()) {
    const column = fieldColumns[index] ?? 'field1';
    const texts = first === undefined ? [] : [textInSlot(first.row, first.slots, slot)];
    const others = found.map((each) => each.stored && textInSlot(each.stored, each.slots, slot));
    const written = writeText(toText(fields[slot]), texts, stored?.[column], others);
    next[column] = written.text;
    kept[column] = written.stored ?? kept[column];
  }
  const isStored = stored !== undefined || !isSameRow(kept, blank(key));
  return {
    row: first !== undefined && isSameRow(next, first.row) ? first.row : next,
    stored: isStored ? sameOr(kept, first?.stored, stored) : undefined,
  };
}

/** Stored texts in the columns of other dependencies. */
function lay(row: CriteriaRow, from: readonly Slot[], to: readonly Slot[]): CriteriaRow {
  if (isSameList(from, to)) return row;
  const [field1 = '', field2 = '', field3 = ''] = to.map((slot) => textInSlot(row, from, slot));
  return { ...row, field1, field2, field3 };
}

function blank(id: string): CriteriaRow {
  return { id, dataItem: '', product: '', field1: '', field2: '', field3: '' };
}

function sameOr(next: CriteriaRow, ...known: readonly (CriteriaRow | undefined)[]): CriteriaRow {
  return known.find((row) => row !== undefined && isSameRow(row, next)) ?? next;
}

const columnsOfRow = ['id', 'dataItem', 'product', ...fieldColumns] as const;

/** Whether two rows have the same id and texts. */
export function isSameRow(one: CriteriaRow, other: CriteriaRow): boolean {
  return columnsOfRow.every((column) => one[column] === other[column]);
}
