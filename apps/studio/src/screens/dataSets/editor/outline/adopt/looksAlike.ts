import type { Entry } from '../../../../../kernel/editor/outline/Outline.ts';
import { toText } from '../texts.ts';

/** Whether an item may be another one whose label and value were both corrected: never when a number differs. */
export function looksAlike({ fields: one }: Entry, { fields: other }: Entry): boolean {
  return (
    isAlike(toText(one['label']), toText(other['label'])) &&
    isAlike(toText(one['value']), toText(other['value']))
  );
}

function isAlike(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  if (numbers(a) !== numbers(b)) return false;
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (short.length >= 2 && long.startsWith(short)) || likeness(a, b) >= 0.5;
}

/** Without case, white space and punctuation. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function numbers(text: string): string {
  return (text.match(/\p{N}+/gu) ?? []).join(' ');
}

/** The share of pairs of neighbouring letters that two texts have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const pairs = neighbours(one);
  const others = neighbours(other);
  if (pairs.size === 0 || others.size === 0) return 0;
  const common = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * common) / (pairs.size + others.size);
}

function neighbours(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (let place = 0; place + 1 < text.length; place += 1) found.add(text.slice(place, place + 2));
  return found;
}
