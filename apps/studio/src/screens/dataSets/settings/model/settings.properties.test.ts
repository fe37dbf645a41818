import type { DataSetType } from '@studio/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseType, settingsForm } from '../settingsForm.ts';
import { type SettingsDraft, settingsOf } from './SettingsDraft.ts';
import { toSettings } from './toSettings.ts';

const isComplete = (draft: SettingsDraft) => settingsForm.definition.isValid(draft, null);
const types = fc.constantFrom<DataSetType>(0, 1, 2, 3);

const choice = fc.option(fc.boolean());
const text = fc.option(fc.string({ minLength: 1, maxLength: 8 }));

const drafts: fc.Arbitrary<SettingsDraft> = fc.record({
  name: fc.string({ maxLength: 12 }),
  description: fc.string({ maxLength: 12 }),
  type: fc.option(types),
  dynamicDefault: choice,
  supportSearch: choice,
  minSearchStringLength: fc.integer({ min: 1, max: 99 }).map(String),
  generatorBeanName: text,
  repeatingFormTemplateUniqueName: text,
  clearInvalidFieldValue: choice,
});

test('whatever was chosen before, the last type decides, and name, description and search stay', () => {
  fc.assert(
    fc.property(drafts, types, types, (draft, first, last) => {
      const after = chooseType(chooseType(draft, first), last);
      expect(after).toEqual(chooseType(draft, last));
      const { name, description, supportSearch, minSearchStringLength } = draft;
      expect(after).toMatchObject({ name, description, supportSearch, minSearchStringLength });
    }),
  );
});

test('what is complete for a dynamic type is complete for a static one', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      fc.pre(isComplete(draft));
      expect(isComplete({ ...draft, type: 0 })).toBe(true);
    }),
  );
});

test('whatever the draft, only what the type has is saved', () => {
  fc.assert(
    fc.property(drafts, types, (draft, type) => {
      const saved = toSettings(draft, type);
      if (type !== 3) expect(saved.repeatingFormTemplateUniqueName).toBeNull();
      if (type === 0) {
        const empty = { dynamicDefault: null, generatorBeanName: null, clearInvalidFieldValue: null };
        expect(saved).toMatchObject(empty);
      }
      expect(toSettings(settingsOf(saved), type)).toEqual(saved);
    }),
  );
});
