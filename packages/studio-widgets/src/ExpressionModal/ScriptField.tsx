import { FormField, Spinner } from '@studio/ui';
import { type ReactElement, type RefObject, useId, useMemo } from 'react';
import type { CodeCompleter, CodeEditorHandle } from '../shared/codeEditor/types.ts';
import { EditorPlaceholder } from './ExpressionModal.styles.ts';
import type { ExpressionModalLabels } from './labels.ts';
import { ProblemList, type ProblemListProps } from './ProblemList.tsx';
import type { ScriptCheck } from './useScriptCheck.ts';

export interface ScriptFieldProps
  extends Omit<ScriptCheck, 'isChecking'>,
    Pick<ProblemListProps, 'onReload'> {
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly readOnlyReason: string | undefined;
  readonly onValueChange: (script: string) => void;
  readonly complete: CodeCompleter;
  readonly editorRef: RefObject<CodeEditorHandle | null>;
  readonly labels: ExpressionModalLabels;
}

/** The script in its editor, and what is wrong with it. */
export function ScriptField(props: ScriptFieldProps): ReactElement {
  const { tools, problems, errors, warnings, value, onValueChange, complete, editorRef, labels, onReload } =
    props;
  const { isReadOnly, readOnlyReason } = props;
  const id = useId();
  const phrases = useMemo(() => ({ completions: labels.completions }), [labels]);
  return (
    <FormField
      data-part="form-field script"
      label={labels.script}
      hint={isReadOnly ? undefined : labels.scriptHint}
      readOnlyReason={readOnlyReason}
      controlId={id}
    >
      {(control) => (
        <>
          {tools ? (
            <tools.CodeEditor
              ref={editorRef}
              id={id}
              value={value}
              onValueChange={onValueChange}
              problems={problems}
              isReadOnly={isReadOnly}
              complete={complete}
              labelledBy={`${id}-label`}
              describedBy={[control['aria-describedby'], `${id}-problems`].filter(Boolean).join(' ')}
              phrases={phrases}
            />
          ) : (
            <EditorPlaceholder data-part="editor-placeholder">
              <Spinner label={labels.loadingEditor} />
              <span aria-hidden="true">{labels.loadingEditor}</span>
            </EditorPlaceholder>
          )}
          <ProblemList
            id={`${id}-problems`}
            {...{ problems, errors, warnings }}
            labels={labels}
            onSelect={({ from, to }) => editorRef.current?.select(from, to)}
            onReload={onReload}
          />
        </>
      )}
    </FormField>
  );
}
