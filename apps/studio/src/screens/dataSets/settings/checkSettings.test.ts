import { expect, test } from 'vitest';
import { blankSettings, type SettingName, type SettingsDraft } from './model/SettingsDraft.ts';
import { findFaulty, settingsForm } from './settingsForm.ts';

const missingSettings = (draft: SettingsDraft) => findFaulty(draft).missing;
const wrongSettings = (draft: SettingsDraft) => findFaulty(draft).wrong;
const isComplete = (draft: SettingsDraft) => settingsForm.definition.isValid(draft, null);

const full: SettingsDraft = {
  name: 'Drivers',
  description: '',
  type: 3,
  dynamicDefault: false,
  supportSearch: false,
  minSearchStringLength: '3',
  generatorBeanName: 'repeatingFormDataItemGenerator',
  repeatingFormTemplateUniqueName: 'driverInformation',
  clearInvalidFieldValue: false,
};

test('a static set needs a type and a name, nothing else', () => {
  expect(missingSettings(blankSettings)).toEqual(['name', 'type']);
  expect(isComplete({ ...blankSettings, type: 0, name: 'Roof' })).toBe(true);
  expect(missingSettings({ ...blankSettings, type: 0, name: '  ' })).toEqual(['name']);
});

test.each([1, 2] as const)('type %i needs every choice but the template', (type) => {
  expect(missingSettings({ ...blankSettings, type, name: 'Roof' })).toEqual([
    'dynamicDefault',
    'supportSearch',
    'generatorBeanName',
    'clearInvalidFieldValue',
  ]);
  expect(isComplete({ ...full, type, repeatingFormTemplateUniqueName: null })).toBe(true);
});

test.each<SettingName>([
  'name',
  'type',
  'dynamicDefault',
  'supportSearch',
  'generatorBeanName',
  'repeatingFormTemplateUniqueName',
  'clearInvalidFieldValue',
])('a repeating form set cannot be saved without %s', (setting) => {
  expect(isComplete(full)).toBe(true);
  const draft = { ...full, [setting]: setting === 'name' ? '' : null };
  expect(isComplete(draft)).toBe(false);
});

test('the minimum has to be a number while the server searches, and only then', () => {
  const draft = { ...full, minSearchStringLength: '' };
  expect(isComplete(draft)).toBe(true);
  expect(missingSettings({ ...draft, supportSearch: true })).toEqual(['minSearchStringLength']);
});

test('names and descriptions hold 1000 characters, an emoji counts once', () => {
  expect(wrongSettings({ ...full, name: ` ${'n'.repeat(1000)} `, description: '🏚'.repeat(1000) })).toEqual(
    [],
  );
  expect(wrongSettings({ ...full, name: 'n'.repeat(1001), description: 'd'.repeat(1001) })).toEqual([
    'name',
    'description',
  ]);
  expect(isComplete({ ...full, description: 'd'.repeat(1001) })).toBe(false);
});
