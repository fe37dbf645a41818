import { expect, test } from 'vitest';
import { dependentSet, repeatingFormSet, staticSet } from '../../fixtures/dataSetDocs.ts';
import { settingsEditor } from '../settingsEditor.ts';
import { chooseType, isChanged } from '../settingsForm.ts';
import { blankSettings, settingsOf } from './SettingsDraft.ts';
import { toChangedSet, toNewSet, toSettings } from './toSettings.ts';

test('without search the minimum is saved as 3', () => {
  const draft = { ...settingsOf(staticSet), supportSearch: true, minSearchStringLength: '7' };
  expect(toSettings(draft, 0).minSearchStringLength).toBe(7);
  expect(toSettings({ ...draft, supportSearch: false }, 0).minSearchStringLength).toBe(3);
});

test('a name is saved without the blanks around it', () => {
  expect(toSettings({ ...settingsOf(staticSet), name: '  Roof ' }, 0).name).toBe('Roof');
});

test('a set is changed by what it would save, not by the steps there', () => {
  const draft = settingsOf(staticSet);
  expect(isChanged(draft, staticSet)).toBe(false);
  expect(isChanged({ ...draft, name: ` ${draft.name} ` }, staticSet)).toBe(false);
  expect(isChanged(chooseType(chooseType(draft, 2), 0), staticSet)).toBe(false);
  expect(isChanged({ ...draft, description: 'Other' }, staticSet)).toBe(true);
  expect(isChanged(chooseType(draft, 1), staticSet)).toBe(true);
});

test('a set that has just been made says the same as its draft', () => {
  const draft = chooseType({ ...blankSettings, name: ' Roof ' }, 0);
  const { items: _, ...saved } = toNewSet(draft, 0);
  const { normalise } = settingsEditor;
  expect(normalise(draft, null)).toEqual(normalise(settingsOf(saved), staticSet));
});

test('the items go along as they were loaded, criteria and dependency too', () => {
  const body = toChangedSet({ ...settingsOf(dependentSet), description: 'Other' }, 2, dependentSet);
  expect(body.enhancedDynamicDataItems).toEqual(dependentSet.items);
  expect(body.dependency).toEqual(dependentSet.dynamicDataSetDependency);
  expect(body).not.toHaveProperty('items');
});

test('as a static set a dependent one keeps its items, without criteria and priorities', () => {
  const { items, ...body } = toChangedSet(chooseType(settingsOf(dependentSet), 0), 0, dependentSet);
  expect(items?.map(({ name }) => name)).toEqual(dependentSet.items.map(({ name }) => name));
  expect(items?.every((item) => item.defaultPrecedence === null)).toBe(true);
  expect(items?.every((item) => item.enhancedDynamicDataItemCriteriaList?.length === 0)).toBe(true);
  expect(body).not.toHaveProperty('dependency');
});

test('a new set has no items, under the name that its type sends them', () => {
  expect(toNewSet(settingsOf(repeatingFormSet), 3).items).toEqual([]);
  expect(toNewSet(settingsOf(dependentSet), 2)).toMatchObject({
    enhancedDynamicDataItems: [],
    dependency: null,
  });
});
