import type { RuleViolation } from '@studio/api';
import type { Loaded, Saver } from './Loaded.ts';
import type { Change, Collision, ThreeOutlines } from './outline/Outline.ts';
import type { OutlineDefinition } from './outline/OutlineDefinition.ts';
import type { VersionSource } from './VersionSource.ts';

export type { Loaded, Saver } from './Loaded.ts';

/** A version that conflicts with ours. */
export interface Conflict<Doc> extends Saver {
  /** Their version, as the server's refusal carried it. */
  readonly current: Loaded<Doc>;
}

/** A conflict that waits for the user: both sides changed the same things, or their version cannot hold what we changed. */
export interface OpenConflict<Doc> extends Conflict<Doc> {
  readonly collisions: readonly Collision[];
  /** What the draft changed and the other version cannot hold: it is dropped by rebasing onto that version. */
  readonly unsupported: readonly Change[];
  /** What the object says as the draft was made from it, as the draft, and as the other version. */
  readonly outlines: ThreeOutlines;
}

/** What belongs to one try to save, so that the server recognises its repetition. */
export interface SaveOptions {
  /** Goes into the header Idempotency-Key: the same for the repetition of a save whose answer was lost. */
  readonly idempotencyKey: string;
  /** Names the editor; comes back with the news of the save, so that the editor knows its own. */
  readonly clientTag: string;
  /** Token of the references that may be broken afterwards, as listed by the server and agreed to by the user. Default: none may. */
  readonly expectedReferences?: string | undefined;
}

/** All that is particular to one editor. Everything here is pure, except `load` and `save`. */
export interface EditorDefinition<Doc, Draft extends object> {
  /** Keys drafts, with the user and the object's id. */
  readonly kind: string;
  /**
   * Counts the forms that `Draft` and `Doc` have had, from 1. Raise it with every change that makes a draft from before
   * unreadable: what browsers keep of it is then left alone.
   */
  readonly schemaVersion: number;
  /** The kind of the object on the server, where an editor is of a part of it. Default: `kind`. */
  readonly objectKind?: string | undefined;
  /** The object is all objects of its kind: changes of any of them are news of it, and it is never deleted. Default: it is one object. */
  readonly isCollection?: boolean | undefined;
  /** What the screen edits. */
  toDraft(doc: Doc): Draft;
  /** What would be saved, as plain data: two drafts with equal normal forms are the same edit. */
  normalise(draft: Draft, doc: Doc): unknown;
  /** False blocks Save and, with unsaved changes, leaving. */
  isValid(draft: Draft, doc: Doc): boolean;
  load(id: string, signal?: AbortSignal): Promise<Loaded<Doc>>;
  /**
   * Whether the object of this id is the one that an earlier version is of, and not another one that has got its name
   * since. Default: it is taken for the same.
   */
  isSameObject?(id: string, earlier: Loaded<Doc>): Promise<boolean>;
  /** Saves a draft over the version it was made from. @throws ProblemError 412 when that version is no longer the latest. */
  save(id: string, draft: Draft, base: Loaded<Doc>, options: SaveOptions): Promise<Loaded<Doc>>;
  /** Makes an object anew, as a draft of a version of it says that was deleted. @throws ProblemError 409 when its name is taken. */
  create(draft: Draft, base: Loaded<Doc>, options: SaveOptions): Promise<Loaded<Doc>>;
  /** Reads a conflict out of what `save` threw; null when it is something else. */
  toConflict(error: unknown): Conflict<Doc> | null;
  /** The object keeps its id when it is renamed. Default: its name is its id. */
  readonly hasOwnId?: boolean | undefined;
  /** The id under which a version of the object is found: where that is its name, a save by somebody else may have changed it. */
  idOf(doc: Doc): string;
  /** The id that a new object gets by saving it; until then its id is empty. Default: nothing is made here. */
  newId?(draft: Draft): string;
  /** Who saved a version. */
  saverOf(doc: Doc): Saver;
  /** The draft as entries and their words: for merging, for 'what am I saving', for history. */
  readonly outline: OutlineDefinition<Doc, Draft>;
  /** Null for what has no history of its own. */
  readonly versions: VersionSource<Doc, Draft> | null;
  readonly texts: EditorTexts;
  /** The screen shows in full what the server refused (422): then leaving is refused without a question. Default false. */
  readonly showsRefusals?: boolean;
  /**
   * Whether the screen asks if what was refused in this way is to be saved all the same: it then saves once more, or forgets the
   * failure. Default: it asks nothing.
   */
  asksAbout?(error: unknown): boolean;
  /**
   * What the server found wrong with a save, each with its place in the words of the screen. Default: what the server says.
   * @param draft what was sent
   */
  readonly describeRefusals?: (
    refusals: readonly RuleViolation[],
    draft: Draft,
    doc: Doc,
  ) => readonly string[];
}

/** The texts of one editor. */
export interface EditorTexts {
  readonly saving: string;
  readonly saved: string;
  /** Shown when leaving is refused because the draft is invalid. */
  readonly invalidOnLeave: string;
  /** Asks whether an invalid draft is to be discarded to leave. Default: leaving is refused. */
  readonly invalidQuestion?: string | undefined;
  /** What is not there again after an object that was deleted is created again. Default: all of it is. */
  readonly recreateNote?: string | undefined;
}

/** What one edit belongs to, for undo. */
export interface EditIntent {
  /**
   * Edits with the same `coalesceKey` that follow one another are one step: typing in one input. Default: a step of its own.
   */
  readonly coalesceKey?: string | undefined;
  /** Begins a step, which later edits of the same `coalesceKey` are part of: a new burst of typing. Default false. */
  readonly startsStep?: boolean | undefined;
  /** Only tidies up after the edit before it, and is undone with it. Default false. */
  readonly amendsPrevious?: boolean | undefined;
}

/**
 * Where the user was: tab, selection, focus; what it holds is the screen's. Undo and redo give it back with the draft.
 */
export interface ViewKeeper {
  /** Where the user is now, as plain data. */
  read(): unknown;
  /**
   * Goes back there, to what was undone or done again.
   * @param view what `read` gave
   * @param from the draft before @param to the draft now
   */
  show(view: unknown, from: object, to: object): void;
}
