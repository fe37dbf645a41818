/** Fields with a heading over them. */
export interface FieldGroup<Name extends string> {
  /** Read when it is first shown. */
  heading(): string;
  /** Text below the heading. Default: nothing. */
  hint?(): string;
  /** Those in an array are side by side. */
  readonly fields: readonly FieldRow<Name>[];
  /** What follows from the draft, below the rows that begin with these fields. Default: nothing. */
  readonly notes?: { readonly [Each in Name]?: NoteOf };
}

/** A sentence about the draft of the form's declaration. */
type NoteOf = (draft: never) => string;

/** A field, or some that are side by side. */
export type FieldRow<Name extends string> = Name | readonly Name[];

/** The parts of a form, one below the other. */
export type FormItem<Name extends string> = FieldGroup<Name> | FieldRow<Name>;

/** A part of a form that is shown by itself. */
export interface FieldTab<Name extends string> {
  /** Its value in the address of the screen. */
  readonly id: string;
  label(): string;
  readonly order: readonly FormItem<Name>[];
}

/** Rows of fields, with or without a heading. */
export interface LayoutGroup {
  heading(): string | null;
  hint(): string | null;
  /** The names, one below the other; several in a row are side by side. */
  readonly rows: readonly (readonly string[])[];
  /** By the first field of a row. */
  readonly notes: Readonly<Partial<Record<string, NoteOf>>>;
}

/** A tab of a form. */
export interface LayoutTab {
  readonly id: string;
  label(): string;
  readonly groups: readonly LayoutGroup[];
}

/** The arrangement of fields and lists in a form; one that has no tabs is one without a label. */
export interface FormLayout {
  readonly tabs: readonly LayoutTab[];
}

/**
 * Makes a layout of what is declared.
 * @param names all fields and lists
 * @throws RangeError when one of them has no place, or two
 */
export function toLayout<Name extends string>(
  names: readonly Name[],
  { order, tabs }: { readonly order?: readonly FormItem<Name>[]; readonly tabs?: readonly FieldTab<Name>[] },
): FormLayout {
  const given = tabs ?? [{ id: '', label: () => '', order: order ?? names }];
  const layout = { tabs: given.map((tab) => ({ ...tab, groups: toGroups(tab.order) })) };
  const placed = layout.tabs.flatMap(namesIn);
  const lost = names.filter((name) => placed.filter((each) => each === name).length !== 1);
  if (lost.length > 0) throw new RangeError(`Not once in the form: ${lost.join(', ')}.`);
  return layout;
}

/** The names on a tab, in their order. */
export function namesIn({ groups }: Pick<LayoutTab, 'groups'>): readonly string[] {
  return groups.flatMap(({ rows }) => rows.flat());
}

/** The id of the tab with a field; null without one. */
export function tabOf({ tabs }: FormLayout, name: string): string | null {
  return tabs.find((tab) => namesIn(tab).includes(name))?.id ?? null;
}

/** The heading above a field, otherwise the label of its tab; null for neither. */
export function headingOf({ tabs }: FormLayout, name: string): string | null {
  const tab = tabs.find((each) => namesIn(each).includes(name));
  const group = tab?.groups.find(({ rows }) => rows.flat().includes(name));
  return group?.heading() ?? (tab?.label() || null);
}

/** Fields between groups are groups without a heading. */
function toGroups<Name extends string>(items: readonly FormItem<Name>[]): readonly LayoutGroup[] {
  const groups: { -readonly [Part in keyof LayoutGroup]: LayoutGroup[Part] }[] = [];
  let isOpen = false;
  for (const item of items) {
    if (isGroup(item)) {
      const { heading, hint = () => null, fields, notes = {} } = item;
      groups.push({ heading, hint, notes, rows: fields.map(toRow) });
    } else {
      const last = isOpen ? groups.at(-1) : undefined;
      const none = { heading: () => null, hint: () => null, notes: {} };
      if (last === undefined) groups.push({ ...none, rows: [toRow(item)] });
      else last.rows = [...last.rows, toRow(item)];
    }
    isOpen = !isGroup(item);
  }
  return groups;
}

function toRow<Name extends string>(row: FieldRow<Name>): readonly Name[] {
  return typeof row === 'string' ? [row] : row;
}

function isGroup<Name extends string>(item: FormItem<Name>): item is FieldGroup<Name> {
  return typeof item === 'object' && 'fields' in item;
}
