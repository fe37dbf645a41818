import { entriesIn, type FilledValue, type FilledValues, isFile } from '@studio/rules';
import { equal } from '../../../../kernel/editor/equal.ts';
import { matchEntries } from './matchEntries.ts';

/** Values of forms, by the ids of the forms. */
type FilledForms = ReadonlyMap<string, FilledValues>;

/** Whether forms hold the same values. */
export function areSame(one: FilledForms, other: FilledForms): boolean {
  if (one === other) return true;
  return [...one].every(([id, values]) => isSameForm(values, other.get(id) ?? {}));
}

/** Whether two forms hold the same: a field that was emptied, and one that was never filled in, hold nothing. */
function isSameForm(one: FilledValues, other: FilledValues): boolean {
  if (one === other) return true;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => equal(bare(one[key]), bare(other[key])));
}

function bare(value: FilledValues[string]) {
  return value === undefined || value === '' || value === false ? null : value;
}

/** What was edited here since `base`, over `theirs`: field by field, and entry by entry of what repeats. */
export function mergeForms(base: FilledForms, mine: FilledForms, theirs: FilledForms): FilledForms {
  return new Map(
    [...theirs].map(([id, values]) => [id, mergeValues(base.get(id) ?? {}, mine.get(id), values)]),
  );
}

function mergeValues(
  before: FilledValues,
  edited: FilledValues | undefined,
  theirs: FilledValues,
): FilledValues {
  if (edited === undefined || edited === before) return theirs;
  const names = new Set([...Object.keys(before), ...Object.keys(edited)]);
  const changed = [...names].filter((name) => !equal(bare(before[name]), bare(edited[name])));
  if (changed.length === 0) return theirs;
  const merged = changed.map((name) => [name, mergeValue(name, { before, edited, theirs })] as const);
  // What was lost with its field is not there any more, other than what was emptied.
  const lost = new Set(changed.filter((name) => edited[name] === undefined));
  const all = Object.entries({ ...theirs, ...Object.fromEntries(merged) });
  return Object.fromEntries(all.filter(([name]) => !lost.has(name)));
}

interface Versions<Of> {
  readonly before: Of;
  readonly edited: Of;
  readonly theirs: Of;
}

function mergeValue(
  name: string,
  { before, edited, theirs }: Versions<FilledValues>,
): FilledValue | undefined {
  const all = [before, edited, theirs];
  const isRepeated = all.every((each) => isEmpty(each[name]) || hasEntries(each, name));
  if (!isRepeated || all.every((each) => isEmpty(each[name])) || edited[name] === undefined)
    return edited[name];
  return mergeEntries({
    before: entriesIn(before, name),
    edited: entriesIn(edited, name),
    theirs: entriesIn(theirs, name),
  });
}

function isEmpty(value: FilledValue | undefined): boolean {
  return bare(value) === null || (Array.isArray(value) && value.length === 0);
}

/** Whether a value is a list of entries; files are none. */
function hasEntries(values: FilledValues, name: string): boolean {
  const entries = entriesIn(values, name);
  return entries.length > 0 && !entries.some(isFile);
}

/** An entry that was taken out on one side and edited on the other one stays: no edit is lost. */
function mergeEntries({
  before,
  edited,
  theirs,
}: Versions<readonly FilledValues[]>): readonly FilledValues[] {
  const [inMine, inTheirs] = [matchEntries(before, edited), matchEntries(before, theirs)];
  const [mineBehind, theirsBehind] = [addedTo(edited, inMine), addedTo(theirs, inTheirs)];
  const kept = before.map((entry, index) => {
    const [mine, there] = [edited[inMine[index] ?? -1], theirs[inTheirs[index] ?? -1]];
    if (mine !== undefined && there !== undefined) return [mergeValues(entry, mine, there)];
    const left = mine ?? there;
    return left === undefined || isSameForm(left, entry) ? [] : [left];
  });
  return [-1, ...before.keys()].flatMap((index) => [
    ...(kept[index] ?? []),
    ...theirsBehind(index),
    ...mineBehind(index),
  ]);
}

/** The entries that were added to a list, by the number of the former entry that they are behind; -1 for those before the first. */
function addedTo(
  entries: readonly FilledValues[],
  places: readonly (number | null)[],
): (behind: number) => readonly FilledValues[] {
  const added = Map.groupBy(
    [...entries.keys()].filter((at) => !places.includes(at)),
    (at) => places.findLastIndex((place) => place !== null && place < at),
  );
  return (behind) => (added.get(behind) ?? []).flatMap((at) => entries.slice(at, at + 1));
}
