import type { RestoreReport } from '@studio/api';
import { ConfirmDialog } from '@studio/ui';
import { useState } from 'react';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { manageText } from '../manage.messages.ts';
import { RemovedList } from './RemovalQuestion.styles.ts';
import { losingSections } from './restorePlan.ts';

interface RemovalQuestionProps {
  isOpen: boolean;
  /** The plan that removes something; null while there is none. */
  plan: RestoreReport | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a restore takes anything away. */
export function RemovalQuestion({ isOpen, plan, onConfirm, onCancel }: RemovalQuestionProps) {
  const [asked, setAsked] = useState(plan);
  if (isOpen && plan !== asked) setAsked(plan);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={manageText('restore.mode.CLEAN_INSERT')}
      message={asked && <Message plan={asked} />}
      confirmLabel={commonText('yes')}
      cancelLabel={commonText('no')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function Message({ plan }: { plan: RestoreReport }) {
  return (
    <>
      {manageText('restore.remove')}
      <RemovedList>
        {losingSections(plan).map(({ name, removed }) => (
          <li key={name}>
            {manageText('restore.remove.section', { section: name, count: removed.toLocaleString() })}
          </li>
        ))}
      </RemovedList>
      {manageText('restore.remove.question')}
    </>
  );
}
