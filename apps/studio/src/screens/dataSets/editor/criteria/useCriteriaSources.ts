import type { DataSet } from '@studio/api';
import type { CriteriaOption, DependencyRow } from '@studio/widgets';
import { useMemo } from 'react';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { type Resource, useResource } from '../../../../kernel/resource/useResource.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { fieldLabelOf, isValueKnown, valueLabel } from '../../knownLabels.ts';
import type { DataSetDraft } from '../draft/DataSetDraft.ts';
import type { CriteriaSources, FieldSource, SourceFailure, ValueSearch } from './CriteriaSources.ts';
import { listAllItems } from './criteria.api.ts';
import { deferredText } from './criteria.messages.ts';
import { goneLabel, usedValues } from './criteriaOptions.ts';
import { productChoices } from './loadChoices.ts';
import { loadFieldSource } from './loadFieldSource.ts';

/** Loads what criteria can be about: products, the values of the fields, and the items that are generated. */
export function useCriteriaSources(doc: DataSet, { dependencies, criteria }: DataSetDraft): CriteriaSources {
  const { isProductDependent, rows } = dependencies;
  const products = useLookup(isProductDependent ? productChoices : null);
  const generated = useResource(doc.type === 1 ? doc.name : null, async (signal) => {
    return await listAllItems(doc.name, signal);
  });
  const [first, second, third] = [0, 1, 2].map((index) => usedValues(criteria, index));
  const fields = [
    useFieldSource(rows[0], first ?? noOptions),
    useFieldSource(rows[1], second ?? noOptions),
    useFieldSource(rows[2], third ?? noOptions),
  ].slice(0, rows.length);
  const failures = [
    failureOf(products, deferredText('criteria.what.products')),
    failureOf(generated, deferredText('criteria.what.items')),
    ...fields.flatMap(({ failures: failed }) => failed),
  ].filter((failure) => failure !== null);
  return {
    generatedItems: generated.data,
    products: products.data,
    fields: fields.map(({ source }) => source),
    failures,
  };
}

function useFieldSource(row: DependencyRow | undefined, used: readonly string[]) {
  const { form = '', field = '' } = row ?? {};
  const key = form === '' || field === '' ? null : JSON.stringify([form, field]);
  const resource = useResource(key, (signal) => loadFieldSource(form, field, signal));
  const isLoading = key !== null && resource.isStale && resource.error === null;
  const unknown: FieldSource = {
    label: fieldLabelOf(form, field),
    options: key === null ? undefined : noOptions,
    isLoading,
    isUnknown: key !== null && resource.error !== null,
    isGone: false,
    search: undefined,
  };
  const loaded = key === null || resource.isStale || resource.data === undefined ? unknown : resource.data;
  const names = useValueNames(form, field, loaded.search, used);
  const options = useMemo(
    () => (loaded.search === undefined ? loaded.options : namedOptions(form, field, used, names.data)),
    [loaded, form, field, used, names.data],
  );
  const source = useMemo(() => ({ ...loaded, options }), [loaded, options]);
  const what = deferredText('criteria.what.field', { field: fieldLabelOf(form, field) });
  return { source, failures: key === null ? [] : [failureOf(resource, what), failureOf(names, what)] };
}

/** Asks what the values are called that are in use and have not been looked for. */
function useValueNames(
  form: string,
  field: string,
  search: ValueSearch | undefined,
  used: readonly string[],
): Resource<ReadonlySet<string>> {
  const unnamed = search === undefined ? [] : used.filter((value) => !isValueKnown(form, field, value));
  const key = unnamed.length === 0 ? null : JSON.stringify([form, field, unnamed]);
  return useResource(key, async (signal) => {
    const found = new Set((await search?.name(unnamed, signal))?.map(({ value }) => value));
    return new Set(unnamed.filter((value) => !found.has(value)));
  });
}

/** The values in use as choices; those that were looked up and not found are marked as gone. */
function namedOptions(
  form: string,
  field: string,
  used: readonly string[],
  gone: ReadonlySet<string> | undefined,
): readonly CriteriaOption[] {
  return used.map((value) => {
    const isGone = gone?.has(value) === true && !isValueKnown(form, field, value);
    return { value, label: isGone ? goneLabel(value) : valueLabel(form, field, value) };
  });
}

const noOptions: readonly never[] = [];

function failureOf<T>({ error, reload }: Resource<T>, what: string): SourceFailure | null {
  return error === null ? null : { what, reason: describeError(error), onRetry: reload };
}
