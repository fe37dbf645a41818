import { Button, Dialog, type DialogProps, TextArea, TextField } from '@studio/ui';
import { isComposing, reasonOf, useLabels } from '@studio/ui/internal';
import { type ReactElement, useId, useRef, useState } from 'react';
import { useDiscardQuestion } from '../shared/discard/useDiscardQuestion.tsx';
import { useRequest } from '../shared/request/useRequest.ts';
import { useTaskWhileOpen, type Work } from '../shared/task/useTask.ts';
import { defaultLabels, type RegexModalLabels } from './labels.ts';
import { expressionFault } from './model/expressionFault.ts';
import { foreignSyntax, translateForeign } from './model/foreignSyntax.ts';
import { ExpressionPart, Failure, Help, ModalGrid, Pairs, TestLine } from './RegexModal.styles.ts';
import type { RegexModalProps } from './RegexModalProps.ts';
import { RegexResult } from './RegexResult.tsx';
import type { RegexTestResult } from './types.ts';

const maxTestData = 100;

export interface RegexDialogProps
  extends Omit<DialogProps, 'children' | 'footer' | 'title'>,
    Pick<
      RegexModalProps,
      | 'variableName'
      | 'onTest'
      | 'checkExpression'
      | 'isReadOnly'
      | 'readOnlyReason'
      | 'labels'
      | 'onEdit'
      | 'defaultDraft'
    > {
  readonly saved: string;
  readonly onSave: Work<[next: string]>;
  readonly onCancel: () => void;
}

/** The expressions that a test refused, with the reasons, after one more answer. */
function withAnswer(
  refused: ReadonlyMap<string, string>,
  expression: string,
  { expressionError }: RegexTestResult,
): ReadonlyMap<string, string> {
  const next = new Map(refused);
  if (expressionError) next.set(expression, expressionError);
  else next.delete(expression);
  return next;
}

/** What is known of an expression without running it. */
interface Reading {
  /** Why it is none; null when it is one. */
  readonly unreadable: string | null;
  /** What is to be known of one that can be read. */
  readonly note: string | undefined;
  /** It, without what another dialect writes otherwise; null where that is not safe, or nothing is. */
  readonly translated: string | null;
}

/** Of an expression that the host reads itself, in a dialect of its own, nothing more is known. */
const ownReading = { note: undefined, translated: null } satisfies Partial<Reading>;

function readExpression(expression: string, labels: RegexModalLabels): Reading {
  const fault = expressionFault(expression);
  const foreign = foreignSyntax(expression);
  if (foreign === null) return { ...ownReading, unreadable: fault && labels.faults[fault] };
  const note = labels.foreign(foreign);
  // Slashes around an expression are letters: they are reported, and block nothing.
  const cause = fault !== null && foreign.kind === 'delimiters' ? labels.faults[fault] : note;
  const translated = translateForeign(expression);
  const isSafe = translated !== null && expressionFault(translated) === null;
  return { unreadable: fault && cause, note, translated: isSafe ? translated : null };
}

/** One opening of the modal: what is typed and tested in it goes with it. */
export function RegexDialog(props: RegexDialogProps): ReactElement {
  const { saved, variableName, checkExpression, onSave, onCancel, onTest, ...others } = props;
  const { labels: givenLabels, isReadOnly = false, readOnlyReason, onOpenChange, ...more } = others;
  const { onEdit, defaultDraft, ...dialog } = more;
  const labels = useLabels('RegexModal', defaultLabels, givenLabels);
  const isLocked = isReadOnly || Boolean(readOnlyReason);
  const [draft, setDraft] = useState(isLocked ? saved : (defaultDraft ?? saved));
  const [testData, setTestData] = useState('');
  const save = useTaskWhileOpen(onSave, dialog.isOpen);
  const test = useRequest<RegexTestResult>();
  const result = test.status === 'done' ? test.value : undefined;
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const { unreadable, note, translated } = checkExpression
    ? { ...ownReading, unreadable: checkExpression(draft) }
    : readExpression(draft, labels);
  const reason = unreadable ?? refused.get(draft) ?? null;
  const expressionRef = useRef<HTMLTextAreaElement>(null);
  const isChanged = draft !== saved;
  const canSave = isChanged && reason === null;
  const cancel = () => {
    save.stop();
    onCancel();
  };
  const { close, question } = useDiscardQuestion({
    ...{ isChanged, labels, onClose: cancel },
    isOpen: dialog.isOpen ?? true,
  });

  const runTest = () => {
    if (draft === '') return;
    test.ask(async (signal) => {
      const answer = await onTest({ expression: draft, testData }, { signal });
      if (!signal.aborted) setRefused((before) => withAnswer(before, draft, answer));
      return answer;
    });
  };
  const changeTestData = (next: string) => {
    test.reset();
    setTestData(next);
  };
  const changeExpression = (next: string) => {
    test.reset();
    setDraft(next);
    onEdit?.(next === saved ? null : next);
  };

  return (
    <Dialog
      {...dialog}
      onOpenChange={(next) => (next ? onOpenChange?.(true) : close())}
      closeLabel={labels.close}
      title={labels.title(variableName)}
      footer={
        isLocked ? (
          <Button onClick={cancel}>{labels.close}</Button>
        ) : (
          <>
            <Button onClick={cancel}>{labels.cancel}</Button>
            <Button
              data-part="button done"
              variant="primary"
              isDisabled={!canSave}
              isPending={save.isRunning}
              onClick={() => save.run(draft)}
            >
              {labels.done}
            </Button>
          </>
        )
      }
    >
      {save.failure && (
        <Failure role="alert" data-part="failure">
          {labels.saveFailed(reasonOf(save.failure.error))}
        </Failure>
      )}
      <ModalGrid>
        <ExpressionPart>
          <TextArea
            data-part="form-field expression"
            label={labels.expression}
            value={draft}
            onValueChange={changeExpression}
            isReadOnly={isLocked || save.isRunning}
            readOnlyReason={readOnlyReason}
            error={reason === null ? undefined : labels.invalid(reason)}
            hint={reason === null ? note : undefined}
            inputRef={expressionRef}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            dir="ltr"
          />
          {translated !== null && !isLocked && (
            <Button
              data-part="button translate"
              size="sm"
              isDisabled={save.isRunning}
              onClick={() => {
                changeExpression(translated);
                expressionRef.current?.focus();
              }}
            >
              {labels.translate}
            </Button>
          )}
        </ExpressionPart>
        <div>
          <TestLine>
            <TextField
              data-part="form-field test-data"
              label={labels.testData}
              value={testData}
              onValueChange={changeTestData}
              maxLength={maxTestData}
              spellCheck={false}
              autoComplete="off"
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !isComposing(event)) runTest();
              }}
            />
            <Button
              data-part="button test"
              isDisabled={draft === ''}
              isPending={test.status === 'loading'}
              onClick={runTest}
            >
              {labels.test}
            </Button>
          </TestLine>
          <RegexResult
            result={result}
            failure={test.status === 'failed' ? { error: test.error } : null}
            {...{ testData, labels }}
          />
        </div>
        <RegexHelp labels={labels} />
      </ModalGrid>
      {question}
    </Dialog>
  );
}

interface RegexHelpProps {
  readonly labels: Pick<RegexModalLabels, 'help' | 'helpItems'>;
}

/** What the notation means. */
function RegexHelp({ labels }: RegexHelpProps): ReactElement {
  const id = useId();
  return (
    <Help data-part="help" aria-labelledby={id}>
      <h3 id={id}>{labels.help}</h3>
      <Pairs>
        {labels.helpItems.flatMap(({ token, meaning }) => [
          <dt key={`${token} token`}>
            <code dir="ltr">{token}</code>
          </dt>,
          <dd key={`${token} meaning`}>{meaning}</dd>,
        ])}
      </Pairs>
    </Help>
  );
}
