import type { PreferenceWrite } from '@studio/api';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsByName } from '../../store/findDocuments.ts';
import { dataSetKind } from '../dataSet/dataSetKind.ts';
import { readRows } from '../keyedRows.ts';
import type { ReadChange } from '../SingletonRules.ts';
import type { PreferenceDefinition } from './PreferenceDefinition.ts';
import { definitionsByName } from './preferenceDefinitions.ts';
import type { PreferenceDoc } from './preferenceKind.ts';
import { valueFault } from './valueFault.ts';

interface ChangedPreference {
  index: number;
  definition: PreferenceDefinition;
  value: string;
}

/**
 * Reads the preferences of a body; one that it does not name keeps its value. A value that it had in the version that the sender
 * knew stays allowed, even when its data set has it no more.
 */
export async function readPreferences(
  body: readonly PreferenceWrite[],
  { queries, base }: { queries: Queries; base: PreferenceDoc },
): Promise<ReadChange<PreferenceDoc>> {
  const values = new Map(Object.entries(base.values).filter(([name]) => definitionsByName.has(name)));
  const { rows: changed, violations } = readRows<PreferenceWrite, ChangedPreference>(body, {
    key: 'name',
    twice: ({ name }) => `The preference '${name}' is there twice.`,
    read: ({ name, value }, report, index) => {
      const definition = definitionsByName.get(name);
      if (!definition) report('name', `There is no preference '${name}'.`);
      const isChanged = definition && value !== (values.get(name) ?? definition.defaultValue);
      return isChanged ? { index, definition, value } : null;
    },
  });
  const choices = await readChoices(
    queries,
    changed.flatMap(({ definition: { dataSetName } }) => dataSetName ?? []),
  );
  for (const { index, definition, value } of changed) {
    const { name, defaultValue, dataSetName } = definition;
    const given = dataSetName === null ? null : (choices.get(dataSetName) ?? new Set<string>());
    const message = value === defaultValue ? null : valueFault(definition, value, given);
    if (message !== null) violations.push({ pointer: `/${index}/value`, message });
    values.set(name, value);
  }
  return { doc: toDoc(values), violations };
}

/** In the order of names and without defaults, so that the same values are the same document. */
export function toDoc(values: ReadonlyMap<string, string>): PreferenceDoc {
  const changed = [...values].filter(([name, value]) => value !== definitionsByName.get(name)?.defaultValue);
  return { values: Object.fromEntries(changed.toSorted(([left], [right]) => (left < right ? -1 : 1))) };
}

/** What the data sets of those names offer; of one that is missing nothing. */
async function readChoices(
  queries: Queries,
  names: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const sets = await findDocumentsByName(queries, dataSetKind, [...new Set(names)]);
  return new Map(sets.map(({ name, doc }) => [name, new Set(doc.items.map(({ value }) => value))]));
}
