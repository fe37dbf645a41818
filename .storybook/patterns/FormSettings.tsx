import { Select, SplitPane, TextField } from '@studio/ui';
import { EditorHeader, parseSettings, type SettingDescriptor, SettingsPanel } from '@studio/widgets';
import { type CSSProperties, useState } from 'react';
import { PatternPage } from './PatternPage.tsx';

const fields = [
  { name: 'state', label: 'Filing State', hint: 'Where the policy is filed' },
  { name: 'insured', label: 'Insured', hint: 'As the policy names them' },
  { name: 'deductible', label: 'Deductible', hint: 'In dollars' },
];

function settingsOf({ label, hint }: (typeof fields)[number]): readonly SettingDescriptor[] {
  return [
    { settingName: 'label', label: 'Label Text', inputType: 'text', group: 'display', value: label },
    { settingName: 'hint', label: 'Hint', inputType: 'text', group: 'display', value: hint },
    {
      settingName: 'position',
      label: 'Label Position',
      inputType: 'radio',
      group: 'display',
      value: 'top',
      values: [
        { value: 'top', label: 'Top' },
        { value: 'hidden', label: 'Hidden' },
      ],
    },
    { settingName: 'isRequired', label: 'Required', inputType: 'switch', group: 'required', value: false },
    { settingName: 'isLocked', label: 'Read-only', inputType: 'switch', group: 'editability', value: false },
    { settingName: 'default', label: 'Default Value', inputType: 'text', group: 'value', value: '' },
  ];
}

const form: CSSProperties = { display: 'grid', gap: 16, padding: 16 };
const pane: CSSProperties = { display: 'grid', gap: 12, padding: 16 };

/**
 * The settings of one field of a form, beside the form: a change shows at once where it takes effect. The panel is drawn from
 * descriptors; the form is the host's.
 */
export function FormSettings() {
  const [values, setValues] = useState(() => fields.map((field) => parseSettings(settingsOf(field))));
  const [chosen, setChosen] = useState(0);
  const field = fields[chosen];
  return (
    <PatternPage>
      <EditorHeader title="Application Form" type="Form template" />
      <div style={{ height: 480, background: 'var(--st-surface)', border: '1px solid var(--st-line)' }}>
        <SplitPane
          label="Width of the form"
          defaultSize={60}
          start={
            <div style={form}>
              {fields.map(({ name }, index) => {
                const { label, hint, position, isRequired, isLocked, default: text } = values[index] ?? {};
                return (
                  <TextField
                    key={`${name} ${text}`}
                    label={label || 'Without a label'}
                    hint={hint}
                    isLabelHidden={position === 'hidden'}
                    isRequired={isRequired === 'true'}
                    isReadOnly={isLocked === 'true'}
                    defaultValue={text}
                  />
                );
              })}
            </div>
          }
          end={
            <div style={pane}>
              <Select
                label="Field"
                options={fields.map(({ name, label }) => ({ value: name, label }))}
                value={field?.name ?? null}
                onValueChange={(next) => setChosen(fields.findIndex(({ name }) => name === next))}
              />
              {field && (
                <SettingsPanel
                  key={field.name}
                  settings={settingsOf(field)}
                  value={values[chosen]}
                  onValueChange={(next) => setValues(values.with(chosen, next))}
                  defaultOpenGroups={['display', 'required']}
                  headingLevel={2}
                  debounceMs={0}
                />
              )}
            </div>
          }
        />
      </div>
    </PatternPage>
  );
}
