import { describe, expect, test } from 'vitest';
import { parseSettingDescriptors, settingInputTypes } from '../presets.ts';
import type { SettingCondition, SettingContext, SettingDescriptor, SettingInputType } from '../types.ts';
import { activeSettings, resetInactive } from './activeSettings.ts';
import { applySetting, cleanTyped, resetNames } from './applySetting.ts';
import { groupSettings } from './groupSettings.ts';
import { optionsOf, valueSetKey } from './options.ts';
import { settingFaults } from './settingFaults.ts';
import { heldDelimiter, parseSetting, parseSettings, serializeSetting } from './settingTexts.ts';

const setting = (
  settingName: string,
  inputType: SettingInputType = 'text',
  rest: Partial<SettingDescriptor> = {},
): SettingDescriptor => ({ settingName, label: settingName, inputType, group: 'core', ...rest });

const when = (
  componentSettingName: string,
  operator: SettingCondition['operator'],
  value?: string | boolean,
): Partial<SettingDescriptor> => ({
  displayConditions: [{ componentSettingName, operator, ...(value !== undefined && { value }) }],
});

const namesOf = (settings: readonly SettingDescriptor[]) => settings.map(({ settingName }) => settingName);

describe('values', () => {
  test('what is stored, else the default, else empty or off', () => {
    const settings = [
      setting('a', 'text', { value: 'x', defaultValue: 'y' }),
      setting('b', 'number', { defaultValue: 7 }),
      setting('c'),
      setting('d', 'switch'),
      setting('e', 'checkbox', { value: true }),
    ];
    expect(parseSettings(settings)).toEqual({ a: 'x', b: '7', c: '', d: 'false', e: 'true' });
  });

  test('those of a multi-select are joined by a comma, or its delimiter', () => {
    expect(serializeSetting(setting('a', 'multiselect'), ['x', 'y'])).toBe('x,y');
    const piped = setting('a', 'multiselect', { valueDelimiter: '|' });
    expect(serializeSetting(piped, ['x, y', 'z'])).toBe('x, y|z');
    expect(parseSetting(piped, 'x, y|z')).toEqual(['x, y', 'z']);
    expect(parseSetting(piped, '')).toEqual([]);
  });
});

test('a value cannot hold what parts values', () => {
  expect(heldDelimiter(setting('a', 'multiselect'), 'x,y')).toBe(',');
  expect(heldDelimiter(setting('a', 'multiselect'), 'x|y')).toBeUndefined();
  expect(heldDelimiter(setting('a', 'dropdown', { valueDelimiter: '::' }), 'x::y')).toBe('::');
  expect(heldDelimiter(setting('a', 'dropdown'), 'New York, NY')).toBeUndefined();
});

describe('display conditions', () => {
  const options = [{ value: '1', label: 'One' }];
  test.each([
    ['equals', when('a', 'equals', 'x'), 'x', true],
    ['equals', when('a', 'equals', 'x'), 'y', false],
    ['not equals', when('a', 'notEquals', 'x'), 'x', false],
    ['not equals', when('a', 'notEquals', 'x'), '', true],
    ['not empty', when('a', 'notEmpty'), '', false],
    ['not empty', when('a', 'notEmpty'), 'x', true],
    ['white space is empty', when('a', 'notEmpty'), ' ', false],
    ['a setting that is not there is empty', when('gone', 'notEmpty'), 'x', false],
  ])('%s', (_, condition, value, isActive) => {
    const settings = [setting('a'), setting('b', 'text', condition)];
    expect(namesOf(activeSettings(settings, { a: value, b: '' })).includes('b')).toBe(isActive);
  });

  test.each(['switch', 'checkbox'] as const)('what is off is empty, for input type %s', (inputType) => {
    const settings = [setting('a', inputType), setting('b', 'text', when('a', 'notEmpty'))];
    expect(namesOf(activeSettings(settings, { a: 'false' }))).toEqual(['a']);
    expect(namesOf(activeSettings(settings, { a: 'true' }))).toEqual(['a', 'b']);
    const texts = [setting('a'), setting('b', 'text', when('a', 'notEmpty'))];
    expect(namesOf(activeSettings(texts, { a: 'false' }))).toEqual(['a', 'b']);
  });

  test('true and false compare with what is on and off', () => {
    const settings = [setting('a', 'switch'), setting('b', 'text', when('a', 'equals', true))];
    expect(namesOf(activeSettings(settings, { a: 'true' }))).toEqual(['a', 'b']);
    expect(namesOf(activeSettings(settings, { a: 'false' }))).toEqual(['a']);
  });

  test('an empty value set is a list of choices with nothing in it', () => {
    const conditions = [
      setting('none', 'text', when('a', 'emptyValueSet')),
      setting('some', 'text', when('a', 'notEmptyValueSet')),
    ];
    expect(namesOf(activeSettings([setting('a', 'dropdown', { values: [] }), ...conditions], {}))).toEqual([
      'a',
      'none',
    ]);
    expect(
      namesOf(activeSettings([setting('a', 'dropdown', { values: options }), ...conditions], {})),
    ).toEqual(['a', 'some']);
  });

  test('a value set that is not known yet fails no condition', () => {
    const settings = [
      setting('set', 'text', { value: 'States' }),
      setting('a', 'dropdown', { dataSetNameFromSetting: 'set' }),
      setting('some', 'text', when('a', 'notEmptyValueSet')),
      setting('none', 'text', when('a', 'emptyValueSet')),
    ];
    const values = parseSettings(settings);
    expect(namesOf(activeSettings(settings, values))).toContain('some');
    expect(namesOf(activeSettings(settings, values, { valueSets: { States: options } }))).not.toContain(
      'none',
    );
    expect(namesOf(activeSettings(settings, values, { valueSets: { States: [] } }))).not.toContain('some');
    expect(namesOf(activeSettings(settings, { ...values, set: '' }))).not.toContain('some');
  });

  test('AND needs all of them, anything else one', () => {
    const displayConditions: SettingCondition[] = [
      { componentSettingName: 'a', operator: 'notEmpty' },
      { componentSettingName: 'b', operator: 'notEmpty' },
    ];
    const with_ = (displayConditionComparisonOperator?: string) => [
      setting('a'),
      setting('b'),
      setting('c', 'text', {
        displayConditions,
        ...(displayConditionComparisonOperator && { displayConditionComparisonOperator }),
      }),
    ];
    const isShown = (settings: readonly SettingDescriptor[], b: string) =>
      namesOf(activeSettings(settings, { a: 'x', b })).includes('c');
    expect([isShown(with_('AND'), ''), isShown(with_('AND'), 'y')]).toEqual([false, true]);
    expect([isShown(with_('OR'), ''), isShown(with_(), '')]).toEqual([true, true]);
  });
});

describe('applySetting', () => {
  test('one that turns inactive is reset to its default, and those that depend on it', () => {
    const settings = [
      setting('a', 'switch'),
      setting('b', 'text', { ...when('a', 'equals', true), defaultValue: 'none' }),
      setting('c', 'text', when('b', 'equals', 'x')),
      setting('d', 'text', when('c', 'notEmpty')),
    ];
    const values = { a: 'true', b: 'x', c: 'y', d: 'z' };
    const next = applySetting(settings, values, { settingName: 'a', text: 'false' });
    expect(next).toEqual({ a: 'false', b: 'none', c: '', d: '' });
    expect(resetNames(settings, values, next, 'a')).toEqual(['b', 'c', 'd']);
  });

  test('settings that need each other fall together, those that exclude each other end as well', () => {
    const each = [setting('a', 'text', when('b', 'notEmpty')), setting('b', 'text', when('a', 'notEmpty'))];
    expect(applySetting(each, { a: 'x', b: 'y' }, { settingName: 'b', text: '' })).toEqual({ a: '', b: '' });
    const either = [
      setting('a', 'text', when('b', 'equals', '')),
      setting('b', 'text', when('a', 'equals', '')),
    ];
    expect(applySetting(either, { a: 'x', b: '' }, { settingName: 'b', text: 'y' })).toEqual({
      a: '',
      b: '',
    });
  });

  test('the same value, or no setting, changes nothing', () => {
    const values = { a: 'x' };
    expect(applySetting([setting('a')], values, { settingName: 'a', text: 'x' })).toBe(values);
    expect(applySetting([setting('a')], values, { settingName: 'z', text: 'x' })).toBe(values);
    expect(resetInactive([setting('a')], values)).toBe(values);
  });

  const apply = (descriptor: SettingDescriptor, text: string, context: SettingContext = {}) =>
    applySetting([descriptor], { a: 'old' }, { settingName: 'a', text }, context)['a'];

  test('a number with a minus sign becomes 0, unless the validator allows it', () => {
    expect(apply(setting('a', 'number'), '-5')).toBe('0');
    expect(apply(setting('a', 'number'), '5-')).toBe('0');
    expect(apply(setting('a', 'number'), '-5', { allowsMinus: () => true })).toBe('-5');
    expect(apply(setting('a', 'text'), '-5')).toBe('-5');
  });

  test('texts are trimmed where the setting asks for it, and cut to their limit', () => {
    expect(apply(setting('a', 'text', { trim: true }), '  x y ')).toBe('x y');
    expect(apply(setting('a', 'text'), ' x ')).toBe(' x ');
    expect(apply(setting('a', 'text', { inputLimit: 3 }), 'abcdef')).toBe('abc');
    expect(apply(setting('a', 'text', { inputLimit: 3, trim: true }), '  abcdef')).toBe('abc');
    expect(cleanTyped(setting('a', 'text', { trim: true }), 'x ', {}, {})).toBe('x ');
  });
});

describe('faults', () => {
  const options = [{ value: '1', label: 'One' }];
  const faultOf = (descriptor: SettingDescriptor, value: string, context: SettingContext = {}) =>
    settingFaults([descriptor, setting('set')], { a: value, set: 'S' }, context).get('a');

  test('a dropdown whose stored value is not among its options', () => {
    expect(faultOf(setting('a', 'dropdown', { values: options }), '2')).toBe('not-among-options');
    expect(faultOf(setting('a', 'dropdown', { values: options }), '1')).toBeUndefined();
    expect(faultOf(setting('a', 'dropdown', { values: options }), '')).toBeUndefined();
    expect(faultOf(setting('a', 'dropdown', { values: options, allowNewValues: true }), '2')).toBeUndefined();
  });

  test('is not marked while its options are not known', () => {
    const dynamic = setting('a', 'dropdown', { dataSetNameFromSetting: 'set' });
    expect(optionsOf(dynamic, { set: 'S' }, {})).toBeUndefined();
    expect(faultOf(dynamic, '2')).toBeUndefined();
    expect(faultOf(dynamic, '2', { valueSets: { S: options } })).toBe('not-among-options');
    const cut = Object.assign([...options], { isCut: true });
    expect(faultOf(dynamic, '2', { valueSets: { S: cut } })).toBeUndefined();
  });

  test('a number that is none', () => {
    expect(faultOf(setting('a', 'number'), '1.5')).toBeUndefined();
    expect(faultOf(setting('a', 'number'), 'abc')).toBe('not-a-number');
  });

  test('an inactive setting has none', () => {
    expect(
      faultOf(setting('a', 'dropdown', { values: options, ...when('set', 'equals', 'other') }), '2'),
    ).toBeUndefined();
  });
});

test('groups are shown in their order, then unknown ones, each only with an active setting that is looked for', () => {
  const settings = [
    setting('Tooltip', 'text', { group: 'display' }),
    setting('variableName'),
    setting('Hint', 'text', { group: 'display' }),
    setting('Whatever', 'text', { group: 'componentSpecific' }),
    setting('Agent', 'text', { group: 'agency' }),
  ];
  const groups = ['core', 'display', 'value', 'componentSpecific'];
  expect(groupSettings(settings, '', groups).map(({ group }) => group)).toEqual([
    'core',
    'display',
    'componentSpecific',
    'agency',
  ]);
  expect(groupSettings(settings, ' tool ', groups)).toEqual([{ group: 'display', settings: [settings[0]] }]);
});

test('codes of the server become input types, one that is not known a text', () => {
  const wire = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((inputType) => ({ ...setting('a'), inputType }));
  expect(parseSettingDescriptors(wire).map(({ inputType }) => inputType)).toEqual([
    ...settingInputTypes,
    'text',
  ]);
});

test('choices that depend on the type of the form are known by both', () => {
  const dependent = setting('a', 'dropdown', {
    dataSetNameFromSetting: 'b',
    dynamicValuesFormTypeDependent: true,
  });
  const option = { value: 'x', label: 'X' };
  const valueSets = { [valueSetKey({ dataSetName: 'States', formType: '2' })]: [option], States: [] };
  const values = { b: 'States' };
  expect(optionsOf(dependent, values, { valueSets, formType: '2' })).toEqual([option]);
  expect(optionsOf(dependent, values, { valueSets, formType: '3' })).toBeUndefined();
  expect(optionsOf(dependent, values, { valueSets })).toEqual([]);
  const independent = { ...dependent, dynamicValuesFormTypeDependent: false };
  expect(optionsOf(independent, values, { valueSets, formType: '2' })).toEqual([]);
});
