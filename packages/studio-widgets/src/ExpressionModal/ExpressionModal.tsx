import { isPromise, useControlled, useLabels } from '@studio/ui/internal';
import { type ReactElement, useMemo } from 'react';
import { useOpenCount } from '../shared/openings/useOpenCount.ts';
import type { Work } from '../shared/task/useTask.ts';
import { ExpressionDialog } from './ExpressionDialog.tsx';
import type { ExpressionModalProps } from './ExpressionModalProps.ts';
import { defaultLabels } from './labels.ts';
import { functionsFor } from './model/rules.ts';
import type { ExpressionSaveDetails, ExpressionValue } from './types.ts';

type SaveReason = ExpressionSaveDetails['reason'];

const emptyExpression: ExpressionValue = { script: '' };
const none: readonly never[] = [];

/**
 * Edits the JavaScript expression of a field: functions and fields are added by choosing, the script is read at every
 * key, and never run as code; with a `loadRunner` it is evaluated on sample values. The editor and the parser are loaded when it first opens.
 */
export function ExpressionModal(props: ExpressionModalProps): ReactElement {
  const { isOpen: givenIsOpen, defaultIsOpen = false, onOpenChange, variableName, ...others } = props;
  const { value, defaultValue = emptyExpression, onSave, kind: givenKind, functions, ...more } = others;
  const { forms = none, kinds, labels, loadRunner, ...rest } = more;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const [stored, setStored] = useControlled<ExpressionValue>(value, defaultValue, undefined);
  const openings = useOpenCount(isOpen);
  const texts = useLabels('ExpressionModal', defaultLabels, labels);
  const kind = typeof givenKind === 'string' ? { id: givenKind, label: givenKind } : givenKind;
  const kindId = typeof givenKind === 'string' ? givenKind : givenKind.id;
  const offered = useMemo(() => functionsFor(functions ?? none, kindId), [functions, kindId]);
  const saved = {
    script: stored.script.replaceAll(/\r\n?/g, '\n'),
    valueFormat: stored.valueFormat ?? '',
  };

  const save: Work<[ExpressionValue, SaveReason]> = (next, reason, { signal }) => {
    const settle = () => {
      if (signal.aborted) return;
      setStored(next);
      if (reason === 'save-and-close') setOpen(false);
    };
    const answer = onSave?.(next, { reason, signal });
    return isPromise(answer) ? answer.then(settle) : settle();
  };

  return (
    <ExpressionDialog
      key={openings}
      data-part="expression-modal"
      {...rest}
      {...{ kind, saved, forms }}
      kinds={kinds ?? [kind]}
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={texts.title}
      description={texts.subtitle(variableName, kind.label)}
      functions={offered}
      allFunctions={functions}
      loadRunner={loadRunner}
      labels={texts}
      onSave={save}
      onCancel={() => setOpen(false)}
    />
  );
}
