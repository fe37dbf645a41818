import { useControlled, useLabels } from '@studio/ui/internal';
import type { ReactElement } from 'react';
import { useOpenings } from '../shared/openings/useOpenings.ts';
import { defaultLabels } from './labels.ts';
import { checkExpression as checkEcmaScript } from './model/checkExpression.ts';
import { RegexDialog } from './RegexDialog.tsx';
import type { RegexModalProps } from './RegexModalProps.ts';
import type { RegexChange } from './types.ts';

/**
 * Edits the regular expression of a field and tries it on test data. The expression is read here, to name what is wrong
 * with it, and run only by `onTest`.
 */
export function RegexModal(props: RegexModalProps): ReactElement {
  const { isOpen: givenIsOpen, defaultIsOpen = false, onOpenChange, variableName, ...others } = props;
  const { value: givenValue, defaultValue = '', onChange, checkExpression, labels, ...rest } = others;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const [value, setValue] = useControlled<string, [RegexChange]>(givenValue, defaultValue, onChange);
  const texts = useLabels('RegexModal', defaultLabels, labels);
  const openings = useOpenings(isOpen);
  return (
    <RegexDialog
      key={openings}
      data-part="regex-modal"
      {...rest}
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={texts.title(variableName)}
      saved={value}
      check={checkExpression ?? checkEcmaScript}
      labels={texts}
      onDone={(next) => {
        setValue(next, { reason: 'done' });
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
    />
  );
}
