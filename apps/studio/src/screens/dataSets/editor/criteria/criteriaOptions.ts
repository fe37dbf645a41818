import type { DataItem } from '@studio/api';
import type { CriteriaColumn, CriteriaOption, CriteriaRow } from '@studio/widgets';
import type { DataSetDraft } from '../draft/DataSetDraft.ts';
import { itemsByKey } from '../draft/itemsByKey.ts';
import { dataSetsText } from '../editor.messages.ts';
import { fieldColumns } from '../outline/slots.ts';
import { toOption } from './loadFieldSource.ts';

/** The items of a set that holds them, as choices of a criterion. */
export function ownItemOptions(items: DataSetDraft['items']): readonly CriteriaOption[] {
  return [...itemsByKey(items)].map(([value, item]) => ({
    value,
    label: item.label.trim() || item.value.trim(),
  }));
}

/** The items of a Custom set as choices; those that are not generated any more are marked. */
export function generatedItemOptions(
  generated: readonly DataItem[],
  stored: readonly DataItem[],
  criteria: readonly CriteriaRow[],
): readonly CriteriaOption[] {
  const names = new Map(stored.map(({ value, name }) => [value, name]));
  return withGone(generated.map(toOption), criteria, 'dataItem', (value) =>
    goneLabel(names.get(value) ?? value),
  );
}

/**
 * Choices with those that criteria name although they are gone, at their end. The list itself when none is gone.
 * @param labelOf what such a choice is called. Default: marked as gone
 */
export function withGone(
  options: readonly CriteriaOption[],
  criteria: readonly CriteriaRow[],
  column: CriteriaColumn,
  labelOf: (value: string) => string = goneLabel,
): readonly CriteriaOption[] {
  const known = new Set(options.map(({ value }) => value));
  const used = new Set(criteria.map((row) => row[column]));
  const gone = [...used].filter((value) => value.trim() !== '' && !known.has(value));
  if (gone.length === 0) return options;
  return [...options, ...gone.map((value) => ({ value, label: labelOf(value) }))];
}

/** The values of a field that criteria name, each once, in the order of the alphabet. */
export function usedValues(criteria: readonly CriteriaRow[], fieldIndex: number): readonly string[] {
  const column = fieldColumns[fieldIndex] ?? 'field1';
  const used = new Set(criteria.map((row) => row[column].trim()));
  used.delete('');
  return [...used].sort();
}

/** How something is called that is referred to and does not exist. */
export function goneLabel(name: string): string {
  return dataSetsText('criteria.gone', { name });
}
