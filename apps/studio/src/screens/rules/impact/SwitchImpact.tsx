import type { BulkDetailProps } from '../../../kernel/list/ListAction.ts';
import { RuleImpact } from './RuleImpact.tsx';

/** Which kept cases change their outcome when the chosen rules become active. */
export function ActivationImpact({ selection, onState }: BulkDetailProps) {
  return <RuleImpact query={{ switching: { isActive: true, selection } }} onState={onState} />;
}

/** Which kept cases change their outcome when the chosen rules become inactive. */
export function DeactivationImpact({ selection, onState }: BulkDetailProps) {
  return <RuleImpact query={{ switching: { isActive: false, selection } }} onState={onState} />;
}
