import { expect, test } from 'vitest';
import { dependentSet, repeatingFormSet, staticSet } from '../../fixtures/dataSetDocs.ts';
import { chooseType } from './chooseType.ts';
import { settingsOf } from './SettingsDraft.ts';
import { takeIn } from './takeIn.ts';

test('what was changed here stays, the rest is as they left it', () => {
  const theirs = { ...staticSet, description: 'Theirs', supportSearch: true };
  const draft = { ...settingsOf(staticSet), name: 'Mine' };
  expect(takeIn(draft, staticSet, theirs)).toEqual({ ...settingsOf(theirs), name: 'Mine' });
});

test('where both changed a setting, ours stays on screen', () => {
  const theirs = { ...staticSet, description: 'Theirs' };
  expect(takeIn({ ...settingsOf(staticSet), description: 'Mine' }, staticSet, theirs).description).toBe(
    'Mine',
  );
});

test('a type comes with its generator and template, whoever chose it', () => {
  const theirs = { ...repeatingFormSet, name: staticSet.name };
  expect(takeIn(chooseType(settingsOf(staticSet), 2), staticSet, theirs)).toMatchObject({
    type: 2,
    generatorBeanName: 'enhancedDynamicDataItemGenerator',
    repeatingFormTemplateUniqueName: null,
  });
  const draft = { ...settingsOf(dependentSet), generatorBeanName: 'other' };
  expect(takeIn(draft, dependentSet, theirs)).toMatchObject({
    type: 3,
    generatorBeanName: theirs.generatorBeanName,
    repeatingFormTemplateUniqueName: 'driverInformation',
  });
});
