import type { ChangeListItem } from '@studio/widgets';
import type { Loaded, Saver } from './Loaded.ts';

/** One version of an object, without its content. */
export interface VersionInfo extends Saver {
  /** From 1. */
  readonly version: number;
  readonly etag: string;
  readonly authorId: string;
  /** The object's name in this version. */
  readonly name: string;
  /** How it came about; `follow` because something that the object refers to was renamed. */
  readonly action: 'create' | 'update' | 'rename' | 'follow';
}

/** A version, or what an editor holds, as its screen edits it. */
export interface VersionContent<Doc, Draft> {
  readonly doc: Doc;
  readonly draft: Draft;
}

/** Where the versions of the objects of one kind come from. */
export interface VersionSource<Doc, Draft> {
  /** What restoring brings back and what not, in a sentence for the user. */
  readonly restoreNote: string;
  /** Shown where a version that is restored differs in nothing that restoring brings back. Default: the version is the same. */
  readonly sameText?: (version: number) => string;
  /** Objects of the kind have versions of their own: what is kept of an object is called a save. Default: a version. */
  readonly areSaves?: boolean;
  /** Some versions, the newest first, and how many there are. */
  list(
    id: string,
    startIndex: number,
    count: number,
    signal: AbortSignal,
  ): Promise<{ readonly versions: readonly VersionInfo[]; readonly total: number }>;
  load(id: string, version: number, signal: AbortSignal): Promise<Loaded<Doc>>;
  /** What differs, in the words of the screen. @param before null for nothing: what the first version began with */
  compare(
    before: VersionContent<Doc, Draft> | null,
    after: VersionContent<Doc, Draft>,
  ): readonly ChangeListItem[] | Promise<readonly ChangeListItem[]>;
}
