import type { Editor } from '../editor/Editor.ts';
import type { FoundReference } from './FoundReference.ts';

/** What an object's screen asks or shows over itself; null for nothing. */
export type OpenObjectDialog =
  | ('copy' | 'delete' | 'deleteReferenced' | 'discard' | 'references' | 'rename' | 'save')
  | null;

/** What is asked before an object is deleted. */
export interface DeletionQuestion {
  /** What exactly goes, such as one version of several. */
  readonly name: string;
  /** Text after the question, such as what stays; empty for nothing. */
  readonly note: string;
  /** What names it in vain afterwards. */
  readonly references: readonly FoundReference[];
  /** Token of the references that the user has seen before deleting. Null where the kind cannot be deleted while it is referenced. */
  readonly expectedReferences: string | null;
}

/** What the dialogs of an object's screen need to be drawn, and what its actions do. */
export interface ObjectCallsState<Doc, Draft extends object> {
  readonly editor: Editor<Doc, Draft>;
  /** The dialog that is open. */
  readonly open: OpenObjectDialog;
  /** Undefined while they are looked for. */
  readonly references: readonly FoundReference[] | undefined;
  /** What is asked before the object is deleted, where its kind says it; null before it is asked, and where the kind does not. */
  readonly deletion: Pick<DeletionQuestion, 'name' | 'note'> | null;
  /** Why the references could not be loaded; null when they could. */
  readonly referencesError: string | null;
  readonly isDiscarding: boolean;
  /** The object is being deleted: the question stays until it is. */
  readonly isDeleting: boolean;
  /** Why the object could not be deleted, shown in the question; empty for nothing. */
  readonly deleteFailure: string;
  /** A call is pending. */
  readonly isBusy: boolean;
  /** Saves, after the question where the kind has one. */
  readonly askSave: () => void;
  /** Answers the question before a save. */
  readonly save: () => void;
  readonly askDiscard: () => void;
  readonly askDelete: () => void;
  readonly showReferences: () => void;
  /** Looks for the references again, in the dialog that is open. */
  readonly retryReferences: () => void;
  /** Null for what cannot be exported. */
  readonly exportObject: (() => void) | null;
  /** Copies, after the question where the kind has one. Null for what cannot be copied. */
  readonly askCopy: (() => void) | null;
  /** Answers the question before a copy. */
  readonly copyObject: () => void;
  readonly discard: () => void;
  readonly deleteObject: () => void;
  /** Goes on, with the edits, where the object of another id is. */
  readonly openRenamed: (id: string, doc: Doc) => void;
  readonly close: () => void;
}
