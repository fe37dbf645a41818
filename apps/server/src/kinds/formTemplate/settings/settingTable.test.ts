import { describe, expect, test } from 'vitest';
import { componentTypes } from './componentTypes.ts';
import { describeSettings, standardOf } from './describeSettings.ts';
import { type FieldSetting, fieldTypes, type SettingCondition, settingGroups } from './FieldSetting.ts';
import { settingsOfType, settingTable } from './settingTable.ts';

const types = Object.values(fieldTypes);
const none = { dataSets: [], products: [], fieldRules: [], repeatingForms: [] };

/** Every value that a setting may have, as far as conditions can tell them apart. */
function valuesOf({ input, choices, source }: FieldSetting): readonly string[] {
  if (input === 'switch' || input === 'checkbox') return ['true', 'false'];
  if (source) return ['', 'one'];
  return ['', ...(choices?.map(([value]) => value) ?? ['text'])];
}

function satisfies({ operator, value }: SettingCondition, { input }: FieldSetting, text: string): boolean {
  switch (operator) {
    case 'equals':
      return text === String(value);
    case 'notEquals':
      return text !== String(value);
    case 'notEmpty':
      return input === 'switch' || input === 'checkbox' ? text === 'true' : text !== '';
    default:
      // Whether there is anything to choose depends on the data set.
      return true;
  }
}

/** Whether there are values of the other settings with which a setting is active, and they are, too. */
function isReachable(
  setting: FieldSetting,
  all: readonly FieldSetting[],
  above: readonly string[] = [],
): boolean {
  const { name, when = [], needsAll = false } = setting;
  if (when.length === 0) return true;
  const conditions = needsAll ? [when] : when.map((condition) => [condition]);
  return conditions.some((some) => {
    const byName = Map.groupBy(some, ({ componentSettingName }) => componentSettingName);
    return [...byName].every(([otherName, asked]) => {
      if (otherName === name) return true;
      const other = all.find((each) => each.name === otherName);
      if (!other || above.includes(otherName)) return false;
      const can = valuesOf(other).some((text) =>
        asked.every((condition) => satisfies(condition, other, text)),
      );
      return can && isReachable(other, all, [...above, name]);
    });
  });
}

describe.each(types)('the settings of fields of type %i', (type) => {
  const settings = settingsOfType(type);

  test('have names of their own, in the groups of the product and in their order', () => {
    expect(settings.length).toBeGreaterThan(0);
    expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length);
    const groups: readonly string[] = settingGroups;
    const places = settings.map(({ group }) => groups.indexOf(group));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  });

  test.each(settings.map((setting) => [setting.name, setting] as const))(
    '%s can be reached',
    (_, setting) => {
      for (const { componentSettingName, operator, value } of setting.when ?? []) {
        const other = settings.find(({ name }) => name === componentSettingName);
        expect(other, componentSettingName).toBeDefined();
        if (operator === 'equals' && other) expect(valuesOf(other)).toContain(String(value));
      }
      expect(isReachable(setting, settings)).toBe(true);
    },
  );

  test('have defaults that can be chosen', () => {
    for (const setting of settings.filter(({ choices }) => choices !== undefined)) {
      const standard = standardOf(setting);
      const isEmpty = standard === null || standard === '';
      if (!isEmpty) expect(valuesOf(setting), setting.name).toContain(String(standard));
    }
  });
});

test('every component of the palette has settings, and its type a place among the types', () => {
  expect(componentTypes.map(({ label }) => label)).toEqual([
    ...[
      'Section',
      'Label',
      'Spacer',
      'Text Input',
      'Text Area',
      'Yes/No Question',
      'Check Box',
      'Check Box Group',
    ],
    ...[
      'Radio Button Group',
      'Drop Down',
      'Multi Select',
      'Row Repeater',
      'Date Calendar',
      'Class Code Picker',
    ],
    ...['Function Button', 'URL Link', 'Upload Attachment', 'Form Summary Grid'],
  ]);
  for (const { fieldType } of componentTypes) expect(settingsOfType(fieldType)).not.toEqual([]);
});

test('no number that can be typed is beyond the contract', () => {
  const most: Readonly<Record<string, number>> = {
    labelWidth: 10_000,
    fieldWidth: 10_000,
    maxChars: 1_000_000,
  };
  const typed = settingTable.filter(({ property }) => property !== null && property in most);
  expect(typed.map(({ name }) => name).toSorted()).toEqual(Object.keys(most).toSorted());
  for (const { property, limit = Number.POSITIVE_INFINITY } of typed)
    expect(10 ** limit - 1).toBeLessThanOrEqual(most[property ?? ''] ?? 0);
});

test('only settings of the options have a place in their XML', () => {
  for (const type of types) {
    for (const { propertyName, xmlRootNodeName, xmlSubProperty } of describeSettings(type, none)) {
      expect([xmlRootNodeName, xmlSubProperty === null]).toEqual(
        propertyName === 'options' ? ['options', false] : [null, true],
      );
    }
  }
});

test('the required level is locked in production for new fields, too', () => {
  const [level] = describeSettings(fieldTypes.textInput, none).filter(
    ({ settingName }) => settingName === 'requiredLevel',
  );
  expect(level).toMatchObject({ disabledWhenInProduction: true, disabledForNewFieldsToo: true });
  expect(settingTable.some(({ inProduction }) => inProduction === 'fixed')).toBe(true);
});
