import { toShortName } from '../../shared/longText/toShortName.ts';
import type { ChangeListItem } from '../types.ts';

/** A change as the name of a button can say it. */
export function withShortNames(change: ChangeListItem): ChangeListItem {
  return { ...change, subject: toShortName(change.subject), field: toShortName(change.field) };
}
