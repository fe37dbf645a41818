import type { EvaluatedRule } from '@studio/rules';
import { allSectionsName } from '../exchange/Section.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import { itemsOf } from '../kinds/dataSet/itemsOf.ts';
import type { Services } from '../Services.ts';
import { findDocumentsByName } from '../store/findDocuments.ts';
import type { JsonObject, JsonValue } from '../store/JsonObject.ts';

/** What an item of a data set is called; null where the set has no such item. */
export type ItemNames = (dataSetName: string, value: string) => string | null;

/** The names of the items that fill blanks of the actions of rules. Only the data sets that these actions name are read. */
export async function findItemNames(
  { queries, options, registry }: Pick<Services, 'options' | 'queries' | 'registry'>,
  rules: readonly Pick<EvaluatedRule, 'actions'>[],
): Promise<ItemNames> {
  const wanted = new Set(rules.flatMap(({ actions }) => actions.flatMap(dataSetsOf)));
  if (wanted.size === 0) return () => null;
  const sets = await findDocumentsByName(queries, dataSetKind, [...wanted]);
  const sectionNames = [allSectionsName, ...registry.sections.map(({ name }) => name)];
  const known = new Map<string, Map<string, string>>();
  for (const { name: setName, doc } of sets) {
    const items = await itemsOf(doc, { queries, clock: options.clock, sectionNames, search: '' });
    known.set(setName, new Map(items.map(({ name, value }) => [value, name])));
  }
  return (dataSetName, value) => known.get(dataSetName)?.get(value) ?? null;
}

function dataSetsOf(action: JsonValue): string[] {
  const { parameters } = (action ?? {}) as JsonObject;
  return (Array.isArray(parameters) ? parameters : []).flatMap((parameter) => {
    const { typeName, expression } = (parameter ?? {}) as JsonObject;
    return typeName === 'DataSetItem' && typeof expression === 'string' && expression !== ''
      ? [expression]
      : [];
  });
}
