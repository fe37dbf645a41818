import type { AuditEvent, AuditUser } from '../store/log/AuditEvent.ts';
import { eventOf } from './events.ts';

interface Deployed {
  ruleSetName: string;
  number: number;
  ruleCount: number;
}

/** Rule sets were deployed as they are saved. */
export function ruleSetsRedeployed(user: AuditUser, deployments: readonly Deployed[]): AuditEvent {
  const sets = deployments.map(
    ({ ruleSetName, number, ruleCount }) => `${ruleSetName} as deployment ${number} (${counted(ruleCount)})`,
  );
  return eventOf(user, 'Rule Set', 'Redeployed', `Rule sets were redeployed: ${sets.join(', ')}.`);
}

/** An earlier deployment was deployed again. */
export function deploymentTakenBack(
  user: AuditUser,
  { ruleSetName, number }: Deployed,
  from: number,
): AuditEvent {
  const message = `The rule set ${ruleSetName} was taken back to deployment ${from}, as deployment ${number}.`;
  return eventOf(user, 'Rule Set', 'Taken back', message);
}

/** Rules were made active or inactive together. */
export function rulesSwitched(user: AuditUser, isActive: boolean, count: number): AuditEvent {
  const what = isActive ? 'activated' : 'deactivated';
  return eventOf(
    user,
    'Rule',
    isActive ? 'Activated' : 'Deactivated',
    `${counted(count)} ${count === 1 ? 'was' : 'were'} ${what}.`,
  );
}

function counted(count: number): string {
  return count === 1 ? '1 rule' : `${count} rules`;
}
