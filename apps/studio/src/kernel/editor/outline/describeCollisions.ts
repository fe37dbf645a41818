import { describeChanges } from './describeChanges.ts';
import { describeNumber, describeRoom } from './describePlace.ts';
import { diffOutlines } from './diffOutlines.ts';
import { formatValues } from './formatValues.ts';
import type { Change, Collision, FieldValue, Outline, Side, ThreeOutlines } from './Outline.ts';
import type { OutlineWords } from './OutlineDefinition.ts';

/** A collision in the words of the screen. */
export interface CollisionRow {
  /** The id of the collision: the key of its choice. */
  readonly id: string;
  readonly kind: Collision['kind'];
  readonly subject: string;
  /** Label of the field; '' where it is about the entry as a whole. */
  readonly field: string;
  /** What it was, or where; '' for nothing. */
  readonly base: string;
  /** What this side has, or where; of a removal, what the side that kept the entry changed about it or in it, in lines. */
  readonly mine: string;
  readonly theirs: string;
  /** Of a removal. */
  readonly removedBy?: Side | undefined;
  /** The same three as HTML, where the field is a text with formatting. */
  readonly html?: { readonly base: string; readonly mine: string; readonly theirs: string };
  /** Another text may be chosen: a text with formatting, or one that the screen shows as it is. */
  readonly isEditable: boolean;
}

/** Puts collisions into the words of the screen, row for row. Entries go by the names they have on my side. */
export function describeCollisions(
  collisions: readonly Collision[],
  outlines: ThreeOutlines,
  words: OutlineWords,
): readonly CollisionRow[] {
  const touchesOf = touchFinder(collisions, outlines);
  return collisions.map((collision) => {
    const { id, kind, key } = collision;
    const subject = nameOf(key, outlines, words);
    const row = { id, kind, subject, field: '', base: '', mine: '', theirs: '', isEditable: false };
    switch (collision.kind) {
      case 'field':
        return { ...row, ...describeField(collision, outlines, words) };
      case 'removal': {
        const { removedBy } = collision;
        const keeper = removedBy === 'mine' ? 'theirs' : 'mine';
        return {
          ...row,
          removedBy,
          [keeper]: describeTouches(key, touchesOf(key), outlines.base, outlines[keeper], words),
        };
      }
      case 'place':
        return { ...row, ...describePlaces(collision, outlines, words) };
    }
    return row;
  });
}

function nameOf(key: string, { base, mine, theirs }: ThreeOutlines, words: OutlineWords): string {
  const outline = [mine, theirs, base].find((each) => each.has(key));
  const entry = outline?.get(key);
  return outline === undefined || entry === undefined ? '' : words.entry(entry, outline);
}

function describeField(
  { key, field, part, base, mine, theirs }: Extract<Collision, { kind: 'field' }>,
  outlines: ThreeOutlines,
  words: OutlineWords,
): Pick<CollisionRow, 'field' | 'base' | 'mine' | 'theirs' | 'html' | 'isEditable'> {
  const valueIn = (side: keyof ThreeOutlines, value: FieldValue | undefined) => ({
    value,
    entry: outlines[side].get(key),
    outline: outlines[side],
  });
  const values = [valueIn('base', base), valueIn('mine', mine), valueIn('theirs', theirs)];
  const [textBase = '', textMine = '', textTheirs = ''] = formatValues(field, values, words);
  const texts = { base: textBase, mine: textMine, theirs: textTheirs };
  const entry = outlines.mine.get(key);
  const isEditable = isShownAsIs(mine, texts.mine) && isShownAsIs(theirs, texts.theirs);
  if (entry === undefined) return { ...texts, field: '', isEditable };
  const label = words.field(entry, field, outlines.mine);
  const named = part === undefined ? label : (words.part?.(label, entry, field, part) ?? label);
  if (words.formatOf?.(entry, field) !== 'html') return { ...texts, field: named, isEditable };
  const html = { base: String(base ?? ''), mine: String(mine ?? ''), theirs: String(theirs ?? '') };
  return { ...texts, html, field: named, isEditable: true };
}

/** False for numbers, choices and references: another text need not be one of them. */
function isShownAsIs(value: FieldValue, text: string): boolean {
  return value === null ? text === '' : value === text;
}

/** Finds what the side that kept a removed entry changed about it or in it. */
function touchFinder(
  collisions: readonly Collision[],
  outlines: ThreeOutlines,
): (key: string) => readonly Change[] {
  const found = new Map<string, Change[]>();
  for (const removedBy of ['mine', 'theirs'] as const) {
    const removed = new Set(
      collisions.flatMap((each) =>
        each.kind === 'removal' && each.removedBy === removedBy ? [each.key] : [],
      ),
    );
    if (removed.size === 0) continue;
    for (const key of removed) found.set(key, []);
    const [base, kept] = [outlines.base, outlines[removedBy === 'mine' ? 'theirs' : 'mine']];
    for (const change of diffOutlines(base, kept)) {
      const around = new Set([...pathTo(change.key, kept), ...pathTo(change.key, base)]);
      for (const key of around) if (removed.has(key)) found.get(key)?.push(change);
    }
  }
  return (key) => found.get(key) ?? [];
}

/** An entry and all its ancestors. */
function pathTo(key: string, outline: Outline): readonly string[] {
  const path: string[] = [];
  for (let next: string | null = key; next !== null; next = outline.get(next)?.parent ?? null)
    path.push(next);
  return path;
}

/** Changes about an entry or in it, a line for each. */
function describeTouches(
  key: string,
  touches: readonly Change[],
  base: Outline,
  side: Outline,
  words: OutlineWords,
): string {
  return describeChanges(touches, base, side, words)
    .map(({ subject, subjectId, field, after }) => {
      const what = [...(subjectId === key ? [] : [subject]), ...(field === '' ? [] : [field])].join(', ');
      return [what, after].filter((text) => text !== '').join(': ');
    })
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * The parent of the entry on each side; where that is the same, also its number among its siblings. A line for each
 * other entry that the choice places.
 */
function describePlaces(
  { key, others }: Extract<Collision, { kind: 'place' }>,
  outlines: ThreeOutlines,
  words: OutlineWords,
): Pick<CollisionRow, 'base' | 'mine' | 'theirs'> {
  const isSameRoom = outlines.mine.get(key)?.parent === outlines.theirs.get(key)?.parent;
  const placeIn = (outline: Outline) => {
    const entry = outline.get(key);
    if (entry === undefined) return '';
    const room = describeRoom(entry, outline, words);
    const place = isSameRoom && entry.parent !== null ? `${room}, ${describeNumber(entry, outline)}` : room;
    const lines = others.flatMap((each) => {
      const other = outline.get(each);
      return other === undefined
        ? []
        : [`${words.entry(other, outline)}: ${describeRoom(other, outline, words)}`];
    });
    return [place, ...lines].join('\n');
  };
  return { base: placeIn(outlines.base), mine: placeIn(outlines.mine), theirs: placeIn(outlines.theirs) };
}
