import { shorten } from '../../shared/longText/shorten.ts';
import type { ChangeListItem } from '../types.ts';

/** A change as the name of a button can say it. */
export function withShortNames(change: ChangeListItem): ChangeListItem {
  return { ...change, subject: shorten(change.subject), field: shorten(change.field) };
}
