import { expect, test } from 'vitest';
import { aField, aSection, formDoc, someCondition } from '../fixtures/formDocs.ts';
import { describeFaultPlace } from './describeFaultPlace.ts';
import { toFormDraft } from './draft/toFormDraft.ts';
import { placeId, placeOf } from './faultPlace.ts';
import { draftFaults, faultsOfPart, savedFaults } from './formFaults.ts';

const draft = toFormDraft(
  formDoc({
    sections: [
      aSection('', [aField('covering', 'Covering'), aField('age', 'age')]),
      aSection('Photos', [aField('photo', 'Photo')]),
    ],
    fieldRules: [{ name: 'Old roof', description: '', condition: someCondition }],
  }),
);
const describePlace = (pointer: string) =>
  describeFaultPlace(placeOf(pointer, draft), {
    draft,
    formSettingLabel: (name) => (name === 'root' ? 'Required?' : null),
  });

test.each([
  ['/sections/0/rows/0/fields/0/fieldTemplate/dynamicDataSet', 'Covering (covering): Data Set'],
  ['/sections/0/rows/0/fields/1/valueExpression', 'age: Value Expression'],
  ['/sections/1/rows/0/fields/0', 'Photo (photo)'],
  ['/sections/1/rows/0/fields/0/productTemplates/0', 'Photo (photo): Show for Products'],
  ['/sections/1', 'Section Photos'],
  ['/sections/0/label', 'Section without a label'],
  ['/fieldRules/0', 'Rule Old roof'],
  ['/triggerRule', 'Trigger rule'],
  ['/formTemplate/root', 'Form Template Settings: Required?'],
  ['/precedingFieldFormTemplateUniqueName', 'Form Template Settings'],
  ['/sections', 'Sections and fields'],
  ['/fieldRules/7', 'Sections and fields'],
  ['/sections/4/rows/0/fields/0', 'Sections and fields'],
])('%s leads to %s', (pointer, place) => {
  expect(describePlace(pointer)).toBe(place);
});

test('what has a place in the outline is found by it; settings have none', () => {
  const [head, covering] = draft.parts;
  expect(placeId(placeOf('/sections/0', draft))).toBe(head?.key);
  expect(placeId(placeOf('/sections/0/rows/0/fields/0/label', draft))).toBe(covering?.key);
  expect(placeId(placeOf('/fieldRules/0/condition', draft))).toBe(draft.rules[0]?.key);
  expect(placeId(placeOf('/triggerRule', draft))).toBe('trigger');
  expect(placeId(placeOf('/formTemplate/displayName', draft))).toBeNull();
});

test('a place in a rule leads to its condition', () => {
  const pointerOf = (pointer: string) => {
    const place = placeOf(pointer, draft);
    return 'pointer' in place ? place.pointer : null;
  };
  expect(pointerOf('/fieldRules/0/condition/subconditions/1/rhs')).toBe('/subconditions/1/rhs');
  expect(pointerOf('/triggerRule/condition/subconditions/0')).toBe('/subconditions/0');
  expect(pointerOf('/fieldRules/0/condition')).toBeNull();
  expect(pointerOf('/fieldRules/0/name')).toBeNull();
});

test('what a save would be refused for is found in the draft: blank names, and those that several fields have', () => {
  const [, covering, age] = draft.parts;
  const named = (...names: readonly string[]) => {
    const fields = draft.parts.filter(({ isHead }) => !isHead);
    const byKey = new Map(names.map((name, index) => [fields[index]?.key, name]));
    return draft.parts.map((part) => ({ ...part, variableName: byKey.get(part.key) ?? part.variableName }));
  };
  const faultsOf = (...names: readonly string[]) => draftFaults({ parts: named(...names) });
  expect(draftFaults(draft)).toEqual([]);
  expect(faultsOf('', 'age').map(({ place }) => place)).toEqual([
    { at: 'part', key: covering?.key, setting: 'variableName' },
  ]);
  const taken = faultsOf('age', ' age');
  expect(taken.map(({ place }) => placeId(place))).toEqual([covering?.key, age?.key]);
  expect(age && faultsOfPart(taken, age).get('variableName')).toContain('Covering (age)');
  expect(faultsOf('Age')).toEqual([]);
});

test('what a save has found is shown at its setting until that is changed', () => {
  const pointer = '/sections/0/rows/0/fields/0/fieldTemplate/dynamicDataSet';
  const [fault] = savedFaults({ errors: [{ pointer, message: 'There is no such data set.' }] }, draft);
  const covering = draft.parts[1];
  if (fault === undefined || covering === undefined) throw new Error('The field has a fault.');
  expect(faultsOfPart([fault], covering)).toEqual(
    new Map([['dynamicDataSet', 'There is no such data set.']]),
  );
  const changed = { ...covering, dynamicDataSet: 'Roofs' };
  expect(faultsOfPart([fault], changed).size).toBe(0);
  expect(draftFaults(draft, [fault])).toEqual([fault]);
  expect(draftFaults({ parts: draft.parts.with(1, changed) }, [fault])).toEqual([]);
});
