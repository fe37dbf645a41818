import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { QuestionState } from '../../../kernel/screen/QuestionState.ts';
import type { ChangePreview } from '../sets/ChangePreview.tsx';
import type { PlannedAction } from '../shownPlans.ts';

const previewPart = deferPart<ComponentProps<typeof ChangePreview>>(
  async () => (await import('../sets/ChangePreview.tsx')).ChangePreview,
);

/** What is about to be done with one form. */
export interface PlannedChangeProps {
  readonly action: PlannedAction;
  readonly id: string;
  /** How far it is. */
  readonly onState: (state: QuestionState) => void;
  /** Before it and after it, what is asked: not where nothing would be done, which it says itself. */
  readonly before: ReactNode;
  readonly after?: ReactNode;
}

/** What publishing a form, or marking it, will change in production. It is loaded at the first use. */
export function PlannedChange({ action, id, onState, before, after }: PlannedChangeProps) {
  const Preview = useDeferredPart(previewPart, true);
  const [isIdle, setIdle] = useState(false);
  const reportState = (state: QuestionState) => {
    setIdle(state === 'idle');
    onState(state);
  };
  return (
    <>
      {!isIdle && before}
      {Preview && <Preview action={action} selection={{ ids: [id] }} onState={reportState} />}
      {!isIdle && after}
    </>
  );
}
