import type { RuleCondition, UiFormTemplate } from '@studio/api';
import fc from 'fast-check';
import type { Change, Outline } from '../../kernel/editor/outline/Outline.ts';
import { anyCase, type EditorCase, type RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import { componentOf } from './components.ts';
import { convertedPart } from './editor/builder/model/convertedPart.ts';
import { toPartSettings } from './editor/builder/model/settingValues.ts';
import { formEditor, toBody } from './editor/definition.ts';
import { blankPart, type FormDraft, type FormPart } from './editor/draft/FormDraft.ts';
import { isShownBy } from './editor/draft/ruleReferences.ts';
import { withNewRule, withoutRuleOf, withTargets } from './editor/rules/model/ruleEdits.ts';
import { someComponents } from './fixtures/componentSettings.ts';
import { aField, aSection, emptyCondition, formDoc, someCondition } from './fixtures/formDocs.ts';

type FormEdit = RandomEdit<UiFormTemplate, FormDraft>;

let count = 0;

/** A form after its draft was saved: new fields have got numbers. */
export function savedForm(body: ReturnType<typeof toBody>, doc: UiFormTemplate): UiFormTemplate {
  const { formTemplate, ...rest } = body;
  const { formTemplate: before, ...origin } = doc;
  const sections = body.sections.map(({ rows, ...section }) => ({
    ...section,
    rows: rows.map(({ fields }) => ({
      fields: fields.map((field) => {
        if (field.fieldTemplate.id !== -1) return field;
        count += 1;
        return { ...field, fieldTemplate: { ...field.fieldTemplate, id: 9_000_000 + count } };
      }),
    })),
  }));
  const products = (formTemplate.productTemplates ?? []).map(({ id }) => ({ id, name: id }));
  return formDoc(
    {
      ...origin,
      ...{ ordering: rest.ordering, formRepeatable: rest.formRepeatable, fieldRules: rest.fieldRules },
      ...{ sortRepeatableFormNames: rest.sortRepeatableFormNames, triggerRule: rest.triggerRule },
      cases: rest.cases ?? [],
      precedingFieldFormTemplateUniqueName: rest.precedingFieldFormTemplateUniqueName,
      precedingFieldVariableName: rest.precedingFieldVariableName,
      ...{ sections, version: doc.version + 1 },
    },
    {
      ...before,
      // What only the server gives is not among what is sent.
      ...(formTemplate as Partial<typeof before>),
      ...{ appliesToAllProductTemplates: products.length === 0, productTemplates: products },
    },
  );
}

const labels = ['Roof', 'Walls', '', 'Age of the roof'];

/** Forms of a few sections, as the server answers them. */
export const someForms: fc.Arbitrary<UiFormTemplate> = fc
  .record({
    sections: fc.array(
      fc.tuple(fc.constantFrom(...labels), fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 })),
      {
        maxLength: 3,
      },
    ),
    rules: fc.uniqueArray(fc.constantFrom('Old roof', 'Flat roof', 'No roof'), { maxLength: 2 }),
    isConditional: fc.boolean(),
  })
  .map(({ sections, rules, isConditional }) => {
    let at = 0;
    const field = () => {
      at += 1;
      return aField(`field${at}`, labels[at % labels.length] ?? '');
    };
    return formDoc({
      sections: sections.map(([label, rows]) =>
        aSection(label, ...rows.map((size) => Array.from({ length: size }, field))),
      ),
      fieldRules: rules.map((name) => ({ name, description: '', condition: someCondition })),
      triggerRule: isConditional
        ? { objectUri: '/Rule', name: 'Conditionally Required Form Trigger', condition: emptyCondition }
        : null,
    });
  });

/** Changes one of the parts. */
function onePart(change: (part: FormPart) => FormPart): (draft: FormDraft, at: number) => FormDraft {
  return (draft, at) => ({
    ...draft,
    parts: draft.parts.map((part, index) => (index === at % draft.parts.length ? change(part) : part)),
  });
}

function addField(draft: FormDraft, at: number): FormDraft {
  count += 1;
  const field = { ...blankPart(`new-${count}`), variableName: `added${count}`, label: 'Added' };
  const parts =
    draft.parts.length === 0 ? [{ ...blankPart(`head-${count}`), isHead: true, label: 'New' }] : draft.parts;
  return { ...draft, parts: parts.toSpliced(1 + (at % parts.length), 0, field) };
}

function addSection(draft: FormDraft, at: number): FormDraft {
  count += 1;
  const head = { ...blankPart(`section-${count}`), isHead: true, label: `Section ${count}` };
  return { ...draft, parts: draft.parts.toSpliced(at % (draft.parts.length + 1), 0, head) };
}

function removePart(draft: FormDraft, at: number): FormDraft {
  return draft.parts.length === 0
    ? draft
    : { ...draft, parts: draft.parts.toSpliced(at % draft.parts.length, 1) };
}

function movePart(draft: FormDraft, at: number): FormDraft {
  const [part] = draft.parts.slice(at % Math.max(1, draft.parts.length));
  if (part === undefined) return draft;
  const others = draft.parts.filter((each) => each !== part);
  return { ...draft, parts: others.toSpliced((at * 7) % (others.length + 1), 0, part) };
}

const settingsByType = new Map(
  someComponents.map(([{ fieldType }, settings]) => [fieldType, toPartSettings(settings)]),
);

/** Makes another component of a field, in its place. */
function convertField(draft: FormDraft, at: number): FormDraft {
  const components = someComponents.map(([each]) => each);
  const [component] = components.slice(at % components.length);
  if (component === undefined) return draft;
  const convert = (part: FormPart): FormPart => {
    if (part.isHead) return part;
    const before = componentOf(part.type, part.options, components);
    const [from = [], to = []] = [settingsByType.get(part.type), settingsByType.get(component.fieldType)];
    return convertedPart(part, { from, to, before, component, context: {} }).part;
  };
  return onePart(convert)(draft, at);
}

/** Gives a field a width as its edge does, or takes it away. */
function resizeField(draft: FormDraft, at: number): FormDraft {
  const fieldWidth = at % 3 === 0 ? null : 48 + 8 * at;
  return onePart((part) => (part.isHead ? part : { ...part, fieldWidth }))(draft, at);
}

/** Changes a rule and its conditions, as the tree does. */
function editRules(draft: FormDraft, at: number): FormDraft {
  const [rule] = draft.rules.slice(at % Math.max(1, draft.rules.length));
  if (rule === undefined) return draft;
  const stored = JSON.parse(rule.condition) as RuleCondition;
  const { subconditions = [] } = stored;
  count += 1;
  const added = { kind: 'RawCondition', id: `c-${count}`, rawExpression: `age > ${count}` } as const;
  const next = at % 3 === 0 ? subconditions.slice(1) : [...subconditions, added];
  const condition = JSON.stringify({ ...stored, operator: at % 2 === 0 ? 'or' : 'and', subconditions: next });
  const changed = { ...rule, description: `Asks for ${at}`, condition };
  return { ...draft, rules: draft.rules.map((each) => (each === rule ? changed : each)) };
}

/** Makes a rule with a field, deletes one, or gives one a field. */
function editRuleFields(draft: FormDraft, at: number): FormDraft {
  const [rule] = draft.rules.slice(at % Math.max(1, draft.rules.length));
  const [field] = draft.parts.filter(({ isHead }) => !isHead).slice(at % 4);
  const keys = field === undefined ? [] : [field.key];
  // Of two sides that give one name, one keeps it: these do not.
  count += 1;
  if (rule === undefined || at % 4 === 0) {
    const [next, added] = withNewRule(draft, (number) => `New Rule ${count}.${number}`);
    return withTargets(next, added, keys, 1);
  }
  return at % 4 === 1 ? withoutRuleOf(draft, rule.key)[0] : withTargets(draft, rule, keys, 0);
}

/** Keeps, changes or removes a case. */
function editCases(draft: FormDraft, at: number): FormDraft {
  count += 1;
  const given = {
    values: JSON.stringify({ 'RoofSupplement::age': at }),
    expected: '{"shown":{},"values":{}}',
  };
  const added = { key: `case-${count}`, name: `Case ${count}`, ...given };
  const index = at % Math.max(1, draft.cases.length);
  const cases = draft.cases.map((each, position) => (position === index ? { ...each, ...given } : each));
  return {
    ...draft,
    cases: [[...draft.cases, added], cases, draft.cases.toSpliced(index, 1)][at % 3] ?? draft.cases,
  };
}

const kinds: Readonly<Record<string, (draft: FormDraft, at: number) => FormDraft>> = {
  label: onePart((part) => ({ ...part, label: `${part.label}!` })),
  beside: onePart((part) => (part.isHead ? part : { ...part, isBeside: !part.isBeside })),
  required: onePart((part) =>
    part.isHead ? part : { ...part, requiredLevel: part.requiredLevel === 1 ? 0 : 1 },
  ),
  dataSet: onePart((part) =>
    part.isHead ? part : { ...part, dynamicDataSet: part.dynamicDataSet === null ? 'Roof Type' : null },
  ),
  repeating: onePart((part) => (part.isHead ? { ...part, repeating: !part.repeating } : part)),
  addField,
  addSection,
  removePart,
  movePart,
  convertField,
  resizeField,
  editRules,
  editRuleFields,
  editCases,
};

const edits: fc.Arbitrary<FormEdit> = fc
  .tuple(fc.constantFrom(...Object.keys(kinds)), fc.nat(20))
  .map(([kind, at]) =>
    Object.assign((draft: FormDraft) => ({ draft: kinds[kind]?.(draft, at) ?? draft, intent: {} }), {
      [fc.toStringMethod]: () => `${kind} ${at}`,
    }),
  );

/** A section into which the other side has put something is kept, also when this side has removed it. */
const keepsItsParts = (change: Change, merged: Outline) =>
  change.kind === 'removed' && [...merged.values()].some(({ parent }) => parent === change.key);

/** A rule that has shown a field since then is kept, also when this side has removed it. */
const showsField = (change: Change, outline: Outline) =>
  change.kind === 'removed' && [...outline.values()].some(({ fields }) => isShownBy(fields, change.key));

const isBeside = (change: Change) => change.kind === 'changed' && change.field === 'isBeside';

const formCase: EditorCase<UiFormTemplate, FormDraft> = {
  name: 'Form editor',
  definition: formEditor,
  samples: someForms,
  edits,
  payloadOf: toBody,
  saved: (draft, doc) => savedForm(toBody(draft, doc), doc),
  // The first field of a section is beside none: the value of that depends on where its section ends.
  isSuperseded: (change, merged, outline) =>
    isBeside(change) || keepsItsParts(change, merged) || showsField(change, outline),
  isTied: (one, other) => isBeside(one) || isBeside(other),
};

export const editorCases = [anyCase(formCase)];
