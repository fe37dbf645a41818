import {
  applyGridChange,
  type CriteriaContext,
  CriteriaTable,
  DependenciesEditor,
  type EditableColumn,
  EditableGrid,
  numberCell,
  parseCriteria,
  parseDependency,
  type SettingDescriptor,
  SettingsPanel,
  type SettingValues,
  serializeCriteria,
  serializeDependency,
  textCell,
} from '@studio/widgets';
import { useState } from 'react';
import { forms, loadFields } from '../forms.ts';

const settings: readonly SettingDescriptor[] = [
  { settingName: 'title', label: 'Title', inputType: 'text', group: 'core', value: 'Cause of loss' },
  { settingName: 'isLimited', label: 'Limited', inputType: 'switch', group: 'core' },
  {
    settingName: 'limit',
    label: 'Limit',
    inputType: 'number',
    group: 'core',
    displayConditions: [{ componentSettingName: 'isLimited', operator: 'equals', value: true }],
  },
];

const perils = [
  { value: 'fire', label: 'Fire' },
  { value: 'water', label: 'Water damage' },
];
const products = [{ value: 'ho3', label: 'Homeowners' }];
const options = (items: typeof forms) => items.map(({ name, label = name }) => ({ value: name, label }));
const loadOptions = async (form: string) => options(await loadFields({ name: form }));
const formOptions = options(forms);

interface Factor {
  readonly id: string;
  readonly state: string;
  readonly factor: string;
}

const factors: readonly Factor[] = [
  { id: '1', state: 'IA', factor: '1.5' },
  { id: '2', state: 'OH', factor: '2' },
];
const factorColumns: readonly EditableColumn<Factor>[] = [
  {
    ...{ key: 'state', header: 'State', cell: textCell() },
    getText: ({ state }) => state,
    setText: (row, state) => ({ ...row, state }),
  },
  {
    ...{ key: 'factor', header: 'Factor', cell: numberCell({ decimals: 2 }) },
    getText: ({ factor }) => factor,
    setText: (row, factor) => ({ ...row, factor }),
  },
];
const idOf = ({ id }: Factor) => id;

function FactorGrid() {
  const [rows, setRows] = useState(factors);
  return (
    <>
      <EditableGrid
        label="Factors"
        rows={rows}
        getRowKey={idOf}
        columns={factorColumns}
        onEdit={(change) => setRows(applyGridChange(rows, change, idOf))}
      />
      <output aria-label="Factors as saved">{JSON.stringify(rows)}</output>
    </>
  );
}

export function SettingsPage() {
  const [values, setValues] = useState<SettingValues>();
  const [draft, setDraft] = useState(() => parseDependency(null));
  const [rows, setRows] = useState(() => parseCriteria([{ value: 'fire', productName: 'ho3' }]));
  const context: CriteriaContext = {
    dataItems: perils,
    isProductDependent: draft.isProductDependent,
    products,
    fields: draft.rows.flatMap(({ field }) => (field === '' ? [] : [{ name: field }])),
  };
  return (
    <>
      <h1>Settings</h1>
      <SettingsPanel settings={settings} onValueChange={setValues} debounceMs={0} headingLevel={2} />
      <output aria-label="Values">{JSON.stringify(values)}</output>
      <DependenciesEditor
        value={draft}
        onValueChange={setDraft}
        forms={formOptions}
        loadFields={loadOptions}
      />
      <output aria-label="Dependency">{JSON.stringify(serializeDependency(draft))}</output>
      <CriteriaTable value={rows} onValueChange={setRows} {...context} />
      <output aria-label="Criteria">{JSON.stringify(serializeCriteria(rows, context, 'Perils'))}</output>
      <FactorGrid />
    </>
  );
}
