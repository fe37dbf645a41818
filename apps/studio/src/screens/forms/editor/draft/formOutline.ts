import type { UiFormTemplate } from '@studio/api';
import {
  comparableTree,
  defineTree,
  type TreeInput,
  type TreeNode,
} from '../../../../kernel/editor/fields/defineTree.ts';
import type { FieldValue, Outline } from '../../../../kernel/editor/outline/Outline.ts';
import type { OutlineDefinition } from '../../../../kernel/editor/outline/OutlineDefinition.ts';
import type { OwnForm } from '../../conditions/ConditionNames.ts';
import { asNode, deepest } from '../../conditions/conditionNode.ts';
import { sayTold } from '../../conditions/toldConditions.ts';
import { formEditorText } from '../../editor.messages.ts';
import { shownRuleName } from '../../shownRuleName.ts';
import { canonicalDraft } from './canonicalDraft.ts';
import { formDraftText } from './draft.messages.ts';
import { blankPart, type FormDraft, type FormPart, type RuleRow } from './FormDraft.ts';
import { partFields, sectionFields } from './partFields.ts';
import { readCondition } from './toDesignBody.ts';

const whole = (value: string): FieldValue => (value === '' ? null : value);

/** How it is described depends on the whole outline: see the words below. */
const conditionField = { comparable: whole };

/** What a form is made of. Sections have no id of the server: they are known by the fields in them. */
type FormRows = { readonly section: FormPart; readonly field: FormPart; readonly rule: RuleRow };

const input: TreeInput<FormDraft, FormRows> = {
  get name() {
    return formEditorText('heading');
  },
  fields: {
    condition: {
      ...conditionField,
      get label() {
        return formDraftText('triggerRule');
      },
    },
  },
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
        condition: {
          ...conditionField,
          get label() {
            return formDraftText('condition');
          },
        },
      },
      identity: ({ name }) => name,
      blank: (key) => ({ key, name: '', description: '', condition: '' }),
    },
  },
  nodesOf: ({ parts, rules }) => {
    let section: string | null = null;
    const ofParts = parts.map((row): TreeNode<FormRows> => {
      if (row.isHead) section = row.key;
      return row.isHead ? { type: 'section', parent: null, row } : { type: 'field', parent: section, row };
    });
    return [...ofParts, ...rules.map((row) => ({ type: 'rule', parent: null, row }) as const)];
  },
  withNodes: (draft, nodes) => {
    const parts = nodes.flatMap((node) => (node.type === 'rule' ? [] : node.row));
    const rules = nodes.flatMap((node) => (node.type === 'rule' ? node.row : []));
    const next = {
      parts: isSameList(parts, draft.parts) ? draft.parts : parts,
      rules: isSameList(rules, draft.rules) ? draft.rules : rules,
    };
    return next.parts === draft.parts && next.rules === draft.rules ? draft : { ...draft, ...next };
  },
};

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

const outline = defineTree<FormDraft, FormRows, UiFormTemplate>(input);

/** Forms as outlines: sections with their fields, and rules. */
export const formOutline: OutlineDefinition<UiFormTemplate, FormDraft> = {
  ...outline,
  read: (draft, doc, compared) => {
    const read = outline.read(canonicalDraft(draft), doc, compared);
    uniqueNames.set(read, doc.formTemplate.uniqueName);
    return read;
  },
  alignKeys: (draft, known, doc) => outline.alignKeys(canonicalDraft(draft), canonicalDraft(known), doc),
  words: {
    ...outline.words,
    value: (entry, field, value, whole) =>
      field === 'condition'
        ? sayBriefly(String(value ?? ''), formIn(whole))
        : outline.words.value(entry, field, value, whole),
    fullValue: (entry, field, value, whole) =>
      field === 'condition'
        ? sayInFull(String(value ?? ''), formIn(whole))
        : (outline.words.fullValue ?? outline.words.value)(entry, field, value, whole),
  },
};

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

/** What would be saved of a draft, as plain data. */
export function comparableForm(draft: FormDraft): unknown {
  return comparableTree(input, canonicalDraft(draft));
}

/** Characters of a condition that are shown where there is little room. */
const mostBriefly = 120;

/** A condition in words; empty where there is none, and how many there are before the words are loaded. */
function sayInFull(text: string, own: OwnForm): string {
  return text === '' ? '' : (sayTold(readCondition(text), own) ?? sayCount(text));
}

/** A condition in words, as far as a line has room for it. */
function sayBriefly(text: string, own: OwnForm): string {
  const full = sayInFull(text, own);
  return full.length <= mostBriefly ? full : `${full.slice(0, mostBriefly).trimEnd()}… ${sayCount(text)}`;
}

function sayCount(text: string): string {
  return formDraftText('condition.some', { count: countConditions(readCondition(text)) });
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
