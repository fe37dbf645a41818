import type { ReactNode } from 'react';
import type { ConditionValue } from '../model/valueKind.ts';
import type { SearchKindLabels } from './valueTexts.ts';

/** What is looked for. */
export interface ConditionValueSearch {
  /** The name of the kind. */
  readonly kind: string;
  readonly text: string;
  /** The value on the left, when one for the right side is looked for. */
  readonly leftSide?: ConditionValue | undefined;
}

/** A value to choose. */
export interface ConditionValueChoice {
  readonly value: ConditionValue;
  /** Unique among the choices of one answer. */
  readonly label: string;
}

/** Finds values. Rejects with an `Error` whose message says why; the signal aborts a search that is no longer needed. */
export type SearchConditionValues = (
  search: ConditionValueSearch,
  context: { readonly signal: AbortSignal },
) => Promise<readonly ConditionValueChoice[]>;

/** What the editors of a kind need of it. */
export interface SearchKindParts {
  readonly placeholder: string;
  readonly icon: ReactNode;
  readonly labels: SearchKindLabels;
  readonly searchValues: SearchConditionValues;
  readonly isEmpty: (value: ConditionValue) => boolean;
  readonly describe: (value: ConditionValue) => string;
  /** Keeps the label that a value was chosen by. */
  readonly remember: (choice: ConditionValueChoice) => void;
  readonly fromText: ((text: string) => ConditionValue) | undefined;
}
