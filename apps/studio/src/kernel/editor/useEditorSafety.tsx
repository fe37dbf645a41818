import { isProblem } from '@studio/api';
import { ConfirmDialog } from '@studio/ui';
import type { ActionBarDetails } from '@studio/widgets';
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import type { Location } from 'react-router';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { describeFailure } from './describeFailure.ts';
import type { Editor } from './Editor.ts';
import { isQuestion } from './lostBy.ts';
import { safetyText } from './safety.messages.ts';
import type { SaveOptions } from './types.ts';
import { LeaveDialog } from './ui/LeaveDialog.tsx';
import { SaveDetails } from './ui/SaveDetails.tsx';
import type { UndoSteps } from './undo/useUndoSteps.ts';
import { useEditorState } from './useEditorState.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useSafetyCore } from './useSafetyCore.tsx';

/** What is particular to one screen. */
export interface EditorSafetyInput<Doc> {
  /** What the object is called on the screen. */
  readonly name: string;
  /** The same for any version of it. */
  readonly nameOf: (doc: Doc) => string;
  /** Deletes a version of the object: one that was made by leaving, when that is undone. */
  readonly remove: (id: string, etag: string, options: SaveOptions) => Promise<void>;
  /** Why nothing can be changed; empty when it can. */
  readonly lockedBecause: string;
  /** Whether a place still belongs to this editor, such as another of its tabs. */
  readonly isInside: (location: Location) => boolean;
  /** The draft was rebased onto a version that has another name, or a new object has got its id: the editor is to be opened under that. */
  readonly onRenamed: (name: string, doc: Doc) => void;
  readonly onSave: () => void;
  /**
   * A modal over the screen edits the same object: what others have saved is shown there, and undo waits.
   * @default false
   */
  readonly isCovered?: boolean | undefined;
  /** What the screen is drawn in: where the keys of undo and redo count. */
  readonly rootRef: RefObject<Element | null>;
}

/** What a screen shows of it. */
export interface EditorSafety {
  /** Beside the name in the header: who else is here. */
  readonly people: ReactNode;
  /** Undo and redo, for the fields that have none of their own. */
  readonly steps: UndoSteps;
  /** Beside the actions in the header: undo, redo, history. */
  readonly tools: ReactNode;
  /** Between header and content: what others have saved, why a save failed, and why drafts are off. */
  readonly banners: ReactNode;
  readonly dialogs: ReactNode;
  /** What saving would change: for the action that saves. */
  readonly saveDetails: ActionBarDetails;
}

/** All that keeps the edits of a screen's editor safe: what every editor has, leaving, and following a renaming. */
export function useEditorSafety<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  input: EditorSafetyInput<Doc>,
): EditorSafety {
  const {
    name,
    nameOf,
    remove,
    lockedBecause,
    isInside,
    onRenamed,
    onSave,
    isCovered = false,
    rootRef,
  } = input;
  const renamed = useEffectEvent(onRenamed);
  useEffect(
    () =>
      editor.onRebase(({ current: { doc } }) => {
        const now = editor.definition.idOf(doc);
        if (now !== editor.id) renamed(now, doc);
      }),
    [editor],
  );
  const guard = useLeaveGuard(editor, { nameOf, remove, isInside });
  const made = useEffectEvent(() => {
    const { doc } = editor.state.base;
    const now = editor.definition.idOf(doc);
    if (editor.id !== '' || now === '') return;
    if (guard.isLeaving()) editor.followTo(now);
    else onRenamed(now, doc);
  });
  // A new object has got its id.
  useEffect(() => editor.onSave(() => made()), [editor]);
  const { isSaving, isValid, failure } = useEditorState(editor);
  const core = useSafetyCore(editor, {
    ...{ name, lockedBecause, failure, onSave, rootRef },
    isAsking: isCovered,
    isNewsHidden: isCovered,
    isPending: isSaving,
    blockedBecause: isValid ? '' : editor.definition.texts.invalidOnLeave,
    describeFailure: (failed) =>
      isProblem(failed.error, 404) || isQuestion(failed.error, editor.definition)
        ? null
        : describeFailure(editor, failed, name),
  });
  return {
    steps: core.steps,
    people: core.people,
    tools: core.tools,
    banners: core.banners,
    dialogs: (
      <>
        {core.dialogs}
        <LeaveDialog editor={editor} guard={guard} name={name} areKept={core.areDraftsKept} />
        <ConfirmDialog
          isOpen={guard.isQuestioned}
          title={safetyText('discard.title')}
          message={editor.definition.texts.invalidQuestion}
          tone="danger"
          confirmLabel={commonText('yes')}
          cancelLabel={commonText('no')}
          onConfirm={guard.discard}
          onCancel={guard.stay}
        />
      </>
    ),
    saveDetails: {
      label: safetyText('changes.show'),
      title: safetyText('unsaved'),
      width: 560,
      content: () => <SaveDetails editor={editor} />,
    },
  };
}
