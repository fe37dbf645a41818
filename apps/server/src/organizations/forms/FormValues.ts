import { placeFields } from '@studio/rules';
import type { WholeForm } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { fieldTypes } from '../../kinds/formTemplate/settings/FieldSetting.ts';
import { readOptions } from '../../kinds/formTemplate/settings/fieldOptions.ts';
import type { ContentReference } from '../../store/Kind.ts';

/** A value that is filled in: a text, on or off, several choices, or nothing. A day is `yyyy-MM-dd`. */
export type FormScalar = string | boolean | null | string[];

/** The values of an entry, by the names of fields. */
export type FormEntry = { [field: string]: FormValue };

/** A value of a form: one of a field, or the entries of a section or a field that repeats. */
export type FormValue = FormScalar | FormEntry[];

/** The values of a form: of fields by their names, of sections that repeat by `sectionKey`. */
export type FormValues = { [key: string]: FormValue };

/** What the value of a field looks like. Files are entries, each of which says where the file is stored: see `fileOf`. */
export type ValueShape = 'text' | 'flag' | 'texts' | 'entries' | 'files';

type Field = WholeForm['fields'][number];

/** Where a field of a form keeps its value. */
export interface ValuePlace {
  /** Of the field. */
  id: string;
  name: string;
  label: string;
  /** As the form defines it. */
  field: Field;
  shape: ValueShape;
  /** The section that repeats and has the field; null for a field that is filled in once. */
  section: string | null;
  /** The names of what repeats it, the outermost first: the section, and a row repeater before its row. */
  around: readonly string[];
  /** Files that it holds at most; null for what holds none. */
  mostFiles: number | null;
}

const valueless: ReadonlySet<number> = new Set([
  ...[
    fieldTypes.label,
    fieldTypes.spacer,
    fieldTypes.functionButton,
    fieldTypes.link,
    fieldTypes.summaryGrid,
  ],
]);

/** What keys of sections that repeat begin with; no field is called so. */
export const sectionPrefix = 'section:';

/** Under what the entries of a section that repeats are kept: by its first field, which stays whatever the section is called. */
export function sectionKey(rows: WholeForm['sections'][number]['rows']): string {
  return `${sectionPrefix}${rows.flat()[0] ?? ''}`;
}

/** Where the fields of a form keep their values, in the order of the form. */
export function placesOf({ fields, sections }: WholeForm): ValuePlace[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return sections.flatMap(({ rows, repeating }) => {
    const section = repeating ? sectionKey(rows) : null;
    const found = rows.map((row) => row.flatMap((id) => byId.get(id) ?? []));
    return placeFields(found, section, placing).flatMap(({ field, around }): ValuePlace[] => {
      const shape = shapeOf(field);
      if (!shape) return [];
      const { id, name, label } = field;
      const mostFiles = shape === 'files' ? mostFilesOf(field) : null;
      return [{ id, name, label, field, shape, section, around, mostFiles }];
    });
  });
}

const placing = {
  isRepeater: ({ type }: Field) => type === fieldTypes.rowRepeater,
  nameOf: ({ name }: Field) => name,
};

/** Whether a field is a column of a row repeater. */
export function isColumn({ around, section }: ValuePlace): boolean {
  return around.length > (section === null ? 0 : 1);
}

function shapeOf({ type, options }: Field): ValueShape | null {
  if (valueless.has(type)) return null;
  switch (type) {
    case fieldTypes.checkBox:
      return 'flag';
    case fieldTypes.checkBoxGroup:
      return 'texts';
    case fieldTypes.rowRepeater:
      return 'entries';
    case fieldTypes.upload:
      return 'files';
    case fieldTypes.dropDown:
      return readOptions(options).get('multiple') === 'true' ? 'texts' : 'text';
    default:
      return 'text';
  }
}

/** One, unless the form says otherwise. */
function mostFilesOf({ options }: Field): number {
  const most = Number(readOptions(options).get('mostFiles') ?? 1);
  return Number.isInteger(most) && most > 0 ? most : 1;
}

/** The stored file that an entry names; null for an entry that names none. */
export function fileOf(entry: FormEntry): ContentReference | null {
  const { digest, fileName, mediaType, size } = entry;
  const isNamed = typeof fileName === 'string' && fileName !== '' && fileName.length <= 255;
  const isTyped = typeof mediaType === 'string' && mediaType !== '' && mediaType.length <= 200;
  if (typeof digest !== 'string' || !/^[\w-]{43}$/.test(digest) || !isNamed || !isTyped) return null;
  if (typeof size !== 'string' || !/^\d{1,12}$/.test(size) || Object.keys(entry).length !== 4) return null;
  return { digest, fileName, mediaType, size: Number(size) };
}

/** A file of a value, and where: the steps of its path as JSON pointers have them, joined. */
export interface FoundFile {
  content: ContentReference;
  pointer: string;
}

/** All files of some values, within entries too. @param pointer to the values */
export function filesIn(values: FormValues | FormEntry, pointer: string): FoundFile[] {
  return Object.entries(values).flatMap(([key, value]) =>
    entriesOf(value).flatMap((entry, index) => {
      const at = `${pointer}/${escapeToken(key)}/${index}`;
      const content = fileOf(entry);
      return content ? [{ content, pointer: at }] : filesIn(entry, at);
    }),
  );
}

/** A part of a JSON pointer. */
export function escapeToken(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The entries of a value; none where it is no list of them. */
export function entriesOf(value: FormValue | undefined): FormEntry[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object') : [];
}

/** A value in one shape; undefined where it has no meaning in that shape. Nothing is nothing in every shape. */
export function inShape(value: FormValue, shape: ValueShape): FormValue | undefined {
  if (value === null || fits(value, shape)) return value;
  if (shape === 'texts' && typeof value === 'string') return value === '' ? [] : [value];
  if (shape === 'text' && Array.isArray(value) && entriesOf(value).length === 0) {
    const [only = ''] = value;
    return value.length > 1 ? undefined : String(only);
  }
  return undefined;
}

/** Whether a value has a shape. */
export function fits(value: FormValue, shape: ValueShape): boolean {
  if (value === null) return true;
  switch (shape) {
    case 'text':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'texts':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
    case 'entries':
      return Array.isArray(value) && value.every((each) => typeof each === 'object');
    case 'files':
      return Array.isArray(value) && value.every((each) => typeof each === 'object' && fileOf(each) !== null);
  }
}

/** A value as it is stored, as one text; files by their names. `readValues` has the words of its form. */
export function textOfValue(value: FormValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!Array.isArray(value)) return value ?? '';
  return value
    .map((each) => (typeof each === 'string' ? each : (fileOf(each)?.fileName ?? JSON.stringify(each))))
    .join(', ');
}

/** The value under a name; undefined where there is none, whatever objects have under that name. */
export function ownValue<Value>(values: { [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
