import type { DataSet } from '@studio/api';
import {
  type CriteriaRow,
  type DataItemsGroupDraft,
  type NormalizedDataItem,
  normalizeDataItems,
} from '@studio/widgets';
import { type ConditionColumn, conditionColumns } from './criteriaContext.ts';
import { type DataSetDraft, hasCriteria, hasOwnItems, type ItemExtra } from './DataSetDraft.ts';
import { itemsByKey, savedValue } from './itemsByKey.ts';
import { isBlankCriterion } from './orphans.ts';

/**
 * The draft as plain data, to find out whether anything changed. It keeps what is not valid yet, and leaves out what
 * follows from the rest. Items and criteria are texts: two of the same content are equal, whatever their origin.
 */
export function toComparable(draft: DataSetDraft, doc: DataSet): unknown {
  return {
    items: hasOwnItems(doc) ? draft.items.groups.flatMap(groupForm) : null,
    criteria: hasCriteria(doc) ? criteriaForm(draft, doc) : null,
    dependencies: hasCriteria(doc) ? dependenciesForm(draft) : null,
  };
}

const groupForms = new WeakMap<DataItemsGroupDraft<ItemExtra>, readonly string[]>();
const itemForms = new WeakMap<NormalizedDataItem, string>();

function groupForm(group: DataItemsGroupDraft<ItemExtra>): readonly string[] {
  const form =
    groupForms.get(group) ?? normalizeDataItems({ groups: [group], firstOrdering: 0 }).map(itemForm);
  groupForms.set(group, form);
  return form;
}

function itemForm(item: NormalizedDataItem): string {
  const form =
    itemForms.get(item) ??
    JSON.stringify([item.group, item.label, item.value, item.defaultPrecedence, attributesForm(item.extra)]);
  itemForms.set(item, form);
  return form;
}

function attributesForm(extra: unknown): unknown {
  const { attributes = {} } = (extra ?? {}) as ItemExtra;
  return Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function dependenciesForm({ dependencies }: DataSetDraft): unknown {
  const { isProductDependent, rows } = dependencies;
  return { isProductDependent, fields: rows.map(({ form, field }) => [form, field]) };
}

/** What a row's form was made of besides the row: drafts of different versions share rows. */
interface KnownForm {
  readonly item: string;
  readonly stored: CriteriaRow | undefined;
  readonly columns: readonly ConditionColumn[];
  readonly form: string;
}

const criterionForms = new WeakMap<CriteriaRow, KnownForm>();

function criteriaForm(draft: DataSetDraft, doc: DataSet): readonly string[] {
  const { criteria, dependencies, storedCriteria } = draft;
  const columns = conditionColumns(dependencies);
  const items = itemsByKey(draft.items);
  const forms: string[] = [];
  for (const row of criteria) {
    if (isBlankCriterion(row, draft, doc)) continue;
    const found = doc.type === 2 ? items.get(row.dataItem) : undefined;
    const item = found === undefined ? row.dataItem : savedValue(found);
    const stored = storedCriteria.get(row.id);
    const known = criterionForms.get(row);
    const form =
      known?.item === item && known.columns === columns && known.stored === stored
        ? known.form
        : criterionForm(row, item, columns, stored);
    criterionForms.set(row, { item, stored, columns, form });
    forms.push(form);
  }
  return forms;
}

function criterionForm(
  row: CriteriaRow,
  item: string,
  columns: readonly ConditionColumn[],
  stored: CriteriaRow | undefined,
): string {
  const texts = columns.map((column) =>
    row[column] === stored?.[column] ? row[column] : row[column].trim(),
  );
  return JSON.stringify([item, ...texts]);
}
