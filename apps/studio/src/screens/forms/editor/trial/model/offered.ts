import { type DataItemCriteria, type DataSetDependency, result } from '@studio/api';
import { type CaseScalar, type CaseValues, fieldKey } from '@studio/rules';
import type { LoadedOptions } from '../../../../../kernel/formView/loadOptions.ts';
import { api } from '../../../../../platform/http/api.ts';

/** What sets with criteria depend on, by their names. */
export type Dependencies = ReadonlyMap<string, DataSetDependency>;

/** The names of the sets of which not all items are always offered. */
export function dependentSets(options: LoadedOptions): readonly string[] {
  return [...options].flatMap(([name, { criteria }]) => (criteria?.size ? [name] : []));
}

/** What sets depend on. One that is gone is left out. */
export async function loadDependencies(
  dataSets: readonly string[],
  signal: AbortSignal,
): Promise<Dependencies> {
  const loaded = dataSets.map(async (dataSetName) => {
    const call = api.GET('/rest/DataSet/{dataSetName}', { params: { path: { dataSetName } }, signal });
    const dependency = await result(call).then(
      ({ data }) => data.dynamicDataSetDependency,
      () => null,
    );
    return dependency === null ? [] : [[dataSetName, dependency] as const];
  });
  return new Map((await Promise.all(loaded)).flat());
}

/** The keys of the fields that sets depend on, each once. */
export function keysOfDependencies(dependencies: Dependencies): readonly string[] {
  return [...new Set([...dependencies.values()].flatMap(keysOf))];
}

function keysOf({ sourceFieldDependencies }: DataSetDependency): readonly string[] {
  return sourceFieldDependencies.map(({ formTemplateUniqueName: form, fieldName }) =>
    fieldKey(form, fieldName),
  );
}

/** What is chosen in the fields that sets depend on, as a text: the same one for the same choices. @param values by key */
export function chosenFor(dependencies: Dependencies, values: CaseValues): string {
  const chosen: Chosen = [...dependencies].map(([name, dependency]) => [
    name,
    keysOf(dependency).map((key) => {
      const value = values[key] ?? null;
      return (typeof value === 'object' && value !== null ? value : [value]).map(writeChoice);
    }),
  ]);
  return JSON.stringify(chosen);
}

/** By set, and of each of its fields, what is chosen there: several where it repeats. */
type Chosen = (readonly [dataSet: string, byField: readonly (readonly string[])[]])[];

function writeChoice(value: CaseScalar): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value ?? '');
}

/**
 * The choices that are offered: those without criteria, and those of which one fits. Where several values are chosen, one of them has to.
 * @param chosen of `chosenFor`
 * @param product its name; null for any
 */
export function offeredOptions(
  options: LoadedOptions,
  chosen: string,
  product: string | null,
): LoadedOptions {
  // What `chosenFor` has written.
  const byField = new Map(JSON.parse(chosen) as Chosen);
  if (byField.size === 0) return options;
  const offered = [...options].map(([name, set]) => {
    const choices = byField.get(name);
    if (choices === undefined) return [name, set] as const;
    const fits = ({ productName, fieldValue1, fieldValue2, fieldValue3 }: DataItemCriteria) =>
      (productName === null || product === null || productName === product) &&
      [fieldValue1, fieldValue2, fieldValue3].every(
        (wanted, index) => wanted === null || choices[index]?.includes(wanted) === true,
      );
    const kept = set.filter(({ value }) => set.criteria?.get(value)?.some(fits) ?? true);
    return [name, Object.assign(kept, { isCut: set.isCut === true })] as const;
  });
  return new Map(offered);
}
