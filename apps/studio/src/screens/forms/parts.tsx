import { useState } from 'react';
import type { BulkDetailProps } from '../../kernel/list/ListAction.ts';
import type { QuestionState } from '../../kernel/screen/QuestionState.ts';
import { ChangePreview } from './sets/ChangePreview.tsx';
import { setText } from './sets/sets.messages.ts';
import type { PlannedAction } from './shownPlans.ts';

/** What the list of form templates and an editor open and run: one file, loaded when the first of it is wanted. */
export { askDeletion } from './askDeletion.ts';
export { FailuresDialog } from './dialogs/FailuresDialog.tsx';
export { ImportHost } from './dialogs/ImportHost.tsx';
export {
  ReloadFieldRulesHost,
  ReloadFormRulesHost,
  ReloadRulesDialog,
} from './dialogs/ReloadRulesDialog.tsx';
export { runMark, runMarkSet, runPublish, runTest } from './dialogs/runActions.ts';

/** What publishing the chosen form templates will change in production. */
export function PublishDetail(props: BulkDetailProps) {
  return <Detail action="publish" explained={setText('publish.explained')} {...props} />;
}

/** What marking the chosen form templates will change in production. */
export function MarkDetail(props: BulkDetailProps) {
  return <Detail action="markInProduction" explained={setText('mark.explained')} {...props} />;
}

interface DetailProps extends BulkDetailProps {
  readonly action: PlannedAction;
  /** The explanation, unless nothing would be done. */
  readonly explained: string;
}

function Detail({ action, explained, selection, onState }: DetailProps) {
  const [isIdle, setIdle] = useState(false);
  const reportState = (state: QuestionState) => {
    setIdle(state === 'idle');
    onState(state);
  };
  return (
    <>
      {!isIdle && <p>{explained}</p>}
      <ChangePreview {...{ action, selection }} onState={reportState} />
    </>
  );
}
