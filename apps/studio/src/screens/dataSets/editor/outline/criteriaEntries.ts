import type { DataSet } from '@studio/api';
import type { CriteriaRow } from '@studio/widgets';
import type { Entry, FieldValue } from '../../../../kernel/editor/outline/Outline.ts';
import { type DataSetDraft, hasOwnItems } from '../draft/DataSetDraft.ts';
import { isBlankCriterion } from '../draft/orphans.ts';
import { fieldColumns, joinDependency, slots, slotsOf } from './slots.ts';
import { savedText, toField } from './texts.ts';

/** Prefix of the value of an item that is made in code, where other sets have the key of one of their items. */
const literal = '\0';

/** What a criterion's field says about its item. */
export function itemField(dataItem: string, isLiteral: boolean): string | null {
  return dataItem === '' || !isLiteral ? toField(dataItem) : `${literal}${dataItem}`;
}

/** The value by which a criterion's field names an item; null when it is the key of one. */
export function literalItem(field: string): string | null {
  return field.startsWith(literal) ? field.slice(literal.length) : null;
}

/** The key of the entry that holds the dependencies. */
export const dependenciesKey = 'dependencies';

/** What items depend on, in the order of the screen. */
export function dependencyEntries({ dependencies }: DataSetDraft): readonly Entry[] {
  const { isProductDependent, rows } = dependencies;
  const fields = slotsOf(dependencies).map((slot, index): Entry => {
    const row = rows[index] ?? { form: '', field: '' };
    return {
      key: slot,
      type: 'dependency',
      parent: dependenciesKey,
      fields: { field: joinDependency(row) },
    };
  });
  return [
    { key: dependenciesKey, type: 'dependencies', parent: null, fields: { isProductDependent } },
    ...fields,
  ];
}

interface KnownEntry {
  readonly dependencies: DataSetDraft['dependencies'];
  readonly stored: CriteriaRow | undefined;
  readonly isLiteral: boolean;
  readonly entry: Entry;
}

const known = new WeakMap<CriteriaRow, KnownEntry>();

/** The criteria, in the order of their table; those of sets without items of their own name them by their values. */
export function criterionEntries(draft: DataSetDraft, doc: Pick<DataSet, 'type'>): readonly Entry[] {
  const { criteria, dependencies, storedCriteria } = draft;
  const isLiteral = !hasOwnItems(doc);
  const entries: Entry[] = [];
  for (const row of criteria) {
    if (isBlankCriterion(row, draft, doc)) continue;
    const stored = storedCriteria.get(row.id);
    const found = known.get(row);
    const isKnown = found?.dependencies === dependencies && found.stored === stored;
    if (isKnown && found.isLiteral === isLiteral) entries.push(found.entry);
    else {
      const entry = criterionEntry(row, stored, dependencies, isLiteral);
      known.set(row, { dependencies, stored, isLiteral, entry });
      entries.push(entry);
    }
  }
  return entries;
}

function criterionEntry(
  row: CriteriaRow,
  stored: CriteriaRow | undefined,
  dependencies: DataSetDraft['dependencies'],
  isLiteral: boolean,
): Entry {
  const fields: Record<string, FieldValue> = {
    dataItem: itemField(row.dataItem, isLiteral),
    product: dependencies.isProductDependent ? toField(savedText(row.product, stored?.product)) : null,
  };
  const columns = slotsOf(dependencies);
  for (const [index, slot] of columns.entries()) {
    const column = fieldColumns[index] ?? 'field1';
    fields[slot] = toField(savedText(row[column], stored?.[column]));
  }
  for (const slot of slots) fields[slot] ??= null;
  return { key: row.id, type: 'criterion', parent: null, fields };
}
