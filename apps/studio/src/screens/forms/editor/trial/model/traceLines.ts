import type { ConditionTrace, JsonObject, JsonValue } from '@studio/rules';

/** A condition with what became of it. */
export interface TraceLine {
  /** Where it is in the condition. */
  readonly key: string;
  readonly kind: 'all' | 'any' | 'condition';
  readonly isNegated: boolean;
  /** As it is stored, to be described. */
  readonly stored: JsonValue;
  readonly result: ConditionTrace['result'];
  /** What the left side is; null for no value. */
  readonly value: ConditionTrace['value'];
  /** What else it read. */
  readonly read: NonNullable<ConditionTrace['read']>;
  /** Why it cannot decide; null where it does. */
  readonly message: string | null;
  readonly of: readonly TraceLine[];
}

/** What became of each part of a condition. A negation is one line with what it negates. @param trace of the same condition */
export function traceLines(stored: JsonValue, trace: ConditionTrace): TraceLine {
  return lineOf(stored, trace, { key: '', isNegated: false });
}

function lineOf(
  stored: JsonValue,
  trace: ConditionTrace,
  { key, isNegated }: Pick<TraceLine, 'key' | 'isNegated'>,
): TraceLine {
  const node = asObject(stored);
  const { subcondition = null, subconditions, operator } = node;
  const [inner] = trace.of;
  // The mark of a negation is that of the whole: whether it holds with the 'not'.
  if (node['kind'] === 'UnaryCondition' && inner !== undefined) {
    return { ...lineOf(subcondition, inner, { key, isNegated: !isNegated }), result: trace.result };
  }
  const parts = Array.isArray(subconditions) ? subconditions : [];
  const isGroup = node['kind'] === 'CompositeCondition';
  const groupKind = operator === 'or' ? 'any' : 'all';
  return {
    ...{ key, kind: isGroup ? groupKind : 'condition', isNegated, stored },
    ...{ result: trace.result, value: trace.value, read: trace.read ?? [], message: trace.message },
    of: trace.of.map((each, index) =>
      lineOf(parts[index] ?? null, each, { key: `${key}/${index}`, isNegated: false }),
    ),
  };
}

function asObject(value: JsonValue): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
