import { useDeferredPart } from '@studio/ui';
import type { MergeChoices } from '@studio/widgets';
import { useState } from 'react';
import { t } from '../../../messages/messages.ts';
import { notify } from '../../../services/notices.ts';
import type { Editor } from '../Editor.ts';
import { describeCollisions } from '../outline/describeCollisions.ts';
import type { OpenConflict } from '../types.ts';
import { conflictPart } from './conflictPart.ts';
import './safety.messages.ts';

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
  const [choices, setChoices] = useState<MergeChoices>({});
  const ConflictDialog = useDeferredPart(conflictPart, conflict !== null);
  if (ConflictDialog === null || conflict === null) return null;
  const { author, time, collisions, outlines } = conflict;
  return (
    <ConflictDialog
      author={author}
      time={time}
      collisions={describeCollisions(collisions, outlines, editor.definition.outline.words)}
      choices={choices}
      onChoicesChange={setChoices}
      onApply={(choices) => void editor.settle(choices)}
      onApplyAndSave={(choices) => {
        if (!editor.settle(choices)) return;
        if (editor.isValid) onSave();
        else notify({ message: t('editor.merge.invalid'), tone: 'warning' });
      }}
      onLater={() => editor.postpone()}
    />
  );
}
