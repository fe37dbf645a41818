/** What a field of an entry holds, as plain data. Null is nothing. */
export type FieldValue = string | number | boolean | null;

/**
 * One thing in a draft that a person would name by itself: a group, an item, a criterion, a row of a rule, or the object
 * itself.
 */
export interface Entry {
  /** Stays with the entry through changes of its fields and its place; unique in the outline. */
  readonly key: string;
  /** What it is, such as 'group' or 'item'. Entries of one type have the same fields. */
  readonly type: string;
  /** Key of the parent entry; null at the top. */
  readonly parent: string | null;
  readonly fields: Readonly<Record<string, FieldValue>>;
}

/**
 * A draft as entries: what comparing, merging and reverting work on, the same for every editor. The order of the map is
 * the order on screen: entries of the same type and parent follow one another as they are shown, and a parent comes
 * before its children. What is not content is left out: blank rows, white space that saving takes off.
 */
export type Outline = ReadonlyMap<string, Entry>;

/** What turned one outline into another: one fact, that can be reverted by itself. */
export type Change =
  | {
      readonly kind: 'changed';
      readonly key: string;
      readonly field: string;
      readonly before: FieldValue;
      readonly after: FieldValue;
    }
  /** With all its descendants. */
  | { readonly kind: 'added'; readonly key: string }
  /** With all its descendants. */
  | { readonly kind: 'removed'; readonly key: string }
  /** Has another place among its siblings, or another parent. */
  | {
      readonly kind: 'moved';
      readonly key: string;
      readonly from: string | null;
      readonly to: string | null;
    };

/** What both sides changed, and not to the same. */
export type Collision =
  | {
      readonly kind: 'field';
      /** Names the collision among those of one merge. */
      readonly id: string;
      readonly key: string;
      readonly field: string;
      /** Undefined when both sides added the entry. */
      readonly base: FieldValue | undefined;
      readonly mine: FieldValue;
      readonly theirs: FieldValue;
    }
  /** One side removed the entry, the other changed something about it or in it. */
  | { readonly kind: 'removal'; readonly id: string; readonly key: string; readonly removedBy: Side }
  /** Both moved it, to different places: in different parents, or among its siblings. */
  | {
      readonly kind: 'place';
      readonly id: string;
      readonly key: string;
      /**
       * Entries that would become each other's ancestors, because each side moved some of them: the choice places them
       * too. Mostly none.
       */
      readonly others: readonly string[];
    };

export type Side = 'mine' | 'theirs';

/** How a collision is resolved: one of the sides, or, for a field, another value. */
export type Choice = Side | { readonly value: FieldValue };

/** By the id of the collision: the ids of a merge stay while the same things collide, and are the same on both sides. */
export type Choices = Readonly<Record<string, Choice>>;

/** What a three-way merge came to. */
export interface Merge {
  /** Collisions without a choice are resolved for `mine` in here. */
  readonly merged: Outline;
  /** Every collision, those that were chosen for included. */
  readonly collisions: readonly Collision[];
  /** What the other side changed, in the order of the screen. */
  readonly theirChanges: readonly Change[];
  /** What this side changed. */
  readonly myChanges: readonly Change[];
}

/** The three sides of a merge. */
export interface ThreeOutlines {
  readonly base: Outline;
  readonly mine: Outline;
  readonly theirs: Outline;
}
