import { ConfirmDialog, useDeferredPart } from '@studio/ui';
import { LostChanges } from '../../../kernel/editor/ui/LostChanges.tsx';
import { useLastShown } from '../../../kernel/state/useLastShown.ts';
import { t } from '../../../messages/messages.ts';
import type { EditorDialogsState } from '../editor/useEditorDialogs.ts';
import { referencesPart, settingsPart } from './editorDialogParts.ts';
import '../settings/settings.messages.ts';
import '../editing.messages.ts';
import '../../../kernel/editor/ui/safety.messages.ts';

/** What is open, and what its answers do. */
export interface EditorDialogsProps {
  readonly dialogs: EditorDialogsState;
}

/** The dialogs over the editor: discard, delete, references and settings. */
export function EditorDialogs({ dialogs }: EditorDialogsProps) {
  const { open, editor, referencesError, settingsRun } = dialogs;
  const asksReferences = open === 'references' || open === 'deleteReferenced';
  const shown = useLastShown(asksReferences ? open : null);
  const References = useDeferredPart(referencesPart, asksReferences);
  const Settings = useDeferredPart(settingsPart, open === 'settings');
  const question = { confirmLabel: t('common.yes'), cancelLabel: t('common.no'), tone: 'danger' } as const;
  return (
    <>
      <ConfirmDialog
        {...question}
        isOpen={open === 'discard'}
        title={t('editor.discard.title')}
        message={
          <>
            {t('editor.discard.question')}
            {open === 'discard' && <LostChanges editor={editor} />}
          </>
        }
        onConfirm={dialogs.discard}
        onCancel={dialogs.close}
      />
      <ConfirmDialog
        {...question}
        isOpen={open === 'delete'}
        title={t('dataSets.delete.title')}
        message={t('dataSets.delete.question')}
        onConfirm={dialogs.deleteSet}
        onCancel={dialogs.close}
      />
      {References && (
        <References
          variant={shown === 'deleteReferenced' ? 'delete' : 'view'}
          dataSetName={editor.id}
          isOpen={asksReferences}
          references={dialogs.references}
          error={
            referencesError === null
              ? undefined
              : {
                  title: t('dataSets.references.failed'),
                  reason: referencesError,
                  onRetry: dialogs.showReferences,
                }
          }
          onConfirm={dialogs.deleteSet}
          onClose={dialogs.close}
        />
      )}
      {Settings && settingsRun > 0 && (
        <Settings
          key={settingsRun}
          isOpen={open === 'settings'}
          loaded={editor.state.base}
          typeLockedBecause={editor.isDirty ? t('dataSets.settings.typeNeedsSave') : ''}
          onSaved={(saved) => void dialogs.takeSettings(saved)}
          onClose={dialogs.close}
        />
      )}
    </>
  );
}
