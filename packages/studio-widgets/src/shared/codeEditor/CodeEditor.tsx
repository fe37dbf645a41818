import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxTree } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, tooltips } from '@codemirror/view';
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
import { EditorFrame } from './CodeEditor.styles.ts';
import { editorTheme } from './editorTheme.ts';
import type { CodeCompleter, CodeCompletion, CodeEditorHandle, CodeProblem } from './types.ts';

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

const prepared = new WeakSet<Document>();

/** A document as the editor's style writer has to see it so that it constructs a style sheet. */
function withoutHead(page: Document): Document {
  return new Proxy(page, {
    get: (target, key) => {
      if (key === 'head') return null;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value),
  });
}

/**
 * Makes every editor of a page put its styles into a constructed style sheet. Left to itself, CodeMirror does so only in
 * a shadow root and writes a `<style>` with text into a document, which a strict policy forbids. It decides once for each
 * root, by whether that has a head: a first editor, gone at once, is given a root without one.
 */
function adoptEditorStyles(page: Document): void {
  if (prepared.has(page)) return;
  prepared.add(page);
  new EditorView({ root: withoutHead(page) }).destroy();
}

/** What is announced about the list of what may be put in. */
interface EditorPhrases {
  readonly completions: string;
}

/** Takes an attribute away that the list of completions has and its role does not know. */
const plainListbox = EditorView.updateListener.of(({ state, view }) => {
  if (completionStatus(state) === null) return;
  view.requestMeasure({
    key: 'plain-listbox',
    read: () => view.dom.querySelector('[role="listbox"][aria-expanded]'),
    write: (list) => list?.removeAttribute('aria-expanded'),
  });
});

/**
 * What every editor can do: undo, brackets in pairs, completion, marks at problems (F8 goes to the next). Tab is left to
 * the page, so that the keyboard gets out; Escape closes the list of completions and nothing around the editor.
 */
function editorExtensions(complete: CodeCompleter, phrases: EditorPhrases): Extension {
  return [
    Prec.highest(keymap.of([{ key: 'Escape', run: closeCompletion, stopPropagation: true }])),
    lineNumbers(),
    lintGutter(),
    history(),
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    javascript(),
    autocompletion({ override: [completionSource(complete)], icons: false }),
    plainListbox,
    tooltips({ position: 'fixed' }),
    EditorView.lineWrapping,
    EditorState.phrases.of({ Completions: phrases.completions }),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      ...completionKeymap,
      ...lintKeymap.filter(({ key }) => key === 'F8'),
    ]),
    editorTheme,
  ];
}

const iconOf: Readonly<Record<CodeCompletion['kind'], string>> = {
  function: 'function',
  constant: 'constant',
  field: 'property',
  form: 'class',
};

function toOption({ label, kind, detail, info, apply }: CodeCompletion) {
  return {
    label,
    type: iconOf[kind],
    ...(detail !== undefined && { detail }),
    ...(info !== undefined && { info }),
    ...(apply !== undefined && { apply }),
  };
}

/** A completer as the editor calls it. The list is filtered further while a name is typed on. */
function completionSource(complete: CodeCompleter): CompletionSource {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const controller = new AbortController();
    context.addEventListener('abort', () => controller.abort());
    const { state, pos, explicit: isExplicit } = context;
    const { name } = syntaxTree(state).resolveInner(pos, -1);
    const question = {
      before: state.sliceDoc(0, pos),
      isExplicit,
      isInText: /String|Comment/.test(name),
    };
    const found = await complete(question, controller.signal).catch(() => null);
    if (!found || context.aborted) return null;
    return { from: found.from, options: found.options.map(toOption), validFor: /^[\w$.]*$/ };
  };
}
