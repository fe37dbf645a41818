import { GlobalStyles } from '@studio/ui';
import {
  FormBuilder,
  type FormBuilderProps,
  type FormPartBase,
  freeName,
  type SettingDescriptor,
  SettingsPanel,
} from '@studio/widgets';
import { formComponentPictures } from '@studio/widgets/presets';
import { useState } from 'react';
import type { BenchField } from './BuilderContender.ts';

interface BenchPart extends FormPartBase {
  readonly componentId: string;
  /** By the names of the settings. */
  readonly values: Readonly<Record<string, string>>;
}

type Host = FormBuilderProps<BenchPart>;

/** All eighteen, by the names that the pictures have. */
const components: Host['components'] = Object.entries(formComponentPictures).map(([id, { icon }]) => ({
  ...{ id, icon, label: id },
  isSection: id === 'section',
}));

const componentIds = {
  text: 'textInput',
  number: 'textInput',
  select: 'dropDown',
  date: 'dateCalendar',
  checkbox: 'checkBox',
} as const;

function setting(
  settingName: string,
  group: string,
  own: Partial<SettingDescriptor> = {},
): SettingDescriptor {
  return { settingName, label: settingName, group, inputType: 'text', ...own };
}

/** As many as the peers show of a field, in groups of which two are open. */
const settings: readonly SettingDescriptor[] = [
  setting('key', 'core'),
  setting('flags', 'core'),
  setting('label', 'display', { inputLimit: 255, trim: true }),
  setting('help', 'display'),
  setting('placeholder', 'display'),
  setting('width', 'display', { inputType: 'number' }),
  setting('hidden', 'visibility', { inputType: 'switch' }),
  setting('locked', 'editability', { inputType: 'switch' }),
  setting('required', 'required', { inputType: 'switch' }),
  setting('message', 'required', {
    displayConditions: [{ componentSettingName: 'required', operator: 'equals', value: 'true' }],
  }),
  setting('pattern', 'validation'),
  setting('min', 'validation', { inputType: 'number' }),
  setting('max', 'validation', { inputType: 'number' }),
  setting('default', 'value'),
];

const head: BenchPart = { key: 'section', isHead: true, isBeside: false, componentId: 'section', values: {} };

function toParts(fields: readonly BenchField[]): readonly BenchPart[] {
  const parts = fields.map(({ key, label, type }): BenchPart => {
    const values = { key, label };
    return { key, isHead: false, isBeside: false, componentId: componentIds[type], values };
  });
  return [head, ...parts];
}

const createPart: Host['createPart'] = ({ id, label, isSection = false }, parts) => {
  const key = freeName(id, new Set(parts.map((part) => part.key)));
  return { key, isHead: isSection, isBeside: false, componentId: id, values: { key, label } };
};

const getLook: Host['getLook'] = ({ componentId, values }) => ({
  label: values['label'] ?? '',
  name: values['key'] ?? '',
  componentId,
  picture: formComponentPictures[componentId]?.picture ?? 'text',
});

interface BuilderPageProps {
  readonly fields: readonly BenchField[];
}

/** The builder as a team uses it, held by its host, with everything that it can do. */
export function BuilderPage({ fields }: BuilderPageProps) {
  const [parts, setParts] = useState(() => toParts(fields));
  return (
    <div style={{ height: '100%' }}>
      <GlobalStyles />
      <FormBuilder
        value={parts}
        onValueChange={setParts}
        label="Form"
        {...{ components, createPart, getLook }}
        copyParts={(sources, all) =>
          sources.flatMap((source) => {
            const original = all.find(({ key }) => key === source.key);
            const component = components.find(({ id }) => id === original?.componentId);
            return component === undefined ? [] : createPart(component, all);
          })
        }
        renderSettings={([first]) =>
          first && (
            <SettingsPanel
              subject={first.key}
              settings={settings}
              value={first.values}
              onValueChange={(values) =>
                setParts((all) => all.map((part) => (part.key === first.key ? { ...part, values } : part)))
              }
            />
          )
        }
      />
    </div>
  );
}
