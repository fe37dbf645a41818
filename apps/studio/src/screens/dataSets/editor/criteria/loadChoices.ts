import type { CriteriaOption } from '@studio/widgets';
import type { Lookup } from '../../../../kernel/resource/Lookup.ts';
import { rememberForms, rememberProducts } from '../../knownLabels.ts';
import { listAllItems, listFormTemplates } from './criteria.api.ts';
import { toOption } from './loadFieldSource.ts';

/** The form templates as choices. */
export async function loadForms(signal: AbortSignal): Promise<readonly CriteriaOption[]> {
  const found = await listFormTemplates(signal);
  const options = found.map(({ uniqueName, name }) => ({ value: uniqueName, label: name }));
  rememberForms(options);
  return options;
}

/** The form templates as choices, for all who offer them. */
export const formChoices: Lookup<readonly CriteriaOption[]> = {
  key: '/UIFormTemplate',
  kinds: ['/UIFormTemplate'],
  load: loadForms,
};

/** The products as choices. */
export async function loadProducts(signal: AbortSignal): Promise<readonly CriteriaOption[]> {
  const items = await listAllItems('All Products', signal);
  const options = items.map(toOption);
  rememberProducts(options);
  return options;
}

/** The products as choices, for all who offer them. */
export const productChoices: Lookup<readonly CriteriaOption[]> = {
  key: '/ProductTemplate',
  kinds: ['/DataSet', '/ProductTemplate'],
  load: loadProducts,
};
