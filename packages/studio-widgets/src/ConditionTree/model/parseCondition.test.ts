import { expect, it } from 'vitest';
import { isRecord } from '../../shared/parameters/payload.ts';
import { createBinary, createGroup } from './createNode.ts';
import { setOperatorName, setRight } from './editCondition.ts';
import { childrenOf } from './nodes.ts';
import { deepestLevel, parseBranch, parseCondition } from './parseCondition.ts';
import { serialiseBranch, serialiseCondition } from './serialiseCondition.ts';
import { insertNodes, toggleNegation, wrapInGroup } from './structure.ts';
import { indexOf } from './treeIndex.ts';
import { summarise } from './validate.ts';
import { createValue } from './values.ts';

const lhs = createValue('FieldValue');

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
    expect(serialiseBranch(node)).toEqual(payload);
  }
});

it('saves the right side that takes the place of null', () => {
  const draft = parseCondition({ kind: 'BinaryCondition', lhs, operatorName: 'equals', rhs: null });
  const id = childrenOf(draft)[0]?.id ?? '';
  const right = createValue('LiteralValue');
  const edited = setRight(draft, id, right);
  expect(serialiseCondition(edited)).toMatchObject({ rhs: right });
  expect(serialiseCondition(setOperatorName(edited, id, 'exists'))).not.toMatchObject({ rhs: right });
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
  expect(summarise(draft).levels).toBe(deepestLevel + 2);
  expect(depthOf(serialiseCondition(draft))).toBe(5_000);
});

it('lets nothing be nested deeper than it would be read', () => {
  let draft = parseCondition(nested(deepestLevel - 2));
  const ids = [...indexOf(draft).parents.keys()];
  const innermost = ids.at(-1) ?? '';
  for (let step = 0; step < 5; step += 1) {
    draft = wrapInGroup(draft, innermost)?.draft ?? draft;
    draft = toggleNegation(draft, ids[step + 1] ?? '');
    draft = insertNodes(draft, [createGroup([createBinary()])], { position: 'after', targetId: innermost });
  }
  expect(summarise(draft).levels).toBe(deepestLevel);
  const read = parseCondition(serialiseCondition(draft));
  expect(summarise(read)).toEqual(summarise(draft));
});
