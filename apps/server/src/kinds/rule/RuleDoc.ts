import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';

/** The codes of the contract. */
export const ruleStatus = { inactive: 0, active: 1, invalid: 2, debug: 3 } as const;

export type RuleStatusCode = (typeof ruleStatus)[keyof typeof ruleStatus];

/** A rule as it is stored. Those that were stored before rules had screens lack some of it: `wholeRule` gives it to them. */
export type RuleDoc = {
  /** Unique, if need be by a suffix that people are not shown. */
  name: string;
  description: string;
  ruleSetName: string;
  condition: JsonValue;
  actions: JsonValue[];
  priority?: number;
  status?: RuleStatusCode;
  tags?: string[];
  /** Of rules from before; in place of a status. */
  active?: boolean;
  /** Of rules from before. */
  version?: number;
};

/** A rule with everything that rules have now. */
export type WholeRule = Required<
  Pick<RuleDoc, 'name' | 'description' | 'ruleSetName' | 'actions' | 'priority' | 'status' | 'tags'>
> & {
  condition: JsonObject;
};

/** The condition of a new rule. */
export const emptyCondition: JsonObject = { kind: 'CompositeCondition', operator: 'and', subconditions: [] };

/** The rule without what only rules from before have. */
export function wholeRule(doc: RuleDoc): WholeRule {
  const { name, description, ruleSetName, condition, actions, priority = 0, tags = [], active = true } = doc;
  const isObject = typeof condition === 'object' && condition !== null && !Array.isArray(condition);
  return {
    ...{ name, description, ruleSetName, priority, tags, actions },
    status: doc.status ?? (active ? ruleStatus.active : ruleStatus.inactive),
    condition: isObject ? condition : emptyCondition,
  };
}

/** The suffix at the very end that people are not shown: '-#' and digits, or none. */
const hiddenSuffix = /-#\d*$/;

/** What people call a rule of that name. */
export function shownRuleName(name: string): string {
  return name.replace(hiddenSuffix, '');
}

/** Whether a redeploy of its set takes the rule in. */
export function isInUse({ status }: Pick<WholeRule, 'status'>): boolean {
  return status === ruleStatus.active || status === ruleStatus.debug;
}
