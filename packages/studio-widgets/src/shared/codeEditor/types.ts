/** A stretch of the code that something is wrong with, in UTF-16 units. */
export interface CodeProblem {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** Something that can be put in at the cursor. */
export interface CodeCompletion {
  /** What is offered, and what the typed letters are looked for in. */
  readonly label: string;
  readonly kind: 'function' | 'constant' | 'field' | 'form';
  /** A few quiet words behind the label. */
  readonly detail?: string | undefined;
  /** A sentence about it, shown beside the list. */
  readonly info?: string | undefined;
  /** What is put in. @default the label */
  readonly apply?: string | undefined;
}

/** What is offered at a place. */
export interface CodeCompletions {
  /** From where on the text is replaced. */
  readonly from: number;
  readonly options: readonly CodeCompletion[];
}

/** Where something is to be put in. */
export interface CompletionQuestion {
  /** The code up to the cursor. */
  readonly before: string;
  /** The list was opened by a key, and not only by typing. */
  readonly isExplicit: boolean;
  /** The cursor is in a string or a comment. */
  readonly isInText: boolean;
}

/** Finds what can be put in; null for nothing. The signal aborts when the cursor has moved on. */
export type CodeCompleter = (
  question: CompletionQuestion,
  signal: AbortSignal,
) => Promise<CodeCompletions | null>;

/** Code that takes the place of what is selected. */
export interface CodeInsertion {
  readonly text: string;
  /** Where the cursor goes, from the start of `text`. */
  readonly cursor: number;
}

/** What can be asked of a drawn editor. */
export interface CodeEditorHandle {
  readonly focus: () => void;
  /** Puts code in the place of the selection, which is handed over, and takes the focus. One step of undo. */
  readonly insert: (make: (selected: string) => CodeInsertion) => void;
  /** Selects a stretch, shows it and takes the focus. */
  readonly select: (from: number, to: number) => void;
}
