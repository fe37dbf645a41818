import { ConfirmDialog } from '@studio/ui';
import { useDeferredPart } from '@studio/ui/internal';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { useLastShown } from '../../platform/state/useLastShown.ts';
import { safetyText } from '../editor/safety.messages.ts';
import { LostChanges } from '../editor/ui/LostChanges.tsx';
import { useEditorState } from '../editor/useEditorState.ts';
import { DialogFailure } from '../screen/DialogFailure.tsx';
import type { ReferenceLook } from './FoundReference.ts';
import type { ObjectCallsState } from './ObjectCallsState.ts';
import type { ObjectTexts } from './ObjectTexts.ts';
import { objectText } from './object.messages.ts';
import { referencesPart } from './objectDialogParts.ts';

/** What is open, and what its answers do. */
export interface ObjectDialogsProps<Doc, Draft extends object> {
  /** What the object is called on the screen. */
  readonly name: string;
  readonly calls: ObjectCallsState<Doc, Draft>;
  readonly texts: ObjectTexts;
  /** How what refers to the object is shown. Default: as references of all kinds are. */
  readonly referenceLook?: ReferenceLook | undefined;
}

/** What is done with the references, by the dialog that shows them. */
const variants = { references: 'view', deleteReferenced: 'delete', rename: 'modify' } as const;

/** The dialogs over an object's screen: save, copy, discard, delete and references. */
export function ObjectDialogs<Doc, Draft extends object>(props: ObjectDialogsProps<Doc, Draft>) {
  const { name, calls, texts, referenceLook } = props;
  const { open, editor, referencesError, deletion } = calls;
  const asksReferences = open === 'references' || open === 'deleteReferenced' || open === 'rename';
  const asksDelete = open === 'delete' || open === 'deleteReferenced';
  const { isDirty } = useEditorState(editor);
  const unsaved = isDirty ? 'lost' : 'none';
  const isLosing = useLastShown(asksDelete ? unsaved : null) === 'lost';
  const shown = useLastShown(asksReferences ? open : null);
  const References = useDeferredPart(referencesPart, asksReferences);
  const question = {
    confirmLabel: commonText('yes'),
    cancelLabel: commonText('no'),
    tone: 'danger',
  } as const;
  return (
    <>
      {texts.saveQuestion !== undefined && (
        <ConfirmDialog
          {...{ ...question, tone: 'neutral' }}
          isOpen={open === 'save'}
          title={objectText('save')}
          message={texts.saveQuestion}
          onConfirm={calls.save}
          onCancel={calls.close}
        />
      )}
      {texts.copyQuestion !== undefined && (
        <ConfirmDialog
          {...{ ...question, tone: 'neutral' }}
          isOpen={open === 'copy'}
          title={objectText('copy')}
          message={texts.copyQuestion}
          onConfirm={calls.copyObject}
          onCancel={calls.close}
        />
      )}
      <ConfirmDialog
        {...question}
        isOpen={open === 'discard'}
        title={texts.discardTitle}
        message={
          <>
            {safetyText('discard.question')}
            {open === 'discard' && isDirty && <LostChanges editor={editor} />}
          </>
        }
        onConfirm={calls.discard}
        onCancel={calls.close}
      />
      <ConfirmDialog
        {...question}
        isOpen={open === 'delete'}
        isPending={calls.isDeleting}
        title={texts.deleteTitle(deletion?.name ?? name)}
        message={
          <>
            {texts.deleteQuestion}
            {deletion?.note && ` ${deletion.note}`}
            {isLosing && ` ${objectText('delete.unsaved')}`}
            {isLosing && open === 'delete' && <LostChanges editor={editor} />}
            <DialogFailure text={calls.deleteFailure} />
          </>
        }
        onConfirm={calls.deleteObject}
        onCancel={calls.close}
      />
      {References && (
        <References
          variant={shown === null ? 'view' : variants[shown]}
          objectName={(shown === 'deleteReferenced' && deletion?.name) || name}
          note={deletion?.note}
          texts={texts}
          look={referenceLook}
          areEditsLost={isLosing}
          isOpen={asksReferences}
          isPending={calls.isDeleting}
          failure={<DialogFailure text={calls.deleteFailure} />}
          references={calls.references}
          error={
            referencesError === null
              ? undefined
              : {
                  title: objectText('references.failed'),
                  reason: referencesError,
                  onRetry: calls.retryReferences,
                }
          }
          onConfirm={shown === 'rename' ? calls.save : calls.deleteObject}
          onCancel={calls.close}
        />
      )}
    </>
  );
}
