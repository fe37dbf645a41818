import { expect, test } from 'vitest';
import type { SettingInputType } from '../types.ts';
import { describeSetting } from './describeSetting.ts';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const words = { off: (label: string) => `${label}: off`, none: (label: string) => `${label}: none` };

test.each<[inputType: SettingInputType, text: string, described: string]>([
  ['text', 'roofAge', 'roofAge'],
  ['text', '', 'Setting: none'],
  ['switch', 'true', 'Setting'],
  ['checkbox', 'false', 'Setting: off'],
  ['radio', 'b', 'Second'],
  ['dropdown', 'gone', 'gone'],
  ['multiselect', 'b, a', 'Second, First'],
  ['button', 'sum(1, 2)', 'Setting'],
  ['columns', '[]', 'Setting'],
])('%s "%s" is described as %s', (inputType, text, described) => {
  const setting = { settingName: 'setting', label: 'Setting', group: 'core', inputType };
  expect(describeSetting(setting, text, { options, words })).toBe(described);
});
