import type { RuleCondition } from '@studio/api';
import type { DraftRow } from '../../../../kernel/editor/fields/FieldDefinitions.ts';
import { newRowKey } from '../../../../kernel/editor/fields/newRowKey.ts';
import { asNode, type ConditionNode, deepest } from '../../conditions/conditionNode.ts';

/** A condition without those in it. What it does not have is an empty text. */
export interface ConditionRow extends DraftRow {
  /** As the contract names it; `opaque` where its content is kept as it came. */
  readonly kind: string;
  /** How often it is negated. */
  readonly negations: number;
  readonly operator: string;
  /** As JSON, as is `rhs`. */
  readonly lhs: string;
  readonly operatorName: string;
  readonly rhs: string;
  readonly rawExpression: string;
  /** All else that is stored of it, as JSON. */
  readonly content: string;
}

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

const opaque = 'opaque';
/** The outermost group has the same id in every rule. */
const rootId = 'root';
/** Begins ids that a draft gave to conditions which are stored without one. */
const madeUp = '~';
const prefix = 'condition ';

/** The row of a condition of which nothing is known. */
export function blankCondition(key: string): ConditionRow {
  return {
    ...{ key, kind: '', negations: 0, operator: '', lhs: '', operatorName: '', rhs: '' },
    ...{ rawExpression: '', content: '' },
  };
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
  const { core } = peel(stored);
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
export function saysSame(one: string, other: string): boolean {
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
  const { core, negations } = peel(stored);
  const { operator, subconditions, kind: _kind, id: _id, ...rest } = asNode(core) ?? {};
  const nodes: PlacedCondition[] = [];
  const visit = (node: unknown, parent: string | null, depth: number) => {
    const row = rowOf(node, depth);
    nodes.push({ row, parent });
    if (row.kind !== 'CompositeCondition') return;
    for (const each of childrenOf(peel(node).core)) visit(each, row.key, depth + 1);
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
    ...read(content),
    ...{ id: rootId, kind: 'CompositeCondition', operator: operator || 'and' },
    subconditions: (children.get(null) ?? []).map(({ row }) => build(row)),
  };
  return JSON.stringify(negated(group, negations));
}

function rowOf(node: unknown, depth: number): ConditionRow {
  const { core, negations } = peel(node);
  const { id, kind, ...rest } = asNode(core) ?? {};
  const blank = blankCondition(`${prefix}${String(id ?? '')}`);
  if (isGroup(core) && depth < deepest) {
    const { operator, subconditions: _inner, ...content } = rest;
    return {
      ...blank,
      kind: String(kind),
      negations,
      operator: String(operator),
      content: contentOf(content),
    };
  }
  if (kind === 'BinaryCondition' && typeof (rest['operatorName'] ?? '') === 'string') {
    const { lhs, operatorName = '', rhs, ...content } = rest;
    const own = { lhs: contentOf(lhs), operatorName: String(operatorName), rhs: contentOf(rhs) };
    return { ...blank, ...own, kind, negations, content: contentOf(content) };
  }
  if (kind === 'RawCondition' && typeof rest['rawExpression'] === 'string') {
    const { rawExpression, ...content } = rest;
    return { ...blank, kind, negations, rawExpression, content: contentOf(content) };
  }
  const whole = asNode(core) === null ? core : { kind, ...rest };
  return { ...blank, kind: opaque, negations, content: JSON.stringify(sorted(whole ?? null)) };
}

function storedOf(row: ConditionRow, inner: readonly unknown[]): unknown {
  const { key, kind, negations, operator, lhs, operatorName, rhs, rawExpression, content } = row;
  const id = key.slice(prefix.length);
  const whole: unknown = kind === opaque ? JSON.parse(content) : null;
  if (kind === opaque) return negated(asNode(whole) === null ? whole : { id, ...asNode(whole) }, negations);
  const own = { ...read(content), id, kind };
  if (kind === 'CompositeCondition') return negated({ ...own, operator, subconditions: inner }, negations);
  if (kind === 'RawCondition') return negated({ ...own, rawExpression }, negations);
  const sides = {
    ...(lhs !== '' && { lhs: JSON.parse(lhs) as unknown }),
    operatorName,
    ...(rhs !== '' && { rhs: JSON.parse(rhs) as unknown }),
  };
  return negated({ ...own, ...sides }, negations);
}

/** A condition without its negations. One that says more than that it is a negation is kept as it came. */
function peel(stored: unknown): { core: unknown; negations: number } {
  let core = stored;
  let negations = 0;
  for (
    let node = asNode(core);
    node !== null && isPlainNegation(node) && negations < deepest;
    node = asNode(core)
  ) {
    core = node['subcondition'];
    negations += 1;
  }
  return { core, negations };
}

function isPlainNegation({ kind, operator, subcondition, id: _id, ...rest }: ConditionNode): boolean {
  const isNegation = kind === 'UnaryCondition' && operator === 'not' && asNode(subcondition) !== null;
  return isNegation && Object.keys(rest).length === 0;
}

function negated(node: unknown, negations: number): unknown {
  let stored = node;
  for (let count = 0; count < negations; count += 1) {
    stored = { kind: 'UnaryCondition', operator: 'not', subcondition: stored };
  }
  return stored;
}

function isGroup(core: unknown): boolean {
  const { kind, operator, subconditions } = asNode(core) ?? {};
  return (
    kind === 'CompositeCondition' && (operator === 'and' || operator === 'or') && Array.isArray(subconditions)
  );
}

function childrenOf(core: unknown): readonly unknown[] {
  const inner = asNode(core)?.['subconditions'];
  return Array.isArray(inner) ? (inner as readonly unknown[]) : [];
}

/** Where ids are given. */
interface Naming {
  readonly taken: Set<string>;
  readonly depth: number;
}

function withIds(stored: unknown, { taken, depth }: Naming): unknown {
  const { core, negations } = peel(stored);
  const node = asNode(core);
  // What is no condition is kept as the content of an opaque one.
  if (node === null) return withIds({ kind: opaque, content: core ?? null }, { taken, depth });
  const id = depth === 0 ? rootId : freeId(node['id'], taken);
  const inner = isGroup(node) &&
    depth < deepest && {
      subconditions: childrenOf(node).map((each) => withIds(each, { taken, depth: depth + 1 })),
    };
  return negated({ ...node, id, ...inner }, negations);
}

function freeId(stored: unknown, taken: Set<string>): string {
  const isFree = typeof stored === 'string' && stored !== '' && stored !== rootId && !taken.has(stored);
  const id = isFree ? stored : `${madeUp}${newRowKey()}`;
  taken.add(id);
  return id;
}

/** As JSON, in an order that is the same for the same; empty for nothing. */
function contentOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (!Array.isArray(value) && Object.keys(value).length === 0) return '';
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  const node = asNode(value);
  if (node === null) return value;
  const names = Object.keys(node).toSorted();
  return Object.fromEntries(names.map((name) => [name, sorted(node[name])]));
}

function read(content: string): ConditionNode {
  return (content === '' ? null : asNode(JSON.parse(content))) ?? {};
}
