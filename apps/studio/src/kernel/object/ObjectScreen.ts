import type { AuthorizationKey } from '@studio/api';
import type { ActionBarAction, RenderLink, RunnableAction } from '@studio/widgets';
import type { ReactNode, RefObject } from 'react';
import type { EditIntent, EditorDefinition, Loaded, SaveOptions } from '../editor/types.ts';
import type { useEditor } from '../editor/useEditor.ts';
import type { BulkRunnable } from '../list/ListAction.ts';
import type { ActionsErrorProps } from '../screen/ActionsError.tsx';
import type { ScreenAction } from '../screen/screenActions.ts';
import type { EarlyObject } from './earlyObject.ts';
import type { FoundReference, ReferenceLook } from './FoundReference.ts';
import type { ObjectAction } from './ObjectAction.ts';
import type { DeletionQuestion, ObjectCallsState } from './ObjectCallsState.ts';
import type { ObjectCopier } from './ObjectCopier.ts';
import type { ObjectTexts } from './ObjectTexts.ts';

/** The calls of an object beside loading and saving it. */
export interface ObjectScreenCalls<Doc> {
  load(id: string): Promise<Loaded<Doc>>;
  remove(id: string, etag: string, options: SaveOptions): Promise<void>;
  references(id: string): Promise<readonly FoundReference[]>;
  /** What is asked before the object is deleted. Default: by its name alone, with all its references. */
  askDeletion?(doc: Doc): Promise<DeletionQuestion>;
}

/** The screen of one kind of object: all that it does not share with the others. */
export interface ObjectScreen<Doc, Draft extends object> {
  readonly definition: EditorDefinition<Doc, Draft>;
  readonly calls: ObjectScreenCalls<Doc>;
  /** What is asked of the server first, by the object's id. */
  readonly early: EarlyObject<Doc>;
  /** What may change the object. */
  readonly permission: AuthorizationKey;
  readonly texts: () => ObjectTexts;
  /** Where the list is; `search` is a query string without the question mark. Null for a single object, without a list. */
  readonly listPath: ((search?: string) => string) | null;
  /** What an object is called on its screen; a new one, too. */
  nameOf(doc: Doc): string;
  /** What it is called in dialogs, such as that of its history. Default: as on its screen. */
  subjectOf?(doc: Doc): string;
  /** The id of the object that an editor's path names. */
  idIn(pathname: string): string;
  /** What of a path belongs to the object and not to a part of its screen. Default: all of it. */
  ownPath?(pathname: string): string;
  /** Where the editor of an object opens. */
  path(doc: Doc): string;
  /** Where the editor of an object opens of which only the id is known. */
  pathOfId(id: string): string;
  /** Where the editor of a version is instead of at the path, which names a part or a type that it does not have; null when it is there. */
  otherPath?(pathname: string, doc: Doc): string | null;
  /** What of the object decides which actions the server enables: they are loaded again when it changes, by a save or somebody else's. Default: nothing. */
  actionsDependOn?(doc: Doc): string | number | boolean;
  /** What the server's further actions do, by its names for them. Default: none. */
  readonly actions?: Readonly<Record<string, ObjectAction<Doc, Draft>>>;
  /** How what refers to the object is shown. Default: with the types that all kinds have in common, as plain text. */
  readonly referenceLook?: () => ReferenceLook;
  /** Whether a draft of a saved object has another name by which others refer to it: then a save is asked for, with what follows it. Default: never. */
  isRenamed?(doc: Doc, draft: Draft): boolean;
  /** The section of backups that the action Backup downloads. Default: the screen has no such action. */
  readonly backupSection?: string;
  /** Downloads the object. Default: it cannot be exported. */
  exporting?(): BulkRunnable;
  /** How the object is copied. Default: it cannot be. */
  copying?(clientTag: string): ObjectCopier<Doc>;
  /** Loads ahead what only this screen needs when the connection is gone. */
  preloadOfflineParts?(): void;
  /** Other editors of the same object, by the kinds that key their drafts. */
  readonly otherKinds?: readonly string[];
  /** Offers what else is left of an object that is not there, once nothing of its own is offered. */
  readonly renderGone?: (gone: GoneObjectProps<Doc>) => ReactNode;
  /** What is shown at a path while the object is loaded. Default: a screen without tabs. */
  readonly renderSkeleton?: (pathname: string) => ReactNode;
  /** The parts of the screen over one object. It is a hook: it may use others, and its answer may change with every drawing. */
  useParts(input: PartsInput<Doc, Draft>): ObjectParts;
}

/** An object that is not there. */
export interface GoneObjectProps<Doc> {
  readonly name: string;
  /** The server's error. */
  readonly error: unknown;
  /** Goes on with edits that are left, over the version that they were made from. */
  readonly onRestore: (base: Loaded<Doc>) => void;
}

/** What the parts of a screen are made of. */
export interface PartsInput<Doc, Draft extends object> {
  readonly state: ReturnType<typeof useEditor<Doc, Draft>>;
  /** The object's id in the address, and the version that was loaded for it. */
  readonly id: string;
  readonly loaded: Loaded<Doc>;
  readonly calls: ObjectCallsState<Doc, Draft>;
  readonly onDraftChange: (draft: Draft, intent?: EditIntent) => void;
  /** Which permission is missing; empty when none is. */
  readonly readOnlyReason: string;
  /** Why nothing can be changed now; empty when it can. */
  readonly lockedBecause: string;
  /** What the screen is drawn in. */
  readonly rootRef: RefObject<HTMLDivElement | null>;
  /** Loads the object anew and starts again from it. */
  readonly onReload: () => void;
}

/** What a screen shows of one object, beside what all screens do. */
export interface ObjectParts {
  /** Why the draft cannot be saved, and where to mend it; null when it can. */
  readonly invalidReason: string | null;
  /** Further actions by the server's names for them, of which the screen keeps the course itself. They take the place of those of all screens, such as Save, which the keys run, too. */
  readonly actions?: Readonly<Record<string, OwnAction>>;
  /** Further entries of the command palette. */
  readonly screenActions?: readonly ScreenAction[];
  /** Below what the kernel says between header and content. */
  readonly banners?: ReactNode;
  readonly dialogs?: ReactNode;
  /**
   * A call of its own is pending that changes the object: no action can be run meanwhile.
   * @default false
   */
  readonly isBusy?: boolean;
  /**
   * A modal over the screen edits the same object.
   * @default false
   */
  readonly isCovered?: boolean;
  /** Draws the screen. */
  readonly render: (frame: EditorFrame) => ReactNode;
}

/** An action of one kind of object. It is not ready while something is saved or another call runs. */
export interface OwnAction
  extends Pick<
    RunnableAction,
    'details' | 'icon' | 'isPending' | 'isPinned' | 'label' | 'onRun' | 'subText' | 'variant'
  > {
  /** False keeps it from being run. Default true. */
  readonly isReady?: boolean;
  /** It has no meaning now, and is left out. Default false. */
  readonly isHidden?: boolean;
  /** Why it is not ready. */
  readonly disabledReason?: string;
}

/** What all screens show, to be put into the one that is drawn. */
export interface EditorFrame {
  readonly actions: readonly ActionBarAction[];
  /** Why the actions could not be loaded; null when they could. */
  readonly actionsError: ActionsErrorProps | null;
  /** Who else is here: beside the name. */
  readonly people?: ReactNode;
  /** Beside the actions. */
  readonly tools?: ReactNode;
  /** Between header and content. */
  readonly banners?: ReactNode;
  /** Nothing can be changed. */
  readonly isReadOnly: boolean;
  /** Which permission is missing; empty when it is not a permission. */
  readonly readOnlyReason: string;
  /** Changes when the draft was replaced by a version of the server: the state of widgets is reset then. */
  readonly generation: number;
  readonly rootRef?: RefObject<HTMLDivElement | null>;
  /** Where the list is, as it was left; undefined where there is none. */
  readonly backHref: string | undefined;
  readonly renderLink: RenderLink;
}
