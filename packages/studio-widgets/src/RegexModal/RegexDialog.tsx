import { Button, Dialog, type DialogProps, TextArea, TextField } from '@studio/ui';
import { type ReactElement, useState } from 'react';
import { useRequest } from '../shared/request/useRequest.ts';
import type { RegexModalLabels } from './labels.ts';
import { RegexHelp } from './RegexHelp.tsx';
import { ModalGrid, TestLine } from './RegexModal.styles.ts';
import type { RegexModalProps } from './RegexModalProps.ts';
import { RegexResult } from './RegexResult.tsx';
import type { RegexTestResult } from './types.ts';

const maxTestData = 100;

export interface RegexDialogProps
  extends Omit<DialogProps, 'children' | 'footer'>,
    Required<Pick<RegexModalProps, 'onTest'>> {
  readonly saved: string;
  readonly check: (expression: string) => string | null;
  readonly labels: RegexModalLabels;
  readonly onDone: (next: string) => void;
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

/** One opening of the modal: what is typed and tested in it goes with it. */
export function RegexDialog(props: RegexDialogProps): ReactElement {
  const { saved, check, labels, onDone, onCancel, onTest, ...dialog } = props;
  const [draft, setDraft] = useState(saved);
  const [testData, setTestData] = useState('');
  const test = useRequest<RegexTestResult>();
  const result = test.status === 'done' ? test.value : undefined;
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const reason = check(draft) ?? refused.get(draft) ?? null;
  const isChanged = draft !== saved;

  const runTest = () => {
    if (draft === '') return;
    test.ask(async (signal) => {
      const answer = await onTest(draft, testData, signal);
      if (!signal.aborted) setRefused((before) => withAnswer(before, draft, answer));
      return answer;
    });
  };
  const change = <T,>(set: (next: T) => void) => {
    return (next: T) => {
      test.reset();
      set(next);
    };
  };

  return (
    <Dialog
      {...dialog}
      isStatic={isChanged}
      footer={
        <>
          <Button onClick={onCancel}>{labels.cancel}</Button>
          <Button variant="primary" isDisabled={!isChanged || reason !== null} onClick={() => onDone(draft)}>
            {labels.done}
          </Button>
        </>
      }
    >
      <ModalGrid>
        <TextArea
          data-part="form-field expression"
          label={labels.expression}
          value={draft}
          onValueChange={change(setDraft)}
          error={reason === null ? undefined : labels.invalid(reason)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          dir="ltr"
        />
        <div>
          <TestLine>
            <TextField
              data-part="form-field test-data"
              label={labels.testData}
              value={testData}
              onValueChange={change(setTestData)}
              maxLength={maxTestData}
              spellCheck={false}
              autoComplete="off"
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) runTest();
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
    </Dialog>
  );
}
