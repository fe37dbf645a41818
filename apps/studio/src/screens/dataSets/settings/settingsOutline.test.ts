import type { DataSetType } from '@studio/api';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { equal } from '../../../kernel/editor/equal.ts';
import { mergeVersions } from '../../../kernel/editor/mergeVersions.ts';
import { diffOutlines } from '../../../kernel/editor/outline/diffOutlines.ts';
import type { Choices } from '../../../kernel/editor/outline/Outline.ts';
import { revertChange } from '../../../kernel/editor/outline/revertChange.ts';
import { dependentSet, repeatingFormSet, staticSet } from '../fixtures/dataSetDocs.ts';
import { forgetLabels, rememberForms, rememberGenerators } from '../knownLabels.ts';
import { blankSettings, type SettingsDraft, settingsOf } from './model/SettingsDraft.ts';
import { toSettings } from './model/toSettings.ts';
import { settingsEditor } from './settingsEditor.ts';
import { chooseType, type SettingsDoc } from './settingsForm.ts';

afterEach(forgetLabels);

const { read, write, words } = settingsEditor.outline;

const loaded = (doc: SettingsDoc) => ({ doc, etag: '' });

function merge(draft: SettingsDraft, base: SettingsDoc, theirs: SettingsDoc, choices: Choices = {}) {
  const origin = settingsEditor.toDraft(base);
  return mergeVersions(settingsEditor, { base: loaded(base), origin, draft }, loaded(theirs), choices);
}

describe('another version is taken in', () => {
  test('what was changed here stays, the rest is as they left it', () => {
    const theirs = { ...staticSet, description: 'Theirs', supportSearch: true };
    const { draft, merge: merged } = merge({ ...settingsOf(staticSet), name: 'Mine' }, staticSet, theirs);
    expect(draft).toEqual({ ...settingsOf(theirs), name: 'Mine' });
    expect(merged.collisions).toEqual([]);
  });

  test('where both changed a setting, that one is asked about, and ours stays until it is chosen', () => {
    const theirs = { ...staticSet, description: 'Theirs' };
    const mine = { ...settingsOf(staticSet), description: 'Mine' };
    const { draft, merge: merged } = merge(mine, staticSet, theirs);
    expect(draft.description).toBe('Mine');
    expect(merged.collisions).toMatchObject([{ field: 'description', mine: 'Mine', theirs: 'Theirs' }]);
  });

  test('a type comes with its generator and template as one decision, on either side', () => {
    const theirs = { ...repeatingFormSet, name: staticSet.name };
    const mine = chooseType(settingsOf(staticSet), 2);
    const { draft, merge: merged } = merge(mine, staticSet, theirs);
    expect(merged.collisions.map(({ id }) => JSON.parse(id))).toEqual([['field', 'object', 'type']]);
    expect(draft).toMatchObject({
      type: 2,
      generatorBeanName: 'enhancedDynamicDataItemGenerator',
      repeatingFormTemplateUniqueName: null,
    });
    const [asked] = merged.collisions;
    const { draft: taken } = merge(mine, staticSet, theirs, { [asked?.id ?? '']: 'theirs' });
    expect(toSettings(taken, 3)).toEqual({
      ...toSettings(settingsOf(theirs), 3),
      clearInvalidFieldValue: theirs.clearInvalidFieldValue,
    });
  });

  test('a generator that was chosen for one type does not apply to another', () => {
    const theirs = { ...repeatingFormSet, name: staticSet.name };
    const mine = { ...settingsOf(dependentSet), generatorBeanName: 'other' };
    const { draft, merge: merged } = merge(mine, dependentSet, theirs);
    expect(merged.collisions).toEqual([]);
    expect(draft).toMatchObject({
      type: 3,
      generatorBeanName: theirs.generatorBeanName,
      repeatingFormTemplateUniqueName: 'driverInformation',
    });
  });

  test('settings of one type merge one by one', () => {
    const theirs = { ...dependentSet, dynamicDefault: true };
    const mine = { ...settingsOf(dependentSet), generatorBeanName: 'other' };
    const { draft, merge: merged } = merge(mine, dependentSet, theirs);
    expect(merged.collisions).toEqual([]);
    expect(draft).toMatchObject({ generatorBeanName: 'other', dynamicDefault: true });
  });

  test('the same type chosen by both is no collision', () => {
    const mine = { ...chooseType(settingsOf(staticSet), 1), generatorBeanName: 'g' };
    const theirs = { ...staticSet, type: 1, dynamicDefault: false, generatorBeanName: 'g' } as const;
    expect(merge(mine, staticSet, theirs).merge.collisions).toEqual([]);
  });

  test('a minimum that did not count here does not come back with their search', () => {
    const mine = { ...settingsOf(staticSet), minSearchStringLength: '7', name: 'Mine' };
    const theirs = { ...staticSet, supportSearch: true };
    expect(merge(mine, staticSet, theirs).draft.minSearchStringLength).toBe('3');
  });
});

describe('what is saved', () => {
  const changesOf = (draft: SettingsDraft, doc: SettingsDoc) =>
    diffOutlines(read(settingsEditor.toDraft(doc), doc), read(draft, doc));

  test('another type is one change, and goes back as one', () => {
    const draft = { ...chooseType(settingsOf(dependentSet), 3), repeatingFormTemplateUniqueName: 'drivers' };
    const changes = changesOf(draft, dependentSet);
    expect(changes).toMatchObject([{ kind: 'changed', field: 'type' }]);
    const [change] = changes;
    if (change === undefined) throw new Error('nothing changed');
    const before = read(settingsOf(dependentSet), dependentSet);
    const reverted = revertChange(before, read(draft, dependentSet), change);
    expect(write(reverted, [draft], dependentSet)).toEqual(settingsOf(dependentSet));
  });

  test('a new set is described setting by setting', () => {
    const draft = { ...chooseType(blankSettings, 1), name: 'New', generatorBeanName: 'g' };
    const fields = changesOf(draft, null).map((change) => 'field' in change && change.field);
    expect(fields).toEqual(['name', 'type', 'generatorBeanName', 'dynamicDefault']);
  });

  test('in the words of the modal', () => {
    const draft = { ...chooseType(settingsOf(dependentSet), 3), repeatingFormTemplateUniqueName: 'drivers' };
    const outline = read(draft, dependentSet);
    const [entry] = [...outline.values()];
    if (entry === undefined) throw new Error('no entry');
    const format = (field: string) => words.value(entry, field, entry.fields[field] ?? null, outline);
    expect(words.entry(entry, outline)).toBe('Data Set Settings');
    expect(words.field(entry, 'minSearchStringLength', outline)).toBe(
      'Minimum Characters Required to Search',
    );
    expect(format('type')).toBe('Repeating Form (Repeating Form Template: drivers, Dynamic Default: False)');
    expect(format('clearInvalidFieldValue')).toBe('True');
    expect(words.value(entry, 'type', 2, outline)).toBe('Product/Field Dependent');
    expect(words.value(entry, 'generatorBeanName', null, outline)).toBe('');
  });
});

const types = fc.constantFrom<DataSetType>(0, 1, 2, 3);
const text = fc.option(fc.string({ minLength: 1, maxLength: 3 }));
const drafts: fc.Arbitrary<SettingsDraft> = fc.record({
  name: fc.constantFrom('A', ' A', 'B'),
  description: fc.constantFrom('', 'x'),
  type: types,
  dynamicDefault: fc.option(fc.boolean()),
  supportSearch: fc.boolean(),
  minSearchStringLength: fc.constantFrom('3', '7'),
  generatorBeanName: text,
  repeatingFormTemplateUniqueName: text,
  clearInvalidFieldValue: fc.option(fc.boolean()),
});
const docs = drafts.map((draft) => ({ ...staticSet, ...toSettings(draft, draft.type ?? 0) }));

const formOf = (draft: SettingsDraft, doc: SettingsDoc) => settingsEditor.normalise(draft, doc);

test('what is written reads back the same, over any version', () => {
  fc.assert(
    fc.property(drafts, drafts, docs, (current, first, doc) => {
      const written = write(read(current, doc), [first], doc);
      expect(formOf(written, doc)).toEqual(formOf(current, doc));
      expect(write(read(first, doc), [first], doc)).toBe(first);
    }),
  );
});

test('outlines are equal exactly when the same is saved', () => {
  fc.assert(
    fc.property(drafts, drafts, docs, (one, other, doc) => {
      const isUnchanged = diffOutlines(read(one, doc), read(other, doc)).length === 0;
      expect(isUnchanged).toBe(equal(formOf(one, doc), formOf(other, doc)));
    }),
  );
});

test('without another version nothing moves', () => {
  fc.assert(
    fc.property(drafts, docs, (draft, doc) => {
      const { draft: merged, merge: outcome } = merge(draft, doc, { ...doc });
      expect(merged).toBe(draft);
      expect(outcome.collisions).toEqual([]);
    }),
  );
});

test('generators and forms go by their labels, as far as they have been loaded', () => {
  rememberGenerators([{ value: 'repeatingFormGenerator', label: 'Rows of a form' }]);
  rememberForms([{ value: 'driverInformation', label: 'Driver Information' }]);
  const [entry] = read(settingsOf(repeatingFormSet), repeatingFormSet).values();
  if (entry === undefined) throw new Error('there are no settings');
  const outline = read(settingsOf(repeatingFormSet), repeatingFormSet);
  const format = (field: string, value: string) => words.value(entry, field, value, outline);
  expect(format('generatorBeanName', 'repeatingFormGenerator')).toBe('Rows of a form');
  expect(format('repeatingFormTemplateUniqueName', 'driverInformation')).toBe('Driver Information');
  expect(format('generatorBeanName', 'unknownBean')).toBe('unknownBean');
});
