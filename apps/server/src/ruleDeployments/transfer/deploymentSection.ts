import { dateTime, integer, optional } from '../../exchange/AttributeRule.ts';
import { many, one, sequence } from '../../exchange/ElementRule.ts';
import { element, textElement } from '../../exchange/element.ts';
import { jsonObjectRule } from '../../exchange/jsonRule.ts';
import { jsonXml } from '../../exchange/jsonXml.ts';
import type { Section } from '../../exchange/Section.ts';
import { textRule } from '../../exchange/textRule.ts';
import { ruleFaults } from '../../kinds/rule/checkRule.ts';
import { ruleStatus } from '../../kinds/rule/RuleDoc.ts';
import { ruleKind } from '../../kinds/rule/ruleKind.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import type { DeployedRuleDoc } from '../../store/schema.ts';
import type { Violation } from '../../store/Violation.ts';
import { type DeploymentDoc, deploymentKind } from './DeploymentDoc.ts';

/** A number beyond would leave too few for the deployments that are made afterwards. */
const largestNumber = 1_000_000_000;

const sectionOfDeployments: Section<DeploymentDoc & JsonObject> = {
  name: 'Rule Deployments',
  kind: deploymentKind,
  elementName: 'ruleDeployment',
  toXml: ({ doc: { ruleSetName, number, time, userId, takenFrom, rules } }) =>
    element(
      'ruleDeployment',
      { number, time: new Date(time).toISOString(), ...(takenFrom !== null && { takenFrom }) },
      [
        ...[textElement('ruleSetName', ruleSetName), textElement('userId', userId)],
        ...rules.map((rule) => jsonXml(rule)),
      ].join(''),
    ),
  rule: {
    ...sequence({
      attributes: {
        number: integer(1, largestNumber),
        time: dateTime,
        takenFrom: optional(integer(1, largestNumber)),
      },
      children: { ruleSetName: one(textRule), userId: one(textRule), map: many(jsonObjectRule) },
      finish: (attributes, { map, ...texts }) => {
        // `check` looks at the rules.
        const doc: DeploymentDoc = { ...attributes, ...texts, rules: map as unknown as DeployedRuleDoc[] };
        return { doc, unresolved: [] };
      },
    }),
    placed: ({ doc }) => doc,
  },
  check: (given) => {
    // The rule above makes deployments and nothing else.
    const doc = given as DeploymentDoc & JsonObject;
    const violations = checkRules(doc);
    return violations.length > 0
      ? { violations, doc: null }
      : { violations: [], doc, toGiven: (pointer) => pointer };
  },
  replace: (_stored, doc) => doc,
};

/** The section of initialization files that follows the rules: what was deployed of their sets, by number. */
// Its rule makes deployments and nothing else.
export const deploymentSection = sectionOfDeployments as unknown as Section;

function checkRules({ ruleSetName, rules }: DeploymentDoc): Violation[] {
  const ids = new Set<string>();
  return rules.flatMap((rule, index) => {
    const pointer = `/rules/${index}`;
    const own = faultsOf(rule, ruleSetName).map((fault) => ({
      ...fault,
      pointer: `${pointer}${fault.pointer}`,
    }));
    if (own.length === 0 && ids.has(rule.id))
      return [{ pointer: `${pointer}/id`, message: 'Two rules of the deployment have this id.' }];
    ids.add(rule.id);
    return own;
  });
}

/** What was deployed could be evaluated. */
function faultsOf(given: DeployedRuleDoc, ruleSetName: string): readonly Violation[] {
  const { id, name, priority, condition, actions, ...rest }: Partial<DeployedRuleDoc> = given;
  const [other] = Object.keys(rest);
  if (other !== undefined) return [{ pointer: '', message: `A deployed rule has no '${other}'.` }];
  if (typeof id !== 'string' || id === '' || id.length > 1000)
    return [{ pointer: '/id', message: 'A deployed rule has an id.' }];
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition))
    return [{ pointer: '/condition', message: 'A deployed rule has a condition.' }];
  if (typeof priority !== 'number')
    return [{ pointer: '/priority', message: 'A deployed rule has a priority.' }];
  // What is missing is refused by the shape of rules.
  const stored = { name, ruleSetName, priority, condition, actions } as unknown as DeployedRuleDoc;
  const whole = { ...stored, description: '', tags: [], status: ruleStatus.active };
  const { violations } = ruleKind.validate(whole);
  return violations.length > 0 ? violations : ruleFaults(stored);
}
