import fc from 'fast-check';
import { expect, test } from 'vitest';
import { componentTypes } from '../../apps/server/src/kinds/formTemplate/settings/componentTypes.ts';
import { describeSettings } from '../../apps/server/src/kinds/formTemplate/settings/describeSettings.ts';
import { readOptionText } from '../../apps/studio/src/kernel/formView/fieldOptions.ts';
import { convertedPart } from '../../apps/studio/src/screens/forms/editor/builder/model/convertedPart.ts';
import {
  settingValuesOf,
  toPartSettings,
  withSettingValues,
} from '../../apps/studio/src/screens/forms/editor/builder/model/settingValues.ts';
import { toBody } from '../../apps/studio/src/screens/forms/editor/definition.ts';
import { blankPart, type FormPart } from '../../apps/studio/src/screens/forms/editor/draft/FormDraft.ts';
import { comparableForm } from '../../apps/studio/src/screens/forms/editor/draft/formOutline.ts';
import { toFormDraft } from '../../apps/studio/src/screens/forms/editor/draft/toFormDraft.ts';
import { savedForm } from '../../apps/studio/src/screens/forms/editor.cases.ts';
import { formDoc } from '../../apps/studio/src/screens/forms/fixtures/formDocs.ts';

const dataSets = [{ value: 'Roofs', label: 'Roof types' }];
const settingsOf = (type: number) =>
  toPartSettings(describeSettings(type, { dataSets, products: [], fieldRules: [], repeatingForms: [] }));

function componentNamed(name: string) {
  const component = componentTypes.find((each) => each.name === name);
  if (component === undefined) throw new RangeError(`There is no component '${name}'.`);
  return component;
}

function field(name: string, own: Partial<FormPart> = {}): FormPart {
  const { fieldType: type, options } = componentNamed(name);
  return { ...blankPart('key'), id: '7', variableName: 'roof', label: 'Roof', type, options, ...own };
}

function convert(part: FormPart, from: string, to: string) {
  const [before, component] = [componentNamed(from), componentNamed(to)];
  return convertedPart(part, {
    ...{ before, component, context: {} },
    ...{ from: settingsOf(part.type), to: settingsOf(component.fieldType) },
  });
}

const fields = componentTypes.filter(({ isField }) => isField).map(({ name }) => name);
const given = { labelText: 'Roof', tooltip: 'Of the main building', conditional: 'true', requiredLevel: '1' };

test.each(fields)(
  'a field made of %s becomes any other: id, key and name stay, and what is lost is named',
  (from) => {
    const before = settingsOf(componentNamed(from).fieldType);
    const part = withSettingValues(before, field(from, { label: '', isBeside: true }), given);
    const values = settingValuesOf(before, part);
    for (const to of fields) {
      const { part: after, lost } = convert(part, from, to);
      const { fieldType, options } = componentNamed(to);
      expect(after).toMatchObject({
        key: 'key',
        id: '7',
        variableName: 'roof',
        isBeside: true,
        type: fieldType,
      });
      const now = settingValuesOf(settingsOf(fieldType), after);
      for (const { settingName, label } of before.filter((each) => Object.hasOwn(given, each.settingName))) {
        const isNamed = lost.some((text) => text.startsWith(label));
        expect(isNamed || now[settingName] === values[settingName], `${to}, ${settingName}`).toBe(true);
      }
      // It begins as the component does.
      expect(readOptionText(after.options, 'multiple')).toBe(readOptionText(options, 'multiple'));
      // Where nothing was lost, it can be taken back.
      if (lost.length === 0) expect(convert(after, to, from), to).toEqual({ part, lost: [] });
    }
  },
);

test('choices keep their data set, one choice their default, and a text loses both', () => {
  const roofs = { dynamicDataSet: 'Roofs', defaultValue: 'slate' };
  const group = convert(field('dropDown', roofs), 'dropDown', 'checkBoxGroup');
  expect(group).toMatchObject({ part: { ...roofs, type: 6 }, lost: [] });
  const several = field('checkBoxGroup', { ...roofs, defaultValue: 'slate,tile' });
  expect(convert(several, 'checkBoxGroup', 'radioButtonGroup')).toMatchObject({
    part: { dynamicDataSet: 'Roofs', defaultValue: '', type: 13 },
    lost: ['Default Values: slate,tile'],
  });
  expect(convert(several, 'checkBoxGroup', 'multiSelect')).toMatchObject({
    part: { dynamicDataSet: 'Roofs', defaultValue: 'slate,tile', type: 3 },
    lost: [],
  });
  expect(convert(field('dropDown', roofs), 'dropDown', 'multiSelect')).toMatchObject({
    part: roofs,
    lost: [],
  });
  expect(convert(field('dropDown', roofs), 'dropDown', 'uploadAttachment')).toMatchObject({
    part: { dynamicDataSet: null, defaultValue: '', type: 21 },
    lost: ['Data Set: Roof types', 'Default Value: slate'],
  });
});

test('what is only of the other type is left out of the options, and what no type knows stays', () => {
  const options = '<options><yesText>Oui</yesText><own>1</own></options>';
  const { part, lost } = convert(field('yesNoQuestion', { options }), 'yesNoQuestion', 'textInput');
  expect(part.options).toBe('<options><own>1</own></options>');
  expect(lost).toEqual(['Text for Yes: Oui']);
});

test('the columns of a summary grid are named as lost, unless they are those that it begins with', () => {
  const options = '<options><columns><column variableName="roof" width="200"/></columns></options>';
  const convertGrid = (own: Partial<FormPart>) =>
    convert(
      field('formSummaryGrid', { linkFormTemplateUniqueName: 'Losses', ...own }),
      'formSummaryGrid',
      'textInput',
    );
  const form = expect.stringMatching(/^Repeating Form: /);
  expect(convertGrid({ options })).toMatchObject({ part: { options: null }, lost: [form, 'Columns'] });
  expect(convertGrid({})).toMatchObject({ part: { options: null }, lost: [form] });
});

const hasWidth = (type: number) => settingsOf(type).some(({ propertyName }) => propertyName === 'fieldWidth');

/** A field becomes a component, or gets a width; both of the field with that number. */
const change = fc.record({
  at: fc.nat(),
  to: fc.option(fc.constantFrom(...fields), { nil: null }),
  width: fc.option(fc.integer({ min: 48, max: 2000 }), { nil: null }),
});

test('any sequence of conversions and widths leaves fields of known components, and is the same once it is saved and loaded', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...fields), { minLength: 1, maxLength: 4 }),
      fc.array(change, { maxLength: 12 }),
      (names, changes) => {
        const head = { ...blankPart('head'), isHead: true, label: 'Roof' };
        const made = names.map((name, at) =>
          field(name, {
            key: `key${at}`,
            id: `${at + 7}`,
            variableName: `roof${at}`,
            isBeside: at % 2 === 1,
          }),
        );
        const of = [...names];
        const parts = changes.reduce<readonly FormPart[]>((now, { at, to, width }) => {
          const index = at % now.length;
          const part = now[index] ?? head;
          const from = of[index] ?? '';
          if (to === null) return hasWidth(part.type) ? now.with(index, { ...part, fieldWidth: width }) : now;
          of[index] = to;
          return now.with(index, convert(part, from, to).part);
        }, made);
        for (const [index, part] of parts.entries()) {
          const { fieldType, options } = componentNamed(of[index] ?? '');
          const { key, id, variableName, isBeside } = made[index] ?? head;
          expect(part).toMatchObject({ key, id, variableName, isBeside, type: fieldType });
          expect(readOptionText(part.options, 'multiple')).toBe(readOptionText(options, 'multiple'));
          if (!hasWidth(fieldType)) expect(part.fieldWidth).toBeNull();
        }
        const draft = { parts: [head, ...parts], rules: [], cases: [], condition: '' };
        const doc = formDoc();
        const loaded = toFormDraft(savedForm(toBody(draft, doc), doc));
        expect(comparableForm(loaded)).toEqual(comparableForm(draft));
      },
    ),
  );
});
