import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SettingContext, SettingDescriptor, SettingValues } from '../types.ts';
import { activeSettings, resetInactive } from './activeSettings.ts';
import { applySetting } from './applySetting.ts';
import { defaultText, parseSettings, settingText } from './settingTexts.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const text = fc.constantFrom('', 'x', 'y', 'true', 'false');

const condition = fc.record({
  componentSettingName: fc.constantFrom(...names),
  operator: fc.constantFrom('equals', 'notEquals', 'notEmpty', 'emptyValueSet', 'notEmptyValueSet'),
  value: text,
});

/** Settings whose conditions refer to each other at will: in chains, in circles, to themselves. */
const settings: fc.Arbitrary<readonly SettingDescriptor[]> = fc.tuple(
  ...names.map((settingName) =>
    fc.record({
      settingName: fc.constant(settingName),
      label: fc.constant(settingName),
      inputType: fc.constantFrom('text', 'switch', 'dropdown', 'multiselect'),
      group: fc.constant('core'),
      defaultValue: text,
      values: fc.constantFrom([], [{ value: 'x', label: 'X' }]),
      dataSetNameFromSetting: fc.option(fc.constantFrom(...names)),
      displayConditions: fc.array(condition, { maxLength: 3 }),
      displayConditionComparisonOperator: fc.constantFrom('AND', 'OR', null),
    }),
  ),
);
const edits = fc.array(fc.record({ settingName: fc.constantFrom(...names, 'unknown'), text }), {
  maxLength: 10,
});
const context: SettingContext = { valueSets: { x: [], y: [{ value: 'x', label: 'X' }] } };

function run(
  descriptors: readonly SettingDescriptor[],
  steps: readonly { settingName: string; text: string }[],
): SettingValues {
  return steps.reduce<SettingValues>(
    (values, edit) => applySetting(descriptors, values, edit, context),
    resetInactive(descriptors, parseSettings(descriptors), context),
  );
}

test('whatever the conditions refer to, an edit ends, and every inactive setting has its default', () => {
  fc.assert(
    fc.property(settings, edits, (descriptors, steps) => {
      const values = run(descriptors, steps);
      const active = new Set(activeSettings(descriptors, values, context));
      for (const setting of descriptors) {
        if (!active.has(setting)) expect(settingText(setting, values)).toBe(defaultText(setting));
      }
      expect(resetInactive(descriptors, values, context)).toBe(values);
    }),
    { numRuns: 500 },
  );
});

test('the order of the settings makes no difference', () => {
  fc.assert(
    fc.property(settings, edits, (descriptors, steps) => {
      expect(run([...descriptors].reverse(), steps)).toEqual(run(descriptors, steps));
    }),
  );
});

test('an edit changes the edited setting and settings that become their default, nothing else', () => {
  fc.assert(
    fc.property(settings, edits, fc.constantFrom(...names), text, (descriptors, steps, settingName, next) => {
      const before = run(descriptors, steps);
      const after = applySetting(descriptors, before, { settingName, text: next }, context);
      for (const setting of descriptors) {
        if (setting.settingName === settingName) continue;
        expect([settingText(setting, before), defaultText(setting)]).toContain(settingText(setting, after));
      }
    }),
  );
});
