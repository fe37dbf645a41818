import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, tooltips } from '@codemirror/view';
import { completionSource } from './completionSource.ts';
import { editorTheme } from './editorTheme.ts';
import type { CodeCompleter } from './types.ts';

/** What is announced about the list of what may be put in. */
export interface EditorPhrases {
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
export function editorExtensions(complete: CodeCompleter, phrases: EditorPhrases): Extension {
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
