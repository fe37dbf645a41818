import { asNode, type ConditionNode, deepest } from './conditionNode.ts';

/**
 * A condition as it is stored, without its id and without those in it: what is compared and merged of it, field by field. What it does not have is an empty
 * text.
 */
export interface ConditionFields {
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

/** The kind of a condition that is kept as it came. */
export const opaqueKind = 'opaque';

/** A condition of which nothing is known. */
export const blankFields: ConditionFields = {
  ...{
    kind: '',
    negations: 0,
    operator: '',
    lhs: '',
    operatorName: '',
    rhs: '',
    rawExpression: '',
    content: '',
  },
};

/** The fields of a condition. @param stored without its negations; as deep as `isDeep` says it is too deep to be a group */
export function fieldsOfCondition(
  stored: unknown,
  { negations, isDeep = false }: { readonly negations: number; readonly isDeep?: boolean },
): ConditionFields {
  const { id: _id, kind, ...rest } = asNode(stored) ?? {};
  if (isGroup(stored) && !isDeep) {
    const { operator, subconditions: _inner, ...content } = rest;
    return {
      ...blankFields,
      ...{ kind: String(kind), negations, operator: String(operator), content: contentOf(content) },
    };
  }
  if (kind === 'BinaryCondition' && typeof (rest['operatorName'] ?? '') === 'string') {
    const { lhs, operatorName = '', rhs, ...content } = rest;
    const own = { lhs: contentOf(lhs), operatorName: String(operatorName), rhs: contentOf(rhs) };
    return { ...blankFields, ...own, kind, negations, content: contentOf(content) };
  }
  if (kind === 'RawCondition' && typeof rest['rawExpression'] === 'string') {
    const { rawExpression, ...content } = rest;
    return { ...blankFields, kind, negations, rawExpression, content: contentOf(content) };
  }
  const whole = asNode(stored) === null ? stored : { kind, ...rest };
  return { ...blankFields, kind: opaqueKind, negations, content: JSON.stringify(sorted(whole ?? null)) };
}

/** The condition of which the fields are, with its negations. @param inner the conditions in it, as they are stored */
export function conditionOfFields(fields: ConditionFields, id: string, inner: readonly unknown[]): unknown {
  const { kind, negations, operator, lhs, operatorName, rhs, rawExpression, content } = fields;
  if (kind === opaqueKind) {
    const whole: unknown = JSON.parse(content);
    return negated(asNode(whole) === null ? whole : { id, ...asNode(whole) }, negations);
  }
  const own = { ...readContent(content), id, kind };
  if (kind === 'CompositeCondition') return negated({ ...own, operator, subconditions: inner }, negations);
  if (kind === 'RawCondition') return negated({ ...own, rawExpression }, negations);
  const sides = {
    ...(lhs !== '' && { lhs: JSON.parse(lhs) as unknown }),
    operatorName,
    ...(rhs !== '' && { rhs: JSON.parse(rhs) as unknown }),
  };
  return negated({ ...own, ...sides }, negations);
}

/** A stored condition without its negations. One that says more than that it is a negation is kept as it came. */
export function peelNegations(stored: unknown): { core: unknown; negations: number } {
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

/** A stored condition with so many negations. */
export function negated(node: unknown, negations: number): unknown {
  let stored = node;
  for (let count = 0; count < negations; count += 1) {
    stored = { kind: 'UnaryCondition', operator: 'not', subcondition: stored };
  }
  return stored;
}

/** Whether a stored condition is a group that can be read. */
export function isGroup(core: unknown): boolean {
  const { kind, operator, subconditions } = asNode(core) ?? {};
  return (
    kind === 'CompositeCondition' && (operator === 'and' || operator === 'or') && Array.isArray(subconditions)
  );
}

/** The conditions in a stored group. */
export function subconditionsOf(core: unknown): readonly unknown[] {
  const inner = asNode(core)?.['subconditions'];
  return Array.isArray(inner) ? (inner as readonly unknown[]) : [];
}

/** As JSON, in an order that is the same for the same; empty for nothing. */
export function contentOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0) return '';
  return JSON.stringify(sorted(value));
}

/** What `contentOf` wrote of an object. */
export function readContent(content: string): ConditionNode {
  return (content === '' ? null : asNode(JSON.parse(content))) ?? {};
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  const node = asNode(value);
  if (node === null) return value;
  const names = Object.keys(node).toSorted();
  return Object.fromEntries(names.map((name) => [name, sorted(node[name])]));
}
