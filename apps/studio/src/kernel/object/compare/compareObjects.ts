import { comparableFields } from '../../editor/fields/comparable.ts';
import { type AnyRows, comparableRow } from '../../editor/fields/comparableRow.ts';
import type { AnyField, AnyFields, AnyOwner, DraftRow } from '../../editor/fields/FieldDefinitions.ts';
import { formatPlainValue } from '../../editor/fields/formatPlainValue.ts';
import type { FieldValue } from '../../editor/outline/Outline.ts';
import type { PlainEditor } from '../plain/definePlainEditor.ts';

/** A value, or one of several, in the words of the screen. */
export interface ComparedValue {
  /** Distinguishes it from the others of its side, which may have the same text. */
  readonly key: string;
  readonly shown: string;
  /** The other object does not have it; of a single value, it has another. */
  readonly isOnlyHere: boolean;
}

/** What one of two objects says in a field. */
export interface ComparedSide {
  /** False where the object's other fields leave it without meaning: then it has no values. */
  readonly isShown: boolean;
  /** The object's other fields leave what it says without effect. */
  readonly isIdle: boolean;
  /** None for nothing; several of a list. */
  readonly values: readonly ComparedValue[];
}

/** A field of two objects. */
export interface ComparedField {
  readonly name: string;
  readonly label: string;
  readonly isDifferent: boolean;
  /** They differ in what no words say, such as the content of files that are called the same. */
  readonly areTextsAlike: boolean;
  readonly left: ComparedSide;
  readonly right: ComparedSide;
}

/** The fields under one heading of the form. */
export interface ComparedGroup {
  /** Null where they are under none. */
  readonly heading: string | null;
  readonly fields: readonly ComparedField[];
}

/** What of an editor comparing needs. */
export type ComparedBy<Draft extends object> = Pick<
  PlainEditor<never, Draft>,
  'controls' | 'layout' | 'names'
> & { readonly outline: Pick<PlainEditor<never, Draft>['outline'], 'fields' | 'lists'> };

/**
 * Two objects field by field, in the order and the words of their form. What is off on one side and not shown on the other differs in
 * nothing visible; nor does the order of a list.
 */
export function compareObjects<Draft extends object>(
  { controls, layout, names, outline }: ComparedBy<Draft>,
  left: Draft,
  right: Draft,
): readonly ComparedGroup[] {
  // The types of the names were checked by `OutlineInput`.
  const fields = outline.fields as unknown as AnyFields;
  const lists = outline.lists as unknown as Readonly<Record<string, AnyRows>>;
  const compare = (name: string): ComparedField => {
    const label = names[name]?.label ?? controls[name]?.label ?? name;
    const list = lists[name];
    const [mine, other] = [left, right].map((draft) =>
      list === undefined ? readField(name, fields[name] ?? { label }, draft) : readList(name, list, draft),
    );
    return { name, label, ...compareSides(mine ?? hidden, other ?? hidden, list !== undefined) };
  };
  return layout.tabs
    .flatMap(({ groups }) => groups)
    .map(({ heading, rows }) => ({ heading: heading(), fields: rows.flat().map(compare) }));
}

/** The groups of which something differs, with what does. */
export function onlyDifferent(groups: readonly ComparedGroup[]): readonly ComparedGroup[] {
  return groups
    .map((group) => ({ ...group, fields: group.fields.filter(({ isDifferent }) => isDifferent) }))
    .filter(({ fields }) => fields.length > 0);
}

/** How many fields differ. */
export function countDifferent(groups: readonly ComparedGroup[]): number {
  return groups.reduce((sum, { fields }) => sum + fields.filter(({ isDifferent }) => isDifferent).length, 0);
}

/** What a field holds, value by value: as it is compared, and in words. */
interface ReadSide extends Omit<ComparedSide, 'values'> {
  readonly values: readonly ReadValue[];
}

interface ReadValue extends Omit<ComparedValue, 'isOnlyHere'> {
  readonly text: string;
  readonly inFull: string;
}

const hidden: ReadSide = { isShown: false, isIdle: false, values: [] };

function readField(name: string, field: AnyField & LockedField, draft: object): ReadSide {
  const owner = draft as AnyOwner;
  if (field.isShown?.(owner) === false) return hidden;
  const value = comparableFields({ [name]: field }, owner)[name] ?? null;
  const isIdle = field.isIdle?.(owner) === true || field.isLockedIn?.(owner) === true;
  return { isShown: true, isIdle, values: value === null ? [] : [readValue(name, field, value)] };
}

/** The properties of a control that show that others lock it. */
interface LockedField {
  isLockedIn?(owner: unknown): boolean;
}

function readValue(key: string, field: AnyField, value: FieldValue): ReadValue {
  const shown = field.format?.(value) ?? formatPlainValue(value);
  return { key, text: JSON.stringify(value), shown, inFull: field.formatInFull?.(value) ?? shown };
}

function readList(name: string, list: AnyRows, draft: object): ReadSide {
  if (list.isShown?.(draft) === false) return hidden;
  // A list of a draft holds rows.
  const rows = (draft as Readonly<Record<string, readonly DraftRow[]>>)[name] ?? [];
  const values = rows.flatMap((row) => {
    const read = comparableRow(list, row);
    if (read === null) return [];
    const all = Object.entries(read).filter(([, value]) => value !== null);
    const words = all.map(([field, value]) =>
      readValue(field, list.fields[field] ?? { label: field }, value),
    );
    const join = (of: 'inFull' | 'shown') =>
      words
        .map((word) => word[of])
        .filter((word) => word !== '')
        .join(', ');
    return [{ key: row.key, text: JSON.stringify(all), shown: join('shown'), inFull: join('inFull') }];
  });
  return { isShown: true, isIdle: false, values };
}

function compareSides(
  left: ReadSide,
  right: ReadSide,
  isList: boolean,
): Omit<ComparedField, 'label' | 'name'> {
  const isDifferent = textOf(left) !== textOf(right);
  const areAlike = !isList && isDifferent && textsOf(left, 'shown') === textsOf(right, 'shown');
  const toSide = (side: ReadSide, other: ReadSide): ComparedSide => {
    const texts = new Set(other.values.map(({ text }) => text));
    const values = side.values.map(({ key, text, shown, inFull }) => ({
      key,
      shown: areAlike ? inFull : shown,
      isOnlyHere: isDifferent && !texts.has(text),
    }));
    return { isShown: side.isShown, isIdle: side.isIdle, values };
  };
  const areTextsAlike = isDifferent && textsOf(left, 'inFull') === textsOf(right, 'inFull');
  return { isDifferent, areTextsAlike, left: toSide(left, right), right: toSide(right, left) };
}

/** What counts of a side; what is off is ignored. */
function textOf({ values }: ReadSide): string {
  const texts = values.map(({ text }) => text).filter((text) => text !== 'false');
  return JSON.stringify(texts.toSorted());
}

function textsOf({ values }: ReadSide, of: 'inFull' | 'shown'): string {
  return values
    .map((value) => value[of])
    .toSorted()
    .join('\n');
}
