import type { AdvancedField } from '../../../kernel/list/advanced/advancedFilter.ts';
import type { ListFilters } from '../../../kernel/list/ListFilter.ts';
import { dataSetLookup } from '../../../kernel/resource/dataSetLookup.ts';
import { formTypes } from '../forms.api.ts';
import { formText } from '../forms.messages.ts';

const statuses = ['0', '2', '1'] as const;
const visibilities = ['Agency', 'Carrier', 'Both', 'None'] as const;

/** The filters of the list of form templates. */
export function formFilters(): ListFilters {
  return {
    type: { label: formText('type'), placeholder: formText('type.all'), choices: formTypes },
    status: {
      label: formText('status'),
      placeholder: formText('status.all'),
      choices: statuses.map((value) => ({ value, label: formText(`status.${value}`) })),
    },
  };
}

/** What the advanced filter has besides them. */
export function formFields(): readonly AdvancedField[] {
  return [
    { key: 'name', label: formText('name'), type: 'text', operators: ['contains'] },
    {
      key: 'product',
      label: formText('products'),
      type: 'choice',
      operators: ['eq'],
      choices: dataSetLookup('All Products', ['/ProductTemplate']),
    },
    {
      key: 'visibility',
      label: formText('visibility'),
      type: 'choice',
      operators: ['eq'],
      choices: visibilities.map((value) => ({ value, label: formText(`visibility.${value}`) })),
    },
    { key: 'version', label: formText('version'), type: 'number', operators: ['eq', 'gte', 'lte'] },
    { key: 'valid', label: formText('valid'), type: 'boolean', operators: ['eq'] },
    {
      key: 'lastModifiedBy',
      label: formText('lastModifiedBy'),
      type: 'text',
      operators: ['contains'],
    },
    { key: 'timeLastModified', label: formText('lastModified'), type: 'date', operators: ['gte', 'lt'] },
  ];
}
