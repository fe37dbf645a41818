import type { UpgradedForms } from '@studio/api';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportActivity } from '../../../../platform/feedback/activity.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { organizationFormText } from '../../forms.messages.ts';
import { upgradeForms } from './formSet.api.ts';
import { UpgradeDialog } from './UpgradeDialog.tsx';

/** What an upgrade needs. */
export interface UpgradeInput {
  readonly id: string;
  readonly clientTag: string;
  /** False for a link that leads to a form, and for those who may not change the organization. Read once. */
  readonly isWanted: boolean;
  /** The user has seen what was upgraded: loads organization and forms again. */
  readonly onReload: () => void;
}

/** Brings the forms up to the set in production, once in a visit of the manager. Returns the dialog about what was upgraded. */
export function useUpgrade({ id, clientTag, isWanted, onReload }: UpgradeInput): ReactNode {
  const [upgraded, setUpgraded] = useState<UpgradedForms | null>(null);
  const [isOpen, setOpen] = useState(false);
  const hasBegun = useRef(false);
  const begin = useEffectEvent(async () => {
    if (!isWanted || hasBegun.current) return;
    hasBegun.current = true;
    try {
      const answer = await upgradeForms(id, clientTag);
      if (answer.count === 0) return;
      setUpgraded(answer);
      setOpen(true);
    } catch (error) {
      reportActivity(organizationFormText('upgrade.title'), describeError(error));
    }
  });
  useEffect(() => void begin(), []);
  return (
    upgraded && (
      <UpgradeDialog
        {...{ upgraded, isOpen }}
        onConfirm={() => {
          setOpen(false);
          onReload();
        }}
      />
    )
  );
}
