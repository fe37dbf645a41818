import type { Rule } from '@studio/api';
import { type ActionNode, type ActionsDraft, parseActions, serializeActions } from '@studio/widgets';
import { defineOutline, type OutlineInput } from '../../../../kernel/editor/fields/defineOutline.ts';
import type { DraftRow } from '../../../../kernel/editor/fields/FieldDefinitions.ts';
import type { Entry, FieldValue } from '../../../../kernel/editor/outline/Outline.ts';
import type { OutlineDefinition } from '../../../../kernel/editor/outline/OutlineDefinition.ts';
import {
  conditionType,
  kept,
  readConditions,
  writeConditions,
} from '../../../../kernel/rules/conditionEntries.ts';
import {
  describeAction,
  describeComparison,
  describeOperand,
  describeOperator,
} from '../../../../kernel/rules/describeRule.ts';
import { ruleEditorText } from '../../editor.messages.ts';
import type { RuleDraft } from './RuleDraft.ts';

/** An action as a row: merged as a whole. */
interface ActionRow extends DraftRow {
  /** As JSON. */
  readonly content: string;
}

interface PlainDraft {
  readonly priority: number | null;
  readonly actions: readonly ActionRow[];
}

const input: OutlineInput<PlainDraft, Rule> = {
  get name() {
    return ruleEditorText('heading');
  },
  fields: {
    priority: {
      get label() {
        return ruleEditorText('priority');
      },
    },
  },
  lists: {
    actions: {
      name: ({ content }) => ruleEditorText('action', { text: describeAction(parse(content)) }),
      fields: {
        content: {
          get label() {
            return ruleEditorText('actionContent');
          },
          format: (value) => describeAction(parse(value)),
        },
      },
      idOf: ({ key }) => key,
      identity: ({ key }) => key,
      blank: (key) => ({ key, content: '' }),
    },
  },
};

const plain = defineOutline<PlainDraft, Rule>(input);

function parse(content: unknown): unknown {
  return content === '' || content === null || content === undefined ? null : JSON.parse(String(content));
}

const rows = new WeakMap<ActionNode, ActionRow>();

function toRow(node: ActionNode): ActionRow {
  const known = rows.get(node);
  if (known !== undefined) return known;
  const [content] = serializeActions([node]);
  const row = { key: node.id, content: JSON.stringify(content) };
  rows.set(node, row);
  return row;
}

function toPlain({ priority, actions }: RuleDraft): PlainDraft {
  return { priority, actions: actions.map(toRow) };
}

function toActions(list: readonly ActionRow[], sources: readonly RuleDraft[]): ActionsDraft {
  const known = new Map(
    sources.toReversed().flatMap(({ actions }) => actions.map((node) => [node.id, node] as const)),
  );
  return list.map((row) => {
    const node = known.get(row.key);
    if (node !== undefined && toRow(node).content === row.content) return node;
    const [read] = parseActions([{ ...(parse(row.content) as object), id: row.key }], kept);
    return read ?? { id: row.key, kind: 'OpaqueAction', payload: parse(row.content) };
  });
}

/** Rules as outlines: a condition and a group are one entry each, in the group that holds it, and each action is one. */
export const ruleOutline: OutlineDefinition<Rule, RuleDraft> = {
  read: (draft, doc) => {
    const entries = readConditions(draft.condition);
    return new Map([
      ...plain.read(toPlain(draft), doc),
      ...entries.map((entry) => [entry.key, entry] as const),
    ]);
  },
  // Conditions and actions are known by the ids that they are stored with.
  alignKeys: (draft) => draft,
  write: (outline, sources, doc) => {
    const [first] = sources;
    if (first === undefined) throw new RangeError('A draft is written from at least one draft.');
    const { priority, actions } = plain.write(outline, sources.map(toPlain), doc);
    const list = toActions(actions, sources);
    const isSame =
      list.length === first.actions.length && list.every((node, index) => node === first.actions[index]);
    return {
      priority,
      condition: writeConditions(
        outline,
        sources.map(({ condition }) => condition),
      ),
      actions: isSame ? first.actions : list,
    };
  },
  words: {
    entry: (entry, outline) =>
      entry.type === conditionType ? describeCondition(entry) : plain.words.entry(entry, outline),
    field: (entry, field, outline) =>
      entry.type === conditionType ? conditionLabel(field) : plain.words.field(entry, field, outline),
    value: (entry, field, value, outline) =>
      entry.type === conditionType
        ? formatEntryValue(field, value, entry)
        : plain.words.value(entry, field, value, outline),
  },
};

const labelled = [
  'kind',
  'negations',
  'operator',
  'lhs',
  'operatorName',
  'rhs',
  'rawExpression',
  'content',
] as const;

function conditionLabel(field: string): string {
  const name = labelled.find((each) => each === field);
  return name === undefined ? field : ruleEditorText(name);
}

function describeCondition({ fields }: Entry): string {
  const { kind, operator, lhs, operatorName, rhs, rawExpression } = fields;
  if (kind === 'CompositeCondition') {
    return `${ruleEditorText('group')} “${formatEntryValue('operator', operator ?? null)}”`;
  }
  const text =
    kind === 'BinaryCondition'
      ? describeComparison({ lhs: parse(lhs), operatorName: String(operatorName ?? ''), rhs: parse(rhs) })
      : String(rawExpression ?? '');
  return text === '' ? ruleEditorText('condition') : `${ruleEditorText('condition')} “${text}”`;
}

function formatEntryValue(field: string, value: FieldValue, entry?: Entry): string {
  if (value === null || value === '') return '';
  switch (field) {
    case 'operator':
      return ruleEditorText(value === 'or' ? 'group.any' : 'group.all');
    case 'operatorName':
      return describeOperator(String(value));
    case 'lhs':
      return describeOperand(parse(value));
    case 'rhs':
      return describeOperand(parse(value), parse(entry?.fields['lhs']));
    case 'negations':
      return value === 0 ? '' : ruleEditorText('negations');
    default:
      return String(value);
  }
}
