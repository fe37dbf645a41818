import { objectKey } from '../outline/fieldsOf.ts';
import type { Entry, FieldValue, Outline } from '../outline/Outline.ts';
import type { OutlineDefinition } from '../outline/OutlineDefinition.ts';
import { alignRows } from './alignRows.ts';
import { comparableFields, isCounted, withFields } from './comparable.ts';
import { type AnyRows, comparableRow, toOwner } from './comparableRow.ts';
import type {
  AnyField,
  AnyFields,
  AnyOwner,
  DraftRow,
  FieldDefinitions,
  ListDefinitions,
} from './FieldDefinitions.ts';
import { fieldText } from './fields.messages.ts';
import { formatPlainValue } from './formatPlainValue.ts';
import { joinChoices, readChoice } from './linkedFields.ts';

/** A draft of single values and lists of rows. */
export interface OutlineInput<Draft extends object, Doc = unknown> {
  /** Names the object itself in changes and conflicts, such as 'E-mail template'. */
  readonly name: string;
  readonly fields: FieldDefinitions<Draft>;
  readonly lists: ListDefinitions<Draft>;
  /** What is edited of a version as it was loaded; null for one that is still to be made. Fields that are chosen along with others need it. Default: null. */
  savedDraft?(doc: Doc): Draft | null;
}

/**
 * Makes the outline of a plain draft from its declared fields and lists: one entry for the object, and one for each row that
 * says anything. Merging, drafts, undo, 'what am I saving' and history work on it.
 */
export function defineOutline<Draft extends object, Doc = unknown>(
  input: OutlineInput<Draft, Doc>,
): OutlineDefinition<Doc, Draft> {
  // The types of the names were checked by `OutlineInput`.
  const fields = input.fields as unknown as AnyFields;
  const lists = Object.entries(input.lists as unknown as Readonly<Record<string, AnyRows>>);
  /** The keys that a draft has taken over: which row has one of them was found out then. */
  const settledKeys = new WeakMap<Draft, ReadonlySet<string>>();
  const definitionsOf = (type: string): AnyFields =>
    type === objectKey ? fields : (lists.find(([name]) => name === type)?.[1].fields ?? {});

  const hasChoices = Object.values(fields).some(({ linkedFields }) => linkedFields !== undefined);
  const readObject = (draft: Draft, compared: Doc) => {
    const own = comparableFields(fields, draft as AnyOwner);
    const saved = hasChoices ? (input.savedDraft?.(compared) ?? null) : null;
    if (saved === null) return own;
    const counts = (name: string) => fields[name] === undefined || isCounted(fields[name], draft);
    return joinChoices(fields, own, comparableFields(fields, saved as AnyOwner), counts);
  };

  const read = (draft: Draft, doc: Doc, compared = doc): Outline => {
    const object: Entry = {
      ...{ key: objectKey, type: objectKey, parent: null },
      fields: readObject(draft, compared),
    };
    const rows = lists.flatMap(([name, list]) => readRows(name, list, rowsOf(draft, name)));
    return new Map([object, ...rows].map((entry) => [entry.key, entry]));
  };

  const blocksOf = (type: string, field: string) => {
    const definition = definitionsOf(type)[field];
    return definition?.linkedFields === undefined ? definition?.blocks : undefined;
  };

  return {
    read,
    findMerger: (type, field) => blocksOf(type, field)?.merge,
    alignKeys: (draft, known) => {
      if (draft === known) return draft;
      const before = settledKeys.get(draft) ?? new Set<string>();
      const settled = new Set(before);
      const aligned = lists.map(([name, list]): [string, readonly DraftRow[]] => {
        const contentOf = (row: DraftRow) => JSON.stringify(comparableFields(list.fields, toOwner(row)));
        const theirs = rowsOf(known, name);
        const identityOf = list.identity ?? contentOf;
        const idOf = list.idOf ?? (() => null);
        const rows = alignRows(rowsOf(draft, name), theirs, contentOf, identityOf, before, idOf);
        const keys = new Set(theirs.map(({ key }) => key));
        for (const { key } of rows) if (keys.has(key)) settled.add(key);
        return [name, rows];
      });
      const next = { ...draft, ...Object.fromEntries(aligned) };
      settledKeys.set(next, settled);
      return next;
    },
    write: (outline, sources) => {
      const [first] = sources;
      if (first === undefined) throw new RangeError('A draft is written from at least one draft.');
      const object = withFields(fields, first, outline.get(objectKey)?.fields ?? {});
      const changed = lists.flatMap(([name, list]) => {
        const before = rowsOf(first, name);
        const rows = writeRows(
          name,
          list,
          outline,
          sources.map((source) => rowsOf(source, name)),
        );
        return isSameList(rows, before) ? [] : [[name, rows]];
      });
      return changed.length === 0 ? object : { ...object, ...Object.fromEntries(changed) };
    },
    words: {
      entry: (entry) => {
        const list = lists.find(([name]) => name === entry.type)?.[1];
        return list ? list.name(entry.fields) : input.name;
      },
      field: (entry, field) => definitionsOf(entry.type)[field]?.label ?? field,
      value: (entry, field, value) =>
        formatChoice(definitionsOf(entry.type), field, value, (definition, each) =>
          definition?.format?.(each),
        ),
      fullValue: (entry, field, value) =>
        formatChoice(
          definitionsOf(entry.type),
          field,
          value,
          (definition, each) => definition?.formatInFull?.(each) ?? definition?.format?.(each),
        ),
      formatOf: ({ type }, field) => blocksOf(type, field)?.format,
      part: (label, { type }, field, number) =>
        fieldText(blocksOf(type, field)?.format === 'html' ? 'paragraph' : 'line', {
          field: label,
          number: number.toLocaleString(),
        }),
    },
  };
}

/** What would be saved of a plain draft, as plain data, without keys and without empty rows. */
export function comparableDraft<Draft extends object>(input: OutlineInput<Draft>, draft: Draft): unknown {
  const fields = comparableFields(input.fields as unknown as AnyFields, draft as AnyOwner);
  const lists = Object.entries(input.lists as unknown as Readonly<Record<string, AnyRows>>).map(
    ([name, list]): [string, unknown] => [
      name,
      rowsOf(draft, name)
        .map((row) => comparableRow(list, row))
        .filter((fields) => fields !== null),
    ],
  );
  return { ...fields, ...Object.fromEntries(lists) };
}

function readRows(type: string, list: AnyRows, rows: readonly DraftRow[]): readonly Entry[] {
  return rows.flatMap((row): Entry[] => {
    const fields = comparableRow(list, row);
    return fields === null ? [] : [{ key: row.key, type, parent: objectKey, fields }];
  });
}

/** The rows that an outline says, and the blank ones of the first source in their places: after the same row as there. */
function writeRows(
  type: string,
  list: AnyRows,
  outline: Outline,
  sources: readonly (readonly DraftRow[])[],
): readonly DraftRow[] {
  const known = firstOfEach(list, sources);
  const ofType = [...outline.values()].filter((entry) => entry.type === type);
  const rows = ofType.map(({ key, fields }) => {
    const row = known.get(key) ?? list.blank(key);
    return withFields(list.fields, row, fields);
  });
  const first = sources[0] ?? [];
  return withBlanks(list, list.isSet ? eachOnce(list, rows, first) : rows, first);
}

/** Of rows with the same identity the existing one, else the first, in the place of the first of them. */
function eachOnce(
  list: AnyRows,
  rows: readonly DraftRow[],
  before: readonly DraftRow[],
): readonly DraftRow[] {
  const there = new Set(before.map(({ key }) => key));
  const kept = new Map<string, DraftRow>();
  for (const row of rows) {
    const identity = list.identity?.(row) ?? row.key;
    const other = kept.get(identity);
    if (other === undefined || (there.has(row.key) && !there.has(other.key))) kept.set(identity, row);
  }
  return [...kept.values()];
}

/** The row of each key that the first source has; but one with a lasting id before one that has none yet. */
function firstOfEach(
  list: AnyRows,
  sources: readonly (readonly DraftRow[])[],
): ReadonlyMap<string, DraftRow> {
  const found = new Map<string, DraftRow>();
  const hasId = (row: DraftRow) => list.idOf !== undefined && list.idOf(row) !== null;
  for (const row of sources.flat()) {
    const before = found.get(row.key);
    if (before === undefined || (hasId(row) && !hasId(before))) found.set(row.key, row);
  }
  return found;
}

function withBlanks(
  list: AnyRows,
  rows: readonly DraftRow[],
  before: readonly DraftRow[],
): readonly DraftRow[] {
  const written = new Set(rows.map(({ key }) => key));
  const after = new Map<string | null, DraftRow[]>();
  let last: string | null = null;
  for (const row of before) {
    if (written.has(row.key)) last = row.key;
    else if (comparableRow(list, row) === null) {
      after.set(last, [...(after.get(last) ?? []), row]);
    }
  }
  return [...(after.get(null) ?? []), ...rows.flatMap((row) => [row, ...(after.get(row.key) ?? [])])];
}

function rowsOf(draft: object, name: string): readonly DraftRow[] {
  // `ListDefinitions` names lists of rows only.
  return (draft as Readonly<Record<string, readonly DraftRow[]>>)[name] ?? [];
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

/** A value, with what was chosen along with it in brackets. */
function formatChoice(
  fields: AnyFields,
  name: string,
  value: FieldValue,
  formatWith: (definition: AnyField | undefined, value: FieldValue) => string | undefined,
): string {
  const formatOne = (each: string, one: FieldValue) => formatWith(fields[each], one) ?? formatPlainValue(one);
  const choice = readChoice(name, fields[name]?.linkedFields ? value : null);
  if (choice === null) return formatOne(name, value);
  const { [name]: own = null, ...linkedFields } = choice;
  const details = Object.entries(linkedFields).flatMap(([other, one]) =>
    one === null
      ? []
      : [fieldText('detail', { field: fields[other]?.label ?? other, value: formatOne(other, one) })],
  );
  const ownText = formatOne(name, own);
  return details.length === 0
    ? ownText
    : fieldText('withDetails', { value: ownText, details: details.join(', ') });
}
