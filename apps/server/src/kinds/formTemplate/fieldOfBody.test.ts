import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FormField, fieldDefaults } from './FormTemplateDoc.ts';
import { bodyOfField, fieldOfBody } from './fieldOfBody.ts';

const names = new Map([['p1', 'Property']]);
const ids = new Map([['Property', 'p1']]);
const plain = { id: '7', name: 'roof', label: 'Roof', type: 3, dataSetName: null };

/** Settings other than the usual ones, as forms store them. */
const settings = fc
  .record(
    {
      triggerRuleName: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      untriggerBehavior: fc.constant(1),
      options: fc.constant('<options/>'),
      tooltip: fc.string({ minLength: 1 }),
      fieldWidth: fc.nat(),
      carrierVisible: fc.constant(false),
      productNames: fc.constant(['Property']).map((all): string[] => [...all]),
      requiredLevel: fc.constantFrom(1, 2),
      valueExpression: fc.string({ minLength: 1 }),
    },
    { requiredKeys: [] },
  )
  .map(({ untriggerBehavior, ...given }) => ({
    ...given,
    hidden: true,
    // Says what happens once a rule no longer holds.
    ...(given.triggerRuleName !== undefined && untriggerBehavior !== undefined && { untriggerBehavior }),
  }));

describe('a field', () => {
  test('that is sent back as it was read is stored as it was', () => {
    fc.assert(
      fc.property(settings, (given) => {
        const field: FormField = { ...plain, ...given };
        expect(fieldOfBody(bodyOfField(field, 1, ids), '7', names)).toEqual(field);
      }),
    );
  });

  test('is returned with all that it leaves out, and stored without defaults', () => {
    const body = bodyOfField({ ...plain, ...fieldDefaults }, 1, ids);
    expect(bodyOfField(plain, 1, ids)).toEqual(body);
    expect(fieldOfBody(body, '7', names)).toEqual(plain);
    expect(fieldOfBody({ fieldTemplate: { variableName: ' roof ', type: 3 } }, '7', names)).toEqual({
      ...plain,
      label: '',
    });
  });

  test('that is not conditional is shown by no rule, and an empty choice is none', () => {
    const template = {
      variableName: 'roof',
      type: 3,
      triggerRuleName: 'A rule',
      untriggerBehavior: 1,
    } as const;
    const field = {
      label: 'Roof',
      fieldTemplate: { ...template, validator: ' ', dynamicDataSet: '' },
    } as const;
    expect(fieldOfBody(field, '7', names)).toEqual(plain);
    const hidden = { ...field, fieldTemplate: { ...field.fieldTemplate, hidden: true } };
    expect(fieldOfBody(hidden, '7', names)).toEqual({
      ...plain,
      ...{ hidden: true, triggerRuleName: 'A rule', untriggerBehavior: 1 },
    });
    const nameless = { ...hidden, fieldTemplate: { ...hidden.fieldTemplate, triggerRuleName: '' } };
    expect(fieldOfBody(nameless, '7', names)).toEqual({ ...plain, hidden: true });
  });
});
