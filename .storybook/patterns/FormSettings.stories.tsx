import type { Meta, StoryObj } from '@storybook/react-vite';
import { SplitPane, TextField } from '@studio/ui';
import { EditorHeader, parseSettings, type SettingDescriptor, SettingsPanel } from '@studio/widgets';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PatternPage } from './PatternPage.tsx';

const settings: readonly SettingDescriptor[] = [
  { settingName: 'label', label: 'Label Text', inputType: 'text', group: 'display', value: 'Filing State' },
  {
    settingName: 'hint',
    label: 'Hint',
    inputType: 'text',
    group: 'display',
    value: 'Where the policy is filed',
  },
  {
    settingName: 'position',
    label: 'Label Position',
    inputType: 'radio',
    group: 'display',
    value: 'top',
    values: [
      { value: 'top', label: 'Top' },
      { value: 'left', label: 'Left' },
    ],
  },
];
const pane = { padding: 16 };

/**
 * The settings of one field of a form, beside the form: a change shows at once where it takes effect. The panel is drawn from
 * descriptors; the form is the host's.
 */
function FormSettings() {
  const [values, setValues] = useState(() => parseSettings(settings));
  return (
    <PatternPage>
      <EditorHeader title="Application Form" type="Form template" />
      <div style={{ height: 440, background: 'var(--st-surface)', border: '1px solid var(--st-line)' }}>
        <SplitPane
          label="Width of the form"
          defaultSize={60}
          start={
            <div style={pane}>
              <TextField label={values['label'] || 'Without a label'} hint={values['hint']} />
            </div>
          }
          end={
            <div style={pane}>
              <SettingsPanel
                settings={settings}
                value={values}
                onValueChange={setValues}
                defaultOpenGroups={['display']}
                headingLevel={2}
                debounceMs={0}
              />
            </div>
          }
        />
      </div>
    </PatternPage>
  );
}

const meta = {
  title: 'Patterns/Settings of a form',
  component: FormSettings,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'One of many parts is chosen on a canvas, and its settings stand beside it: `SettingsPanel` in a `SplitPane`.',
        'A change shows at once where it takes effect.',
        'Groups are opened one by one, and keep what was opened.',
      ],
      avoid: [
        'The fields of an object, all of which matter: an editor.',
        'A handful of switches: `Switch`, without a panel.',
      ],
      pattern: 'Accordion',
      keys: {
        'Enter, Space': 'open or close the group',
        'ArrowUp, ArrowDown': 'go from group to group',
        'ArrowLeft, ArrowRight': 'on the splitter: give form or settings more room',
      },
    },
  },
} satisfies Meta<typeof FormSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByRole('textbox', { name: 'Label Text' });
    await userEvent.clear(label);
    await userEvent.type(label, 'State');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'State' })).toBeVisible());
  },
};
