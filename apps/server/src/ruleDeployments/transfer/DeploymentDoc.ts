import type { JsonObject } from '../../store/JsonObject.ts';
import type { Kind } from '../../store/Kind.ts';
import type { DeployedRuleDoc } from '../../store/schema.ts';

/** A deployment of a rule set as an initialization file has it. */
export type DeploymentDoc = {
  ruleSetName: string;
  /** Its number in the store that the file came from. */
  number: number;
  /** Epoch milliseconds. */
  time: number;
  userId: string;
  /** The number of the deployment that was taken back to; null for a redeploy. */
  takenFrom: number | null;
  /** In the order of evaluation. */
  rules: DeployedRuleDoc[];
};

/** Deployments as files know them. They are no documents of the store. */
export const deploymentKind: Kind<DeploymentDoc & JsonObject> = {
  name: 'RuleDeployment',
  noun: 'deployment',
  validate: () => ({ violations: [], isTyped: true }),
  nameOf: ({ ruleSetName, number }) => `${ruleSetName}, deployment ${number}`,
  identityOf: ({ ruleSetName, number }) => `${number} ${ruleSetName}`,
  summarise: () => ({}),
  referencesOf: () => [],
  hasPart: () => false,
  isRequired: () => false,
  followRenaming: (doc) => doc,
};

/**
 * What tells a deployment from others in every store: its rule set, its time, and the rules that it holds by their digests. Its number
 * may be another one where it is restored.
 */
export function deploymentKey(
  ruleSetName: string,
  { time, digests }: { time: number; digests: Readonly<Record<string, string>> },
): string {
  const held = Object.entries(digests).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([ruleSetName, time, held]);
}
