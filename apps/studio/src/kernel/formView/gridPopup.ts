import type { FilledValues } from '@studio/rules';
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
  /** None where nothing fits: the fields are emptied. Several only where `takesSeveral`. */
  readonly items: readonly PickedItem[];
}

type FilledFields = Pick<FillInput, 'fields' | 'path' | 'popup'>;

/** The fields that a button fills in, where they are, and from which column. Without pairs of columns and fields, those called as the columns. */
function filledFields({ fields, path, popup }: FilledFields) {
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

/** Whether several rows can be picked: all fields that are filled in hold several values. */
export function takesSeveral(input: FilledFields): boolean {
  const filled = filledFields(input);
  return filled.length > 0 && filled.every(({ part }) => holdsSeveral(part));
}

/** The values with those of what was picked. */
export function fillPicked(values: FilledValues, { options, items, ...input }: FillInput): FilledValues {
  return filledFields(input).reduce((so, { column, part, path }) => {
    const choices = part.dynamicDataSet === null ? undefined : options.get(part.dynamicDataSet);
    const texts = items.flatMap((item) => item[column] ?? []);
    const chosen = [...new Set(texts.map((text) => valueFor(text, choices)))];
    const value = holdsSeveral(part) && chosen.length > 0 ? chosen : (chosen[0] ?? null);
    return changeValueAt(so, path, () => value);
  }, values);
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

/** The nearest field of a name: in the entry of the button, or around it. */
function placeOf(fields: readonly PlacedField[], name: string, around: Path) {
  for (let length = around.length; length >= 0; length -= 2) {
    const prefix = around.slice(0, length);
    const names = prefix.filter((step) => typeof step === 'string');
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
