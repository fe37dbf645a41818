import type { RestoreReport } from '@studio/api';
import { ConfirmDialog } from '@studio/ui';
import { useState } from 'react';
import { t } from '../../../messages/messages.ts';
import { RemovedList } from './RemovalQuestion.styles.ts';
import { losingSections } from './restorePlan.ts';
import '../manage.messages.ts';

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
      title={t('manage.restore.mode.CLEAN_INSERT')}
      message={asked && <Message plan={asked} />}
      confirmLabel={t('common.yes')}
      cancelLabel={t('common.no')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function Message({ plan }: { plan: RestoreReport }) {
  return (
    <>
      {t('manage.restore.remove')}
      <RemovedList>
        {losingSections(plan).map(({ name, removed }) => (
          <li key={name}>
            {t('manage.restore.remove.section', { section: name, count: removed.toLocaleString() })}
          </li>
        ))}
      </RemovedList>
      {t('manage.restore.remove.question')}
    </>
  );
}
