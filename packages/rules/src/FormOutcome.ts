import type { CaseValue, CaseValues } from './values.ts';

/**
 * What was filled in, by the names of fields: of those that repeat one value an entry. A field that is missing has its default value. Of a field with a link
 * null is nothing entered, and an empty text an entry that was removed.
 */
export type TriedValues = Readonly<Record<string, CaseValue | undefined>>;

/** What a rule decides. `empty`: it has no condition yet and never holds. */
export type RuleResult = 'holds' | 'not' | 'error' | 'empty';

/** What a script read of a field, a property or a variable. */
export interface ReadValue {
  readonly key: string;
  /** On every repetition. */
  readonly isAll: boolean;
  /** By entry; one where all entries read the same. */
  readonly values: readonly CaseValue[];
}

/** What a script of a field gave. */
export interface ScriptOutcome {
  /** By entry where the field repeats, else one. */
  readonly values: readonly CaseValue[];
  /** As they are shown. */
  readonly texts: readonly string[];
  /** What it read. */
  readonly read: readonly ReadValue[];
  /** Why there is no value; null where nothing is wrong. */
  readonly problem:
    | { readonly code: 'dividedByZero' | 'notNumber' }
    | { readonly code: 'error'; readonly message: string }
    | null;
}

/** What the scripts of a field decide about an entry. */
export interface EntryOutcome {
  readonly isDisabled: boolean;
  /** As its script decides; null without one, and where it cannot decide. */
  readonly isRequired: boolean | null;
}

/** What becomes of a field. Of one that repeats, `entries` has what its scripts decide. */
export interface FieldOutcome extends EntryOutcome {
  readonly isShown: boolean;
  /** By entry, of a field that repeats and has a script for being off or required; null for any other. */
  readonly entries: readonly EntryOutcome[] | null;
  /** Null for a field whose value is not computed. */
  readonly computed: ScriptOutcome | null;
  /** What its link gives, by entry where the field repeats, else one: its value where nothing is entered. Null for a field without a link. */
  readonly linked: readonly CaseValue[] | null;
  /** What its scripts for being off and required gave; null without one. */
  readonly disable: ScriptOutcome | null;
  readonly required: ScriptOutcome | null;
  /** What is wrong with these. */
  readonly errors: readonly string[];
}

/** What becomes of a form that is filled in. */
export interface FormOutcome {
  /** Whether the form is shown. */
  readonly form: RuleResult;
  readonly rules: ReadonlyMap<string, RuleResult>;
  readonly fields: ReadonlyMap<string, FieldOutcome>;
  /** What conditions and scripts read, by key. */
  readonly values: CaseValues;
  /** Fields whose value was lost because they were hidden: they have their default value when they are shown again. */
  readonly deleted: readonly string[];
  /** Fields that do not settle, because they depend on themselves. */
  readonly circular: readonly string[];
}
