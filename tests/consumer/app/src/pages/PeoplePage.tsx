import { Button } from '@studio/ui';
import {
  AdvancedFilter,
  BusinessCard,
  emptyFilter,
  type GridColumn,
  GridPicker,
  ReferencesModal,
  serializeFilterUri,
} from '@studio/widgets';
import { useState } from 'react';
import { type Adjuster, adjusterFields, loadAdjusters } from '../adjusters.ts';

const columns: GridColumn<Adjuster>[] = [
  { key: 'name', header: 'Name', isSortable: true, render: ({ name }) => name },
];

export function PeoplePage() {
  const [filter, setFilter] = useState(() => emptyFilter('Adjuster'));
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState('');
  const [isRemoved, setRemoved] = useState(false);
  return (
    <>
      <h1>People</h1>
      <BusinessCard
        trigger={<Button variant="ghost">Grace Hopper</Button>}
        load={async () => ({ kind: 'user', name: 'Grace Hopper', emailAddress: 'grace@claims.example' })}
      />
      <AdvancedFilter
        kind="Adjuster"
        fields={adjusterFields}
        value={filter}
        onValueChange={setFilter}
        defaultIsOpen
      />
      <output aria-label="Filter">{serializeFilterUri(filter, adjusterFields)}</output>
      <Button onClick={() => setPicking(true)}>Assign</Button>
      <GridPicker
        isOpen={isPicking}
        onOpenChange={setPicking}
        label="Adjusters"
        columns={columns}
        getRowId={({ id }: Adjuster) => id}
        getRowLabel={({ name }) => name}
        loadPage={loadAdjusters}
        context="CL-0001"
        onSelect={(choice) => setPicked(JSON.stringify(choice))}
      />
      <output aria-label="Picked">{picked}</output>
      <ReferencesModal
        trigger={<Button>Remove Grace Hopper</Button>}
        variant="delete"
        objectName="Grace Hopper"
        references={[{ type: 3, name: 'Refer large losses', version: 2 }]}
        onConfirm={() => setRemoved(true)}
      />
      <output aria-label="Removed">{String(isRemoved)}</output>
    </>
  );
}
