/** A field of a form, with what repeats it: names, the outermost first. */
export interface Placed<Field> {
  readonly field: Field;
  readonly around: readonly string[];
}

/** What placing the fields of a form needs to know of them. */
export interface PlacingInput<Field> {
  /** Whether a field is a row repeater: as the last one of its row, it repeats the row behind. */
  readonly isRepeater: (field: Field) => boolean;
  /** Where the value of a field is kept among those beside it. */
  readonly nameOf: (field: Field) => string;
}

/** The fields of a section, each with what repeats it. @param section where the entries of the section are kept; null for one that is filled in once */
export function placeFields<Field>(
  rows: readonly (readonly Field[])[],
  section: string | null,
  { isRepeater, nameOf }: PlacingInput<Field>,
): readonly Placed<Field>[] {
  const outer = section === null ? [] : [section];
  return rows.flatMap((row, index) => {
    const repeater = repeaterOf(rows, index, isRepeater);
    const around = repeater === undefined ? outer : [...outer, nameOf(repeater)];
    return row.map((field) => ({ field, around }));
  });
}

/** The row repeater that repeats a row: the last field of the row before. A row that ends with one itself is repeated by none. */
export function repeaterOf<Field>(
  rows: readonly (readonly Field[])[],
  index: number,
  isRepeater: (field: Field) => boolean,
): Field | undefined {
  const [before, last] = [rows[index - 1]?.at(-1), rows[index]?.at(-1)];
  if (before === undefined || last === undefined) return undefined;
  return isRepeater(before) && !isRepeater(last) ? before : undefined;
}

/** Where a value is: names of what repeats and numbers of entries from 0, before the name of the field. */
export type ValuePath = readonly (string | number)[];

/** How much of what a form requires is there. */
export interface RequiredCount {
  /** Where values are missing, in the order of the fields. */
  readonly missing: readonly ValuePath[];
  /** How many values are required, those that are there included: of what repeats, one for each entry. */
  readonly required: number;
}

/** Whether there is nothing in a value: a box that is off counts as nothing. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

/**
 * Counts required values that are missing, as server and console do. What repeats is counted once for each of its entries: without entries nothing
 * within is required.
 * @param fields that are required and shown; `isRequiredAt` of those that are not in each of their entries, by the number of the entry
 * @param values by the names of fields; lists of entries by the names of what repeats
 */
export function countRequired(fields: readonly RequiredField[], values: object): RequiredCount {
  const places = fields.flatMap(({ name, around, isRequiredAt = () => true }) =>
    placesIn(values, around, name).filter((_, index) => isRequiredAt(index)),
  );
  return {
    missing: places.filter(({ value }) => isEmptyValue(value)).map(({ path }) => path),
    required: places.length,
  };
}

/** A field that is required. */
interface RequiredField {
  readonly name: string;
  readonly around: readonly string[];
  readonly isRequiredAt?: (entry: number) => boolean;
}

interface Place {
  readonly path: ValuePath;
  readonly value: unknown;
}

function placesIn(values: object, [first, ...rest]: readonly string[], name: string): readonly Place[] {
  if (first === undefined) return [{ path: [name], value: ownValue(values, name) }];
  return entriesOf(ownValue(values, first)).flatMap((entry, index) =>
    placesIn(entry, rest, name).map(({ path, value }) => ({ path: [first, index, ...path], value })),
  );
}

function entriesOf(value: unknown): readonly object[] {
  return Array.isArray(value)
    ? (value as readonly unknown[]).filter(
        (each): each is object => typeof each === 'object' && each !== null,
      )
    : [];
}

/** Names of fields are arbitrary: those that every object has are not among them. */
function ownValue(values: object, name: string): unknown {
  return Object.hasOwn(values, name) ? Reflect.get(values, name) : undefined;
}
