import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyHistory, type History, recordStep, redoStep, undoStep } from '../../shared/history/history.ts';
import { fromClipboardText, toClipboardText } from './clipboard.ts';
import { createBinary } from './createNode.ts';
import { placeOfMove } from './moves.ts';
import { type ConditionDraft, type ConditionNode, childrenOf, coreOf } from './nodes.ts';
import { parseCondition } from './parseCondition.ts';
import { serialiseBranch, serialiseCondition } from './serialiseCondition.ts';
import { insertNodes, moveNode } from './structure.ts';
import { faultsOf, type Operation, operate } from './testing/operations.ts';
import { indexOf } from './treeIndex.ts';
import { countIncomplete, problemsOf, summarise, validateCondition } from './validate.ts';
import { type ValueKind, valueProperties } from './values.ts';
import { listRows, nodeOfRow } from './visibleRows.ts';

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', 'Building', '15', '<b>', '👩‍🚒', 'مبنى'),
);

const extra = fc.dictionary(
  fc.constantFrom('id', 'objectUri', 'note', 'extra', 'position', '__proto__'),
  fc.jsonValue({ maxDepth: 1 }),
  { maxKeys: 2, noNullPrototype: true },
);

const withExtra = (known: fc.Arbitrary<object>) =>
  fc.tuple(extra, known).map(([unknown, rest]) => ({ ...unknown, ...rest }));

const value = fc
  .constantFrom(...(Object.keys(valueProperties) as (keyof typeof valueProperties)[]))
  .chain((kind) =>
    withExtra(
      fc.tuple(...valueProperties[kind].map(() => text)).map((texts) => ({
        kind,
        ...Object.fromEntries(valueProperties[kind].map((name, index) => [name, texts[index]])),
      })),
    ),
  );

const parameter = withExtra(fc.record({ name: text, value: text, typeName: text }));
const operatorName = fc.constantFrom('', 'equals', 'isInList', 'contains');

/** Conditions as a server sends them, of every kind, with properties that the model does not know. */
const { condition: payloads, group: groupPayloads } = fc.letrec<{
  condition: unknown;
  group: unknown;
}>((tie) => ({
  group: withExtra(
    fc.record({
      kind: fc.constant('CompositeCondition'),
      operator: fc.constantFrom('and', 'or'),
      subconditions: fc.array(tie('condition'), { maxLength: 4, depthIdentifier: 'tree' }),
    }),
  ),
  condition: fc.oneof(
    { depthIdentifier: 'tree', maxDepth: 4, withCrossShrink: true },
    withExtra(fc.record({ kind: fc.constant('RawCondition'), rawExpression: text })),
    withExtra(fc.record({ kind: fc.constant('BinaryCondition'), lhs: value, operatorName, rhs: value })),
    withExtra(
      fc.record({
        kind: fc.constant('BinaryCondition'),
        lhs: value,
        operatorName: fc.constant('exists'),
      }),
    ),
    withExtra(
      fc.record({
        kind: fc.constant('ParameterizedCondition'),
        parameters: fc.array(parameter, { maxLength: 3 }),
        expression: text,
      }),
    ),
    fc.record({ kind: fc.constantFrom('FutureCondition', 'RawCondition'), payload: fc.jsonValue() }),
    withExtra(
      fc.record({
        kind: fc.constant('BinaryCondition'),
        lhs: value,
        operatorName,
        rhs: fc.constant(null),
      }),
    ),
    withExtra(
      fc.record({
        kind: fc.constant('UnaryCondition'),
        operator: fc.constant('not'),
        subcondition: tie('condition'),
      }),
    ),
    tie('group'),
  ),
}));

const operations: fc.Arbitrary<readonly Operation[]> = fc.array(
  fc.record({
    name: fc.constantFrom(
      ...['add', 'add-raw', 'add-group', 'delete', 'negate', 'any', 'all', 'move', 'up', 'down', 'in', 'out'],
      ...['paste', 'wrap', 'ungroup', 'left', 'left-kind', 'right', 'right-kind', 'operator', 'raw'],
    ),
    at: fc.nat(1000),
    to: fc.nat(1000),
    position: fc.constantFrom('before', 'after', 'start', 'end'),
    kind: fc.constantFrom(...(Object.keys(valueProperties) as ValueKind[])),
    text: fc.constantFrom('', 'exists', 'equals', 'isInList', '15'),
  }),
  { maxLength: 25 },
);

const group = { kind: 'CompositeCondition', operator: 'and' };

const withoutOwnIndex = (draft: ConditionDraft): ConditionDraft => ({ ...draft });

function walk(node: ConditionNode): readonly ConditionNode[] {
  return [node, ...childrenOf(node).flatMap(walk)];
}

describe('any sequence of operations', () => {
  it('keeps a valid tree whose index is that of a fresh look', () => {
    fc.assert(
      fc.property(groupPayloads, operations, (payload, steps) => {
        let draft = parseCondition(payload);
        for (const step of steps) {
          draft = operate(draft, step);
          expect(faultsOf(draft)).toEqual([]);
        }
        expect([...indexOf(draft).parents].sort()).toEqual(
          [...indexOf(withoutOwnIndex(draft)).parents].sort(),
        );
      }),
    );
  });

  it('moves wherever there is a place to move to', () => {
    fc.assert(
      fc.property(groupPayloads, operations, (payload, steps) => {
        const draft = steps.reduce(operate, parseCondition(payload));
        for (const id of indexOf(draft).parents.keys())
          for (const direction of ['up', 'down', 'out', 'in'] as const) {
            const place = placeOfMove(draft, id, direction);
            if (place !== undefined) expect(moveNode(draft, id, place)).not.toBe(draft);
          }
      }),
    );
  });

  it('comes back through saving and loading', () => {
    fc.assert(
      fc.property(groupPayloads, operations, (payload, steps) => {
        const saved = serialiseCondition(steps.reduce(operate, parseCondition(payload)));
        expect(serialiseCondition(parseCondition(structuredClone(saved)))).toEqual(saved);
      }),
    );
  });

  it('is undone to the very start and redone to the very end', () => {
    fc.assert(
      fc.property(groupPayloads, operations, (payload, steps) => {
        const start = parseCondition(payload);
        let draft = start;
        let history: History<ConditionDraft> = emptyHistory;
        for (const [at, step] of steps.entries()) {
          const next = operate(draft, step);
          if (next !== draft) history = recordStep(history, draft, next, { at });
          draft = next;
        }
        const end = draft;
        for (let undone = undoStep(history, draft); undone; undone = undoStep(history, draft)) {
          draft = undone.state;
          history = undone.history;
        }
        expect(draft).toBe(start);
        for (let redone = redoStep(history, draft); redone; redone = redoStep(history, draft)) {
          draft = redone.state;
          history = redone.history;
        }
        expect(draft).toBe(end);
      }),
    );
  });

  it('counts as a fresh look does, and draws every condition once', () => {
    fc.assert(
      fc.property(groupPayloads, operations, (payload, steps) => {
        const draft = steps.reduce(operate, parseCondition(payload));
        const nodes = walk(draft);
        const incomplete = nodes.slice(1).filter((node) => problemsOf(node).length > 0);
        expect(validateCondition(draft).map(({ id }) => id)).toEqual(
          incomplete.map((node) => coreOf(node).id),
        );
        expect(countIncomplete(draft)).toBe(incomplete.length);
        const leaves = nodes.filter((node) => coreOf(node).kind !== 'CompositeCondition');
        expect(summarise(draft).conditions).toBe(leaves.length);
        const rows = listRows(draft, { collapsed: new Set(), hasFeet: true });
        const drawn = rows.filter(({ kind }) => kind !== 'foot');
        expect(drawn.map((row) => nodeOfRow(draft, rows, row))).toEqual(nodes);
        expect(rows.reduce((closes, row) => closes + row.closes, 0)).toBe(nodes.length - leaves.length);
      }),
    );
  });
});

describe('saving', () => {
  it('gives exactly what was loaded, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(payloads, fc.jsonValue()), (payload) => {
        fc.pre(payload !== null);
        expect(serialiseCondition(parseCondition(payload))).toEqual(payload);
      }),
    );
  });
});

describe('the clipboard', () => {
  it('brings a branch with ids of its own', () => {
    fc.assert(
      fc.property(groupPayloads, operations, (payload, steps) => {
        const draft = steps.reduce(operate, parseCondition(payload));
        const pasted = fromClipboardText(toClipboardText([draft]));
        if (!('nodes' in pasted)) throw new Error(`Refused as ${pasted.refusal}.`);
        // JSON has no -0.
        const written: unknown = JSON.parse(JSON.stringify([serialiseCondition(draft)]));
        expect(pasted.nodes.map(serialiseBranch)).toEqual(written);
        const both = insertNodes(draft, pasted.nodes, { position: 'end', targetId: coreOf(draft).id });
        expect(faultsOf(both)).toEqual([]);
      }),
    );
  });

  it('refuses a branch with something in it that is no condition', () => {
    const withOne = (payload: unknown) =>
      fromClipboardText(toClipboardText([parseCondition({ ...group, subconditions: [payload] })]));
    expect(withOne({ kind: 'FutureCondition', when: 'someday' })).toHaveProperty('nodes');
    for (const payload of [null, 7, 'text', [], {}, { kind: 7 }])
      expect(withOne(payload)).toEqual({ refusal: 'damaged' });
  });

  it('refuses any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(fromClipboardText(text)).toEqual({ refusal: 'no-conditions' });
      }),
    );
  });
});

it('shares everything that an edit does not touch', () => {
  const draft = parseCondition({
    kind: 'CompositeCondition',
    operator: 'and',
    subconditions: [{ kind: 'RawCondition', rawExpression: 'a' }],
  });
  const next = insertNodes(draft, [createBinary()], { position: 'end', targetId: draft.id });
  expect(childrenOf(next)[0]).toBe(childrenOf(draft)[0]);
});
