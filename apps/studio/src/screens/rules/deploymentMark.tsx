import type { RuleDeployment } from '@studio/api';
import { StatusLabel, VisuallyHidden } from '@studio/ui';
import { CloudAlert, CloudOff, CloudUpload } from 'lucide-react';
import { styled } from 'styled-components';
import { statusOf, statusTones } from './ruleStatus.ts';
import { ruleText } from './rules.messages.ts';

/** That what is saved of a rule is not what decides: it was edited, or never deployed, since the last deployment; or it is out of use and decides still. */
export type DeploymentMark = 'edited' | 'notDeployed' | 'stillDeployed';

/** The mark of a rule; null where a redeploy changes nothing of it. */
export function deploymentMark(status: number, state: RuleDeployment['state']): DeploymentMark | null {
  const isInUse = ![0, 2].includes(statusOf(status));
  if (state === 'changed') return isInUse ? 'edited' : 'stillDeployed';
  return isInUse && state === 'notDeployed' ? 'notDeployed' : null;
}

const icons = { edited: CloudUpload, notDeployed: CloudOff, stillDeployed: CloudAlert } as const;

/** The shape of a mark, hidden from assistive technology. */
export function DeploymentIcon({ mark }: { readonly mark: DeploymentMark }) {
  const Icon = icons[mark];
  return <Icon aria-hidden size={14} />;
}

const Line = styled.span`
  display: inline-flex;
  gap: var(--st-space-2);
  align-items: center;
  max-width: 100%;

  & > [data-mark] {
    display: inline-flex;
    gap: var(--st-space-1);
    align-items: center;
    min-width: 0;
    color: var(--st-warning);
  }

  & > [data-mark] > svg {
    flex: none;
  }
`;

/** The status of a rule in a list, with the mark of what a redeploy would change. */
export function RuleStatus({
  status,
  deployment,
}: {
  readonly status: number;
  readonly deployment: RuleDeployment['state'];
}) {
  const mark = deploymentMark(status, deployment);
  const code = statusOf(status);
  return (
    <Line>
      <StatusLabel tone={statusTones[code]}>{ruleText(`status.${code}`)}</StatusLabel>
      {mark !== null && (
        <span data-mark={mark}>
          <DeploymentIcon mark={mark} />
          <VisuallyHidden>, </VisuallyHidden>
          {ruleText(`mark.${mark}`)}
        </span>
      )}
    </Line>
  );
}
