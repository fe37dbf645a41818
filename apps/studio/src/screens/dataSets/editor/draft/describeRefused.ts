import type { DataSet, RuleViolation } from '@studio/api';
import { fieldLabelOf } from '../../knownLabels.ts';
import { criteriaText, dataSetsText, itemText } from '../editor.messages.ts';
import type { DataSetDraft } from './DataSetDraft.ts';
import { findRefused, type Refused, type RefusedCriterion } from './refusedCells.ts';

/** What the server refused, each with the label and the row of its cell. */
export function describeRefused(
  violations: readonly RuleViolation[],
  draft: DataSetDraft,
  doc: DataSet,
): readonly string[] {
  return findRefused(violations, draft, doc).map((refused) => sentenceOf(refused, draft));
}

function sentenceOf(refused: Refused, draft: DataSetDraft): string {
  const { message } = refused;
  if (refused.kind === 'other') return message;
  if (refused.kind === 'criterion') {
    const row = draft.criteria.findIndex(({ id }) => id === refused.row.id) + 1;
    return dataSetsText('refused.criterion', { column: nameColumn(refused.column, draft), row, message });
  }
  const column = itemText(`columns.${refused.column}`);
  const { groups } = draft.items;
  const group = groups.findIndex(({ items }) => items.some(({ id }) => id === refused.item.id));
  const row = (groups[group]?.items.findIndex(({ id }) => id === refused.item.id) ?? -1) + 1;
  if (groups.length === 1) return dataSetsText('refused.item', { column, row, message });
  const name = groups[group]?.name.trim() || String(group + 1);
  return dataSetsText('refused.itemInGroup', { column, row, group: name, message });
}

function nameColumn(column: RefusedCriterion['column'], { dependencies }: DataSetDraft): string {
  const header = criteriaText(`columns.${column}`);
  const index = ['field1', 'field2', 'field3'].indexOf(column);
  const { form, field } = dependencies.rows[index] ?? { form: '', field: '' };
  return field === '' ? header : criteriaText('fieldHeader', { header, field: fieldLabelOf(form, field) });
}
