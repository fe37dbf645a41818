import type { Reference } from '@studio/api';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../messages/messages.ts';
import { ScrollBox, SortButton, Table } from './ReferencesTable.styles.ts';
import { type ReferenceSort, sortReferences, toggleSort } from './sortReferences.ts';

const columns = ['type', 'name', 'version'] as const;

/** The references in a table that sorts by any column. */
export function ReferencesTable({ references }: { readonly references: readonly Reference[] }) {
  const [sort, setSort] = useState<ReferenceSort>({ key: 'type', direction: 'asc' });
  return (
    <ScrollBox tabIndex={0} role="region" aria-label={t('dataSets.references.title')}>
      <Table>
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col" aria-sort={ariaSort(sort, key)}>
                <SortButton type="button" onClick={() => setSort(toggleSort(sort, key))}>
                  {t(`dataSets.references.column.${key}`)}
                  {sort.key === key && <SortIcon direction={sort.direction} />}
                </SortButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortReferences(references, sort).map((reference) => (
            <tr key={`${reference.type} ${reference.name}`}>
              <td>{t(`dataSets.references.type.${reference.type}`)}</td>
              <td>{reference.name}</td>
              <td>{reference.version}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  );
}

function SortIcon({ direction }: Pick<ReferenceSort, 'direction'>) {
  return direction === 'asc' ? <ArrowUp aria-hidden size={14} /> : <ArrowDown aria-hidden size={14} />;
}

function ariaSort(sort: ReferenceSort, key: ReferenceSort['key']) {
  if (sort.key !== key) return undefined;
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}
