import { expect, test } from 'vitest';
import { blankSettings, type SettingsDraft } from './model/SettingsDraft.ts';
import { chooseType, presetGenerator } from './settingsForm.ts';

const chosen: SettingsDraft = {
  ...blankSettings,
  name: 'Drivers',
  type: 3,
  dynamicDefault: true,
  supportSearch: true,
  minSearchStringLength: '5',
  generatorBeanName: 'repeatingFormDataItemGenerator',
  repeatingFormTemplateUniqueName: 'driverInformation',
  clearInvalidFieldValue: true,
};

test('choosing a type clears generator and template; static has no dynamic default, the others start with false', () => {
  const cleared = { generatorBeanName: null, repeatingFormTemplateUniqueName: null };
  expect(chooseType(chosen, 0)).toEqual({ ...chosen, ...cleared, type: 0, dynamicDefault: null });
  expect(chooseType(chosen, 1)).toEqual({ ...chosen, ...cleared, type: 1, dynamicDefault: false });
  expect(chooseType(chosen, 3)).toEqual({ ...chosen, ...cleared, type: 3, dynamicDefault: false });
});

test('a product/field dependent set starts with the enhanced dynamic generator', () => {
  expect(chooseType(chosen, 2)).toMatchObject({
    generatorBeanName: 'enhancedDynamicDataItemGenerator',
    dynamicDefault: false,
  });
});

test('a generator is preset when it is the only one, and never in place of a choice', () => {
  const custom = chooseType(chosen, 1);
  const one = [{ value: 'only' }];
  expect(presetGenerator(custom, one).generatorBeanName).toBe('only');
  expect(presetGenerator(custom, []).generatorBeanName).toBeNull();
  expect(presetGenerator(custom, [...one, { value: 'other' }]).generatorBeanName).toBeNull();
  expect(presetGenerator({ ...custom, generatorBeanName: 'mine' }, one).generatorBeanName).toBe('mine');
});
