import { Button, Dialog, type DialogProps, VisuallyHidden } from '@studio/ui';
import { reasonOf } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import type { CodeEditorHandle } from '../shared/codeEditor/types.ts';
import { useLoaded } from '../shared/deferred/useLoaded.ts';
import { useDiscardQuestion } from '../shared/discard/useDiscardQuestion.tsx';
import { useTaskWhileOpen, type Work } from '../shared/task/useTask.ts';
import type { SelectorItem } from '../TwoStepSelector/types.ts';
import { Failure, Sections, TopLine } from './ExpressionModal.styles.ts';
import type { FieldSource } from './ExpressionModalProps.ts';
import { FieldRows } from './FieldRows.tsx';
import { FunctionPicker } from './FunctionPicker.tsx';
import type { ExpressionModalLabels } from './labels.ts';
import { completeScript } from './model/completeScript.ts';
import { firstRows, selectionsIn, shownRows } from './model/rows.ts';
import { fieldRulesOf, obstacleTo, referencesIn, usableRows } from './model/rules.ts';
import { isSavable } from './model/scriptProblem.ts';
import { snippetOf } from './model/snippet.ts';
import { ScriptField } from './ScriptField.tsx';
import { ScriptTrial } from './ScriptTrial.tsx';
import type {
  ExpressionFunction,
  ExpressionKind,
  ExpressionSaveDetails,
  ExpressionValue,
  ScriptRunner,
} from './types.ts';
import { useFieldDirectory } from './useFieldDirectory.ts';
import { useLearnedRunner } from './useLearnedRunner.ts';
import { useScriptCheck } from './useScriptCheck.ts';
import { ValueFormat } from './ValueFormat.tsx';

export interface ExpressionDialogProps
  extends Omit<FieldSource, 'forms'>,
    Omit<DialogProps, 'children' | 'footer' | 'isOpen'> {
  readonly forms: readonly SelectorItem[];
  readonly isOpen: boolean;
  readonly kind: ExpressionKind;
  readonly saved: { readonly script: string; readonly valueFormat: string };
  /** Those that functions are offered for, to name them. */
  readonly kinds: readonly ExpressionKind[];
  readonly isReadOnly?: boolean | undefined;
  readonly readOnlyReason?: string | undefined;
  readonly onEdit?: ((draft: ExpressionValue | null) => void) | undefined;
  readonly defaultDraft?: ExpressionValue | undefined;
  readonly onSave: Work<[next: ExpressionValue, reason: ExpressionSaveDetails['reason']]>;
  readonly onCancel: () => void;
  /** Those for this kind of expression. */
  readonly functions: readonly ExpressionFunction[];
  /** Those for other kinds, too; undefined where it is not known what there is. */
  readonly allFunctions: readonly ExpressionFunction[] | undefined;
  readonly loadRunner: (() => Promise<ScriptRunner>) | undefined;
  readonly debounceMs?: number | undefined;
  readonly valueFormatHelpHref?: string | undefined;
  readonly labels: ExpressionModalLabels;
}

/** What decides whether the script can be read is waited for. */
function isAwaited(runner: unknown, loadRunner: unknown): boolean {
  return runner === null && loadRunner !== undefined;
}

/** One opening of the modal: what is typed and chosen in it goes with it. */
export function ExpressionDialog(props: ExpressionDialogProps): ReactElement {
  const {
    kind: { hasValueFormat = false },
    kinds,
    saved,
    onSave,
    onCancel,
    functions,
    allFunctions,
    loadRunner,
    valueFormatHelpHref,
    ...others
  } = props;
  const { labels, debounceMs, searchForms, loadFields, forms, onEdit, defaultDraft, ...more } = others;
  const { isReadOnly = false, readOnlyReason, onOpenChange, ...dialog } = more;
  const { isOpen } = dialog;
  const isLocked = isReadOnly || Boolean(readOnlyReason);
  const canAdd = !isLocked && functions.length > 0;
  const { script, valueFormat, edit } = useTyped({ saved, isLocked, defaultDraft, onEdit });
  const [chosen, setChosen] = useState<ExpressionFunction | null>(null);
  const [rows, setRows] = useState(firstRows);
  const [announcement, setAnnouncement] = useState('');
  const [sample, setSample] = useState<Readonly<Record<string, string>>>({});
  const loaded = useLoaded(loadRunner ?? nothingToLoad, isOpen && loadRunner !== undefined);
  const runner = useLearnedRunner(loaded, script, debounceMs);
  const editorRef = useRef<CodeEditorHandle>(null);
  const save = useTaskWhileOpen(onSave, isOpen);
  const hasFields = searchForms !== undefined && loadFields !== undefined;
  const directory = useFieldDirectory(loadFields);

  const rules = fieldRulesOf(chosen);
  const selections = usableRows(selectionsIn(shownRows(rows, rules.rows)), rules);
  const references = rules.rows === 0 ? [] : referencesIn(selections);
  const namedForms = useMemo(() => [...forms, ...selectionsIn(rows).map(({ form }) => form)], [forms, rows]);
  const { isChecking, ...check } = useScriptCheck({
    ...{ script, isOpen, functions, allFunctions, directory, hasFields, labels },
    ...{ forms: namedForms, runner },
  });
  const inputs = useMemo(() => runner?.inputsOf(script) ?? [], [runner, script]);
  const format = hasValueFormat ? valueFormat : '';
  const outcome = useMemo(
    () =>
      runner === null || script.trim() === ''
        ? null
        : runner.run(script, { values: sample, valueFormat: format }),
    [runner, script, sample, format],
  );
  const examples = useMemo(
    () => (format === '' ? [] : (runner?.formatExamples?.(format) ?? [])),
    [runner, format],
  );
  const obstacle = obstacleTo(chosen, hasFields ? references.length : null);
  const isChanged = script !== saved.script || (hasValueFormat && valueFormat !== saved.valueFormat);
  const isReady = check.tools !== null && !isAwaited(runner, loadRunner);
  const canSave = isChanged && isReady && isSavable(check);

  const add = () => {
    if (!chosen) return;
    editorRef.current?.insert((selected) => snippetOf(chosen, references, selected));
    setAnnouncement(labels.added(chosen.name));
  };
  const run = (reason: ExpressionSaveDetails['reason']) => {
    save.run(hasValueFormat ? { script, valueFormat } : { script }, reason);
  };
  const cancel = () => {
    save.stop();
    onCancel();
  };
  const { close, question } = useDiscardQuestion({ isChanged, isOpen, labels, onClose: cancel });

  return (
    <Dialog
      {...dialog}
      onOpenChange={(next) => (next ? onOpenChange?.(true) : close())}
      closeLabel={labels.close}
      size="lg"
      footer={
        <DialogButtons
          {...{ isLocked, labels, canSave, isChecking, run, cancel }}
          isPending={save.isRunning}
        />
      }
    >
      <Sections>
        {save.failure && (
          <Failure role="alert" data-part="failure">
            <CircleAlert size={16} aria-hidden="true" />
            {labels.saveFailed(reasonOf(save.failure.error))}
          </Failure>
        )}
        <TopLine>
          {canAdd && (
            <FunctionPicker {...{ functions, kinds, labels }} value={chosen} onValueChange={setChosen} />
          )}
          {hasValueFormat && (
            <ValueFormat
              value={valueFormat}
              onValueChange={(next) => edit({ script, valueFormat: next })}
              isReadOnly={isLocked || save.isRunning}
              helpHref={valueFormatHelpHref}
              examples={examples}
              labels={labels}
            />
          )}
        </TopLine>
        {canAdd && (
          <FieldRows
            {...{ rows, rules, labels, debounceMs, forms, searchForms, loadFields }}
            onRowsChange={setRows}
            obstacle={obstacle ? labels.obstacle(obstacle) : undefined}
            onAdd={add}
          />
        )}
        <ScriptField
          {...{ ...check, editorRef, labels, readOnlyReason }}
          isReadOnly={isLocked || save.isRunning}
          value={script}
          onValueChange={(next) => edit({ script: next, valueFormat })}
          complete={(question) =>
            completeScript(question, {
              functions,
              forms: namedForms,
              operands: labels.operands,
              loadFields: directory.load,
              loaded: loadedFields(directory.known, namedForms),
            })
          }
          onReload={directory.reload}
        />
        {outcome !== null && (
          <ScriptTrial {...{ inputs, outcome, labels }} values={sample} onValuesChange={setSample} />
        )}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {question}
      </Sections>
    </Dialog>
  );
}

interface TypedOptions extends Pick<ExpressionDialogProps, 'saved' | 'defaultDraft' | 'onEdit'> {
  readonly isLocked: boolean;
}

/** What is typed, which is passed to the host. */
function useTyped({ saved, isLocked, defaultDraft, onEdit }: TypedOptions) {
  const begun: ExpressionValue = isLocked ? saved : { ...saved, ...defaultDraft };
  const [{ script, valueFormat = '' }, setTyped] = useState(begun);
  return {
    ...{ script, valueFormat },
    edit: (next: ExpressionDialogProps['saved']) => {
      setTyped(next);
      const isSame = next.script === saved.script && next.valueFormat === saved.valueFormat;
      onEdit?.(isSame ? null : next);
    },
  };
}

const nothingToLoad = () => Promise.reject(new Error('There is nothing that evaluates scripts.'));

/** The forms whose fields have been loaded, with the labels that are known for them. */
function loadedFields(
  known: ReadonlyMap<string, readonly SelectorItem[] | null | 'failed'>,
  forms: readonly SelectorItem[],
): readonly (readonly [form: SelectorItem, fields: readonly SelectorItem[]])[] {
  return [...known].flatMap(([name, fields]) => {
    if (fields === null || fields === 'failed') return [];
    return [[forms.find((form) => form.name === name) ?? { name }, fields] as const];
  });
}

interface DialogButtonsProps {
  /** Nothing can be changed: there is only a button to close. */
  readonly isLocked: boolean;
  readonly canSave: boolean;
  /** Fields that the script names are still being looked up. */
  readonly isChecking: boolean;
  /** It is being saved. */
  readonly isPending: boolean;
  readonly run: (reason: ExpressionSaveDetails['reason']) => void;
  readonly cancel: () => void;
  readonly labels: ExpressionModalLabels;
}

/** The buttons below an expression. Cancel aborts a pending save. */
function DialogButtons(props: DialogButtonsProps): ReactElement {
  const { isLocked, canSave, isChecking, isPending, run, cancel, labels } = props;
  if (isLocked) return <Button onClick={cancel}>{labels.close}</Button>;
  const savable = {
    isDisabled: !canSave,
    disabledReason: canSave && isChecking ? labels.checking : undefined,
    isPending,
  };
  return (
    <>
      <Button onClick={cancel}>{labels.cancel}</Button>
      <Button data-part="button save" {...savable} onClick={() => run('save')}>
        {labels.save}
      </Button>
      <Button variant="primary" {...savable} onClick={() => run('save-and-close')}>
        {labels.saveAndClose}
      </Button>
    </>
  );
}
