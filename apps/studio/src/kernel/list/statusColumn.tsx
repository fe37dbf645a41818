import { StatusLabel } from '@studio/ui';
import type { GridColumn } from '@studio/widgets';
import { statusText } from '../status.messages.ts';
import type { AdvancedField } from './advanced/advancedFilter.ts';
import type { ChoiceFilter } from './ListFilter.ts';

/** The column that says whether a row is active. It sorts by the server's key `enabled`. */
export function statusColumn<Row extends { readonly enabled: boolean }>(): GridColumn<Row>;
/** The same where the server calls it something else. @param key what it sorts by */
export function statusColumn<Row>(key: string, isActive: (row: Row) => boolean): GridColumn<Row>;
export function statusColumn(
  key = 'enabled',
  isActive = (row: { readonly enabled?: boolean }) => row.enabled === true,
): GridColumn<{ readonly enabled?: boolean }> {
  return {
    key,
    header: statusText('status'),
    isSortable: true,
    width: '6.5rem',
    render: (row) => (
      <StatusLabel tone={isActive(row) ? 'good' : 'neutral'}>
        {statusText(isActive(row) ? 'active' : 'inactive')}
      </StatusLabel>
    ),
  };
}

/** The filter that keeps what is active, or what is not. Its name is the server's key `enabled`. */
export function statusFilter(): ChoiceFilter {
  return {
    label: statusText('status'),
    placeholder: statusText('all'),
    choices: [
      { value: 'true', label: statusText('active') },
      { value: 'false', label: statusText('inactive') },
    ],
  };
}

/** The name of an object in an advanced filter. Its key is the server's key `name`. */
export function nameField(label: string): AdvancedField {
  return { key: 'name', label, type: 'text', operators: ['contains', 'eq'] };
}
