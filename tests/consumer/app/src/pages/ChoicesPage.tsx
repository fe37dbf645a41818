import { Combobox, MultiSelect, Select } from '@studio/ui';
import { AsyncCombobox } from '@studio/widgets';
import { useState } from 'react';

const states = Array.from({ length: 10_000 }, (_, index) => ({
  value: `s${index}`,
  label: `Territory ${String(index).padStart(5, '0')}`,
}));

async function findStates(text: string) {
  return states.filter(({ label }) => label.includes(text)).slice(0, 20);
}

export function ChoicesPage() {
  const [territory, setTerritory] = useState<string | null>(null);
  const [many, setMany] = useState<readonly string[]>([]);
  return (
    <>
      <h1>Choices</h1>
      <Select
        label="Status"
        defaultValue="open"
        options={[
          { value: 'open', label: 'Open' },
          { value: 'closed', label: 'Closed' },
        ]}
      />
      <Combobox label="Territory" options={states} value={territory} onValueChange={setTerritory} />
      <AsyncCombobox label="County" search={findStates} minSearchLength={3} />
      <MultiSelect label="Territories" options={states} value={many} onValueChange={setMany} />
      <output aria-label="Chosen">{JSON.stringify([territory, ...many])}</output>
    </>
  );
}
