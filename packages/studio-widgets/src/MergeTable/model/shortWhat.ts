import { shorten } from '../../shared/longText/shorten.ts';
import type { MergeCollision } from '../types.ts';

/** What a collision is about, as the name of a group or of a button can say it. */
export function shortWhat(
  { field, subject }: MergeCollision,
  say: (field: string, subject: string) => string,
): string {
  return say(shorten(field), shorten(subject));
}
