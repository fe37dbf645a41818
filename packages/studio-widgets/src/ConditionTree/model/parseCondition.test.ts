import { expect, it } from 'vitest';
import { isRecord } from '../../shared/parameters/payload.ts';
import { createBinary, createGroup } from './createNode.ts';
import { setOperatorName, setRight } from './editCondition.ts';
import { childrenOf } from './nodes.ts';
import { deepestLevel, parseBranch, parseCondition } from './parseCondition.ts';
import { serializeBranch, serializeCondition } from './serializeCondition.ts';
import { insertNodes, toggleNegation, wrapInGroup } from './structure.ts';
import { rules } from './testing/operations.ts';
import { indexOf } from './treeIndex.ts';
import { summarize } from './validate.ts';

const lhs = rules.create('FieldValue');

it('reads null as absent, and gives null back', () => {
  const payloads = [
    { kind: 'BinaryCondition', lhs, operatorName: 'exists', rhs: null },
    { kind: 'BinaryCondition', lhs, operatorName: 'equals', rhs: null },
    { kind: 'ParameterizedCondition', parameters: [], expression: null },
    {
      kind: 'ParameterizedCondition',
      parameters: [{ name: 'days', value: '3', typeName: 'Integer', expression: null }],
      expression: 'Older than {days}',
    },
  ];
  for (const payload of payloads) {
    const node = parseBranch(payload);
    expect(node).toMatchObject({ kind: payload.kind });
    expect(serializeBranch(node)).toEqual(payload);
  }
});

it('saves the right side that takes the place of null', () => {
  const draft = parseCondition({ kind: 'BinaryCondition', lhs, operatorName: 'equals', rhs: null });
  const id = childrenOf(draft)[0]?.id ?? '';
  const right = rules.create('LiteralValue');
  const edited = setRight(draft, id, right, rules);
  expect(serializeCondition(edited)).toMatchObject({ rhs: right });
  expect(serializeCondition(setOperatorName(edited, id, 'exists', rules))).not.toMatchObject({ rhs: right });
});

function nested(levels: number): object {
  let payload: object = { kind: 'RawCondition', rawExpression: 'a' };
  for (let level = 0; level < levels; level += 1)
    payload = { kind: 'CompositeCondition', operator: 'and', subconditions: [payload] };
  return payload;
}

/** How deep a payload is nested; recursion would end at the depths that are tried. */
function depthOf(payload: unknown): number {
  let depth = 0;
  let at = payload;
  while (isRecord(at) && Array.isArray(at['subconditions'])) {
    depth += 1;
    at = at['subconditions'][0];
  }
  return depth;
}

it('keeps what is nested too deep to be edited, at 5,000 levels too', () => {
  const draft = parseCondition(nested(5_000));
  expect(summarize(draft).levels).toBe(deepestLevel + 2);
  expect(depthOf(serializeCondition(draft))).toBe(5_000);
});

it('lets nothing be nested deeper than it would be read', () => {
  let draft = parseCondition(nested(deepestLevel - 2));
  const ids = [...indexOf(draft).parents.keys()];
  const innermost = ids.at(-1) ?? '';
  for (let step = 0; step < 5; step += 1) {
    draft = wrapInGroup(draft, innermost)?.draft ?? draft;
    draft = toggleNegation(draft, ids[step + 1] ?? '');
    draft = insertNodes(draft, [createGroup([createBinary(rules)])], {
      position: 'after',
      targetId: innermost,
    });
  }
  expect(summarize(draft).levels).toBe(deepestLevel);
  const read = parseCondition(serializeCondition(draft));
  expect(summarize(read)).toEqual(summarize(draft));
});

it('keeps a list, and what is no list of values as it came', () => {
  const read = (rhs: unknown) => parseBranch({ kind: 'BinaryCondition', lhs, operatorName: 'isInList', rhs });
  const list = [{ kind: 'LiteralValue', valueString: 'Trucking, local', typeName: 'String', note: 1 }];
  expect(read(list)).toMatchObject({ kind: 'BinaryCondition', rhs: list });
  expect(read([])).toMatchObject({ kind: 'BinaryCondition', rhs: [] });
  expect(read([...list, 'Frame'])).toMatchObject({ kind: 'OpaqueCondition' });
  expect(read('Frame')).toMatchObject({ kind: 'OpaqueCondition' });
});
