import fc from 'fast-check';
import type { Entry, FieldValue, Outline, ThreeOutlines } from '../Outline.ts';

/**
 * One edit of an outline, as plain data, so that a failure can be read. Numbers point at entries and places, whatever
 * there are.
 */
export interface OutlineEdit {
  readonly what: 'set' | 'add' | 'remove' | 'move';
  /** Which entry; for an addition, its parent. */
  readonly entry: number;
  /** What it is moved into. */
  readonly into: number;
  /** Where among its siblings. */
  readonly place: number;
  readonly field: 'label' | 'code' | 'isDefault' | 'rank';
  readonly text: string;
}

/** The types of children of each type. Groups within groups are no data set, but a rule tree has as much. */
const roomFor: Readonly<Record<string, readonly string[]>> = {
  top: ['group', 'criterion'],
  group: ['group', 'item'],
};

/** The edits of one side. @param maxLength default 8 */
export function outlineEdits(maxLength = 8): fc.Arbitrary<readonly OutlineEdit[]> {
  const pointer = fc.nat({ max: 30 });
  const edit = fc.record({
    what: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('move' as const, 'set') },
      { weight: 1, arbitrary: fc.constantFrom('add' as const, 'remove') },
    ),
    entry: pointer,
    into: pointer,
    place: fc.nat({ max: 6 }),
    field: fc.constantFrom('label' as const, 'code', 'isDefault', 'rank'),
    text: fc.constantFrom('', 'a', 'b', 'c'),
  });
  return fc.array(edit, { maxLength, size: 'max' });
}

/** An outline like that of a data set: groups of items, criteria that refer to items by their keys. */
export function arbitraryOutline(): fc.Arbitrary<Outline> {
  return outlineEdits(14).map((edits) => applyEdits(new Map([setEntry]), edits.map(growing), 'k'));
}

/**
 * An outline and two edited ones. What the sides add has keys of its own, except that they may add the same. In some,
 * both sides only move groups into groups.
 */
export function outlineVersions(): fc.Arbitrary<ThreeOutlines> {
  const versions = fc.record({
    start: outlineEdits(14),
    both: fc.oneof(
      { weight: 3, arbitrary: fc.constant<readonly OutlineEdit[]>([]) },
      { weight: 1, arbitrary: outlineEdits(3) },
    ),
    mine: outlineEdits(),
    theirs: outlineEdits(),
    isOfGroups: fc.oneof(
      { weight: 3, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  });
  return versions.map(({ start, both, mine, theirs, isOfGroups }) => {
    const grown = start.map(growing).map((edit) => (isOfGroups ? { ...edit, into: 0 } : edit));
    const base = applyEdits(new Map([setEntry]), grown, 'k');
    const common = applyEdits(base, both, 's');
    const edited = (edits: readonly OutlineEdit[], prefix: string) =>
      applyEdits(common, isOfGroups ? edits.map(moving) : edits, prefix);
    return { base, mine: edited(mine, 'm'), theirs: edited(theirs, 't') };
  });
}

/** Does the edits one after the other. @param prefix starts the keys of what they add */
export function applyEdits(outline: Outline, edits: readonly OutlineEdit[], prefix: string): Outline {
  return edits.reduce((current, edit, index) => applyEdit(current, edit, `${prefix}${index}`), outline);
}

const setEntry: [string, Entry] = [
  'set',
  {
    key: 'set',
    type: 'set',
    parent: null,
    fields: { label: 'Set', code: null, isDefault: null, rank: null },
  },
];

function growing(edit: OutlineEdit): OutlineEdit {
  return edit.what === 'set' && edit.place === 0 ? edit : { ...edit, what: 'add' };
}

function moving(edit: OutlineEdit): OutlineEdit {
  return { ...edit, what: 'move' };
}

function applyEdit(outline: Outline, edit: OutlineEdit, newKey: string): Outline {
  const entries = [...outline.values()];
  const pick = (list: readonly Entry[], index: number) => list[index % Math.max(list.length, 1)];
  const entry = pick(entries, edit.entry);
  switch (edit.what) {
    case 'set':
      return entry === undefined ? outline : replaced(entries, withValue(entry, edit, entries));
    case 'add': {
      const parents = entries.filter(({ type }) => type === 'group');
      const parent = edit.entry % 3 === 0 ? undefined : pick(parents, edit.entry);
      const types = roomFor[parent?.type ?? 'top'] ?? [];
      const type = types[edit.into % types.length] ?? 'item';
      return placed(entries, newEntry(newKey, type, parent?.key ?? null, edit, entries), edit.place);
    }
    case 'remove': {
      const victim = pick(
        entries.filter(({ key }) => key !== 'set'),
        edit.entry,
      );
      return victim === undefined ? outline : outlineFrom(without(entries, victim.key));
    }
    case 'move': {
      const moved = pick(
        entries.filter(({ key }) => key !== 'set'),
        edit.entry,
      );
      if (moved === undefined) return outline;
      const inside = new Set(subtree(entries, moved.key));
      const rooms = entries.filter(
        ({ key, type }) => !inside.has(key) && roomFor[type]?.includes(moved.type) === true,
      );
      const canBeOnTop = roomFor['top']?.includes(moved.type) === true;
      const parents = [
        ...(canBeOnTop ? [null] : []),
        moved.parent,
        moved.parent,
        ...rooms.map(({ key }) => key),
      ];
      const parent = parents[edit.into % parents.length] ?? null;
      const rest = entries.filter(({ key }) => key !== moved.key);
      return placed(rest, { ...moved, parent }, edit.place);
    }
  }
}

/** Puts an entry among its siblings. */
function placed(others: readonly Entry[], entry: Entry, place: number): Outline {
  const isSibling = ({ parent, type }: Entry) => parent === entry.parent && type === entry.type;
  const siblings = others.filter(isSibling);
  const next = siblings[place % (siblings.length + 1)];
  const index = next === undefined ? others.length : others.indexOf(next);
  return outlineFrom(others.toSpliced(index, 0, entry));
}

function replaced(entries: readonly Entry[], entry: Entry): Outline {
  return new Map(entries.map((each) => [each.key, each.key === entry.key ? entry : each]));
}

function without(entries: readonly Entry[], key: string): readonly Entry[] {
  const gone = new Set(subtree(entries, key));
  return entries.filter((entry) => !gone.has(entry.key));
}

function subtree(entries: readonly Entry[], key: string): string[] {
  return [
    key,
    ...entries.filter(({ parent }) => parent === key).flatMap((child) => subtree(entries, child.key)),
  ];
}

/** In the order of the screen. */
function outlineFrom(entries: readonly Entry[]): Outline {
  const inside = (parent: string | null): Entry[] =>
    entries
      .filter((entry) => entry.parent === parent)
      .sort((a, b) => (a.type < b.type ? -1 : Number(a.type > b.type)))
      .flatMap((entry) => [entry, ...inside(entry.key)]);
  return new Map(inside(null).map((entry) => [entry.key, entry]));
}

function newEntry(
  key: string,
  type: string,
  parent: string | null,
  { text }: OutlineEdit,
  entries: readonly Entry[],
): Entry {
  const item = entries.find((entry) => entry.type === 'item')?.key ?? null;
  const fields =
    type === 'criterion'
      ? { label: text === '' ? null : text, item }
      : { label: text === '' ? null : text, code: null, isDefault: null, rank: null };
  return { key, type, parent, fields };
}

function withValue(entry: Entry, { field, text, place }: OutlineEdit, entries: readonly Entry[]): Entry {
  const values: Record<OutlineEdit['field'], FieldValue> = {
    label: text === '' ? null : text,
    code: text === '' ? null : text,
    isDefault: place % 2 === 0,
    rank: place,
  };
  if (entry.type !== 'criterion') return { ...entry, fields: { ...entry.fields, [field]: values[field] } };
  const items = entries.filter(({ type }) => type === 'item');
  const item = items[place % Math.max(items.length, 1)]?.key ?? null;
  return {
    ...entry,
    fields: { ...entry.fields, ...(field === 'label' ? { label: values.label } : { item }) },
  };
}
