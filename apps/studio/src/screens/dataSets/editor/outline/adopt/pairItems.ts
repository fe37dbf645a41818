import type { Entry } from '../../../../../kernel/editor/outline/Outline.ts';
import { toText } from '../texts.ts';
import { Pairing } from './Pairing.ts';

/** What the groups and items of another version are called. */
export interface PairedItems {
  /** The known keys by the others. */
  readonly found: ReadonlyMap<string, string>;
  /** The known keys of what is the same to the letter. */
  readonly sure: readonly string[];
}

/**
 * Pairs the groups and items of another version.
 * @param settled the keys of those that are paired already
 * @param areNew what is not paired yet was added on both sides: two new items in one place stay two, however alike
 */
export function pairItems(
  entries: readonly Entry[],
  known: readonly Entry[],
  settled: ReadonlySet<string>,
  areNew: boolean,
): PairedItems {
  const groups = new Pairing(entries.filter(isGroup), known.filter(isGroup), settled);
  groups.by('in-order', ({ key }) => key);
  groups.by('in-order', ({ fields }) => toText(fields['name']));
  const items = new Pairing(entries.filter(isItem), known.filter(isItem), settled);
  items.by('in-order', ({ key }) => key);
  items.by('in-order', ({ fields }) => JSON.stringify([fields['label'], fields['value']]));
  const sure = [...groups.found.values(), ...items.found.values()];
  items.by('only-one', ({ fields }) => fieldSign(fields['value']));
  items.by('only-one', ({ fields }) => fieldSign(fields['label']));
  pairGroupsByItems(groups, items.found, entries, known);
  if (!areNew) pairByPlace(items, groups.found, entries, known);
  return { found: new Map([...groups.found, ...items.found]), sure };
}

const isGroup = ({ type }: Entry) => type === 'group';
const isItem = ({ type }: Entry) => type === 'item';
const fieldSign = (field: Entry['fields'][string] | undefined) => (field == null ? null : String(field));

/** A group under another name is the one whose items it has, most of them first. */
function pairGroupsByItems(
  groups: Pairing,
  items: ReadonlyMap<string, string>,
  entries: readonly Entry[],
  known: readonly Entry[],
): void {
  if (groups.left.length === 0 || groups.knownLeft.length === 0) return;
  const knownParents = new Map(known.map(({ key, parent }) => [key, parent]));
  const counts = new Map<string, number>();
  for (const { key, parent } of entries) {
    const other = knownParents.get(items.get(key) ?? '');
    if (parent === null || other == null) continue;
    const pair = JSON.stringify([parent, other]);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const signs = new Map<string, string>();
  const free = new Set([...groups.left, ...groups.knownLeft].map(({ key }) => key));
  for (const [pair] of [...counts].sort(([, a], [, b]) => b - a)) {
    const [one = '', other = ''] = JSON.parse(pair) as string[];
    if (!free.has(one) || !free.has(other)) continue;
    free.delete(one);
    free.delete(other);
    signs.set(one, other);
  }
  groups.by(
    'only-one',
    ({ key }) => signs.get(key) ?? null,
    ({ key }) => key,
  );
}

/** An item alone between the same neighbours, that looks like the former one there, is that one. */
function pairByPlace(
  items: Pairing,
  groups: ReadonlyMap<string, string>,
  entries: readonly Entry[],
  known: readonly Entry[],
): void {
  if (items.left.length === 0 || items.knownLeft.length === 0) return;
  const matched = new Set(items.found.values());
  const places = lonelyPlaces(
    entries,
    ({ key }) => items.found.get(key) ?? null,
    (group) => groups.get(group) ?? null,
  );
  const knownPlaces = lonelyPlaces(
    known,
    ({ key }) => (matched.has(key) ? key : null),
    (group) => group,
  );
  const byPlace = new Map([...knownPlaces].map(([entry, place]) => [place, entry]));
  const signs = new Map<Entry, string>();
  for (const [entry, place] of places) {
    const other = byPlace.get(place);
    if (other !== undefined && looksAlike(entry, other)) signs.set(entry, other.key);
  }
  items.by(
    'only-one',
    (entry) => signs.get(entry) ?? null,
    ({ key }) => key,
  );
}

/** The unpaired items that have paired neighbours, or an end of their group, on both sides. */
function lonelyPlaces(
  entries: readonly Entry[],
  pairOf: (entry: Entry) => string | null,
  groupOf: (key: string) => string | null,
): ReadonlyMap<Entry, string> {
  const places = new Map<Entry, string>();
  let group = '';
  let before = '';
  let run: Entry[] = [];
  const close = (after: string) => {
    const [entry] = run;
    const known = groupOf(group);
    if (entry !== undefined && run.length === 1 && known !== null)
      places.set(entry, JSON.stringify([known, before, after]));
    run = [];
    before = after;
  };
  for (const entry of entries) {
    if (!isItem(entry)) continue;
    if (entry.parent !== group) {
      close('');
      group = entry.parent ?? '';
    }
    const pair = pairOf(entry);
    if (pair === null) run.push(entry);
    else close(pair);
  }
  close('');
  return places;
}

/** Whether an item may be another one whose label and value were both corrected: never when a number differs. */
function looksAlike({ fields: one }: Entry, { fields: other }: Entry): boolean {
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
