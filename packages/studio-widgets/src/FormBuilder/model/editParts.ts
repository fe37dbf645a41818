import type { FormPartBase, Spot } from '../types.ts';
import { rowAt, sectionAt, tidied } from './layout.ts';

/** The keys with those of all fields of the sections whose heads are among them. */
export function withSections(parts: readonly FormPartBase[], keys: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(keys);
  let isInside = false;
  for (const { key, isHead } of parts) {
    if (isHead) isInside = keys.has(key);
    else if (isInside) all.add(key);
  }
  return all;
}

/**
 * Puts parts in. Fields that land in a row are all in it; others keep the rows that they have among themselves, and so do sections.
 * @param inserted with keys that the form does not have
 */
export function insertParts<Part extends FormPartBase>(
  parts: readonly Part[],
  spot: Spot,
  inserted: readonly Part[],
): readonly Part[] {
  if (inserted.length === 0) return parts;
  const { index, isBeside, joinsNext } = spot;
  const isInRow = isBeside || joinsNext;
  const areFields = inserted.every(({ isHead }) => !isHead);
  const landed = inserted.map((part, place) => {
    const isJoined = place === 0 ? isBeside : isInRow || part.isBeside;
    return withBeside(part, areFields ? isJoined : place > 0 && part.isBeside);
  });
  const next = parts[index];
  const behind = next === undefined ? [] : [withBeside(next, !next.isHead && areFields && joinsNext)];
  return tidied([...parts.slice(0, index), ...landed, ...behind, ...parts.slice(index + 1)]);
}

/** Takes parts out, a head with the fields of its section. What was beside them stays in its row. */
export function removeParts<Part extends FormPartBase>(
  parts: readonly Part[],
  keys: ReadonlySet<string>,
): readonly Part[] {
  const all = withSections(parts, keys);
  const kept: Part[] = [];
  // Whether the row that is gone through has a field that stays.
  let hasRow = false;
  for (const part of parts) {
    if (!part.isBeside) hasRow = false;
    if (all.has(part.key)) continue;
    kept.push(hasRow || !part.isBeside ? part : withBeside(part, false));
    hasRow = true;
  }
  return kept.length === parts.length ? parts : kept;
}

/**
 * Moves parts, a head with the fields of its section. They stay in their order. The same list where they are there already, or where the
 * spot is within a section that is moved.
 */
export function moveParts<Part extends FormPartBase>(
  parts: readonly Part[],
  keys: ReadonlySet<string>,
  spot: Spot,
): readonly Part[] {
  const all = withSections(parts, keys);
  const moved = rowsAmong(parts, all);
  if (moved.length === 0) return parts;
  // A row that is left to those that stay: what it is joined to may be moved itself.
  const row = spot.isBeside
    ? rowAt(parts, spot.index - 1)
    : rowAt(parts, Math.min(spot.index, parts.length - 1));
  const stays = (start: number, end: number) => parts.slice(start, end).some(({ key }) => !all.has(key));
  const isInRow = (spot.isBeside || spot.joinsNext) && moved.every(({ isHead }) => !isHead);
  const landing: Spot = {
    index: parts.slice(0, spot.index).filter(({ key }) => !all.has(key)).length,
    isBeside: isInRow && stays(row.start, spot.index),
    joinsNext: isInRow && stays(spot.index, row.end),
  };
  const isRowKept = isInRow && !landing.isBeside && !landing.joinsNext;
  const rest = removeParts(parts, all);
  const landed = isRowKept ? moved.map((part, place) => withBeside(part, place > 0)) : moved;
  return unlessSame(parts, insertParts(rest, landing, landed));
}

/** The end of the section that a part is in; of a form without parts its beginning. @param index may be that of no part */
export function endOfSection(parts: readonly FormPartBase[], index: number): Spot {
  const end = parts.length === 0 ? 0 : sectionAt(parts, Math.min(index, parts.length - 1)).end;
  return { index: end, isBeside: false, joinsNext: false };
}

/** The chosen parts, with the rows that they have among themselves. */
function rowsAmong<Part extends FormPartBase>(parts: readonly Part[], keys: ReadonlySet<string>): Part[] {
  const chosen: Part[] = [];
  let hasRow = false;
  for (const part of parts) {
    if (!part.isBeside) hasRow = false;
    if (!keys.has(part.key)) continue;
    chosen.push(withBeside(part, part.isBeside && hasRow));
    hasRow = true;
  }
  return chosen;
}

function withBeside<Part extends FormPartBase>(part: Part, isBeside: boolean): Part {
  return part.isBeside === isBeside ? part : { ...part, isBeside };
}

function unlessSame<Part extends FormPartBase>(
  before: readonly Part[],
  after: readonly Part[],
): readonly Part[] {
  const isSame =
    after.length === before.length &&
    after.every((part, index) => {
      const former = before[index];
      return part === former || (part.key === former?.key && isAlike(part, former));
    });
  return isSame ? before : after;
}

function isAlike(left: object, right: object): boolean {
  const values = new Map<string, unknown>(Object.entries(right));
  const entries = Object.entries(left);
  return (
    entries.length === values.size && entries.every(([name, value]) => Object.is(values.get(name), value))
  );
}
