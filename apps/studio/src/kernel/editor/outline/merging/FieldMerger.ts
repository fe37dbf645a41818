import type { Choice, FieldValue } from '../Outline.ts';

/** A part of a field's value that both sides changed, and not to the same. */
export interface PartConflict {
  /** Names it among the parts of the value: the same whichever side is mine. */
  readonly part: string;
  /** Which one it is of what the value was made of, from 1. */
  readonly number: number;
  /** The part alone, written as a value of the field; null for nothing. */
  readonly base: FieldValue;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
}

/** What merging two values of a field came to. */
export interface FieldParts {
  /** In the order of the value; none where everything merged. */
  readonly conflicts: readonly PartConflict[];
  /** The merged value, with each conflict as chosen. */
  write(choiceOf: (part: string) => Choice): FieldValue;
}

/**
 * Merges the values of a field that both sides changed. With the sides swapped it gives the same.
 * @returns null where the value collides as a whole
 */
export type FieldMerger = (base: FieldValue, mine: FieldValue, theirs: FieldValue) => FieldParts | null;

/** The merger of a field; undefined for one whose values collide as a whole. */
export type FindMerger = (type: string, field: string) => FieldMerger | undefined;
