import type { Page } from '@playwright/test';
import type { ApiUser } from '../../e2e/apiUser.ts';
import type { Cell, FaultName, Moment } from './Cell.ts';
import type { ObjectKind, SavedObject } from './ObjectKind.ts';

/** The two edits that cells make; the second is of something else than the first. */
export type EditName = 'first' | 'second';

/** What somebody else does to the same object meanwhile. */
export interface OthersChange {
  /** Saves the change over the version that is there now. */
  readonly make: (api: ApiUser, name: string) => Promise<void>;
  readonly isIn: (api: ApiUser, name: string) => Promise<boolean>;
}

/** Somewhere that edits are made. A later editor is one more of these in the list of places. */
export interface Place {
  /** Short, for the names of tests. */
  readonly id: string;
  /** For the documentation. */
  readonly title: string;
  /** The kind of object that is edited. */
  readonly kind: ObjectKind;
  /** A modal covers the links of the page below. */
  readonly layer: 'page' | 'modal';
  /** Typing goes on while a save is on its way; it does not in a modal that waits for its save. */
  readonly typesOn: boolean;
  /** Nothing is on the server until the first save. */
  readonly isNew: boolean;
  /** Makes what is edited, under this name; for a new object nothing. */
  create(api: ApiUser, name: string): Promise<void>;
  /** The address to go to. */
  path(name: string): string;
  /** From there to the place: opens the modal. */
  reach(page: Page): Promise<void>;
  /** Waits until it can be edited. */
  ready(page: Page): Promise<void>;
  /** Waits until somebody who only looks at it sees it. Default: as for editing */
  readonly seen?: (page: Page) => Promise<void>;
  write(page: Page, edit: EditName, name: string): Promise<void>;
  expectShown(page: Page, edit: EditName): Promise<void>;
  /** That the place says it holds what is not saved. */
  expectUnsaved(page: Page): Promise<void>;
  /** Presses Save; the answer may still be on its way. */
  save(page: Page): Promise<void>;
  expectSaved(page: Page): Promise<void>;
  /** That a failed save is reported. */
  expectFailure(page: Page): Promise<void>;
  /** That the reason of the failure can be read. */
  expectReason(page: Page, reason: string): Promise<void>;
  /** The address at which a saved edit is seen, and the way to it from there. */
  savedPath(name: string): string;
  reachSaved(page: Page): Promise<void>;
  expectSavedShown(page: Page, edit: EditName): Promise<void>;
  /** What the server has. @throws a problem with the status 404 when it has nothing of this name */
  load(api: ApiUser, name: string): Promise<SavedObject>;
  /** Under what its drafts are kept in the browser. */
  draftKey(name: string): { readonly kind: string; readonly id: string };
  /** What a draft of the first edit says, and says only of it. */
  readonly keptText: string;
  /** A change of somebody else that has nothing to do with the first edit, and that the place shows; to a new object once it is saved. */
  readonly elsewhere: OthersChange;
  /** A change of somebody else to what the first edit changes; null where no one else can know of the object. */
  readonly collision: OthersChange | null;
  /** Gives the object a name that is taken, and a free one; null where names are not edited. */
  readonly rename: ((page: Page, name: string) => Promise<void>) | null;
  /** What happens here where it is not what happens elsewhere; null where it is. Default: nowhere. */
  readonly instead?: (fault: FaultName, moment: Moment) => Cell | null;
}
