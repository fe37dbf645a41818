import type { RuleCondition, UiFormTemplate } from '@studio/api';
import {
  comparableTree,
  defineTree,
  type TreeInput,
  type TreeNode,
} from '../../../../kernel/editor/fields/defineTree.ts';
import type { FieldDefinition } from '../../../../kernel/editor/fields/FieldDefinitions.ts';
import type { Entry, FieldValue, Outline } from '../../../../kernel/editor/outline/Outline.ts';
import type { OutlineDefinition } from '../../../../kernel/editor/outline/OutlineDefinition.ts';
import { asNode, deepest } from '../../../../kernel/rules/conditionNode.ts';
import type { OwnForm } from '../../../../kernel/rules/names/KnownNames.ts';
import { describeWith } from '../../conditions/conditionTexts.ts';
import { formEditorText } from '../../editor.messages.ts';
import { shownRuleName } from '../../shownRuleName.ts';
import { canonicalDraft } from './canonicalDraft.ts';
import { blankCondition, type ConditionRow, lastingId, type PlacedCondition } from './conditionRows.ts';
import { formDraftText } from './draft.messages.ts';
import { blankPart, type CaseRow, type FormDraft, type FormPart } from './FormDraft.ts';
import { partFields, sectionFields } from './partFields.ts';
import { withElseOfOtherSide } from './ruleElse.ts';
import { isRuleReference, referredRule, withRuleKeys, withRuleNames } from './ruleReferences.ts';
import { type SplitForm, type SplitRule, splitForm, wholeForm } from './splitForm.ts';

/** What a form is made of. Sections have no id of the server: they are known by the fields in them. */
type FormRows = {
  readonly section: FormPart;
  readonly field: FormPart;
  readonly rule: SplitRule;
  readonly condition: ConditionRow;
  readonly case: CaseRow;
};

type ConditionField = Exclude<keyof ConditionRow, 'key'> | 'case.values' | 'case.expected';

/** Of a text of a condition all counts. */
function conditionField<Value extends string | number = string>(
  name: ConditionField,
  empty: Value,
): FieldDefinition<object, Value> {
  return {
    get label() {
      return name === 'case.values' || name === 'case.expected'
        ? formDraftText(name)
        : formDraftText(`condition.${name}`);
    },
    empty,
    comparable: (value: FieldValue) => (value === '' ? null : value),
  };
}

const rootFields = {
  operator: conditionField('operator', ''),
  negations: conditionField<number>('negations', 0),
  content: conditionField('content', ''),
};

const input: TreeInput<SplitForm, FormRows> = {
  get name() {
    return formEditorText('heading');
  },
  fields: rootFields,
  types: {
    section: {
      name: ({ label }) => {
        const name = String(label ?? '');
        return name === '' ? formDraftText('section.unnamed') : formDraftText('section', { name });
      },
      fields: sectionFields,
      identity: ({ label }) => label,
      blank: (key) => ({ ...blankPart(key), isHead: true }),
    },
    field: {
      name: ({ label, variableName }) =>
        formDraftText('field', { name: String(label ?? '') || String(variableName ?? '') }),
      fields: partFields,
      identity: ({ variableName }) => variableName,
      idOf: ({ id }) => (id === '' ? null : id),
      blank: blankPart,
    },
    rule: {
      name: ({ name }) => formDraftText('rule', { name: shownRuleName(String(name ?? '')) }),
      fields: {
        name: {
          get label() {
            return formDraftText('rule.name');
          },
        },
        description: {
          get label() {
            return formDraftText('rule.description');
          },
        },
        ...rootFields,
      },
      identity: ({ name }) => name,
      addsApart: true,
      blank: (key) => ({ key, name: '', description: '', operator: 'and', negations: 0, content: '' }),
    },
    case: {
      name: ({ name }) => formDraftText('case', { name: String(name ?? '') }),
      fields: {
        name: {
          get label() {
            return formDraftText('case.name');
          },
        },
        values: conditionField('case.values', ''),
        expected: conditionField('case.expected', ''),
      },
      identity: ({ name }) => name,
      idOf: ({ key }) => key,
      blank: (key) => ({ key, name: '', values: '{}', expected: '{"shown":{},"values":{}}' }),
    },
    condition: {
      // It is named by the words below: they take the whole outline.
      name: () => formDraftText('condition.unnamed'),
      fields: {
        ...rootFields,
        kind: conditionField('kind', ''),
        lhs: conditionField('lhs', ''),
        operatorName: conditionField('operatorName', ''),
        rhs: conditionField('rhs', ''),
        rawExpression: conditionField('rawExpression', ''),
      },
      identity: ({ kind, lhs, rawExpression }) => `${kind} ${lhs} ${rawExpression}`,
      idOf: lastingId,
      blank: blankCondition,
    },
  },
  nodesOf: ({ parts, rules, cases, conditions }) => {
    let section: string | null = null;
    const ofParts = parts.map((row): TreeNode<FormRows> => {
      if (row.isHead) section = row.key;
      return row.isHead ? { type: 'section', parent: null, row } : { type: 'field', parent: section, row };
    });
    const within = (owner: string | null) =>
      (conditions.get(owner) ?? []).map(
        ({ row, parent }) => ({ type: 'condition', parent: parent ?? owner, row }) as const,
      );
    const ofRules = rules.flatMap((row) => [
      { type: 'rule', parent: null, row } as const,
      ...within(row.key),
    ]);
    const ofCases = cases.map((row) => ({ type: 'case', parent: null, row }) as const);
    return [...ofParts, ...ofRules, ...within(null), ...ofCases];
  },
  withNodes: (draft, nodes) => {
    const parts = nodes.flatMap((node) => (node.type === 'section' || node.type === 'field' ? node.row : []));
    const rules = nodes.flatMap((node) => (node.type === 'rule' ? node.row : []));
    const cases = nodes.flatMap((node) => (node.type === 'case' ? node.row : []));
    const conditions = placedConditions(nodes);
    const next = {
      parts: isSameList(parts, draft.parts) ? draft.parts : parts,
      rules: isSameList(rules, draft.rules) ? draft.rules : rules,
      cases: isSameList(cases, draft.cases) ? draft.cases : cases,
      conditions: isSameMap(conditions, draft.conditions) ? draft.conditions : conditions,
    };
    const isSame =
      next.parts === draft.parts &&
      next.rules === draft.rules &&
      next.cases === draft.cases &&
      next.conditions === draft.conditions;
    return isSame ? draft : { ...draft, ...next };
  },
};

/** The conditions by the rule that they are in, at whatever depth. */
function placedConditions(nodes: readonly TreeNode<FormRows>[]): SplitForm['conditions'] {
  const rules = new Set(nodes.flatMap(({ type, row }) => (type === 'rule' ? row.key : [])));
  const owners = new Map<string, string | null>();
  const found = new Map<string | null, PlacedCondition[]>([[null, []]]);
  for (const key of rules) found.set(key, []);
  for (const node of nodes) {
    if (node.type !== 'condition') continue;
    const { parent, row } = node;
    const isOutermost = parent === null || rules.has(parent);
    const owner = isOutermost ? parent : (owners.get(parent) ?? null);
    owners.set(row.key, owner);
    found.get(owner)?.push({ row, parent: isOutermost ? null : parent });
  }
  return found;
}

function isSameMap(one: SplitForm['conditions'], other: SplitForm['conditions']): boolean {
  return (
    one.size === other.size &&
    [...one].every(([key, nodes]) => {
      const others = other.get(key);
      return (
        others?.length === nodes.length &&
        nodes.every(
          ({ row, parent }, index) => others[index]?.row === row && others[index]?.parent === parent,
        )
      );
    })
  );
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

const outline = defineTree<SplitForm, FormRows, UiFormTemplate>(input);
const split = (draft: FormDraft) => splitForm(canonicalDraft(draft));

/** Forms as outlines: sections with their fields, and rules with their conditions. */
export const formOutline: OutlineDefinition<UiFormTemplate, FormDraft> = {
  read: (draft, doc, compared) => {
    const read = withRuleKeys(outline.read(split(draft), doc, compared));
    uniqueNames.set(read, doc.formTemplate.uniqueName);
    return read;
  },
  alignKeys: (draft, known, doc) =>
    draft === known ? draft : wholeForm(outline.alignKeys(split(draft), split(known), doc)),
  write: (merged, sources, doc) => {
    const forms = sources.map(splitForm);
    const reads = forms.map((source) => outline.read(source, doc));
    const whole = withElseOfOtherSide(merged, reads.map(withRuleKeys));
    return wholeForm(outline.write(withRuleNames(whole, reads), forms, doc));
  },
  awaitsIds: ({ parts }) => parts.some(({ isHead, id }) => !isHead && id === ''),
  words: {
    entry: (entry, whole) =>
      entry.type === 'condition' ? describeEntry(entry, whole) : outline.words.entry(entry, whole),
    field: outline.words.field,
    value: (entry, field, value, whole) => {
      if (isRuleReference(field)) return describeRule(value, whole);
      if (isOfCase(entry, field)) return shortened(formatCaseValues(value));
      return isOfCondition(entry, field)
        ? shortened(describeField(entry, field, value, whole))
        : outline.words.value(entry, field, value, whole);
    },
    fullValue: (entry, field, value, whole) => {
      if (isRuleReference(field)) return describeRule(value, whole);
      if (isOfCase(entry, field)) return formatCaseValues(value);
      return isOfCondition(entry, field)
        ? describeField(entry, field, value, whole)
        : (outline.words.fullValue ?? outline.words.value)(entry, field, value, whole);
    },
  },
};

function describeRule(value: FieldValue, whole: Outline): string {
  const name = referredRule(value, whole);
  return shownRuleName(name === null ? String(value ?? '') : (name ?? ''));
}

const isOfCase = ({ type }: Entry, field: string) => type === 'case' && field !== 'name';

const isOfCondition = ({ type }: Entry, field: string) =>
  type === 'condition' || Object.hasOwn(rootFields, field);

/** Of the forms that outlines were read from: what their own fields are called takes no form. */
const uniqueNames = new WeakMap<Outline, string>();

/** The form of an outline, to describe its conditions with. */
function formIn(outline: Outline): OwnForm {
  const fields = [...outline.values()].flatMap(({ type, fields: part }) => {
    if (type !== 'field') return [];
    const [name, label, dataSet] = [part['variableName'], part['label'], part['dynamicDataSet']];
    const dataSetName = dataSet ? String(dataSet) : null;
    return [[String(name ?? ''), { label: String(label ?? ''), dataSetName }] as const];
  });
  return { uniqueName: uniqueNames.get(outline) ?? '', fields: new Map(fields) };
}

/** What would be saved of a draft, as plain data. Ids of conditions do not count. */
export function comparableForm(draft: FormDraft): unknown {
  return comparableTree(input, split(draft));
}

/** Characters shown where there is little room. */
const mostBriefly = 120;

function shortened(text: string): string {
  return text.length <= mostBriefly ? text : `${text.slice(0, mostBriefly).trimEnd()}…`;
}

/** Names a condition by what it says, a group by whether all or any of it has to hold. */
function describeEntry({ fields }: Entry, whole: Outline): string {
  const { kind, operator, lhs, operatorName, rhs, rawExpression } = fields;
  if (kind === 'CompositeCondition')
    return formDraftText('condition.group', { which: describeWhich(operator) });
  const text =
    kind === 'BinaryCondition'
      ? formatCompared({ lhs, operatorName, rhs }, whole)
      : String(rawExpression ?? '');
  return text === ''
    ? formDraftText('condition.unnamed')
    : formDraftText('condition.named', { text: shortened(text) });
}

/** As it is stored before the words are loaded. */
function formatCompared(
  { lhs, operatorName, rhs }: Readonly<Record<string, FieldValue | undefined>>,
  whole: Outline,
): string {
  const parse = (side: FieldValue | undefined): unknown =>
    typeof side === 'string' ? JSON.parse(side) : undefined;
  const condition = {
    kind: 'BinaryCondition',
    lhs: parse(lhs),
    operatorName: operatorName ?? '',
    rhs: parse(rhs),
  } as RuleCondition;
  return describeWith(condition, formIn(whole)) ?? String(operatorName ?? '');
}

function describeWhich(operator: FieldValue | undefined): string {
  if (operator === null || operator === undefined) return '';
  return formDraftText(operator === 'or' ? 'condition.any' : 'condition.all');
}

function describeField({ fields }: Entry, field: string, value: FieldValue, whole: Outline): string {
  if (value === null) return '';
  switch (field) {
    case 'operator':
      return describeWhich(value);
    case 'negations':
      return value === 0 ? '' : formDraftText('condition.negated');
    case 'lhs':
      return formatCompared({ lhs: value }, whole);
    case 'operatorName':
      return formatCompared({ operatorName: value }, whole);
    case 'rhs': {
      // A value is named by the field that it is compared with.
      const lhs = fields['lhs'];
      return formatCompared({ lhs, rhs: value }, whole).slice(formatCompared({ lhs }, whole).length).trim();
    }
    default:
      return String(value);
  }
}

/** What is filled in, or expected, in one line. */
function formatCaseValues(value: FieldValue): string {
  if (typeof value !== 'string') return '';
  const parsed = asNode(JSON.parse(value)) ?? {};
  const { shown, values = parsed } = 'shown' in parsed ? parsed : { values: parsed };
  const entriesOf = (node: unknown, formatOne: (one: unknown) => string) =>
    Object.entries(asNode(node) ?? {}).map(([key, one]) =>
      formDraftText('case.value', { name: key.split('::').at(-1) ?? key, value: formatOne(one) }),
    );
  return [
    ...entriesOf(shown, (one) => formDraftText(one === true ? 'case.shown' : 'case.hidden')),
    ...entriesOf(values, (one) => String(one ?? '')),
  ].join(', ');
}

/** The comparisons in a condition, however they are combined: none in what is no condition, and one in what is nested deeper than is read. */
export function countConditions(condition: unknown, depth = 0): number {
  const node = asNode(condition);
  if (node === null) return 0;
  const { kind, subconditions, subcondition } = node;
  if (depth > deepest) return 1;
  if (kind === 'CompositeCondition') {
    const all: unknown[] = Array.isArray(subconditions) ? subconditions : [];
    return all.reduce<number>((sum, each) => sum + countConditions(each, depth + 1), 0);
  }
  return kind === 'UnaryCondition' && subcondition ? countConditions(subcondition, depth + 1) : 1;
}
