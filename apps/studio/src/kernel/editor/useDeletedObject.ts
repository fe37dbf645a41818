import { isProblem } from '@studio/api';
import { useState } from 'react';
import { describeError } from '../../platform/i18n/describeError.ts';
import type { Editor } from './Editor.ts';
import type { News } from './pruneNews.ts';
import type { Loaded } from './types.ts';
import type { Recreation } from './ui/NewsBanner.tsx';
import { useEditorState } from './useEditorState.ts';

type Failure = Editor<unknown, object>['state']['failure'];

/** Found out by a save: who did it is unknown. */
const goneNews: News = { kind: 'deleted', author: '', time: 0, isOwn: false };

/**
 * That the object is gone, as a save has found out, and the function that makes it again. It stays known whatever its result,
 * until a version is there or the user has put it away.
 * @param recreate makes it again. Default: as the draft says
 */
export function useDeletedObject<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  recreate: () => Promise<unknown> = () => editor.recreate(),
) {
  const { base, failure, isSaving, isValid } = useEditorState(editor);
  const [gone, setGone] = useState<{ readonly base: Loaded<Doc>; readonly failure: Failure } | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const [failedCreation, setFailedCreation] = useState<Failure>(null);
  if (failure !== null && isProblem(failure.error, 404) && failure !== gone?.failure) {
    setGone({ base, failure });
    setDismissed(false);
  }
  const recreation: Recreation = {
    onRun: () => void recreate().then(() => setFailedCreation(editor.state.failure)),
    isPending: isSaving,
    blockedBecause: isValid ? '' : editor.definition.texts.invalidOnLeave,
    failedBecause: failure !== null && failure === failedCreation ? describeError(failure.error) : '',
  };
  return {
    /** Null while the object is there, as far as is known. */
    news: gone?.base === base && !isDismissed ? goneNews : null,
    recreation,
    dismiss: () => setDismissed(true),
  };
}
