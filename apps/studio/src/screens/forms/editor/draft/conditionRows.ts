import type { RuleCondition } from '@studio/api';
import type { DraftRow } from '../../../../kernel/editor/fields/FieldDefinitions.ts';
import { newRowKey } from '../../../../kernel/editor/fields/newRowKey.ts';
import {
  blankFields,
  type ConditionFields,
  conditionOfFields,
  contentOf,
  fieldsOfCondition,
  isGroup,
  negated,
  opaqueKind,
  peelNegations,
  readContent,
  subconditionsOf,
} from '../../../../kernel/rules/conditionFields.ts';
import { asNode, deepest } from '../../../../kernel/rules/conditionNode.ts';

/** A condition without those in it. */
export interface ConditionRow extends DraftRow, ConditionFields {}

/** The outermost group of a rule: a part of the rule itself. */
export type RootGroup = Pick<ConditionRow, 'negations' | 'operator' | 'content'>;

/** A condition, and the key of the group that holds it; null in the outermost one. */
export interface PlacedCondition {
  readonly row: ConditionRow;
  readonly parent: string | null;
}

/** The condition of a rule as rows. */
export interface SplitCondition {
  readonly root: RootGroup;
  /** Each after the group that holds it. */
  readonly nodes: readonly PlacedCondition[];
}

/** The outermost group has the same id in every rule. */
const rootId = 'root';
/** Begins ids that a draft gave to conditions which are stored without one. */
const madeUp = '~';
const prefix = 'condition ';

/** The row of a condition of which nothing is known. */
export function blankCondition(key: string): ConditionRow {
  return { ...blankFields, key };
}

/** What a condition is known by in every version; null for one that is stored without an id. */
export function lastingId({ key }: DraftRow): string | null {
  return key.startsWith(`${prefix}${madeUp}`) ? null : key;
}

/**
 * The condition of a rule as a draft holds it: JSON of a group in which every condition has an id.
 * @param taken the ids of the form's other conditions; those of this one are added
 */
export function draftCondition(stored: unknown, taken: Set<string>): string {
  const { core } = peelNegations(stored);
  const group = isGroup(core)
    ? stored
    : { kind: 'CompositeCondition', operator: 'and', subconditions: [stored] };
  return JSON.stringify(withIds(group, { taken, depth: 0 }));
}

/** A condition as it is saved. Ids that a draft gave away are ids from now on. */
export function savedCondition(text: string): RuleCondition {
  return JSON.parse(text, function (this: unknown, name, value: unknown) {
    const isId = name === 'id' && typeof value === 'string' && typeof asNode(this)?.['kind'] === 'string';
    return isId && value.startsWith(madeUp) ? value.slice(madeUp.length) : value;
    // What a draft was made with.
  }) as RuleCondition;
}

/** Whether two conditions say the same, whatever their ids are. */
export function isSameCondition(one: string, other: string): boolean {
  return one === other || JSON.stringify(withoutKeys(one)) === JSON.stringify(withoutKeys(other));
}

function withoutKeys(text: string): unknown {
  if (text === '') return null;
  const { root, nodes } = splitCondition(text);
  const places = new Map(nodes.map(({ row }, index) => [row.key, index]));
  return [
    root,
    nodes.map(({ row: { key: _key, ...row }, parent }) => [row, parent === null ? null : places.get(parent)]),
  ];
}

/** The rows of a condition. @param text as `draftCondition` makes it */
export function splitCondition(text: string): SplitCondition {
  const stored: unknown = JSON.parse(text);
  const { core, negations } = peelNegations(stored);
  const { operator, subconditions, kind: _kind, id: _id, ...rest } = asNode(core) ?? {};
  const nodes: PlacedCondition[] = [];
  const visit = (node: unknown, parent: string | null, depth: number) => {
    const row = rowOf(node, depth);
    nodes.push({ row, parent });
    if (row.kind !== 'CompositeCondition') return;
    for (const each of subconditionsOf(peelNegations(node).core)) visit(each, row.key, depth + 1);
  };
  for (const each of Array.isArray(subconditions) ? subconditions : []) visit(each, null, 1);
  return { root: { negations, operator: operator === 'or' ? 'or' : 'and', content: contentOf(rest) }, nodes };
}

/** The text of rows: what `splitCondition` reads. */
export function joinCondition({ root, nodes }: SplitCondition): string {
  const children = Map.groupBy(nodes, ({ parent }) => parent);
  const build = (row: ConditionRow): unknown =>
    storedOf(
      row,
      (children.get(row.key) ?? []).map((child) => build(child.row)),
    );
  const { negations, operator, content } = root;
  const group = {
    ...readContent(content),
    ...{ id: rootId, kind: 'CompositeCondition', operator: operator || 'and' },
    subconditions: (children.get(null) ?? []).map(({ row }) => build(row)),
  };
  return JSON.stringify(negated(group, negations));
}

function rowOf(node: unknown, depth: number): ConditionRow {
  const { core, negations } = peelNegations(node);
  const fields = fieldsOfCondition(core, { negations, isDeep: depth >= deepest });
  return { ...fields, key: `${prefix}${String(asNode(core)?.['id'] ?? '')}` };
}

function storedOf({ key, ...fields }: ConditionRow, inner: readonly unknown[]): unknown {
  return conditionOfFields(fields, key.slice(prefix.length), inner);
}

/** Where ids are given. */
interface Naming {
  readonly taken: Set<string>;
  readonly depth: number;
}

function withIds(stored: unknown, { taken, depth }: Naming): unknown {
  const { core, negations } = peelNegations(stored);
  const node = asNode(core);
  // What is no condition is kept as the content of an opaque one.
  if (node === null) return withIds({ kind: opaqueKind, content: core ?? null }, { taken, depth });
  const id = depth === 0 ? rootId : freeId(node['id'], taken);
  const inner = isGroup(node) &&
    depth < deepest && {
      subconditions: subconditionsOf(node).map((each) => withIds(each, { taken, depth: depth + 1 })),
    };
  return negated({ ...node, id, ...inner }, negations);
}

function freeId(stored: unknown, taken: Set<string>): string {
  const isFree = typeof stored === 'string' && stored !== '' && stored !== rootId && !taken.has(stored);
  const id = isFree ? stored : `${madeUp}${newRowKey()}`;
  taken.add(id);
  return id;
}
