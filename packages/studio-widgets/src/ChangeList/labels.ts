import type { DiffTextLabels } from '@studio/ui';
import type { ChangeListItem } from './types.ts';

/** Texts of a list of changes. */
export interface ChangeListLabels {
  /** Accessible name of the list. */
  readonly list: string;
  /** The words beside the marks; for a changed field the word is announced and not shown. */
  readonly kinds: Readonly<Record<ChangeListItem['kind'], string>>;
  /** Text for a value that is empty. */
  readonly nothing: string;
  /** Announced before the former value. */
  readonly before: string;
  /** Announced before the present value. */
  readonly after: string;
  /** Name of the button that takes one change back. */
  readonly revert: (change: ChangeListItem) => string;
  /** Why nothing can be reverted while something is. */
  readonly reverting: string;
  /** Announced when a change that was reverted has left the list. */
  readonly reverted: (change: ChangeListItem, rest: number) => string;
  /** Shows the whole of long values, compared. */
  readonly expand: string;
  readonly collapse: string;
  /** Texts of the comparison of long values; English where missing. */
  readonly comparison: Partial<DiffTextLabels>;
}

function whatOf({ kind, field, subject }: ChangeListItem): string {
  if (kind === 'added') return `the addition of ${subject}`;
  if (kind === 'removed') return `the removal of ${subject}`;
  if (kind === 'moved') return `the move of ${subject}`;
  return field === '' ? subject : `${field} of ${subject}`;
}

export const defaultLabels: ChangeListLabels = {
  list: 'Changes',
  kinds: { changed: 'Changed', added: 'Added', removed: 'Removed', moved: 'Moved' },
  nothing: 'empty',
  before: 'Was',
  after: 'Now',
  revert: (change) => `Revert ${whatOf(change)}`,
  reverting: 'A change is being reverted',
  reverted: (change, rest) => {
    const left = rest === 1 ? '1 change left' : `${rest} changes left`;
    return `Reverted ${whatOf(change)}. ${rest === 0 ? 'No changes left' : left}.`;
  },
  expand: 'Show all',
  collapse: 'Show less',
  comparison: {},
};
