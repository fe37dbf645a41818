import { deferPart, isPromise, useControlled, useDeferredPart } from '@studio/ui/internal';
import type { ReactElement } from 'react';
import { useOpenCount } from '../shared/openings/useOpenCount.ts';
import type { Work } from '../shared/task/useTask.ts';
import type { RegexDialogProps } from './RegexDialog.tsx';
import type { RegexModalProps } from './RegexModalProps.ts';

const dialog = deferPart<RegexDialogProps>(async () => (await import('./RegexDialog.tsx')).RegexDialog);

/**
 * Edits the regular expression of a field and tries it on test data. The expression is read here, to name what is wrong
 * with it, and run only by `onTest`. Its code is loaded when it first opens.
 */
export function RegexModal(props: RegexModalProps): ReactElement | null {
  const { isOpen: givenIsOpen, defaultIsOpen = false, onOpenChange, ...others } = props;
  const { value: givenValue, defaultValue = '', onSave, ...rest } = others;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const [value, setValue] = useControlled<string>(givenValue, defaultValue, undefined);
  const openings = useOpenCount(isOpen);
  const RegexDialog = useDeferredPart(dialog, isOpen);

  const save: Work<[string]> = (next, { signal }) => {
    const settle = () => {
      if (signal.aborted) return;
      setValue(next);
      setOpen(false);
    };
    const answer = onSave?.(next, { reason: 'done', signal });
    return isPromise(answer) ? answer.then(settle) : settle();
  };

  return (
    RegexDialog && (
      <RegexDialog
        key={openings}
        data-part="regex-modal"
        {...rest}
        isOpen={isOpen}
        onOpenChange={setOpen}
        saved={value}
        onSave={save}
        onCancel={() => setOpen(false)}
      />
    )
  );
}
