import type { Result } from '@studio/api';
import type { ComponentType, ReactNode } from 'react';
import type { OnTransferProgress } from '../../platform/transfer/TransferProgress.ts';
import type { Loaded, SaveOptions } from '../editor/types.ts';
import type { QuestionState } from '../screen/QuestionState.ts';
import { objectText } from './object.messages.ts';

/** What an action is done to: the object as it is saved, and as it is on the screen. */
export interface ActionTarget<Doc, Draft> {
  readonly id: string;
  /** The version that is saved. */
  readonly doc: Doc;
  /** Goes into If-Match: the action is refused when somebody has saved since. */
  readonly etag: string;
  readonly draft: Draft;
  /** The same for the repetition of a call whose answer was lost. */
  readonly options: SaveOptions;
}

interface ActionLook<Doc, Draft> {
  label(): string;
  /** 16 pixels wide. */
  readonly icon?: ReactNode;
  /** Why it cannot be run now, beside what the server says; null when it can. Default: it can. */
  lockedBecause?(draft: Draft, doc: Doc): string | null;
  /** It has no meaning for a version, and is left out. Default: it never is. */
  isHidden?(doc: Doc): boolean;
}

/** What an action says while it runs and afterwards. */
export interface ActionTexts {
  readonly loading: string;
  /** A function, called once it is done, for what depends on the answer. */
  readonly success: string | (() => string);
}

/** What is asked before an action runs. */
export interface ActionQuestion {
  /** One that loads what it shows is given what to call with how far it is: it cannot be confirmed before that is `open`. */
  readonly message: ReactNode | ((onState: (state: QuestionState) => void) => ReactNode);
  /** Default: the action's label. */
  readonly title?: string;
  /** `danger` for what cannot be taken back. Default `neutral`. */
  readonly tone?: 'danger' | 'neutral';
  /** `lg` for one that shows what will happen. Default `sm`. */
  readonly size?: 'lg' | 'sm';
  /** Something that the user may have done besides: off each time the question is asked. Default: nothing. */
  readonly option?: { readonly label: string; readonly hint?: string };
}

/** What an action does with unsaved edits. */
type UnsavedTreatment = 'kept' | 'refused' | 'saved';

/** Changes the object on the server, such as 'Activate'. */
export interface ChangeAction<Doc, Draft> extends ActionLook<Doc, Draft> {
  readonly does: 'change';
  /**
   * Does it, and returns the resulting version; null when the server answers none: then it is loaded.
   * @param isOptionOn whether the option of the question was chosen
   * @throws ProblemError 412 when somebody has saved since
   */
  run(target: ActionTarget<Doc, Draft>, isOptionOn: boolean): Promise<Loaded<Doc> | null>;
  texts(): ActionTexts;
  /**
   * Asked first; the question stays until it is done, and says what failed. Default: nothing is asked.
   * @param edits what is saved first; null for none
   */
  question?(doc: Doc, edits: Draft | null): ActionQuestion;
  /**
   * What happens to unsaved edits: the action waits until there are none, they are saved first, or they stay and are merged with
   * the result. A function says it of the version that is saved. Default `refused`.
   */
  readonly unsaved?: UnsavedTreatment | ((doc: Doc) => UnsavedTreatment);
  /** The text while it waits for unsaved edits. Default: that it is not available since there are some. */
  unsavedReason?(): string;
}

/** Downloads something of the object as it is saved. */
export interface DownloadAction<Doc, Draft> extends ActionLook<Doc, Draft> {
  readonly does: 'download';
  /** @param report passes the received bytes to the loading bar */
  run(target: ActionTarget<Doc, Draft>, report: OnTransferProgress): Promise<Result<Blob>>;
  /** The name of the file when the server gives none. */
  fileName(doc: Doc): string;
  texts(): ActionTexts;
}

/** What the dialog of an action is given. */
export interface ActionDialogProps<Doc, Draft> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly draft: Draft;
  /** The version that is saved. */
  readonly doc: Doc;
}

/** Opens a dialog of its own, which says what fails in it. */
export interface DialogAction<Doc, Draft> extends ActionLook<Doc, Draft> {
  readonly does: 'dialog';
  readonly Dialog: ComponentType<ActionDialogProps<Doc, Draft>>;
}

/** Opens another screen, which unsaved edits are asked about as ever. */
export interface OpenScreenAction<Doc, Draft> extends ActionLook<Doc, Draft> {
  readonly does: 'open';
  path(doc: Doc): string;
}

/** What one of the server's actions does to an object, beside those that all objects have. */
export type ObjectAction<Doc, Draft> =
  | ChangeAction<Doc, Draft>
  | DialogAction<Doc, Draft>
  | DownloadAction<Doc, Draft>
  | OpenScreenAction<Doc, Draft>;

/** How an object is being edited. */
export interface ActionState<Doc, Draft> {
  readonly doc: Doc;
  readonly draft: Draft;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  /** Why the draft cannot be saved; null when it can. */
  readonly invalidReason: string | null;
}

/** What an action does with unsaved edits of an object that is saved as given. */
export function unsavedTreatment<Doc, Draft>(
  { unsaved = 'refused' }: ChangeAction<Doc, Draft>,
  doc: Doc,
): UnsavedTreatment {
  return typeof unsaved === 'function' ? unsaved(doc) : unsaved;
}

/** Why an action cannot be run now, in words; null when it can. */
export function actionBlock<Doc, Draft>(
  action: ObjectAction<Doc, Draft>,
  { doc, draft, isNew, isDirty, invalidReason }: ActionState<Doc, Draft>,
): string | null {
  if (isNew && action.does !== 'dialog') return objectText('action.new');
  if (action.does === 'change' && isDirty) {
    const unsaved = unsavedTreatment(action, doc);
    if (unsaved === 'refused')
      return action.unsavedReason?.() ?? objectText('action.dirty', { action: action.label() });
    if (unsaved === 'saved' && invalidReason !== null) return invalidReason;
  }
  return action.lockedBecause?.(draft, doc) ?? null;
}
