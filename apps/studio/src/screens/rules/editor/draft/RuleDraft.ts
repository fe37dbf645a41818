import type { Rule, RuleWrite } from '@studio/api';
import {
  type ActionsDraft,
  type ConditionDraft,
  parseActions,
  parseCondition,
  serializeActions,
  serializeCondition,
} from '@studio/widgets';
import { draftOnce } from '../../../../kernel/editor/fields/draftOnce.ts';
import { kept } from '../../../../kernel/rules/conditionEntries.ts';

/** What the rule builder edits: all but its settings, which have a modal of their own. */
export interface RuleDraft {
  /** From 0 to 9999; null while it is being entered. */
  readonly priority: number | null;
  readonly condition: ConditionDraft;
  readonly actions: ActionsDraft;
}

/** The id of the outermost group, where it is stored without one. */
const rootId = 'root';
export const highestPriority = 9999;

/** The draft of a rule. */
export const toRuleDraft = draftOnce<Rule, RuleDraft>(({ priority, condition, actions }) => ({
  priority,
  condition: readCondition(condition),
  actions: parseActions(actions, kept),
}));

/** The condition of a rule, whose outermost group is always one that is saved. */
function readCondition(stored: Rule['condition']): ConditionDraft {
  const isGroup = coreKindOf(stored) === 'CompositeCondition';
  const group = isGroup ? stored : { kind: 'CompositeCondition', operator: 'and', subconditions: [stored] };
  return withRootId(parseCondition(group, kept), 'id' in group ? undefined : rootId);
}

function coreKindOf(stored: unknown): unknown {
  let at = stored as { readonly kind?: unknown; readonly subcondition?: unknown } | undefined;
  while (at?.kind === 'UnaryCondition') at = at.subcondition as typeof at;
  return at?.kind;
}

function withRootId(draft: ConditionDraft, id: string | undefined): ConditionDraft {
  if (id === undefined) return draft;
  if (draft.kind === 'CompositeCondition') return { ...draft, id };
  const inner = draft.subcondition;
  // The core of a draft is a group.
  return { ...draft, id: `${id}!`, subcondition: withRootId(inner as ConditionDraft, id) };
}

/** What saving sends: the settings stay as they are. */
export function toRuleBody({ priority, condition, actions }: RuleDraft, doc: Rule): RuleWrite {
  const { name, description, ruleSetName, tags } = doc;
  return {
    ...{ name, description, ruleSetName },
    tags: tags.map((tag) => ({ name: tag.name })),
    priority: priority ?? 0,
    // What was read from a rule of the contract, and edited by widgets that write nothing else.
    condition: serializeCondition(condition, kept) as RuleWrite['condition'],
    actions: serializeActions(actions, kept) as RuleWrite['actions'],
  };
}

/** What would be saved, as plain data. Ids do not count: what says the same is the same. */
export function comparableRule({ priority, condition, actions }: RuleDraft): unknown {
  return { priority, condition: serializeCondition(condition), actions: serializeActions(actions) };
}

/** Whether the rule can be saved. What is wrong with its conditions and actions does not keep it from that. */
export function isSavable({ priority }: RuleDraft): boolean {
  return priority !== null && Number.isInteger(priority) && priority >= 0 && priority <= highestPriority;
}
