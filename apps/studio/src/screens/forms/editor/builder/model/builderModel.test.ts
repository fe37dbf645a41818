import type { ComponentSetting } from '@studio/api';
import { applySetting } from '@studio/widgets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOptionText, withOption } from '../../../../../kernel/formView/fieldOptions.ts';
import {
  optionSetting as inOptions,
  componentSetting as setting,
} from '../../../fixtures/componentSettings.ts';
import { blankPart } from '../../draft/FormDraft.ts';
import { commonValues, withRulesOf } from './commonSettings.ts';
import {
  type CopiedInto,
  copiedParts,
  countedNames,
  describeLosses,
  type NameRule,
  newPart,
  partsWithSections,
} from './newParts.ts';
import { settingValuesOf, toPartSettings, withSettingValues } from './settingValues.ts';

const part = blankPart('a');

describe('options of a field', () => {
  const options = '<options><a x="1>">1 &lt; 2</a><!-- <b>no</b> --><b/><c><b>inner</b></c></options>';

  test.each([
    ['a', '1 < 2'],
    ['b', ''],
    ['d', null],
  ])('the text of %s is read', (name, text) => {
    expect(readOptionText(options, name)).toBe(text);
  });

  test('one is changed, added or taken out, and the others stay as they are', () => {
    expect(withOption(options, 'b', 'x')).toBe(options.replace('<b/>', '<b>x</b>'));
    expect(withOption(options, 'a', null)).toBe(options.replace('<a x="1>">1 &lt; 2</a>', ''));
    expect(withOption(options, 'd', '1')).toBe(options.replace('</options>', '<d>1</d></options>'));
    expect(withOption('<options/>', 'd', '1')).toBe('<options><d>1</d></options>');
    expect(withOption('<options><d>1</d></options>', 'd', null)).toBeNull();
    expect(withOption(null, 'd', null)).toBeNull();
  });
});

describe('settings of a part', () => {
  test.each<[Partial<ComponentSetting>, text: string, property: string, value: unknown]>([
    [{ propertyName: 'label' }, 'Roof', 'label', 'Roof'],
    [{ propertyName: 'hidden', inputType: 2 }, 'true', 'hidden', true],
    [{ propertyName: 'requiredLevel', inputType: 5 }, '2', 'requiredLevel', 2],
    [{ propertyName: 'maxChars', inputType: 1 }, '40', 'maxChars', 40],
    [{ propertyName: 'validator', inputType: 5 }, 'number', 'validator', 'number'],
    [{ propertyName: 'rangeMin', inputType: 1 }, '-5', 'rangeMin', '-5'],
    [{ propertyName: 'productTemplates', inputType: 7, valueDelimiter: ',' }, 'p,q', 'products', '["p","q"]'],
  ])('%o with %s', (own, text, property, value) => {
    const settings = toPartSettings([setting({ settingName: 's', ...own })]);
    const changed = withSettingValues(settings, part, { s: text });
    expect(changed).toEqual({ ...part, [property]: value });
    expect(settingValuesOf(settings, changed)).toEqual({ s: text });
    expect(withSettingValues(settings, changed, settingValuesOf(settings, part))).toEqual(part);
  });

  test.each(['many', '1.5', '-5', ''])('a width that is %j is none', (text) => {
    const settings = toPartSettings([
      setting({ settingName: 's', propertyName: 'fieldWidth', inputType: 1 }),
    ]);
    const wide = { ...part, fieldWidth: 200 };
    expect(withSettingValues(settings, wide, { s: text }).fieldWidth).toBeNull();
  });

  test('a link is a form and a field, or a path', () => {
    const settings = toPartSettings([
      setting({ settingName: 's', propertyName: 'linkFormTemplateUniqueName', inputType: 3 }),
    ]);
    const field = withSettingValues(settings, part, { s: 'Roof::age' });
    expect(field).toMatchObject({ linkFormTemplateUniqueName: 'Roof', linkVariableName: 'age' });
    expect(settingValuesOf(settings, field)).toEqual({ s: 'Roof::age' });
    const path = withSettingValues(settings, field, { s: 'Account.name' });
    expect(path).toEqual({ ...part, linkPropertyPath: 'Account.name' });
    expect(withSettingValues(settings, path, { s: '' })).toEqual(part);
  });

  test('one in the options is stored where it differs from its default', () => {
    const settings = toPartSettings([inOptions('yesText', { defaultValue: 'Yes' })]);
    expect(settingValuesOf(settings, part)).toEqual({ yesText: 'Yes' });
    const changed = withSettingValues(settings, part, { yesText: 'Oui & non' });
    expect(changed.options).toBe('<options><yesText>Oui &amp; non</yesText></options>');
    expect(settingValuesOf(settings, changed)).toEqual({ yesText: 'Oui & non' });
    expect(withSettingValues(settings, changed, { yesText: 'Yes' }).options).toBeNull();
  });

  test('of two that share a property the active one has what is stored, and the other one takes nothing of it', () => {
    const when = (operator: 'equals' | 'notEquals') => ({
      propertyName: 'defaultValue',
      displayConditions: [{ componentSettingName: 'multiple', operator, value: true }],
    });
    const settings = toPartSettings([
      inOptions('multiple', { inputType: 2, defaultValue: false }),
      setting({ settingName: 'one', inputType: 5, ...when('notEquals') }),
      setting({ settingName: 'several', inputType: 7, ...when('equals') }),
    ]);
    const options = '<options><multiple>true</multiple></options>';
    const choices = { ...part, options, defaultValue: 'a,b' };
    const values = settingValuesOf(settings, choices);
    expect(values).toEqual({ multiple: 'true', one: '', several: 'a,b' });
    const edit = { settingName: 'several', text: 'a,b,c' };
    const edited = withSettingValues(settings, choices, applySetting(settings, values, edit));
    expect(edited).toEqual({ ...choices, defaultValue: 'a,b,c' });
    const off = applySetting(settings, values, { settingName: 'multiple', text: 'false' });
    expect(withSettingValues(settings, choices, off)).toEqual(part);
  });

  test('columns keep what is not known of them', () => {
    const options = '<options><columns><column variableName="a" width="90" align="end"/></columns></options>';
    const settings = toPartSettings([inOptions('columns', { inputType: 3 })]);
    const grid = { ...part, options };
    const { columns = '' } = settingValuesOf(settings, grid);
    expect(JSON.parse(columns)).toEqual([{ name: 'a', width: 90, align: 'end' }]);
    expect(withSettingValues(settings, grid, { columns })).toBe(grid);
    const wider = withSettingValues(settings, grid, { columns: columns.replace('90', '120') });
    expect(wider.options).toBe(options.replace('90', '120'));
  });

  test('any text goes in and comes out again', () => {
    const settings = toPartSettings([setting({ settingName: 's' }), inOptions('o')]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (label, option) => {
        const changed = withSettingValues(settings, part, { s: label, o: option });
        expect(settingValuesOf(settings, changed)).toEqual({ s: label, o: option });
      }),
    );
  });
});

test('Show Rule offers the rules of the draft, without their hidden suffix; without the permission it is locked', () => {
  const settings = toPartSettings([
    setting({ settingName: 'label' }),
    setting({ settingName: 'rule', propertyName: 'triggerRuleName', inputType: 5 }),
  ]);
  const rules = [{ key: 'r', name: 'Old roof-#2', description: '', condition: '' }];
  const now = withRulesOf(rules, 'No permission');
  expect(now(settings)).toMatchObject([
    {},
    { values: [{ value: 'Old roof-#2', label: 'Old roof' }], lockedBecause: 'No permission' },
  ]);
  expect(now(settings)[0]).toBe(settings[0]);
  expect(now(settings)).toBe(now(settings));
});

test('what several parts have differently is empty, until it is chosen for all', () => {
  const settings = toPartSettings([
    setting({ settingName: 'label' }),
    setting({ settingName: 'tooltip', propertyName: 'tooltip' }),
    setting({ settingName: 'hidden', propertyName: 'hidden', inputType: 2 }),
  ]);
  const parts = [
    { ...part, label: 'Roof', tooltip: 'Of the house', hidden: true },
    { ...part, label: 'Wall', tooltip: 'Of the house' },
  ];
  expect(commonValues(parts, settings)).toEqual({ label: '', tooltip: 'Of the house', hidden: 'true' });
  expect(commonValues([], settings)).toEqual({});
});

describe('new parts', () => {
  const component = { name: 'textInput', label: 'Text Input', fieldType: 0, isField: true, options: null };
  const rules = [{ key: 'r', name: 'Old roof', description: '', condition: '' }];
  const here = { forms: { from: 'Roof', to: 'Roof' } };
  const roof = { ...part, id: '7', variableName: 'roof', label: 'Roof', triggerRuleName: 'Old roof' };

  test('have names of their own', () => {
    const one = newPart(component, []);
    const two = newPart(component, [one]);
    expect([one.variableName, two.variableName]).toEqual(['textInput', 'textInput2']);
    expect(newPart({ ...component, isField: false }, [one])).toMatchObject({
      isHead: true,
      variableName: '',
    });
  });

  test('are copied as new fields, without rules that the form does not have', () => {
    const [copy, again] = copiedParts([roof, roof], { ...here, parts: [roof], rules }).parts;
    expect(copy).toMatchObject({ id: '', variableName: 'roof2', label: 'Roof', triggerRuleName: 'Old roof' });
    expect(again?.variableName).toBe('roof3');
    expect(copy?.key).not.toBe(again?.key);
    const long = { ...roof, variableName: 'r'.repeat(100) };
    const [short] = copiedParts([long], { ...here, parts: [long], rules }).parts;
    expect(short?.variableName).toBe(`${'r'.repeat(99)}2`);
  });

  test.each<[string, Partial<CopiedInto>]>([
    ['of a rule that is gone', { rules: [] }],
    ['of another form, whose rule has the same name', { forms: { from: 'Wall', to: 'Roof' } }],
    ['of a form that is not known', { forms: { from: undefined, to: 'Roof' } }],
    ['where no rule can be changed', { locks: { isShown: true, isRequired: false } }],
  ])('that no rule shows are always shown, and named: %s', (_what, into) => {
    const conditional = { ...roof, hidden: true, untriggerBehavior: 1 as const };
    const { parts, ...losses } = copiedParts([conditional], { ...here, parts: [], rules, ...into });
    expect(parts[0]).toMatchObject({ hidden: false, triggerRuleName: null, untriggerBehavior: 0 });
    expect(losses).toEqual({ unconditional: ['roof'], optional: [] });
    expect(describeLosses(losses)).toContain('roof');
  });

  test('are optional in production', () => {
    const options = '<options><fewestRows>2</fewestRows><mostRows>3</mostRows></options>';
    const required = {
      ...part,
      options,
      variableName: 'rows',
      requiredLevel: 2,
      requiredLevelExpression: '1',
    } as const;
    const locks = { isShown: true, isRequired: true };
    const { parts, optional } = copiedParts([required], { ...here, parts: [], rules, locks });
    expect(parts[0]).toMatchObject({ requiredLevel: 0, requiredLevelExpression: '' });
    expect(parts[0]?.options).toBe('<options><mostRows>3</mostRows></options>');
    expect(optional).toEqual(['rows']);
  });

  test.each<[Partial<NameRule>, string, string]>([
    [{}, 'roof', 'roof2'],
    [{ kind: 'front', text: 'old_' }, 'roof', 'old_roof'],
    [{ kind: 'behind', text: 'B' }, 'roof', 'roofB'],
    [{ kind: 'replace', found: 'o', text: 'i' }, 'roof', 'riif'],
    // The rule makes a name that is taken.
    [{ kind: 'replace', found: 'wall', text: 'roof' }, 'wall', 'roof2'],
    // Nothing is left of the name, or nothing is looked for.
    [{ kind: 'replace', found: 'roof', text: '' }, 'roof', 'roof2'],
    [{ kind: 'replace', found: '', text: 'x' }, 'roof', 'roof2'],
  ])('are named by the rule %o: %s becomes %s', (rule, variableName, name) => {
    const nameRule = { ...countedNames, ...rule };
    const original = { ...roof, variableName };
    const [copy] = copiedParts([original], { ...here, parts: [roof], rules: [], nameRule }).parts;
    expect(copy?.variableName).toBe(name);
  });

  test('name each other in their scripts as their originals do', () => {
    const script = `fieldValue('Roof', 'roof') + fieldValue("Roof", "age") + field('Wall','roof')`;
    const age = { ...part, variableName: 'age', valueExpression: script };
    const nameRule = { ...countedNames, kind: 'behind', text: 'B' } as const;
    const forms = { from: 'Roof', to: 'New' };
    const [, copy] = copiedParts([roof, age], { parts: [], rules: [], nameRule, forms }).parts;
    expect(copy?.valueExpression).toBe(
      `fieldValue('New', 'roofB') + fieldValue("New", "ageB") + field('Wall','roof')`,
    );
  });

  test('of a section come with its fields', () => {
    const head = { ...blankPart('h'), isHead: true };
    const parts = [head, roof, { ...blankPart('h2'), isHead: true }, { ...roof, key: 'b' }];
    expect(partsWithSections(parts, new Set(['h']))).toEqual([head, roof]);
    expect(partsWithSections(parts, new Set(['b']))).toEqual([parts[3]]);
  });

  test('take nothing over that no field can say', () => {
    const hostile = { ...roof, label: 7, hidden: 'yes', products: '[1]', maxChars: '9', foreign: true };
    const [copy] = copiedParts([hostile as unknown as typeof roof], { ...here, parts: [], rules: [] }).parts;
    expect(copy).toEqual({
      ...{ ...blankPart(copy?.key ?? ''), variableName: 'roof' },
    });
    const nameless = [{ key: 'x', isHead: false, isBeside: false }];
    expect(copiedParts(nameless, { ...here, parts: [], rules: [] }).parts).toEqual([]);
  });
});
