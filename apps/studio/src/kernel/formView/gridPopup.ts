import { type FilledValue, type FilledValues, ownValue } from '@studio/rules';
import { readOptionText } from './fieldOptions.ts';
import { changeValueAt } from './formValues.ts';
import { type PlacedField, type ShownOption, type ViewPart, viewType } from './ViewedForm.ts';

/** What a function button opens whose function is `DynamicGridPopup`. */
export interface GridPopup {
  /** The data to pick from, by the server's name of them. */
  readonly dataName: string;
  /** Which column of what is picked goes into which field. */
  readonly fills: readonly { readonly column: string; readonly fieldName: string }[];
}

/** Where a field is: what repeats it and the number of the entry, before its name. */
type Path = readonly (string | number)[];

/** The columns of what is picked, by their keys. */
export type PickedItem = Readonly<Record<string, string | null>>;

const className = 'DynamicGridPopup';

/** What a function button opens; null for one with another function. */
export function readGridPopup({ options }: Pick<ViewPart, 'options'>): GridPopup | null {
  if (readOptionText(options, 'functionName')?.trim() !== className) return null;
  const fills = (readOptionText(options, 'filledFields') ?? '').split(',').flatMap((pair) => {
    const [column = '', fieldName = ''] = pair.split('=').map((each) => each.trim());
    return column === '' || fieldName === '' ? [] : [{ column, fieldName }];
  });
  return {
    dataName: readOptionText(options, 'dataName')?.trim() || 'producer',
    fills,
  };
}

/** What filling in needs to know of the form. */
export interface FillInput {
  readonly fields: readonly PlacedField[];
  /** The items of data sets, by name: a field that is chosen from one gets the value of the item that is picked. */
  readonly options: ReadonlyMap<string, readonly ShownOption[]>;
  /** Of the button: in an entry it fills in the fields of the entry, and of what is around it. */
  readonly path: Path;
  readonly popup: GridPopup;
  /** None where nothing fits. Several only where more than one can be used. */
  readonly items: readonly PickedItem[];
}

type FilledFields = Pick<FillInput, 'fields' | 'path' | 'popup'>;

/** A field that is filled in, where it is, and from which column. */
interface FilledField {
  readonly column: string;
  readonly part: ViewPart;
  readonly path: Path;
}

/** The fields that a button fills in, in its entry and around it. Without pairs of columns and fields, those called as the columns. */
function filledFields({ fields, path, popup }: FilledFields): readonly FilledField[] {
  const around = path.slice(0, -1);
  const pairs =
    popup.fills.length > 0
      ? popup.fills
      : fields.map(({ name }) => ({ column: name, fieldName: name })).filter(isColumn);
  return pairs.flatMap(({ column, fieldName }) => {
    const found = placeOf(fields, fieldName, around);
    return found === null ? [] : [{ column, part: found.field.part, path: [...found.around, fieldName] }];
  });
}

/** Entries that are added, one a row: where they are kept, and their fields, with paths within an entry. */
interface FilledEntries {
  readonly path: Path;
  readonly fields: readonly FilledField[];
}

/** The entries that a button adds: all fields that it names are of one list that is beside it or around it. Null where they are not. */
function filledEntries(input: FilledFields): FilledEntries | null {
  const { fields, path, popup } = input;
  if (filledFields(input).length > 0) return null;
  for (const prefix of prefixesOf(path.slice(0, -1))) {
    const outer = namesIn(prefix);
    const beside = fields.filter(
      ({ around }) => around.length === outer.length + 1 && outer.every((one, at) => one === around[at]),
    );
    const found = popup.fills.flatMap(({ column, fieldName }) => {
      const field = beside.find(({ name }) => name === fieldName);
      return field === undefined ? [] : [{ column, field }];
    });
    const list = found[0]?.field.around.at(-1);
    const isOfOne = found.every(({ field }) => field.around.at(-1) === list);
    if (list === undefined || found.length < popup.fills.length || !isOfOne) continue;
    return {
      path: [...prefix, list],
      fields: found.map(({ column, field: { part, name } }) => ({ column, part, path: [name] })),
    };
  }
  return null;
}

/** What becomes of rows that are picked: each is an entry, each is one of several values, or one fills in all fields. */
export type PickUse = 'entries' | 'values' | 'one';

/** What a button does with rows. */
export function pickUseOf(input: FilledFields): PickUse {
  if (filledEntries(input) !== null) return 'entries';
  const filled = filledFields(input);
  return filled.length > 0 && filled.every(({ part }) => holdsSeveral(part)) ? 'values' : 'one';
}

/**
 * The values with those of what was picked. Several rows are added to what is there, each once; none empties the fields, and adds no entry.
 * @returns `added`: how many entries were
 */
export function fillPicked(
  values: FilledValues,
  input: FillInput,
): { readonly values: FilledValues; readonly added: number } {
  const entries = filledEntries(input);
  if (entries !== null) return addEntries(values, entries, input);
  const isAdded = pickUseOf(input) === 'values' && input.items.length > 0;
  const filled = filledFields(input).reduce((so, field) => {
    const chosen = chosenIn(field, input);
    return changeValueAt(so, field.path, (value) => {
      if (!holdsSeveral(field.part)) return chosen[0] ?? null;
      const all = [...new Set([...(isAdded ? textsOf(value) : []), ...chosen])];
      return all.length > 0 ? all : null;
    });
  }, values);
  return { values: filled, added: 0 };
}

type Picked = Pick<FillInput, 'options' | 'items'>;

/** What a field gets of what was picked, each value once. */
function chosenIn({ column, part }: FilledField, { options, items }: Picked): readonly string[] {
  const choices = part.dynamicDataSet === null ? undefined : options.get(part.dynamicDataSet);
  const texts = items.flatMap((item) => item[column] ?? []);
  return [...new Set(texts.map((text) => valueFor(text, choices)))];
}

function addEntries(values: FilledValues, { path, fields }: FilledEntries, { options, items }: FillInput) {
  const picked = items.map(
    (item): FilledValues =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const chosen = chosenIn(field, { options, items: [item] });
          const [first] = chosen;
          return first === undefined
            ? []
            : [[field.path.join(), holdsSeveral(field.part) ? chosen : first] as const];
        }),
      ),
  );
  const names = fields.map((field) => field.path.join());
  const keyOf = (entry: FilledValues) => JSON.stringify(names.map((name) => ownValue(entry, name) || null));
  let added = 0;
  const next = changeValueAt(values, path, (value) => {
    const before = isList(value) ? value : [];
    const known = new Set(before.map(keyOf));
    const fresh = picked.filter((entry) => {
      const isNew = Object.keys(entry).length > 0 && !known.has(keyOf(entry));
      known.add(keyOf(entry));
      return isNew;
    });
    added = fresh.length;
    return added === 0 ? value : [...before.filter((entry) => !isBlank(entry)), ...fresh];
  });
  return { values: next, added };
}

function isList(value: FilledValue): value is readonly FilledValues[] {
  return Array.isArray(value) && (value as readonly unknown[]).every((each) => typeof each === 'object');
}

/** Whether an entry was added and not filled in. */
function isBlank(entry: FilledValues): boolean {
  return Object.values(entry).every((value) => value === undefined || value === null || value === '');
}

function textsOf(value: FilledValue): readonly string[] {
  return Array.isArray(value) ? (value as readonly unknown[]).filter((each) => typeof each === 'string') : [];
}

function holdsSeveral(part: ViewPart): boolean {
  const type = viewType(part);
  return type === 'multiSelect' || type === 'checkBoxGroup';
}

const columns: ReadonlySet<string> = new Set([
  'name',
  'code',
  'city',
  'state',
  'parentName',
  'status',
  'type',
]);

function isColumn({ column }: { readonly column: string }): boolean {
  return columns.has(column);
}

/** A path of entries, and those around it, the nearest first. */
function prefixesOf(around: Path): readonly Path[] {
  const lengths = Array.from({ length: Math.floor(around.length / 2) + 1 }, (_, index) => index * 2);
  return lengths.toReversed().map((length) => around.slice(0, length));
}

function namesIn(prefix: Path): readonly string[] {
  return prefix.filter((step) => typeof step === 'string');
}

/** The nearest field of a name: in the entry of the button, or around it. */
function placeOf(fields: readonly PlacedField[], name: string, around: Path) {
  for (const prefix of prefixesOf(around)) {
    const names = namesIn(prefix);
    const field = fields.find(
      (each) =>
        each.name === name &&
        each.around.length === names.length &&
        each.around.every((one, at) => one === names[at]),
    );
    if (field !== undefined) return { field, around: prefix };
  }
  return null;
}

/** The value of the item that has a text, else the text. */
function valueFor(text: string, choices: readonly ShownOption[] | undefined): string {
  const folded = text.toLowerCase();
  const chosen =
    choices?.find(({ value }) => value === text) ??
    choices?.find(({ value, label }) => [value, label].some((each) => each.toLowerCase() === folded));
  return chosen?.value ?? text;
}
