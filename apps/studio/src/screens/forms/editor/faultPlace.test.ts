import { expect, test } from 'vitest';
import { aField, aSection, formDoc, someCondition } from '../fixtures/formDocs.ts';
import { describeFaultPlace } from './describeFaultPlace.ts';
import { toFormDraft } from './draft/toFormDraft.ts';
import { placeId, placeOf } from './faultPlace.ts';

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
