import { useControlled, useLabels } from '@studio/ui/internal';
import { type ReactElement, useMemo } from 'react';
import { useOpenings } from '../shared/openings/useOpenings.ts';
import { isPromise } from '../shared/task/isPromise.ts';
import type { Work } from '../shared/task/useTask.ts';
import { ExpressionDialog } from './ExpressionDialog.tsx';
import type { ExpressionModalProps } from './ExpressionModalProps.ts';
import { defaultLabels } from './labels.ts';
import { documentedFunctions, fieldFunctions } from './model/documentedFunctions.ts';
import { functionsFor } from './model/rules.ts';
import type { ExpressionChange, ExpressionValue } from './types.ts';

const emptyExpression: ExpressionValue = { script: '' };
const noForms: readonly never[] = [];
const defaultFieldGroups = [fieldFunctions];

/**
 * Edits the JavaScript expression of a field: functions and fields are added by choosing, the script is read at every
 * key, and never run. The editor and the parser are loaded when it first opens.
 */
export function ExpressionModal(props: ExpressionModalProps): ReactElement {
  const { isOpen: givenIsOpen, defaultIsOpen = false, onOpenChange, variableName, kind, ...others } = props;
  const {
    value,
    defaultValue = emptyExpression,
    onChange,
    functions = documentedFunctions,
    ...more
  } = others;
  const { forms = noForms, fieldGroups = defaultFieldGroups, labels, ...rest } = more;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const [stored, setStored] = useControlled<ExpressionValue>(value, defaultValue, undefined);
  const openings = useOpenings(isOpen);
  const texts = useLabels('ExpressionModal', defaultLabels, labels);
  const offered = useMemo(() => functionsFor(functions, kind), [functions, kind]);
  const saved = {
    script: stored.script.replaceAll(/\r\n?/g, '\n'),
    valueFormat: stored.valueFormat ?? '',
  };

  const save: Work<[ExpressionValue, ExpressionChange]> = (next, change, { signal }) => {
    const settle = () => {
      if (signal.aborted) return;
      setStored(next);
      if (change.reason === 'save-and-close') setOpen(false);
    };
    const answer = onChange?.(next, change, { signal });
    return isPromise(answer) ? answer.then(settle) : settle();
  };

  return (
    <ExpressionDialog
      key={openings}
      data-part="expression-modal"
      {...rest}
      {...{ kind, saved, forms, fieldGroups }}
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={texts.title}
      description={texts.subtitle(variableName, texts.kinds[kind])}
      functions={offered}
      allFunctions={functions}
      labels={texts}
      onSave={save}
      onCancel={() => setOpen(false)}
    />
  );
}
