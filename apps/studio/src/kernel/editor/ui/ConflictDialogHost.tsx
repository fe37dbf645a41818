import { useDeferredPart } from '@studio/ui/internal';
import type { MergeChoices } from '@studio/widgets';
import { notify } from '../../../platform/feedback/notices.ts';
import { choicesOf } from '../decisions.ts';
import type { Editor } from '../Editor.ts';
import { describeChanges } from '../outline/describeChanges.ts';
import { describeCollisions } from '../outline/describeCollisions.ts';
import type { Choices } from '../outline/Outline.ts';
import { safetyText } from '../safety.messages.ts';
import type { OpenConflict } from '../types.ts';
import { useEditorState } from '../useEditorState.ts';
import { conflictPart } from './safetyParts.ts';

/** The editor and its conflict, if there is one. */
export interface ConflictDialogHostProps<Doc, Draft extends object> {
  readonly editor: Editor<Doc, Draft>;
  readonly conflict: OpenConflict<Doc> | null;
  /** Saves what was chosen. */
  readonly onSave: () => void;
}

/** Opens the dialog of a conflict. What was chosen stays when it is put off, or when somebody saves once more. */
export function ConflictDialogHost<Doc, Draft extends object>(props: ConflictDialogHostProps<Doc, Draft>) {
  const { editor, conflict, onSave } = props;
  const { decisions } = useEditorState(editor);
  const ConflictDialog = useDeferredPart(conflictPart, conflict !== null);
  if (ConflictDialog === null || conflict === null) return null;
  const { author, authorId, time, collisions, unsupported, outlines, current } = conflict;
  const { words, scope } = editor.definition.outline;
  return (
    <ConflictDialog
      author={author}
      authorId={authorId}
      time={time}
      collisions={describeCollisions(collisions, outlines, words)}
      unsupported={
        unsupported.length === 0
          ? undefined
          : {
              changes: describeChanges(unsupported, outlines.base, outlines.mine, words),
              kind: scope?.nameOf(current.doc) ?? '',
            }
      }
      choices={textsOf(choicesOf(decisions))}
      onChoicesChange={(choices) => editor.decide(choices)}
      onApply={(choices) => void editor.resolveConflict(choices)}
      onApplyAndSave={(choices) => {
        if (!editor.resolveConflict(choices)) return;
        if (editor.isValid) onSave();
        else notify({ message: safetyText('merge.invalid'), tone: 'warning' });
      }}
      onLater={() => editor.postpone()}
    />
  );
}

/** Every other value is written as text. */
function textsOf(choices: Choices): MergeChoices {
  const texts = Object.entries(choices).map(([id, choice]) => [
    id,
    typeof choice === 'string' ? choice : { value: String(choice.value ?? '') },
  ]);
  return Object.fromEntries(texts);
}
