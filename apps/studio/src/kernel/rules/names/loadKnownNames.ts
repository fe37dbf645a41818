import { type KnownNames, knownNames, rememberNames } from './KnownNames.ts';
import { type NamedThings, namesNothing } from './namedIn.ts';

/**
 * Finds out how things are called, and keeps it for all editors. What loads it is loaded with the first of them.
 * @param isMissingOnly only what is not known yet is asked for
 * @throws ConnectionError where a call finds no server
 */
export async function loadKnownNames(
  named: NamedThings,
  signal: AbortSignal,
  isMissingOnly = false,
): Promise<void> {
  const wanted = isMissingOnly ? missingIn(named, knownNames.names) : named;
  if (namesNothing(wanted)) return;
  const { loadNames } = await import('./loadNames.ts');
  rememberNames(await loadNames(wanted, signal));
}

/** Of forms that are known, the sets of fields are, too. */
function missingIn({ forms, values, items }: NamedThings, names: KnownNames): NamedThings {
  const isUnknown = (form: string) => !names.forms.has(form);
  const ofKnown = values.flatMap(({ form, field, values: some }) => {
    const dataSet = names.forms.get(form)?.fields.get(field)?.dataSetName;
    return dataSet ? [{ dataSet, values: some }] : [];
  });
  const wanted = [...items, ...ofKnown].map(({ dataSet, values: some }) => ({
    dataSet,
    values: some.filter((value) => !names.items.get(dataSet)?.has(value)),
  }));
  return {
    forms: forms.filter(isUnknown),
    values: values.filter(({ form }) => isUnknown(form)),
    items: wanted.filter(({ values: some }) => some.length > 0),
  };
}
