import type { Reference } from '@studio/api';
import { Button, Dialog } from '@studio/ui';
import { useState } from 'react';
import { t } from '../../../messages/messages.ts';
import { ReferencesTable } from './ReferencesTable.tsx';

/** What the dialog shows and asks. */
export interface ReferencesDialogProps {
  readonly dataSetName: string;
  /** Null closes the dialog. */
  readonly references: readonly Reference[] | null;
  /** Asked below the list, with Yes and No; without it there is nothing to confirm. */
  readonly question?: string;
  readonly onConfirm?: () => void;
  readonly onClose: () => void;
}

/** Keeps what it showed last while it closes. Who uses a data set, and, before it is deleted, whether to go on. */
export function ReferencesDialog({
  dataSetName,
  references,
  question: asked,
  onConfirm,
  onClose,
}: ReferencesDialogProps) {
  const [shown, setShown] = useState({ references, question: asked });
  if (references !== null && references !== shown.references) setShown({ references, question: asked });
  const { question } = references === null ? shown : { question: asked };
  const list = references ?? shown.references ?? [];
  const found = t('dataSets.references.found', { 0: list.length, 1: dataSetName });
  return (
    <Dialog
      isOpen={references !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('dataSets.references.title')}
      description={question === undefined ? found : `${found} ${question}`}
      size="md"
      isStatic={question !== undefined}
      footer={
        question === undefined ? (
          <Button onClick={onClose}>{t('common.close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common.no')}</Button>
            <Button variant="danger" onClick={onConfirm}>
              {t('common.yes')}
            </Button>
          </>
        )
      }
    >
      {list.length > 0 && <ReferencesTable references={list} />}
    </Dialog>
  );
}
