import type { BulkSelection, Result } from '@studio/api';
import type { DeferredPart } from '@studio/ui/internal';
import type { ReactNode } from 'react';
import type { OnTransferProgress } from '../../platform/transfer/TransferProgress.ts';

/** What makes a new object over the list. */
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
   * @param report tells the loading bar the bytes that were moved, if any are
   */
  run(selection: BulkSelection, report: OnTransferProgress): Promise<Result<Blob> | null>;
  /** The name of the file when the server gives none. */
  readonly fileName?: string;
  /**
   * What the loading bar says meanwhile and afterwards, and, as a sentence of its own before the reason, that it failed. Default
   * of the last: the reason alone.
   */
  readonly texts: { readonly loading: string; readonly success: string; readonly failure?: string };
  /**
   * Asked before it runs, however the rows were chosen; needed by every action that changes or deletes. The question stays until
   * it is done, and says what failed; the list is loaded again afterwards. Default: only all on a filter is asked about, with
   * its number, as by an export.
   */
  readonly question?: (count: number) => string;
}

/** Opens another screen, such as the editor of a new object. */
export interface OpenAction extends ListActionLook {
  readonly does: 'open';
  readonly path: string;
}

/** Anything else. */
export interface RunAction extends ListActionLook {
  readonly does: 'run';
  readonly run: () => unknown;
}

/** What a server's action does in a list. */
export type ListAction = CreateAction | BackupAction | BulkAction | OpenAction | RunAction;
