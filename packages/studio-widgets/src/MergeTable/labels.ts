import type { DiffTextLabels } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { TextComparisonLabels } from '../shared/textComparison/labels.ts';

/** Texts of a table of collisions. */
export interface MergeTableLabels {
  /** Accessible name of the list. */
  readonly list: string;
  /** How many are still to be decided, of how many. */
  readonly progress: (undecided: number, total: number) => string;
  /** Leads to the next that is not decided. */
  readonly next: string;
  readonly allMine: string;
  readonly allTheirs: string;
  /** Name of this side. */
  readonly mine: string;
  /** Name of the other side. */
  readonly theirs: (theirName: string) => string;
  /** Name of a text of one's own. */
  readonly own: string;
  /** Name of the field for it. */
  readonly ownValue: (what: string) => string;
  /** What a group of choices is about. */
  readonly what: (field: string, subject: string) => string;
  /** Announced before what it was. */
  readonly base: string;
  /** Text for a value that is empty. */
  readonly nothing: string;
  /** What a side did that removed it. */
  readonly removed: string;
  /** What a side did that kept it, where there is no other text. */
  readonly kept: string;
  /** Announced before the place that a side moved it to. */
  readonly movedTo: string;
  readonly undecided: string;
  readonly decided: string;
  /** Shows the whole of long values, compared with what they were. */
  readonly expand: string;
  readonly collapse: string;
  /** Texts of the comparison of long values; English where missing. */
  readonly comparison: Partial<DiffTextLabels>;
  /** Texts of the comparison by paragraphs and words; English where missing. */
  readonly textComparison: GivenLabels<TextComparisonLabels>;
}

export const defaultLabels: MergeTableLabels = {
  list: 'Changed by both',
  progress: (undecided, total) =>
    undecided === 0 ? `All ${total} decided` : `${undecided} of ${total} to decide`,
  next: 'Next to decide',
  allMine: 'Use all mine',
  allTheirs: 'Use all theirs',
  mine: 'Mine',
  theirs: (theirName) => theirName,
  own: 'Another text',
  ownValue: (what) => `Another text for ${what}`,
  what: (field, subject) => (field === '' ? subject : `${field} of ${subject}`),
  base: 'Was',
  nothing: 'empty',
  removed: 'Removed',
  kept: 'Kept',
  movedTo: 'Moved to',
  undecided: 'To decide',
  decided: 'Decided',
  expand: 'Show all',
  collapse: 'Show less',
  comparison: {},
  textComparison: {},
};
