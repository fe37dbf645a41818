import type { FormPartBase, Side, Spot, StepDirection } from '../types.ts';
import { endOfSection, withSections } from './editParts.ts';
import { rowAt, sectionAt } from './layout.ts';

/** Where fields land on a side of a part; of a head: in the first row of its section. */
export function spotAt(parts: readonly FormPartBase[], index: number, side: Side): Spot {
  const part = parts[index];
  if (part === undefined) return endOfSection(parts, index);
  if (part.isHead) return ownRow(index + 1);
  if (side === 'before') return { index, isBeside: part.isBeside, joinsNext: true };
  if (side === 'after')
    return { index: index + 1, isBeside: true, joinsNext: parts[index + 1]?.isBeside ?? false };
  const { start, end } = rowAt(parts, index);
  return ownRow(side === 'above' ? start : end);
}

/** Behind the row of a part, in a row of their own, and behind the row that this one holds on to. */
export function spotBehind<Part extends FormPartBase>(
  parts: readonly Part[],
  index: number,
  holdsNextRow: (part: Part) => boolean,
): Spot {
  const spot = spotAt(parts, index, 'below');
  const [last, next] = [parts[spot.index - 1], parts[spot.index]];
  const isHeld =
    last !== undefined && next !== undefined && !last.isHead && !next.isHead && holdsNextRow(last);
  return isHeld ? spotBehind(parts, spot.index, holdsNextRow) : spot;
}

/** Where sections land on a side of a part: before or behind the section that it is in. */
export function sectionSpotAt(parts: readonly FormPartBase[], index: number, side: Side): Spot {
  if (side === 'after' || side === 'below' || parts.length === 0) return endOfSection(parts, index);
  return ownRow(sectionAt(parts, Math.min(index, parts.length - 1)).start);
}

/**
 * Where the keyboard moves parts next; undefined when there is no such place. In a row one goes left and right past one field. Up and down a
 * field leaves the row that it shares, and a whole row joins the one above or below it, so that every place is reached. Sections
 * go past one section.
 */
export function spotOfStep(
  parts: readonly FormPartBase[],
  keys: ReadonlySet<string>,
  direction: StepDirection,
): Spot | undefined {
  const all = withSections(parts, keys);
  const chosen = parts.flatMap(({ key }, index) => (all.has(key) ? index : []));
  const [first] = chosen;
  const last = chosen.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const isHeld = (index: number) => all.has(parts[index]?.key ?? '');
  if (chosen.some((index) => parts[index]?.isHead)) return sectionStep(parts, { first, last }, direction);
  if (direction === 'left') {
    return parts[first]?.isBeside ? spotAt(parts, first - 1, 'before') : undefined;
  }
  if (direction === 'right') {
    return parts[last + 1]?.isBeside ? spotAt(parts, last + 1, 'after') : undefined;
  }
  const upper = rowAt(parts, first);
  const lower = rowAt(parts, last);
  const isOneRow = upper.start === lower.start;
  const isShared = isOneRow && indexes(upper).some((index) => !isHeld(index));
  if (isShared) return ownRow(direction === 'up' ? upper.start : upper.end);
  if (direction === 'up') return above(parts, upper.start, isOneRow);
  return below(parts, lower.end, isOneRow);
}

function above(parts: readonly FormPartBase[], start: number, isOneRow: boolean): Spot | undefined {
  const before = parts[start - 1];
  if (before === undefined) return undefined;
  // At the head of its section it goes to the end of the section before, if there is one.
  if (before.isHead) return start > 1 ? ownRow(start - 1) : undefined;
  return isOneRow ? spotAt(parts, start - 1, 'after') : ownRow(rowAt(parts, start - 1).start);
}

function below(parts: readonly FormPartBase[], end: number, isOneRow: boolean): Spot | undefined {
  const next = parts[end];
  if (next === undefined) return undefined;
  if (next.isHead) return ownRow(end + 1);
  return isOneRow ? spotAt(parts, end, 'before') : ownRow(rowAt(parts, end).end);
}

function sectionStep(
  parts: readonly FormPartBase[],
  { first, last }: { first: number; last: number },
  direction: StepDirection,
): Spot | undefined {
  const { start } = sectionAt(parts, first);
  const { end } = sectionAt(parts, last);
  if (direction === 'up') return start > 0 ? sectionSpotAt(parts, start - 1, 'above') : undefined;
  if (direction === 'down') return end < parts.length ? sectionSpotAt(parts, end, 'below') : undefined;
  return undefined;
}

function ownRow(index: number): Spot {
  return { index, isBeside: false, joinsNext: false };
}

function indexes({ start, end }: { start: number; end: number }): number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}
