import { shorten } from '../../shared/longText/shorten.ts';
import type { ListedChange } from '../types.ts';

/** A change as the name of a button can say it. */
export function withShortNames(change: ListedChange): ListedChange {
  return { ...change, subject: shorten(change.subject), field: shorten(change.field) };
}
