import { type ConditionDraft, parseCondition, serializeCondition } from '@studio/widgets';
import type { Entry, FieldValue, Outline } from '../editor/outline/Outline.ts';
import {
  blankFields,
  conditionOfFields,
  fieldsOfCondition,
  isGroup,
  subconditionsOf,
} from './conditionFields.ts';

/** A group, a negation, and whatever they can hold, as the tree edits them. */
export type GroupNode = Extract<ConditionDraft, { kind: 'CompositeCondition' }>;
type NegationNode = Extract<ConditionDraft, { kind: 'UnaryCondition' }>;
export type ConditionNode = GroupNode['subconditions'][number];

/** Conditions and actions keep the ids that they are stored with. */
export const kept = { isKeepingIds: true } as const;

/** The type of the entries of conditions: one for all kinds, so that their order in a group is one order. */
export const conditionType = 'condition';

/** The outermost group is the same in every version, whatever its id is. */
export const rootKey = 'condition';

type Fields = Readonly<Record<string, FieldValue>>;

/** The conditions of a draft as entries: each is identified by its id, and is in its group. */
export function readConditions(condition: ConditionDraft): readonly Entry[] {
  const entries: Entry[] = [];
  const visit = (node: ConditionNode, parent: string | null) => {
    const { core, negations } = splitNegations(node);
    const key = parent === null ? rootKey : keyOf(core.id);
    entries.push({ key, type: conditionType, parent, fields: fieldsOf(core, negations) });
    if (core.kind === 'CompositeCondition') for (const child of core.subconditions) visit(child, key);
  };
  visit(condition, null);
  return entries;
}

const keyOf = (id: string) => `${rootKey} ${id}`;

/** The condition of each entry, with its negations and with what is in it, by the keys of the entries. */
export function conditionsByKey(condition: ConditionDraft): ReadonlyMap<string, ConditionNode> {
  const found = new Map<string, ConditionNode>();
  collect(condition, null, found);
  return found;
}

/** A condition without its negations, and how many these were. */
function splitNegations(node: ConditionNode): { core: ConditionNode; negations: number } {
  let core = node;
  let negations = 0;
  while (core.kind === 'UnaryCondition') {
    core = core.subcondition;
    negations += 1;
  }
  return { core, negations };
}

const knownFields = new WeakMap<ConditionNode, Map<number, Fields>>();

/** Kept with the node: after an edit only what changed is read again. */
function fieldsOf(core: ConditionNode, negations: number): Fields {
  const known = knownFields.get(core) ?? new Map<number, Fields>();
  knownFields.set(core, known);
  const fields = known.get(negations) ?? makeFields(core, negations);
  known.set(negations, fields);
  return fields;
}

function makeFields(core: ConditionNode, negations: number): Fields {
  if (core.kind === 'OpaqueCondition')
    return { ...blankFields, kind: core.kind, negations, content: JSON.stringify(core.payload ?? null) };
  const alone = core.kind === 'CompositeCondition' ? { ...core, subconditions: [] } : core;
  return { ...fieldsOfCondition(payloadOf(alone), { negations }) };
}

/** One condition as it is saved, without its id. */
function payloadOf(node: ConditionNode): unknown {
  // What is read is a draft: a group around it is made, and taken off again.
  const group: GroupNode = {
    id: '',
    kind: 'CompositeCondition',
    operator: 'and',
    subconditions: [node],
  };
  return subconditionsOf(serializeCondition(group))[0];
}

/**
 * The condition that an outline says. A node that says the same as in a source is that of the source, so that what is worked out with it is
 * kept.
 * @param sources drafts that together hold every entry, the first that has one first
 */
export function writeConditions(outline: Outline, sources: readonly ConditionDraft[]): ConditionDraft {
  const children = Map.groupBy(
    [...outline.values()].filter(({ type }) => type === conditionType),
    ({ parent }) => parent ?? '',
  );
  const known = new Map<string, ConditionNode>();
  for (const source of sources.toReversed()) collect(source, null, known);
  const [first] = sources;
  const rootId = first === undefined ? rootKey : splitNegations(first).core.id;
  const build = (entry: Entry, id: string): ConditionNode => {
    const inner = (children.get(entry.key) ?? []).map((child) =>
      build(child, child.key.slice(rootKey.length + 1)),
    );
    return nodeOf(entry, id, inner, known.get(entry.key));
  };
  const root = children.get('')?.find(({ key }) => key === rootKey);
  const made = root && build(root, rootId);
  if (made !== undefined && splitNegations(made).core.kind === 'CompositeCondition')
    return made as ConditionDraft;
  return first ?? parseCondition(null);
}

function collect(node: ConditionNode, parent: string | null, known: Map<string, ConditionNode>): void {
  const { core } = splitNegations(node);
  const key = parent === null ? rootKey : keyOf(core.id);
  known.set(key, node);
  if (core.kind === 'CompositeCondition') for (const child of core.subconditions) collect(child, key, known);
}

function nodeOf(
  { fields }: Entry,
  id: string,
  inner: readonly ConditionNode[],
  source: ConditionNode | undefined,
): ConditionNode {
  if (source !== undefined && isSame(source, id, fields, inner)) return source;
  const core = coreFrom(fields, id, inner);
  let node: ConditionNode = core;
  for (let count = Number(fields['negations'] ?? 0); count > 0; count -= 1) {
    node = {
      id: `${node.id}!`,
      kind: 'UnaryCondition',
      operator: 'not',
      subcondition: node,
    } satisfies NegationNode;
  }
  return node;
}

function isSame(source: ConditionNode, id: string, fields: Fields, inner: readonly ConditionNode[]): boolean {
  const { core, negations } = splitNegations(source);
  if (core.id !== id) return false;
  const own = fieldsOf(core, negations);
  if (Object.keys(own).some((name) => own[name] !== fields[name])) return false;
  const children = core.kind === 'CompositeCondition' ? core.subconditions : [];
  return children.length === inner.length && children.every((child, index) => child === inner[index]);
}

function coreFrom(fields: Fields, id: string, inner: readonly ConditionNode[]): ConditionNode {
  const { kind, content } = fields;
  if (kind === 'OpaqueCondition') return { id, kind, payload: JSON.parse(String(content)) };
  // What was read from a condition, or chosen from two that were.
  const stored = conditionOfFields({ ...blankFields, ...fields, negations: 0 }, id, []);
  if (isGroup(stored)) return { ...parseCondition(stored, kept), subconditions: inner } as GroupNode;
  const group = { kind: 'CompositeCondition', operator: 'and', subconditions: [stored] };
  const draft = parseCondition(group, kept);
  const [read] = draft.kind === 'CompositeCondition' ? draft.subconditions : [];
  return read ?? { id, kind: 'OpaqueCondition', payload: stored };
}
