import { objectKey } from '../outline/fieldsOf.ts';
import type { Entry, FieldValue, Outline } from '../outline/Outline.ts';
import type { OutlineDefinition } from '../outline/OutlineDefinition.ts';
import { alignRows } from './alignRows.ts';
import { comparableFields, withFields } from './comparable.ts';
import { toOwner } from './comparableRow.ts';
import type { AnyFields, AnyOwner, DraftRow, FieldDefinitions, RowsDefinition } from './FieldDefinitions.ts';
import { formatPlainValue } from './formatPlainValue.ts';
import { pairByChildren } from './pairByChildren.ts';

/** What things of one type have in common; see `RowsDefinition`. */
export type TreeType<Row extends DraftRow> = Pick<
  RowsDefinition<Row>,
  'name' | 'fields' | 'identity' | 'idOf' | 'blank'
> & {
  /** What two sides have added is never the same, whatever it is called. Default: what says the same, or has the same identity, is. */
  readonly addsApart?: boolean;
};

/** The rows of a tree by the names of their types. */
export type TreeRows = Readonly<Record<string, DraftRow>>;

/** One thing in a tree. */
export type TreeNode<Rows extends TreeRows> = {
  [Type in keyof Rows & string]: {
    readonly type: Type;
    /** The key of the thing that it is in; null for what is in the object itself. */
    readonly parent: string | null;
    readonly row: Rows[Type];
  };
}[keyof Rows & string];

/** A draft of single values and of things within things. */
export interface TreeInput<Draft extends object, Rows extends TreeRows> {
  /** Names the object itself in changes and conflicts, such as 'Form template'. */
  readonly name: string;
  /** The fields of the object itself. */
  readonly fields: FieldDefinitions<Draft>;
  readonly types: { readonly [Type in keyof Rows]: TreeType<Rows[Type]> };
  /**
   * The things of a draft in the order of the screen, each behind the one that it is in. Siblings whose order counts are of one type. A row that
   * has not changed has to be the same object.
   */
  nodesOf(draft: Draft): readonly TreeNode<Rows>[];
  /** The draft with other things in place of its own; ordered as `nodesOf` gives them. The same draft where they are the same. */
  withNodes(draft: Draft, nodes: readonly TreeNode<Rows>[]): Draft;
}

interface AnyNode {
  readonly type: string;
  readonly parent: string | null;
  readonly row: DraftRow;
}

type AnyType = Omit<TreeType<DraftRow>, 'fields'> & { readonly fields: AnyFields };

/** A tree whose rows are not known here. */
interface AnyTree<Draft> {
  readonly name: string;
  readonly fields: AnyFields;
  readonly types: Readonly<Record<string, AnyType>>;
  nodesOf(draft: Draft): readonly AnyNode[];
  withNodes(draft: Draft, nodes: readonly AnyNode[]): Draft;
}

/**
 * Makes the outline of a draft whose things are within things, such as fields in sections or conditions in groups: one entry for the object, and
 * one for each thing. A thing that is moved into another one is one change. Things with an id of the server are known by it wherever they are;
 * one without is the same as that with most of the same things in it, then as that which says the same.
 */
export function defineTree<Draft extends object, Rows extends TreeRows, Doc = unknown>(
  input: TreeInput<Draft, Rows>,
): OutlineDefinition<Doc, Draft> {
  const tree = anyTree(input);
  /** The keys that a draft has taken over from others: which thing has one of them was found out then. */
  const settledKeys = new WeakMap<Draft, ReadonlySet<string>>();
  const fieldsOf = (type: string) => (type === objectKey ? tree.fields : (tree.types[type]?.fields ?? {}));

  return {
    read: (draft) => readTree(tree, draft),
    alignKeys: (draft, known) => {
      if (draft === known) return draft;
      const before = settledKeys.get(draft) ?? new Set<string>();
      const [nodes, theirs] = [tree.nodesOf(draft), tree.nodesOf(known)];
      // What is known of one version is aligned with another: with what one side has added that of the other.
      const isOfSides = settledKeys.has(draft);
      const keys = alignedKeys(tree, nodes, theirs, { settled: before, isOfSides });
      const next = tree.withNodes(draft, withKeys(nodes, keys));
      const taken = new Set(theirs.map(({ row }) => row.key));
      const own = nodes.map(({ row }) => keys.get(row.key) ?? row.key);
      const aligned = next === draft ? { ...draft } : next;
      settledKeys.set(aligned, new Set([...before, ...own.filter((key) => taken.has(key))]));
      return aligned;
    },
    write: (outline, sources) => {
      const [first] = sources;
      if (first === undefined) throw new RangeError('A draft is written from at least one draft.');
      const object = withFields(tree.fields, first, outline.get(objectKey)?.fields ?? {});
      return tree.withNodes(object, writeNodes(tree, outline, sources));
    },
    words: {
      entry: ({ type, fields }) => tree.types[type]?.name(fields) ?? tree.name,
      field: ({ type }, field) => fieldsOf(type)[field]?.label ?? field,
      value: ({ type }, field, value) => fieldsOf(type)[field]?.format?.(value) ?? formatPlainValue(value),
      fullValue: ({ type }, field, value) => {
        const definition = fieldsOf(type)[field];
        return definition?.formatInFull?.(value) ?? definition?.format?.(value) ?? formatPlainValue(value);
      },
    },
  };
}

/** What would be saved of a draft that is a tree, as plain data, without keys. */
export function comparableTree<Draft extends object, Rows extends TreeRows>(
  input: TreeInput<Draft, Rows>,
  draft: Draft,
): unknown {
  const tree = anyTree(input);
  const nodes = tree.nodesOf(draft);
  const places = new Map(nodes.map(({ row }, index) => [row.key, index]));
  return {
    object: comparableFields(tree.fields, draft as AnyOwner),
    // Apart, so that the fields of what has not changed are the same object.
    places: nodes.map(({ type, parent }) => `${type} ${parent === null ? '' : places.get(parent)}`),
    fields: nodes.map(({ type, row }) => rowFields(tree.types[type], row)),
  };
}

function anyTree<Draft extends object, Rows extends TreeRows>(input: TreeInput<Draft, Rows>): AnyTree<Draft> {
  // The types of names and rows were checked by `TreeInput`.
  return input as unknown as AnyTree<Draft>;
}

function readTree<Draft extends object>(tree: AnyTree<Draft>, draft: Draft): Outline {
  const object: Entry = {
    ...{ key: objectKey, type: objectKey, parent: null },
    fields: comparableFields(tree.fields, draft as AnyOwner),
  };
  const entries = tree.nodesOf(draft).map(
    ({ type, parent, row }): Entry => ({
      ...{ key: row.key, type, parent: parent ?? objectKey },
      fields: rowFields(tree.types[type], row),
    }),
  );
  return new Map([object, ...entries].map((entry) => [entry.key, entry]));
}

type RowFields = Readonly<Record<string, FieldValue>>;

const knownFields = new WeakMap<AnyType, WeakMap<DraftRow, RowFields>>();

/** What counts of a row, found out once: of thousands an edit changes one. */
function rowFields(type: AnyType | undefined, row: DraftRow): RowFields {
  if (type === undefined) return {};
  const ofType = knownFields.get(type) ?? new WeakMap<DraftRow, RowFields>();
  knownFields.set(type, ofType);
  const fields = ofType.get(row) ?? comparableFields(type.fields, toOwner(row));
  ofType.set(row, fields);
  return fields;
}

/** The keys that things of a draft have elsewhere, by their own; of those alone that are others there. */
function alignedKeys<Draft>(
  tree: AnyTree<Draft>,
  nodes: readonly AnyNode[],
  known: readonly AnyNode[],
  { settled, isOfSides }: { readonly settled: ReadonlySet<string>; readonly isOfSides: boolean },
): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set(settled);
  const keyOf = (own: string) => keys.get(own) ?? own;
  const isTaken = (key: string) => taken.has(key);
  const take = (pairs: readonly (readonly [own: string, other: string])[]) => {
    for (const [own, other] of pairs) {
      taken.add(other);
      if (own !== other) keys.set(own, other);
    }
    return pairs.length > 0;
  };
  // By what stays for good first; what has no such thing is known by what is in it, and only then by what it says.
  take(Object.entries(tree.types).flatMap(([name, type]) => pairById(name, type, { nodes, known, isTaken })));
  while (take(pairByChildren(nodes, known, { keyOf, isTaken })));
  for (const [name, type] of Object.entries(tree.types)) {
    if (isOfSides && type.addsApart) continue;
    const rowsOf = (list: readonly AnyNode[]) => list.flatMap((node) => (node.type === name ? node.row : []));
    const own = rowsOf(nodes);
    const rows = own.map((row) => (keys.has(row.key) ? { ...row, key: keyOf(row.key) } : row));
    const contentOf = (row: DraftRow) => JSON.stringify(comparableFields(type.fields, toOwner(row)));
    const { identity = contentOf, idOf = () => null } = type;
    const aligned = alignRows(rows, rowsOf(known), contentOf, identity, taken, idOf);
    for (const [index, { key }] of own.entries()) {
      const other = aligned[index]?.key ?? key;
      if (other !== keyOf(key)) keys.set(key, other);
    }
  }
  return keys;
}

interface Sides {
  readonly nodes: readonly AnyNode[];
  readonly known: readonly AnyNode[];
  readonly isTaken: (key: string) => boolean;
}

/** Pairs things of a type that have the same lasting id, wherever they are. */
function pairById(
  name: string,
  { idOf }: AnyType,
  { nodes, known, isTaken }: Sides,
): readonly (readonly [own: string, other: string])[] {
  if (idOf === undefined) return [];
  const open = (list: readonly AnyNode[]) =>
    list.flatMap(({ type, row }) => (type === name && !isTaken(row.key) ? row : []));
  const waiting = new Map(open(known).map((row) => [idOf(row), row.key]));
  return open(nodes).flatMap((row) => {
    const id = idOf(row);
    const other = id === null ? undefined : waiting.get(id);
    if (other === undefined) return [];
    waiting.delete(id);
    return [[row.key, other] as const];
  });
}

function withKeys(nodes: readonly AnyNode[], keys: ReadonlyMap<string, string>): readonly AnyNode[] {
  if (keys.size === 0) return nodes;
  return nodes.map(({ type, parent, row }) => {
    const key = keys.get(row.key);
    return {
      type,
      parent: parent === null ? null : (keys.get(parent) ?? parent),
      row: key === undefined ? row : { ...row, key },
    };
  });
}

/** The things that an outline says, each with what is in it; of those that say what a source has, the row is that of the source. */
function writeNodes<Draft extends object>(
  tree: AnyTree<Draft>,
  outline: Outline,
  sources: readonly Draft[],
): readonly AnyNode[] {
  const rows = firstOfEach(tree, sources);
  const children = Map.groupBy(outline.values(), ({ parent }) => parent);
  const write = (parent: string, name: string | null): readonly AnyNode[] =>
    (children.get(parent) ?? []).flatMap(({ key, type, fields }): readonly AnyNode[] => {
      const definition = tree.types[type];
      if (definition === undefined) return [];
      const row = withFields(definition.fields, rows.get(key) ?? definition.blank(key), fields);
      return [{ type, parent: name, row }, ...write(key, key)];
    });
  return write(objectKey, null);
}

/** The row of each key that the first source has; but one with a lasting id before one that has none yet. */
function firstOfEach<Draft extends object>(
  tree: AnyTree<Draft>,
  sources: readonly Draft[],
): ReadonlyMap<string, DraftRow> {
  const found = new Map<string, DraftRow>();
  for (const { type, row } of sources.flatMap((source) => tree.nodesOf(source))) {
    const hasId = (each: DraftRow) => (tree.types[type]?.idOf?.(each) ?? null) !== null;
    const before = found.get(row.key);
    if (before === undefined || (hasId(row) && !hasId(before))) found.set(row.key, row);
  }
  return found;
}
