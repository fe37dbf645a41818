import type { RuleCondition } from '@studio/api';
import { expect, test } from 'vitest';
import { Editor } from '../../../../kernel/editor/Editor.ts';
import { diffOutlines } from '../../../../kernel/editor/outline/diffOutlines.ts';
import { mergeOutlines } from '../../../../kernel/editor/outline/mergeOutlines.ts';
import { loadWays } from '../../conditions/conditionTexts.ts';
import { savedForm } from '../../editor.cases.ts';
import { aField, aSection, formDoc, someCondition } from '../../fixtures/formDocs.ts';
import { formEditor, toBody } from '../definition.ts';
import { isSameCondition, joinCondition, splitCondition } from './conditionRows.ts';
import { blankPart, type FormDraft, type FormPart } from './FormDraft.ts';
import { fieldsOf, layoutOf, repetitionsOf } from './formLayout.ts';
import { comparableForm, countConditions, formOutline } from './formOutline.ts';
import { toFormDraft } from './toFormDraft.ts';

const doc = formDoc({
  sections: [
    aSection('Roof', [aField('covering', 'Roof covering'), aField('age', 'Age')], [aField('pitch', 'Pitch')]),
    aSection('Photos'),
  ],
  fieldRules: [{ name: 'Old roof', description: 'Asks more', condition: someCondition }],
  triggerRule: { objectUri: '/Rule', name: 'Conditionally Required Form Trigger', condition: someCondition },
});

/** The variable names of a draft, row by row. */
const rowsOf = (draft: FormDraft) =>
  layoutOf(draft).map(({ head, rows }) => [
    head.label,
    ...rows.map((row) => row.map((field) => field.variableName)),
  ]);

test('a form that is loaded and sent back is the same', () => {
  const body = toBody(toFormDraft(doc), doc);
  expect(body.sections).toEqual(doc.sections);
  expect(body.fieldRules).toEqual(doc.fieldRules);
  expect(body.triggerRule).toEqual(doc.triggerRule);
  expect(rowsOf(toFormDraft(doc))).toEqual([['Roof', ['covering', 'age'], ['pitch']], ['Photos']]);
});

test('the products of a field are sent as they were chosen', () => {
  const field = aField('covering', 'Covering', { productTemplates: [{ id: 'p1' }, { id: 'p2' }] });
  const some = formDoc({ sections: [aSection('Roof', [field])] });
  expect(toBody(toFormDraft(some), some).sections).toEqual(some.sections);
});

test('the first field of a section begins a row, whatever was before it', () => {
  const draft = toFormDraft(doc);
  const without = { ...draft, parts: draft.parts.filter(({ variableName }) => variableName !== 'covering') };
  expect(rowsOf(without)).toEqual([['Roof', ['age'], ['pitch']], ['Photos']]);
  const saved = formDoc({ ...doc, sections: toBody(without, doc).sections });
  expect(comparableForm(toFormDraft(saved))).toEqual(comparableForm(without));
});

test('fields whose section lost its head are in one without a label', () => {
  const draft = toFormDraft(doc);
  const without = { ...draft, parts: draft.parts.slice(1) };
  expect(rowsOf(without)[0]).toEqual(['', ['covering', 'age'], ['pitch']]);
  const saved = formDoc({ ...doc, sections: toBody(without, doc).sections });
  expect(comparableForm(toFormDraft(saved))).toEqual(comparableForm(without));
});

test('a form that is always required has no trigger rule, whatever its draft says', () => {
  const required = { ...doc, triggerRule: null };
  expect(toBody(toFormDraft(doc), required).triggerRule).toBeNull();
});

test('a new field keeps the number that its first save gave it', () => {
  const draft = toFormDraft(formDoc());
  const fresh = { ...blankPart('new'), variableName: 'slope', label: 'Slope' };
  const grown: FormDraft = {
    ...draft,
    parts: [{ ...blankPart('head'), isHead: true, label: 'Roof' }, fresh],
  };
  const numberOf = (base: typeof doc) => {
    const [section] = toBody(grown, base).sections;
    return section?.rows[0]?.fields[0]?.fieldTemplate.id;
  };
  expect(numberOf(formDoc())).toBe(-1);
  const saved = formDoc({
    sections: [aSection('Roof', [aField('slope', 'Slope', { template: { id: 77 } })])],
  });
  expect(numberOf(saved)).toBe(77);
});

test('a new field has its number once it is saved, also in what is undone then, and is known by it', async () => {
  const form = formDoc({ sections: [aSection('Roof', [aField('age', 'Age')])] });
  const definition: typeof formEditor = {
    ...formEditor,
    save: (_id, draft, { doc: base }) =>
      Promise.resolve({ doc: savedForm(toBody(draft, base), base), etag: '"2"' }),
  };
  const editor = new Editor(definition, form.id, { doc: form, etag: '"1"' });
  const label = (text: string) =>
    editor.edit({
      ...editor.state.draft,
      parts: editor.state.draft.parts.map((part) => (part.key === 'new' ? { ...part, label: text } : part)),
    });
  const slope = () => editor.state.draft.parts.find(({ key }) => key === 'new');
  const fresh = { ...blankPart('new'), variableName: 'slope', label: 'Slope' };
  editor.edit({ ...editor.state.draft, parts: [...editor.state.draft.parts, fresh] });
  label('Slope of the roof');
  expect(await editor.save()).toBe(true);
  const { id = '' } = slope() ?? {};
  expect(id).not.toBe('');
  editor.undo();
  expect(slope()).toMatchObject({ id, label: 'Slope' });
  editor.redo();
  expect(editor.isDirty).toBe(false);
  const theirs = toBody(editor.state.draft, editor.state.base.doc);
  const field = theirs.sections[0]?.rows.at(-1)?.fields[0];
  if (field !== undefined) field.fieldTemplate.variableName = 'roofSlope';
  const current = { doc: savedForm(theirs, editor.state.base.doc), etag: '"3"' };
  label('Angle');
  expect(editor.rebaseOnto({ current, author: 'Priya Nair', time: 7 })).toBe(true);
  expect(slope()).toMatchObject({ id, label: 'Angle', variableName: 'roofSlope' });
});

test('fields are identified by their numbers, and changes named by what people call them', () => {
  const draft = toFormDraft(doc);
  const parts = draft.parts.map((part) =>
    part.variableName === 'age' ? { ...part, variableName: 'roofAge' } : part,
  );
  const renamed = formDoc({ ...doc, sections: toBody({ ...draft, parts }, doc).sections });
  const aligned = formEditor.outline.alignKeys(toFormDraft(renamed), draft, doc);
  expect(fieldsOf(aligned).map(({ key }) => key)).toEqual(fieldsOf(draft).map(({ key }) => key));
  const outline = formEditor.outline.read(aligned, doc);
  const entry = [...outline.values()].find(({ fields }) => fields['variableName'] === 'roofAge');
  const words = formEditor.outline.words;
  expect(entry && words.entry(entry, outline)).toBe("Field 'Age'");
  expect(entry && words.field(entry, 'variableName', outline)).toBe('Variable Name');
  expect(entry && words.value(entry, 'requiredLevel', 1, outline)).toBe('Required');
  expect(entry && words.value(entry, 'untriggerBehavior', 1, outline)).toBe('Hide');
});

test('a section that was moved is one change, however many fields are in it; sections are known by their fields', () => {
  const twoUnnamed = formDoc({
    sections: [
      aSection('', [aField('a', 'A'), aField('b', 'B')], [aField('c', 'C')]),
      aSection('', [aField('d', 'D')]),
      aSection('Photos'),
    ],
  });
  const draft = toFormDraft(twoUnnamed);
  const [first = [], second = [], third = []] = [
    draft.parts.slice(0, 4),
    draft.parts.slice(4, 6),
    draft.parts.slice(6),
  ];
  const moved = { ...draft, parts: [...second, ...third, ...first] };
  const saved = formDoc({ ...twoUnnamed, sections: toBody(moved, twoUnnamed).sections });
  const aligned = formOutline.alignKeys(toFormDraft(saved), draft, twoUnnamed);
  expect(aligned.parts.map(({ key }) => key)).toEqual(moved.parts.map(({ key }) => key));
  const changes = diffOutlines(formOutline.read(draft, twoUnnamed), formOutline.read(aligned, twoUnnamed));
  expect(changes).toEqual([{ kind: 'moved', key: first[0]?.key, from: 'object', to: 'object' }]);
});

const about = (fieldName: string, ...values: readonly string[]) => ({
  kind: 'BinaryCondition' as const,
  lhs: { kind: 'FieldValue', formTemplateUniqueName: 'RoofSupplement', fieldName },
  operatorName: values.length === 0 ? 'exists' : 'equals',
  ...(values.length > 0 && { rhs: values.map((valueString) => ({ kind: 'LiteralValue', valueString })) }),
});
const group = (operator: 'and' | 'or', ...subconditions: readonly RuleCondition[]): RuleCondition => ({
  ...{ kind: 'CompositeCondition', operator },
  subconditions: [...subconditions],
});
const withRule = (condition: RuleCondition) =>
  formDoc({ ...doc, fieldRules: [{ name: 'Old roof', description: '', condition }] });

test('each condition is named by the labels of the draft, once the words are loaded', async () => {
  const form = withRule(group('and', about('age', '20'), group('or', about('pitch'))));
  const draft = toFormDraft(form);
  const { words } = formOutline;
  await loadWays();
  const listed = (parts = draft.parts) => {
    const outline = formOutline.read({ ...draft, parts }, form);
    return [...outline.values()]
      .filter(({ type }) => type === 'condition')
      .map((entry) => [
        words.entry(entry, outline),
        ...['lhs', 'operatorName', 'rhs'].map((field) =>
          words.value(entry, field, entry.fields[field] ?? null, outline),
        ),
      ]);
  };
  expect(listed()).toEqual([
    ["Condition 'Age is 20'", 'Age', 'is', '20'],
    ["Group 'Any'", '', '', ''],
    ["Condition 'Pitch exists'", 'Pitch', 'exists', ''],
    ["Condition 'roofAge > 20'", '', '', ''],
  ]);
  const relabelled = draft.parts.map((part) =>
    part.variableName === 'age' ? { ...part, label: 'Roof age' } : part,
  );
  expect(listed(relabelled)[0]?.[0]).toBe("Condition 'Roof age is 20'");
});

test('what two people change of one rule, condition by condition, is merged', () => {
  const form = withRule(group('and', about('age', '20'), about('pitch')));
  const base = toFormDraft(form);
  const edit = (draft: FormDraft, change: (conditions: RuleCondition[]) => RuleCondition[]): FormDraft => ({
    ...draft,
    rules: draft.rules.map((rule) => {
      const { subconditions = [], ...rest } = JSON.parse(rule.condition) as RuleCondition;
      return { ...rule, condition: JSON.stringify({ ...rest, subconditions: change(subconditions) }) };
    }),
  });
  const mine = edit(base, ([first, ...others]) => [
    { ...about('age', '30'), id: String(first?.id) },
    ...others,
  ]);
  // Theirs is saved, and comes back: what they added has an id for good.
  const theirs = edit(base, (conditions) => [...conditions, { ...about('covering'), id: 'c-new' }]);
  const saved = formDoc({ ...form, fieldRules: toBody(theirs, form).fieldRules });
  const aligned = formOutline.alignKeys(toFormDraft(saved), base, saved);
  const read = (draft: FormDraft) => formOutline.read(draft, form);
  const { merged, collisions } = mergeOutlines(read(base), read(mine), read(aligned));
  expect(collisions).toEqual([]);
  const [rule] = toBody(formOutline.write(merged, [mine, aligned, base], saved), saved).fieldRules;
  expect(rule?.condition.subconditions?.map(({ lhs, rhs }) => [lhs, rhs])).toEqual(
    [about('age', '30'), about('pitch'), about('covering')].map(({ lhs, rhs }) => [lhs, rhs]),
  );
});

test('a condition is saved as it was stored, until it is changed: whatever it is made of', () => {
  const odd: RuleCondition = {
    ...{ kind: 'UnaryCondition', operator: 'not' },
    subcondition: group(
      'or',
      { kind: 'UnaryCondition', operator: 'not', subcondition: about('age'), note: 'kept' },
      { kind: 'ParameterizedCondition', expression: '{a}', parameters: [{ name: 'a', value: 'b' }] },
      { kind: 'RawCondition', rawExpression: ' __proto__ ' },
      group('and'),
    ),
  };
  const form = withRule(odd);
  const draft = toFormDraft(form);
  expect(toBody(draft, form).fieldRules[0]?.condition).toEqual(odd);
  const touched = draft.rules.map((rule) => {
    const split = splitCondition(rule.condition);
    expect(isSameCondition(joinCondition(split), rule.condition)).toBe(true);
    return { ...rule, condition: joinCondition({ ...split, root: { ...split.root, operator: 'and' } }) };
  });
  const sent = toBody({ ...draft, rules: touched }, form).fieldRules[0]?.condition;
  const withoutIds: unknown = JSON.parse(
    JSON.stringify(sent, (name, value: unknown) => (name === 'id' ? undefined : value)),
  );
  expect(withoutIds).toEqual({ ...odd, subcondition: { ...odd.subcondition, operator: 'and' } });
});

test.each<[what: string, condition: unknown, count: number]>([
  [
    'a group of two and of what is no condition',
    { kind: 'CompositeCondition', subconditions: [someCondition, null, someCondition] },
    2,
  ],
  ['a group that is a text', { kind: 'CompositeCondition', subconditions: 'a' }, 0],
  ['the negation of a text', { kind: 'UnaryCondition', subcondition: 'a' }, 0],
  ['nothing', null, 0],
  ['another kind', { kind: 'RawCondition' }, 1],
])('the comparisons are counted in %s', (_what, condition, count) => {
  expect(countConditions(condition)).toBe(count);
});

/** What becomes of what two people made of one form: the second saves over what the first has saved. */
function mergeOf(
  change: Record<'mine' | 'theirs', (parts: readonly FormPart[], at: (name: string) => number) => FormPart[]>,
) {
  const base = toFormDraft(doc);
  const of = (side: 'mine' | 'theirs'): FormDraft => {
    const at = (name: string) =>
      base.parts.findIndex(({ variableName, label, isHead }) => name === (isHead ? label : variableName));
    return { ...base, parts: change[side](base.parts, at) };
  };
  const mine = of('mine');
  const saved = formDoc({ ...doc, sections: toBody(of('theirs'), doc).sections });
  const theirs = formOutline.alignKeys(toFormDraft(saved), base, saved);
  const read = (draft: FormDraft) => formOutline.read(draft, doc);
  const { merged, collisions } = mergeOutlines(read(base), read(mine), read(theirs));
  const written = formOutline.write(merged, [mine, theirs, base], saved);
  return { rows: rowsOf(written), kinds: collisions.map(({ kind }) => kind), written };
}

const move =
  (name: string, behind: string) =>
  (parts: readonly FormPart[], at: (name: string) => number): FormPart[] => {
    const [part] = parts.slice(at(name));
    const others = parts.filter((each) => each !== part);
    const place = others.indexOf(parts[at(behind)] ?? blankPart('')) + 1;
    return part === undefined ? others : others.toSpliced(place, 0, { ...part, isBeside: false });
  };
const set =
  (name: string, own: Partial<FormPart>) =>
  (parts: readonly FormPart[], at: (name: string) => number): FormPart[] =>
    parts.map((part, index) => (index === at(name) ? { ...part, ...own } : part));
const remove =
  (name: string) =>
  (parts: readonly FormPart[], at: (name: string) => number): FormPart[] =>
    parts.filter((_, index) => index !== at(name));

test('fields that two people have moved are all there; the same one in two places is a collision', () => {
  const both = mergeOf({ mine: move('pitch', 'Photos'), theirs: move('covering', 'age') });
  expect(both.kinds).toEqual([]);
  expect(both.rows).toEqual([
    ['Roof', ['age'], ['covering']],
    ['Photos', ['pitch']],
  ]);
  const one = mergeOf({ mine: move('pitch', 'Photos'), theirs: move('pitch', 'Roof') });
  expect(one.kinds).toEqual(['place']);
  expect(one.rows.flat(2).filter((name) => name === 'pitch')).toHaveLength(1);
});

test('a field that one deleted and the other changed, or both renamed, is a collision; the change is not dropped', () => {
  const kept = mergeOf({ mine: set('age', { label: 'Years' }), theirs: remove('age') });
  expect(kept.kinds).toEqual(['removal']);
  expect(kept.written.parts.find(({ variableName }) => variableName === 'age')?.label).toBe('Years');
  expect(mergeOf({ mine: remove('age'), theirs: set('age', { label: 'Years' }) }).kinds).toEqual(['removal']);
  const renamed = mergeOf({
    mine: set('age', { variableName: 'roofAge' }),
    theirs: set('age', { variableName: 'years' }),
  });
  expect(renamed.kinds).toEqual(['field']);
  expect(renamed.rows[0]).toEqual(['Roof', ['covering', 'roofAge'], ['pitch']]);
  const beside = mergeOf({
    mine: set('age', { variableName: 'roofAge' }),
    theirs: set('age', { label: 'Years' }),
  });
  expect(beside.kinds).toEqual([]);
  expect(beside.written.parts.find(({ variableName }) => variableName === 'roofAge')?.label).toBe('Years');
});

test('a section that one deleted and into which the other put a field stays, with that field', () => {
  const { rows } = mergeOf({ mine: remove('Photos'), theirs: move('pitch', 'Photos') });
  expect(rows.flat(2)).toContain('pitch');
});

test('a row repeater repeats the row below it as the last field of its own, unless that ends with one, too', () => {
  const field = (name: string) =>
    aField(name, name, { template: { type: name.startsWith('rows') ? 10 : 0 } });
  const rows = [['a', 'rows1'], ['b', 'c'], ['rows2', 'd'], ['rows3'], ['rows4']].map((row) =>
    row.map(field),
  );
  const draft = toFormDraft(formDoc({ sections: [aSection('S', ...rows), aSection('T', [field('e')])] }));
  const nameOf = (key: string) => draft.parts.find((part) => part.key === key)?.variableName;
  expect(
    [...repetitionsOf(draft)].map(([key, fields]) => [
      nameOf(key),
      ...fields.map((each) => each.variableName),
    ]),
  ).toEqual([['rows1', 'b', 'c'], ['rows2'], ['rows3'], ['rows4']]);
});
