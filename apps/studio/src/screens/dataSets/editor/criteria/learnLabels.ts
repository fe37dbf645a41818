import type { DependencyRow } from '@studio/widgets';
import type { DataSetDraft } from '../draft/DataSetDraft.ts';
import { usedValues } from './criteriaOptions.ts';
import { loadForms, loadProducts } from './loadChoices.ts';
import { loadFieldSource } from './loadFieldSource.ts';

/**
 * Loads what the fields, values and products are called that a set depends on, for the words of its changes. What cannot be
 * loaded keeps its name there.
 */
export async function learnLabels(
  { dependencies, criteria }: Pick<DataSetDraft, 'dependencies' | 'criteria'>,
  signal: AbortSignal,
): Promise<void> {
  const { isProductDependent, rows } = dependencies;
  const complete = rows.filter(({ form, field }) => form !== '' && field !== '');
  const learnField = async ({ form, field }: DependencyRow) => {
    const { search } = await loadFieldSource(form, field, signal);
    const index = rows.findIndex((row) => row.form === form && row.field === field);
    await search?.name(usedValues(criteria, index), signal);
  };
  await Promise.allSettled([
    ...(isProductDependent ? [loadProducts(signal)] : []),
    ...(complete.length === 0 ? [] : [loadForms(signal)]),
    ...complete.map(learnField),
  ]);
}
