import {
  type FilledValues,
  FormTrial,
  shownValues,
  triedValues,
  withDefaults,
  withoutDeleted,
} from '@studio/rules';
import { describe, expect, test } from 'vitest';
import { drawnFacts, readFacts } from '../../../../../kernel/formView/drawnFacts.ts';
import { patternsOf } from '../../../../../kernel/formView/formPatterns.ts';
import { enteredValues, hiddenKeys } from '../../../../../kernel/formView/formValues.ts';
import { placedFields, triedForm, viewForm } from '../../../../../kernel/formView/ViewedForm.ts';
import { aField, aSection, formDoc } from '../../../fixtures/formDocs.ts';
import { toFormDraft } from '../../draft/toFormDraft.ts';
import { furtherExpectations, withExpectation, withoutExpectation } from './caseExpectations.ts';
import { caseRunner, runCases, savedCases } from './caseRuns.ts';
import { splitValues, typedOthers } from './elsewhere.ts';
import { filledInBy, shownCase, toKeptCase } from './formCases.ts';
import { traceLines } from './traceLines.ts';
import { storedCondition, triedDraft } from './trialForm.ts';

const isOld = {
  kind: 'BinaryCondition',
  lhs: {
    ...{ kind: 'FieldValue', formTemplateUniqueName: 'RoofSupplement', fieldName: 'age' },
    ...{ variableName: 'age', typeName: 'Integer' },
  },
  operatorName: 'isGreaterThan',
  rhs: { kind: 'LiteralValue', typeName: 'Integer', valueString: '20' },
} as const;

const draft = toFormDraft(
  formDoc({
    sections: [
      aSection(
        'Roof',
        [aField('age', 'Age', { numberDomain: 'integer', template: { validator: 'number' } })],
        [
          aField('notes', 'Notes', {
            ...{ defaultValue: 'none' },
            template: { type: 1, hidden: true, triggerRuleName: 'Old', untriggerBehavior: 0 },
          }),
        ],
        [aField('flat', 'Flat', { defaultValue: 'Yes', template: { type: 5 } })],
        [
          aField('twice', 'Twice', {
            valueExpression: "fieldValue('RoofSupplement', 'age') * 2",
            valueFormat: '0.0',
          }),
        ],
        [aField('code', 'Code', { regularExpression: '\\d+', template: { validator: 'regularExpression' } })],
      ),
      {
        ...aSection(
          'Skylights',
          [aField('panes', 'Panes', { template: { type: 10 } })],
          [aField('width', 'Width', { defaultValue: '1', template: { validator: 'numberWithCommas' } })],
        ),
        repeating: true,
      },
    ],
    fieldRules: [
      {
        ...{ name: 'Old', description: '' },
        condition: {
          kind: 'CompositeCondition',
          operator: 'and',
          subconditions: [{ kind: 'UnaryCondition', operator: 'not', subcondition: isOld }],
        },
      },
    ],
  }),
);
const viewed = triedDraft(draft, 'RoofSupplement');
const fields = placedFields(viewed);
const trial = new FormTrial(triedForm(viewed));
const skylights = draft.parts.find(({ label }) => label === 'Skylights')?.key ?? '';
const evaluate = (values: FilledValues) => trial.evaluate(triedValues(fields, values));

test('a form is drawn as it is evaluated: a row repeater repeats the row behind it', () => {
  const form = viewForm(viewed, {
    ...{ audience: 'agency', options: new Map() },
    ...{ disabled: new Set(['flat']), required: new Set(['age']), labels: new Map() },
  });
  const [roof, repeated] = form.sections;
  expect(roof?.rows.flat()).toMatchObject([
    { name: 'age', type: 'text', format: 'integer', minimum: 0, isRequired: true },
    { name: 'notes', type: 'textArea' },
    { name: 'flat', type: 'checkBox', isReadOnly: true },
    { name: 'twice', isReadOnly: true },
    { name: 'code', type: 'text' },
  ]);
  expect(repeated).toMatchObject({
    repeatsAs: skylights,
    rows: [[{ name: 'panes', type: 'rowRepeater', fields: [{ name: 'width', format: 'number' }] }]],
  });
  expect(fields.at(-1)?.around).toEqual([skylights, 'panes']);
});

test('a form is drawn as the settings of its fields say', () => {
  const xml = (options: Readonly<Record<string, string>>) =>
    `<options>${Object.entries(options)
      .map(([name, value]) => `<${name}>${value}</${name}>`)
      .join('')}</options>`;
  const withOptions = (type: number, options: Readonly<Record<string, string>>, rest = {}) => ({
    ...rest,
    template: { type, options: xml(options) },
  });
  const set = toFormDraft(
    formDoc({
      sections: [
        aSection(
          'Roof',
          [aField('name', 'Name', { labelPosition: 'hidden', fontStyle: 'bold', fieldWidth: 120 })],
          [aField('sum', 'Sum', { template: { validator: 'currency' } })],
          [aField('paid', 'Paid', { dollarSign: true, template: { validator: 'currency' } })],
          [aField('flat', 'Flat', withOptions(2, { yesText: 'Oui', noText: 'Non' }))],
          [aField('day', 'Day', withOptions(7, { earliest: '-30', latest: '2027-06-30' }))],
          [aField('notes', 'Notes', withOptions(1, { visibleRows: '6' }))],
          [
            aField(
              'kinds',
              'Kinds',
              withOptions(3, { multiple: 'true', mostChosen: '2', promptText: 'Pick' }),
            ),
          ],
          [aField('side', 'Side', withOptions(13, { orientation: 'horizontal' }))],
          [aField('title', 'Title', withOptions(9, { headingLevel: '2' }))],
        ),
      ],
    }),
  );
  const { sections } = viewForm(triedDraft(set, 'RoofSupplement'), {
    ...{
      audience: 'agency',
      options: new Map(),
      disabled: new Set(),
      required: new Set(),
      labels: new Map(),
    },
    today: new Date(2027, 0, 15),
  });
  expect(sections[0]?.rows.flat()).toMatchObject([
    { isLabelHidden: true, look: { textStyle: 'bold', width: 120 } },
    { look: { hasNoSign: true } },
    { look: undefined },
    { look: { yesText: 'Oui', noText: 'Non' } },
    { earliest: '2026-12-16', latest: '2027-06-30' },
    { look: { lines: 6 } },
    { type: 'multiSelect', maximumChoices: 2, look: { prompt: 'Pick' } },
    { look: { isHorizontal: true } },
    { look: { heading: 2 } },
  ]);
});

test('scripts turn fields off, and require them, entry by entry, however deep the entries are', () => {
  const own = (name: string) => `fieldValue('RoofSupplement', '${name}')`;
  const repeated = toFormDraft(
    formDoc({
      sections: [
        {
          ...aSection(
            'Skylights',
            [aField('panes', 'Panes', { template: { type: 10 } })],
            [
              aField('width', 'Width', { template: { validator: 'number' } }),
              aField('maker', 'Maker', {
                ...{ disableExpression: `${own('width')} < 10`, requiredLevel: 2 },
                requiredLevelExpression: `${own('width')} > 20`,
              }),
            ],
          ),
          repeating: true,
        },
      ],
    }),
  );
  const form = triedDraft(repeated, 'RoofSupplement');
  const placed = placedFields(form);
  const [section = ''] = placed.at(-1)?.around ?? [];
  const values = { [section]: [{ panes: [{ width: '5' }] }, { panes: [{ width: '15' }, { width: '25' }] }] };
  const outcome = new FormTrial(triedForm(form)).evaluate(triedValues(placed, values));
  expect(readFacts(drawnFacts(placed, values, outcome))).toMatchObject({
    ...{ disabled: new Set(), required: new Set() },
    entryStates: [
      { path: [section, 0, 'panes', 0, 'maker'], isReadOnly: true },
      { path: [section, 1, 'panes', 1, 'maker'], isRequired: true },
    ],
  });
});

describe('values', () => {
  test('begin with what fields have by default, in each entry', () => {
    const values = withDefaults(fields, { [skylights]: [{ panes: [{}, { width: '' }] }] });
    expect(values).toEqual({
      notes: 'none',
      flat: true,
      [skylights]: [{ panes: [{ width: '1' }, { width: '' }] }],
    });
    expect(triedValues(fields, values)).toEqual({
      ...{ age: null, notes: 'none', flat: 'Yes', twice: null, code: null, panes: [2], width: ['1', null] },
    });
  });

  test('that a rule deletes begin again; what is computed is shown in its format', () => {
    const values = { age: '1,000', notes: 'slate', flat: false };
    const outcome = evaluate(values);
    expect(outcome.deleted).toEqual(['notes']);
    expect(withoutDeleted(fields, values, outcome.deleted)).toMatchObject({ notes: 'none', age: '1,000' });
    expect(shownValues(fields, values, outcome)).toMatchObject({ twice: '2000.0' });
    const hidden = hiddenKeys(viewed, fields, { outcome, audience: 'agency' });
    expect(fields.flatMap(({ part, name }) => (hidden.has(part.key) ? name : []))).toEqual(['notes']);
    const isIncluded = ({ key }: { readonly key: string }) => hidden.has(key);
    const all = hiddenKeys(viewed, fields, { outcome, audience: 'agency', isIncluded });
    expect(fields.every(({ part }) => all.has(part.key)) && all.has(skylights)).toBe(true);
  });

  test('of fields with a regular expression are checked where they are shown', () => {
    const [found, ...others] = patternsOf(fields, { code: 'x1' }, new Set());
    expect([found, others]).toEqual([
      { label: 'Code', path: ['code'], expression: '\\d+', testData: 'x1' },
      [],
    ]);
    const key = fields.find(({ name }) => name === 'code')?.part.key ?? '';
    expect(patternsOf(fields, { code: 'x1' }, new Set([key]))).toEqual([]);
  });
});

test('a condition is traced as it is stored, a negation as one line with what it negates', () => {
  const outcome = evaluate({ age: '7' });
  const trace = trial.trace('Old', outcome);
  const [rule] = draft.rules;
  if (trace === null || rule === undefined) throw new Error('There is a rule.');
  expect(traceLines(storedCondition(rule.condition), trace)).toMatchObject({
    ...{ kind: 'all', result: 'true' },
    of: [
      {
        kind: 'condition',
        isNegated: true,
        result: 'true',
        value: 7,
        stored: { operatorName: 'isGreaterThan' },
      },
    ],
  });
});

test('cases are kept with what becomes of them, and are run on any other form', () => {
  const uniqueName = 'RoofSupplement';
  const values = withDefaults(fields, {
    age: '7',
    notes: 'slate',
    [skylights]: [{ panes: [{}, { width: '2' }] }],
  });
  const filled = { values: triedValues(fields, values), others: { 'Account.name': 'A' } };
  const row = { key: 'one', name: 'One', ...toKeptCase(filled, evaluate(values), { draft, uniqueName }) };
  expect(JSON.parse(row.values)).toEqual({
    ...{ 'Account.name': 'A', 'RoofSupplement::age': '7', 'RoofSupplement::notes': 'slate' },
    ...{ 'RoofSupplement::flat': 'Yes', 'RoofSupplement::panes': [2], 'RoofSupplement::width': ['1', '2'] },
  });
  expect(JSON.parse(row.expected)).toEqual({
    shown: { notes: true },
    values: { 'RoofSupplement::twice': 14 },
  });
  expect(shownCase(row, uniqueName, fields)).toEqual({ values, others: { 'Account.name': 'A' } });

  const kept = { ...draft, cases: [row] };
  expect(runCases({ draft: kept, uniqueName }, { draft, uniqueName })).toMatchObject([
    { differences: [], isChanged: false },
  ]);
  const thrice = kept.parts.map((part) =>
    part.variableName === 'twice'
      ? { ...part, valueExpression: "fieldValue('RoofSupplement', 'age') * 3" }
      : part,
  );
  const other = { ...kept, parts: thrice, rules: [] };
  expect(runCases({ draft: other, uniqueName }, { draft, uniqueName })).toMatchObject([
    {
      isChanged: true,
      differences: [
        { field: 'notes', of: 'shown', expected: true, actual: false },
        { field: 'twice', of: 'value', expected: 14, actual: 21 },
      ],
    },
  ]);
});

test('a case keeps entries within entries where they are, what is empty in them, and what was removed of defaults', () => {
  const uniqueName = 'RoofSupplement';
  const values = withDefaults(fields, {
    notes: '',
    [skylights]: [{ panes: [{ width: '' }] }, {}, { panes: [{ width: '2' }, { width: '' }] }],
  });
  const filled = { values: triedValues(fields, values), others: {} };
  const row = { key: 'one', name: 'One', ...toKeptCase(filled, evaluate(values), { draft, uniqueName }) };
  expect(JSON.parse(row.values)).toEqual({
    ...{ 'RoofSupplement::notes': '', 'RoofSupplement::flat': 'Yes' },
    ...{ 'RoofSupplement::panes': [1, null, 2], 'RoofSupplement::width': ['', '2', ''] },
  });
  const shown = shownCase(row, uniqueName, fields).values;
  expect(withDefaults(fields, shown)).toEqual({
    ...values,
    [skylights]: [{ panes: [{ width: '' }] }, { panes: [] }, { panes: [{ width: '2' }, { width: '' }] }],
  });
  expect(runCases({ draft: { ...draft, cases: [row] }, uniqueName }, { draft, uniqueName })).toMatchObject([
    { differences: [] },
  ]);
});

test('a linked field shows its link until something is entered, also when other fields or rows change', () => {
  const link = { linkFormTemplateUniqueName: 'Building', linkVariableName: 'year' };
  const form = toFormDraft(
    formDoc({
      sections: [
        aSection('Roof', [aField('age', 'Age'), aField('year', 'Year', { template: link })]),
        {
          ...aSection('Skylights', [aField('size', 'Size'), aField('built', 'Built', { template: link })]),
          repeating: true,
        },
      ],
    }),
  );
  const linkedForm = triedDraft(form, 'RoofSupplement');
  const placed = placedFields(linkedForm);
  const section = placed.at(-1)?.around[0] ?? '';
  const of = new FormTrial(triedForm(linkedForm));
  const run = (entered: FilledValues) =>
    shownValues(placed, entered, of.evaluate(triedValues(placed, entered), { 'Building::year': '1990' }));
  const entered = { [section]: [{ size: '1', built: '2001' }, { size: '2' }] };
  const shown = run(entered);
  expect(shown).toEqual({
    year: '1990',
    [section]: [
      { size: '1', built: '2001' },
      { size: '2', built: '1990' },
    ],
  });
  const change = (next: FilledValues) => enteredValues(placed, next, { entered, shown });
  expect(change({ ...shown, age: '5' })).toEqual({ ...entered, age: '5' });
  expect(change({ ...shown, year: '' })).toEqual({ ...entered, year: '' });
  expect(run(change({ ...shown, year: '' }))).toMatchObject({ year: '' });
  const [first = {}, second = {}] = shown[section] as FilledValues[];
  expect(change({ ...shown, [section]: [second] })).toEqual({ [section]: [{ size: '2' }] });
  expect(change({ ...shown, [section]: [first, { ...second, size: '3' }] })).toEqual({
    [section]: [{ size: '1', built: '2001' }, { size: '3' }],
  });
  const filled = {
    values: triedValues(placed, { ...entered, year: '' }),
    others: { 'Building::year': '1990' },
  };
  const own = { draft: form, uniqueName: 'RoofSupplement' };
  const row = {
    key: 'one',
    name: 'One',
    ...toKeptCase(filled, of.evaluate(filled.values, filled.others), own),
  };
  expect(shownCase(row, 'RoofSupplement', placed).values).toEqual({ ...entered, year: '' });
});

test('a case is run on the saved form by the names that it had there: a new name is no other outcome', () => {
  const uniqueName = 'RoofSupplement';
  const filled = { values: triedValues(fields, { age: '7' }), others: {} };
  const row = {
    key: 'one',
    name: 'One',
    ...toKeptCase(filled, evaluate({ age: '7' }), { draft, uniqueName }),
  };
  const saved = { ...draft, cases: [row] };
  const renamed = (text: string) => text.replaceAll('RoofSupplement', 'Roofs');
  const now = {
    parts: draft.parts.map((part) => ({ ...part, valueExpression: renamed(part.valueExpression) })),
    rules: draft.rules.map((rule) => ({ ...rule, condition: renamed(rule.condition) })),
    ...{ condition: '', cases: [{ ...row, values: renamed(row.values), expected: renamed(row.expected) }] },
  };
  expect(runCases({ draft: now, uniqueName: 'Roofs' }, { draft: saved, uniqueName })).toMatchObject([
    { isChanged: false, differences: [] },
  ]);
});

test('values of other forms have the types of their fields, in new cases and in old ones', () => {
  const types = new Map([
    ['G::tiv', 'number' as const],
    ['G::old', 'boolean' as const],
  ]);
  const others = { 'G::tiv': '1,000', 'G::old': 'no', 'G::code': '0111', 'G::few': ['1', '2'] };
  expect(typedOthers(others, types)).toEqual({ ...others, 'G::tiv': 1000, 'G::old': false });
  const row = { key: 'one', name: 'One', values: JSON.stringify(others), expected: '{}' };
  expect(filledInBy(row, 'RoofSupplement', types).others).toMatchObject({ 'G::tiv': 1000, 'G::old': false });
  // Several values come back as they are entered.
  const shown = shownCase(row, 'RoofSupplement', fields).others;
  expect(shown).toMatchObject({ 'G::few': '1; 2', 'G::code': '0111' });
  expect(splitValues(shown['G::few'] ?? '')).toEqual(['1', '2']);
});

describe('what is expected of a case', () => {
  const uniqueName = 'RoofSupplement';
  const filled = { values: triedValues(fields, { age: '7' }), others: {} };
  const row = {
    key: 'one',
    name: 'One',
    ...toKeptCase(filled, evaluate({ age: '7' }), { draft, uniqueName }),
  };
  const run = (own: typeof row, form = draft) =>
    caseRunner({ draft: form, uniqueName }, savedCases({ draft, uniqueName }))(own);

  test('is entered before the form does it, as a text, and taken away again', () => {
    const wanted = (text: string) => withExpectation(row, uniqueName, { of: 'value', field: 'twice', text });
    expect(run(wanted('15')).differences).toEqual([
      { field: 'twice', of: 'value', expected: '15', actual: 14 },
    ]);
    expect(run(wanted(' 14.0 ')).differences).toEqual([]);
    const hidden = withExpectation(row, uniqueName, { of: 'shown', field: 'notes', isShown: false });
    expect(run(hidden).differences).toMatchObject([{ of: 'shown', expected: false, actual: true }]);
    const without = withoutExpectation(hidden, uniqueName, { of: 'shown', field: 'notes' });
    expect(run(without).differences).toEqual([]);
    expect(furtherExpectations(row, uniqueName, fields)).toEqual([]);
    expect(furtherExpectations(without, uniqueName, fields)).toEqual([
      { of: 'shown', field: 'notes', isShown: true },
    ]);
  });

  test('of what repeats is entered one an entry, as it is read', () => {
    const entered = { [skylights]: [{ panes: [{ width: '1,000' }, { width: '2' }] }] };
    const given = { values: triedValues(fields, entered), others: {} };
    const repeated = { ...row, ...toKeptCase(given, evaluate(entered), { draft, uniqueName }) };
    const differencesOf = (text: string) =>
      run(withExpectation(repeated, uniqueName, { of: 'value', field: 'width', text })).differences.length;
    expect(['1000, 2', '1,000; 2.0', '1,000, 2', '1000', '2; 1000'].map(differencesOf)).toEqual([
      0, 0, 0, 1, 1,
    ]);
  });

  test('a case with other values comes to something else by them alone: the saved form gets them, too', () => {
    const other = { ...row, values: row.values.replace('"7"', '"70"') };
    expect(run(other)).toMatchObject({ isChanged: false });
    expect(run(other).differences).not.toEqual([]);
  });

  test('a field with another name is compared by its id; that it is off or required counts, too', () => {
    const named = draft.parts.map((part) =>
      part.variableName === 'code' ? { ...part, variableName: 'permit' } : part,
    );
    expect(run(row, { ...draft, parts: named }).isChanged).toBe(false);
    const off = draft.parts.map((part) =>
      part.variableName === 'code' ? { ...part, disableExpression: 'true' } : part,
    );
    expect(run(row, { ...draft, parts: off }).isChanged).toBe(true);
  });
});
