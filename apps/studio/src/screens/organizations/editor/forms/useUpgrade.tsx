import type { UpgradedForms } from '@studio/api';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReturnHome } from '../../../../kernel/editor/ui/useFocusHome.ts';
import { reportActivity } from '../../../../platform/feedback/activity.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { session } from '../../../../platform/session/session.ts';
import { organizationFormText } from '../../forms.messages.ts';
import { upgradeForms } from './formSet.api.ts';
import { UpgradeDialog } from './UpgradeDialog.tsx';
import { forgetUpgrade, isUpgradeUnseen, upgradeKey } from './upgradeKey.ts';

/** What an upgrade needs. */
export interface UpgradeInput {
  readonly id: string;
  readonly clientTag: string;
  /** False for a link that leads to a form, and for those who may not change the organization: they see what was upgraded before and not seen. Read once. */
  readonly isWanted: boolean;
  /** The heading of the form: nothing has opened the dialog that gets the focus back. */
  readonly headingRef: RefObject<HTMLElement | null>;
  /** The user has seen what was upgraded: loads organization and forms again. */
  readonly onReload: () => void;
}

/** Brings the forms up to the set in production, once in a visit of the manager; what that did is shown until it was seen. Returns the dialog about what was upgraded. */
export function useUpgrade({ id, clientTag, isWanted, headingRef, onReload }: UpgradeInput): ReactNode {
  const [upgraded, setUpgraded] = useState<UpgradedForms | null>(null);
  const [isOpen, setOpen] = useState(false);
  const returnHome = useReturnHome(headingRef, headingRef);
  const hasBegun = useRef(false);
  const of = { userId: session.current?.user.id ?? '', id };
  const begin = useEffectEvent(async () => {
    if (hasBegun.current || !(isWanted || isUpgradeUnseen(of))) return;
    hasBegun.current = true;
    try {
      const answer = await upgradeForms(id, clientTag, upgradeKey(of));
      if (answer.count === 0) return forgetUpgrade(of);
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
        returnsFocus={() => returnHome(null)}
        onConfirm={() => {
          setOpen(false);
          forgetUpgrade(of);
          onReload();
        }}
      />
    )
  );
}
