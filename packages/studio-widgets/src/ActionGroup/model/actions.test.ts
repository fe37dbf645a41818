import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addAction,
  moveAction,
  removeAction,
  setActionExpression,
  setActionParameter,
  setTransformVariables,
  validateActions,
} from './actionNodes.ts';
import { parseAction, parseActions, serializeActions } from './parseActions.ts';

const parameter = fc.record({ name: fc.string(), value: fc.string(), typeName: fc.string() });
const actions = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('RawAction'),
      rawExpression: fc.string(),
      transformVariables: fc.boolean(),
      note: fc.jsonValue(),
    }),
    fc.record(
      {
        kind: fc.constant('ParameterizedAction'),
        parameters: fc.array(parameter, { maxLength: 3 }),
        expression: fc.option(fc.string()),
        id: fc.nat(),
      },
      { requiredKeys: ['kind', 'parameters'] },
    ),
    fc.jsonValue(),
  ),
  { maxLength: 6 },
);

it('saves exactly what was loaded', () => {
  fc.assert(
    fc.property(actions, (payload) => {
      expect(serializeActions(parseActions(payload))).toEqual(payload);
    }),
  );
});

it('keeps every action through any moves, once', () => {
  fc.assert(
    fc.property(actions, fc.array(fc.tuple(fc.nat(9), fc.integer({ min: -2, max: 9 }))), (payload, moves) => {
      const start = parseActions(payload);
      const end = moves.reduce((draft, [at, to]) => moveAction(draft, draft[at]?.id ?? '', to), start);
      expect(end.map(({ id }) => id).sort()).toEqual(start.map(({ id }) => id).sort());
    }),
  );
});

it('edits one action and shares the others', () => {
  const start = parseActions([
    { kind: 'RawAction', rawExpression: 'a()', transformVariables: false },
    { kind: 'ParameterizedAction', parameters: [{ name: 'to', value: '', typeName: 'String' }] },
  ]);
  const [raw, sentence] = start.map(({ id }) => id);
  if (raw === undefined || sentence === undefined) throw new Error('Two actions were expected.');
  const edited = setTransformVariables(setActionExpression(start, raw, 'b()'), raw, true);
  expect(edited[0]).toMatchObject({ rawExpression: 'b()', transformVariables: true });
  expect(edited[1]).toBe(start[1]);
  expect(setActionExpression(edited, raw, 'b()')).toBe(edited);
  expect(validateActions(start)).toEqual([{ id: sentence, problem: 'no-parameter' }]);
  expect(validateActions(setActionParameter(start, sentence, 'to', 'Ann'))).toEqual([]);
  expect(setActionParameter(start, sentence, 'from', 'Ann')).toBe(start);
  expect(removeAction(start, raw)).toEqual([start[1]]);
  expect(removeAction(start, 'none')).toBe(start);
  expect(addAction(start, parseAction(null))).toHaveLength(3);
});

it('reads a sentence that is null as absent', () => {
  const payload = { kind: 'ParameterizedAction', parameters: [], expression: null };
  const action = parseAction(payload);
  expect(action).toMatchObject({ kind: 'ParameterizedAction' });
  expect(serializeActions([action])).toEqual([payload]);
});
