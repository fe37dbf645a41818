import type { DataSet } from '@studio/api';
import type { DependencyRow } from '@studio/widgets';
import { type Resource, useResource } from '../../../../kernel/resource/useResource.ts';
import { t } from '../../../../messages/messages.ts';
import { describeError } from '../../../../services/describeError.ts';
import type { DataSetDraft } from '../draft/DataSetDraft.ts';
import type { CriteriaSources, FieldSource, SourceFailure } from './CriteriaSources.ts';
import { listAllItems } from './criteria.api.ts';
import { loadFieldSource, toOption } from './loadFieldSource.ts';

/** Loads what criteria can be about: products, the values of the fields, and the items that are generated. */
export function useCriteriaSources(doc: DataSet, { dependencies }: DataSetDraft): CriteriaSources {
  const { isProductDependent, rows } = dependencies;
  const products = useResource(isProductDependent ? 'products' : null, async (signal) => {
    const { items } = await listAllItems('All Products', signal);
    return items.map(toOption);
  });
  const generated = useResource(doc.type === 1 ? doc.name : null, async (signal) => {
    const { items } = await listAllItems(doc.name, signal);
    return items;
  });
  const fields = [useFieldSource(rows[0]), useFieldSource(rows[1]), useFieldSource(rows[2])].slice(
    0,
    rows.length,
  );
  const failures = [
    failureOf(products, t('dataSets.criteria.what.products')),
    failureOf(generated, t('dataSets.criteria.what.items')),
    ...fields.map(({ failure }) => failure),
  ].filter((failure) => failure !== null);
  return {
    generatedItems: generated.data,
    products: products.data,
    fields: fields.map(({ source }) => source),
    failures,
  };
}

function useFieldSource(row: DependencyRow | undefined) {
  const { form = '', field = '' } = row ?? {};
  const key = form === '' || field === '' ? null : JSON.stringify([form, field]);
  const resource = useResource(key, (signal) => loadFieldSource(form, field, signal));
  const isLoading = key !== null && resource.isStale && resource.error === null;
  const unknown: FieldSource = {
    label: field,
    options: key === null ? undefined : noOptions,
    isLoading,
    isUnknown: key !== null && resource.error !== null,
    isGone: false,
    largeSet: null,
  };
  const source = key === null || resource.isStale || resource.data === undefined ? unknown : resource.data;
  const failure = key === null ? null : failureOf(resource, t('dataSets.criteria.what.field', { field }));
  return { source, failure };
}

const noOptions: readonly never[] = [];

function failureOf<T>({ error, reload }: Resource<T>, what: string): SourceFailure | null {
  return error === null ? null : { what, reason: describeError(error), onRetry: reload };
}
