import { Button, Dialog } from '@studio/ui';
import { type ReactNode, type Ref, useEffect, useId } from 'react';
import { t } from '../../../messages/messages.ts';
import { Banners, Changes, FootTools } from './DataSetSettingsPage.styles.ts';
import { SettingsForm, type SettingsFormProps } from './SettingsForm.tsx';
import { SettingsNotes, type SettingsNotesProps } from './SettingsNotes.tsx';
import './settings.messages.ts';

/** Everything the modal shows; it knows no server. */
export interface DataSetSettingsPageProps
  extends Omit<SettingsFormProps, 'id' | 'isReadOnly'>,
    SettingsNotesProps {
  readonly isOpen: boolean;
  /** Cancel, Escape, the close button or the backdrop. */
  readonly onClose: () => void;
  /** The set does not exist yet. */
  readonly isNew: boolean;
  /** Why the settings cannot be saved now; empty when they can. */
  readonly blockedBecause: string;
  /** Saving is under way: nothing can be closed or sent again. */
  readonly isPending: boolean;
  /** Each new object moves the focus to the first setting that is wrong. Default: nothing moves it. */
  readonly focusRequest?: object | null;
  /** At the start of the modal's foot: who else is here, undo, redo and history. */
  readonly tools?: ReactNode;
  /** What saving would change; nothing while that is nothing. */
  readonly changes?: ReactNode;
  /** Above the settings: what others have saved, and why drafts are not kept. */
  readonly banners?: ReactNode;
  /** The modal. */
  readonly rootRef?: Ref<HTMLDivElement>;
}

/** The settings of a data set, new or existing. */
export function DataSetSettingsPage(props: DataSetSettingsPageProps) {
  const { isOpen, onClose, isNew, blockedBecause, isPending, focusRequest = null, ...rest } = props;
  const { readOnlyReason, refusal, tools, changes = null, banners, rootRef, ...form } = rest;
  const formId = useId();
  useEffect(() => {
    if (focusRequest !== null) firstInvalid(formId)?.focus();
  }, [focusRequest, formId]);
  const close = () => {
    if (!isPending) onClose();
  };
  const submit = () => {
    if (blockedBecause === '' && !isPending) form.onSubmit();
  };
  return (
    <Dialog
      ref={rootRef}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      title={t(isNew ? 'dataSets.settings.createTitle' : 'dataSets.settings')}
      closeLabel={t('common.close')}
      footer={
        <>
          {tools && <FootTools>{tools}</FootTools>}
          <Button onClick={close} aria-disabled={isPending || undefined}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            disabledReason={blockedBecause === '' ? undefined : blockedBecause}
          >
            {t(isNew ? 'dataSets.settings.create' : 'dataSets.settings.save')}
          </Button>
        </>
      }
    >
      <Banners>{banners}</Banners>
      <SettingsNotes {...{ readOnlyReason, refusal }} />
      <SettingsForm {...form} id={formId} isReadOnly={readOnlyReason !== ''} onSubmit={submit} />
      {changes !== null && !isNew && (
        <Changes>
          <summary>{t('dataSets.settings.changes')}</summary>
          {changes}
        </Changes>
      )}
    </Dialog>
  );
}

function firstInvalid(formId: string): HTMLElement | null {
  return document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
}
