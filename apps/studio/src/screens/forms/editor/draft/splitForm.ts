import type { DraftRow } from '../../../../kernel/editor/fields/FieldDefinitions.ts';
import {
  joinCondition,
  type PlacedCondition,
  type RootGroup,
  type SplitCondition,
  splitCondition,
} from './conditionRows.ts';
import type { CaseRow, FormDraft, FormPart, RuleRow } from './FormDraft.ts';

/** A rule with its outermost group; the conditions in it are rows of their own. */
export interface SplitRule extends DraftRow, RootGroup {
  readonly name: string;
  readonly description: string;
}

/** A draft of which each condition is a row: what is compared and merged. */
export interface SplitForm extends RootGroup {
  /** Empty for a form that is always required: then it has no trigger rule. */
  readonly operator: string;
  readonly parts: readonly FormPart[];
  readonly rules: readonly SplitRule[];
  readonly cases: readonly CaseRow[];
  /** The conditions of each rule, by its key; those of the trigger rule by null. */
  readonly conditions: ReadonlyMap<string | null, readonly PlacedCondition[]>;
}

interface SplitRow {
  readonly rule: SplitRule;
  readonly nodes: readonly PlacedCondition[];
}

const noGroup: RootGroup = { operator: '', negations: 0, content: '' };

const splitForms = new WeakMap<FormDraft, SplitForm>();
const wholeForms = new WeakMap<SplitForm, FormDraft>();
const splitRows = new WeakMap<RuleRow, SplitRow>();
const wholeRows = new WeakMap<
  SplitRule,
  { readonly row: RuleRow; readonly nodes: readonly PlacedCondition[] }
>();
/** The trigger rules that were split last, by their texts. */
const splitTriggers = new Map<string, SplitCondition>();
const mostTriggers = 20;

/** The draft with its conditions as rows: always the same for the same draft. */
export function splitForm(draft: FormDraft): SplitForm {
  const known = splitForms.get(draft);
  if (known !== undefined) return known;
  const rows = draft.rules.map(splitRule);
  const trigger = splitTrigger(draft.condition);
  const split: SplitForm = {
    ...trigger.root,
    parts: draft.parts,
    rules: rows.map(({ rule }) => rule),
    cases: draft.cases,
    conditions: new Map([
      [null, trigger.nodes] as const,
      ...rows.map(({ rule, nodes }) => [rule.key, nodes] as const),
    ]),
  };
  keep(draft, split);
  return split;
}

/** The draft of which `split` is made; a rule that has not changed is the same object. */
export function wholeForm(split: SplitForm): FormDraft {
  const known = wholeForms.get(split);
  if (known !== undefined) return known;
  const { parts, rules, cases, conditions, operator, negations, content } = split;
  const nodes = conditions.get(null) ?? [];
  const draft: FormDraft = {
    parts,
    cases,
    rules: rules.map((rule) => wholeRule(rule, conditions.get(rule.key) ?? [])),
    condition: operator === '' ? '' : joinCondition({ root: { operator, negations, content }, nodes }),
  };
  keep(draft, split);
  return draft;
}

function keep(draft: FormDraft, split: SplitForm): void {
  splitForms.set(draft, split);
  wholeForms.set(split, draft);
}

function splitRule(row: RuleRow): SplitRow {
  const known = splitRows.get(row);
  if (known !== undefined) return known;
  const { key, name, description, condition } = row;
  const { root, nodes } = condition === '' ? { root: noGroup, nodes: [] } : splitCondition(condition);
  const split = { rule: { key, name, description, ...root }, nodes };
  splitRows.set(row, split);
  wholeRows.set(split.rule, { row, nodes });
  return split;
}

function wholeRule(rule: SplitRule, nodes: readonly PlacedCondition[]): RuleRow {
  const known = wholeRows.get(rule);
  if (known !== undefined && areSame(known.nodes, nodes)) return known.row;
  const { key, name, description, ...root } = rule;
  const row = { key, name, description, condition: joinCondition({ root, nodes }) };
  splitRows.set(row, { rule, nodes });
  wholeRows.set(rule, { row, nodes });
  return row;
}

function areSame(one: readonly PlacedCondition[], other: readonly PlacedCondition[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ row, parent }, index) => other[index]?.row === row && other[index]?.parent === parent)
  );
}

function splitTrigger(text: string): SplitCondition {
  if (text === '') return { root: noGroup, nodes: [] };
  const known = splitTriggers.get(text) ?? splitCondition(text);
  splitTriggers.delete(text);
  splitTriggers.set(text, known);
  const [oldest] = splitTriggers.keys();
  if (splitTriggers.size > mostTriggers && oldest !== undefined) splitTriggers.delete(oldest);
  return known;
}
