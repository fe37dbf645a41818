import { parseSettings, type SettingDescriptor, SettingsPanel } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, elementOf, enter, partOf, textOf } from '../../user.ts';

const settings: readonly SettingDescriptor[] = [
  { settingName: 'name', label: 'Name', inputType: 'text', group: 'core', value: 'a' },
];

export const conformance: ConformanceCase = {
  name: 'SettingsPanel',
  render: (given) => <SettingsPanel settings={settings} debounceMs={0} {...given} />,
  root: 'settings-panel',
  parts: ['search', 'groups', 'header', 'setting'],
  held: [
    {
      prop: 'value',
      defaultProp: 'defaultValue',
      callback: 'onValueChange',
      first: parseSettings(settings),
      next: { name: 'b' },
      act: (root) => {
        const input = elementOf(root, '[data-setting="name"] input');
        enter(input, 'b');
        input.blur();
      },
      shown: (root) => textOf(elementOf(root, '[data-setting="name"] input')),
      shownFirst: 'a',
      shownNext: 'b',
      // What was typed stays in sight while the field has the focus and a little after, for a host that is late.
      graceMs: 500,
    },
    {
      prop: 'openGroups',
      defaultProp: 'defaultOpenGroups',
      callback: 'onOpenGroupsChange',
      first: ['core'],
      next: [],
      act: (root) => click(partOf(root, 'header')),
      shown: (root) => partOf(root, 'header').getAttribute('aria-expanded'),
      shownFirst: 'true',
      shownNext: 'false',
    },
  ],
};
