import type { BulkSelection, Result } from '@studio/api';
import type { DeferredPart } from '@studio/ui/internal';
import type { ReactNode } from 'react';
import type { OnTransferProgress } from '../../platform/transfer/TransferProgress.ts';
import type { QuestionState } from '../screen/QuestionState.ts';

/** A modal over the list. */
export interface CreateHostProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The code of the modal, which is loaded when it is first wanted, is there. */
  readonly onLoaded: (isLoaded: true) => void;
}

interface ListActionLook {
  readonly label: string;
  /** 16 pixels wide. */
  readonly icon?: ReactNode;
  /** Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'danger';
}

/** Opens what makes a new object. */
export interface CreateAction extends ListActionLook {
  readonly does: 'create';
  /** Loaded once the list is there. */
  readonly host: DeferredPart<CreateHostProps>;
}

/** Opens another modal over the list. */
export interface DialogAction extends ListActionLook {
  readonly does: 'dialog';
  /** Loaded when it is first opened. */
  readonly host: DeferredPart<CreateHostProps>;
}

/** What is shown of the rows that an action is about to be run on. */
export interface BulkDetailProps {
  readonly selection: BulkSelection;
  /** To be called with how far it is: the question cannot be agreed to before that is `open`. */
  readonly onState: (state: QuestionState) => void;
}

/** Downloads a section of the configuration. */
export interface BackupAction extends ListActionLook {
  readonly does: 'backup';
  /** An item of the data set 'Database Section Names'. */
  readonly section: string;
}

/** Does something with rows that are chosen first, one by one or all on the filter. */
export interface BulkAction extends ListActionLook {
  readonly does: 'bulk';
  /**
   * Does it, and answers the file to be saved, or null. @throws ProblemError 409 when the filter matches another number.
   * @param report passes the transferred bytes to the loading bar, if any are
   */
  run(selection: BulkSelection, report: OnTransferProgress): Promise<Result<Blob> | null>;
  /** The name of the file when the server gives none. */
  readonly fileName?: string;
  /**
   * What the loading bar says meanwhile and afterwards, and, as a sentence of its own before the reason, that it failed: another takes its
   * place where it may have been done without an answer. Default of the last: the reason alone. Default of `success`: nothing, as where `run` shows it itself.
   */
  readonly texts: { readonly loading: string; readonly success?: string; readonly failure?: string };
  /**
   * Asked before it runs, however the rows were chosen; needed by every action that changes or deletes. The question stays until
   * it is done, and says what failed; the list is loaded again afterwards. Default: only all on a filter is asked about, with
   * its number, as by an export.
   */
  readonly question?: (count: number) => string;
  /** The heading of the question. Default: the label with what the objects are called, and the label for all on a filter. */
  readonly title?: string;
  /** It cannot be taken back: the question says so by its look. Default: only of what is of the variant `danger`. */
  readonly isFinal?: boolean;
  /** Shown below the question, with what was chosen. Default: nothing. */
  readonly detail?: DeferredPart<BulkDetailProps>;
  /**
   * The rows that it is for, if these are not all: what the filter URI has besides while rows are chosen, and a sentence that says so
   * above them. Its keys are spelled so that no filter of the list has them. Default: all rows.
   */
  readonly only?: { readonly within: Readonly<Record<string, string>>; readonly text: string };
}

/** What of a bulk action its run needs. */
export type BulkRunnable = Pick<BulkAction, 'run' | 'fileName' | 'texts'>;

/** What a bulk action came to. `changed`: the filter matches another number than the user agreed to; nothing was done. */
export type BulkOutcome = 'done' | 'changed' | 'failed' | 'busy';

/** Opens another screen, such as the editor of a new object. */
export interface OpenAction extends ListActionLook {
  readonly does: 'open';
  readonly path: string;
}

/** Opens another screen with rows that are chosen first, one by one. */
export interface OpenChosenAction extends ListActionLook {
  readonly does: 'openChosen';
  /** So many rows have to be chosen. */
  readonly count: number;
  /** The path that opens, by the ids of the chosen rows in the order in which they were chosen. */
  pathOf(ids: readonly string[]): string;
}

/** Anything else. */
export interface RunAction extends ListActionLook {
  readonly does: 'run';
  readonly run: () => unknown;
}

/** Makes an object on the server at once, and opens it. A failure is a notification, and a line in the activity list. */
export interface MakeAction extends ListActionLook {
  readonly does: 'make';
  /**
   * Makes it, and answers the path of its editor.
   * @param key the same for the repetition of a call whose answer was lost
   */
  make(key: string): Promise<string>;
  /** What the loading bar says meanwhile. */
  readonly loading: string;
}

/** What a server's action does in a list. */
export type ListAction =
  | CreateAction
  | DialogAction
  | BackupAction
  | BulkAction
  | OpenAction
  | MakeAction
  | OpenChosenAction
  | RunAction;
