import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import {
  type ReactElement,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { adoptEditorStyles } from './adoptEditorStyles.ts';
import { EditorFrame } from './CodeEditor.styles.ts';
import { type EditorPhrases, editorExtensions } from './editorExtensions.ts';
import type { CodeCompleter, CodeEditorHandle, CodeProblem } from './types.ts';

export interface CodeEditorProps {
  /** The code, with `\n` between lines. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Marked at their places. */
  readonly problems: readonly CodeProblem[];
  readonly complete: CodeCompleter;
  /** Of the element that is edited. */
  readonly id: string;
  /** The id of the element that names it. */
  readonly labelledBy: string;
  /** The id of the element that says more about it. */
  readonly describedBy?: string | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly phrases: EditorPhrases;
  readonly ref?: Ref<CodeEditorHandle> | undefined;
}

function handleFor(view: EditorView): CodeEditorHandle {
  return {
    focus: () => view.focus(),
    insert: (make) => {
      const { from, to } = view.state.selection.main;
      const { text, cursor } = make(view.state.sliceDoc(from, to));
      view.dispatch({
        changes: { from, to, insert: text },
        selection: { anchor: from + cursor },
        scrollIntoView: true,
        userEvent: 'input.insert',
      });
      view.focus();
    },
    select: (from, to) => {
      const { length } = view.state.doc;
      view.dispatch({
        selection: { anchor: Math.min(from, length), head: Math.min(to, length) },
        scrollIntoView: true,
      });
      view.focus();
    },
  };
}

/** Code with numbered lines, completion and marks at problems. Carries CodeMirror: load it when it is first needed. */
export function CodeEditor(props: CodeEditorProps): ReactElement {
  const {
    id,
    value,
    onValueChange,
    problems,
    complete,
    labelledBy,
    describedBy,
    isReadOnly = false,
    ref,
    phrases,
  } = props;
  const placeRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [settings] = useState(() => new Compartment());
  const isInvalid = problems.some(({ severity }) => severity === 'error');
  const reports = useRef<string[]>([]);
  const report = useEffectEvent((next: string) => {
    if (next === value) reports.current = [];
    else reports.current.push(next);
    onValueChange(next);
  });
  const ask = useEffectEvent<CodeCompleter>((question, signal) => complete(question, signal));

  const open = useEffectEvent((parent: HTMLElement) => {
    adoptEditorStyles(parent.ownerDocument);
    return new EditorView({
      parent,
      doc: value,
      extensions: [
        settings.of([]),
        editorExtensions((question, signal) => ask(question, signal), phrases),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) report(update.state.doc.toString());
        }),
      ],
    });
  });

  useLayoutEffect(() => {
    const place = placeRef.current;
    if (!place) return undefined;
    const opened = open(place);
    setView(opened);
    return () => {
      opened.destroy();
      setView(null);
    };
  }, []);

  useEffect(() => {
    const attributes = EditorView.contentAttributes.of({
      id,
      'aria-labelledby': labelledBy,
      dir: 'ltr',
      tabindex: '0',
      spellcheck: 'false',
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isReadOnly && { 'aria-readonly': 'true' }),
    });
    view?.dispatch({
      effects: settings.reconfigure([attributes, EditorState.readOnly.of(isReadOnly)]),
    });
  }, [view, settings, id, labelledBy, describedBy, isInvalid, isReadOnly]);

  useEffect(() => {
    // The page is drawn later than the editor receives keys: what comes back of its own reports is old, and not to be set.
    const at = reports.current.lastIndexOf(value);
    reports.current.splice(0, at + 1);
    if (!view || at >= 0 || view.state.doc.toString() === value) return;
    reports.current = [];
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
  }, [view, value]);

  useEffect(() => {
    if (!view) return;
    const { length } = view.state.doc;
    const within = problems.map((problem) => ({
      ...problem,
      from: Math.min(problem.from, length),
      to: Math.min(problem.to, length),
    }));
    view.dispatch(setDiagnostics(view.state, within));
  }, [view, problems]);

  useImperativeHandle(ref, () => {
    return view
      ? handleFor(view)
      : { focus: () => undefined, insert: () => undefined, select: () => undefined };
  }, [view]);

  return <EditorFrame ref={placeRef} data-part="code-editor" data-invalid={isInvalid || undefined} />;
}
