import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyHistory, type History, recordStep, redoStep, undoStep } from '../../shared/history/history.ts';
import { schema } from '../testing/sampleRule.ts';
import { fromClipboardText, toClipboardText } from './clipboard.ts';
import { createBinary, createGroup } from './createNode.ts';
import { setOperatorName, setRight } from './editCondition.ts';
import { placeOfMove } from './moves.ts';
import { type ConditionDraft, type ConditionNode, childrenOf, coreOf } from './nodes.ts';
import { parseCondition } from './parseCondition.ts';
import { serializeBranch, serializeCondition } from './serializeCondition.ts';
import { insertNodes, moveNode } from './structure.ts';
import { faultsOf, type Operation, operate, rules } from './testing/operations.ts';
import { indexOf } from './treeIndex.ts';
import { countIncomplete, problemsOf, summarize, validateCondition } from './validate.ts';
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

const valueProperties: Readonly<Record<string, readonly string[]>> = {
  FieldValue: ['formTemplateUniqueName', 'fieldName', 'variableName', 'typeName'],
  PropertyValue: ['objectName', 'propertyName', 'objectType'],
  VariableValue: ['variableName', 'typeName', 'variableMethod'],
  LiteralValue: ['valueString', 'typeName'],
  LeftSideFieldValue: ['valueString'],
  DataSetItemValue: ['datasetName', 'entityUri'],
  ValueOfTomorrow: ['when'],
};
const kindNames = Object.keys(valueProperties);

const withExtra = (known: fc.Arbitrary<object>) =>
  fc.tuple(extra, known).map(([unknown, rest]) => ({ ...unknown, ...rest }));

const value = fc.constantFrom(...Object.entries(valueProperties)).chain(([kind, properties]) =>
  withExtra(
    fc.tuple(...properties.map(() => text)).map((texts) => ({
      kind,
      ...Object.fromEntries(properties.map((name, index) => [name, texts[index]])),
    })),
  ),
);
/** One value, several, or a text of several as older versions stored it. */
const operand = fc.oneof(
  value,
  fc.array(value, { maxLength: 4 }),
  fc.record({
    kind: fc.constant('LiteralValue'),
    valueString: fc.constantFrom('Frame,Joisted Masonry', 'Trucking, local', ' a ,, b ', ','),
    typeName: fc.constant('String'),
  }),
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
    withExtra(fc.record({ kind: fc.constant('BinaryCondition'), lhs: value, operatorName, rhs: operand })),
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
    kind: fc.constantFrom(...kindNames),
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
        const saved = serializeCondition(steps.reduce(operate, parseCondition(payload)));
        expect(serializeCondition(parseCondition(structuredClone(saved)))).toEqual(saved);
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
        const incomplete = nodes.slice(1).filter((node) => problemsOf(node, rules).length > 0);
        expect(validateCondition(draft, schema).map(({ id }) => id)).toEqual(
          incomplete.map((node) => coreOf(node).id),
        );
        expect(countIncomplete(draft, schema)).toBe(incomplete.length);
        const leaves = nodes.filter((node) => coreOf(node).kind !== 'CompositeCondition');
        expect(summarize(draft).conditions).toBe(leaves.length);
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
        expect(serializeCondition(parseCondition(payload))).toEqual(payload);
      }),
    );
  });
});

describe('values of a list', () => {
  it('are stored as they were typed, whatever they hold, and come back one by one', () => {
    const texts = fc.array(
      text.filter((one) => one.trim() !== ''),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(texts, (typed) => {
        const condition = createBinary(rules);
        const start = setOperatorName(createGroup([condition]), condition.id, 'isInList', rules);
        const list = typed.map((valueString) => ({ kind: 'LiteralValue', valueString, typeName: 'String' }));
        const saved = serializeCondition(setRight(start, condition.id, list, rules));
        const read = childrenOf(parseCondition(structuredClone(saved)))[0];
        if (read?.kind !== 'BinaryCondition') throw new Error('The comparison did not come back.');
        expect(rules.rightValuesOf(read)).toEqual(list);
        expect(rules.operandsOf(read)).toBe('many');
      }),
    );
  });

  it('are read from a text of an older version, which stays as it is until it is edited', () => {
    fc.assert(
      fc.property(fc.array(text), (parts) => {
        const rhs = { kind: 'LiteralValue', valueString: parts.join(' ,'), typeName: 'String' };
        const payload = {
          kind: 'BinaryCondition',
          lhs: rules.create('FieldValue'),
          operatorName: 'isInList',
          rhs,
        };
        const draft = parseCondition(payload);
        const read = childrenOf(draft)[0];
        if (read?.kind !== 'BinaryCondition') throw new Error('The comparison was not read.');
        const expected = parts.flatMap((part) => part.split(',')).map((part) => part.trim());
        expect(rules.rightValuesOf(read)).toEqual(
          expected.filter(Boolean).map((valueString) => ({ ...rhs, valueString })),
        );
        expect(serializeCondition(draft)).toEqual(payload);
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
        const written: unknown = JSON.parse(JSON.stringify([serializeCondition(draft)]));
        expect(pasted.nodes.map((node) => serializeBranch(node))).toEqual(written);
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
  const next = insertNodes(draft, [createBinary(rules)], { position: 'end', targetId: draft.id });
  expect(childrenOf(next)[0]).toBe(childrenOf(draft)[0]);
});
