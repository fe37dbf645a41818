import { expect, it } from 'vitest';
import { createRuleValueKinds, declareRuleOperators, type FieldValue } from '../presets.tsx';
import { schema } from '../testing/sampleRule.ts';
import { createBinary, createGroup } from './createNode.ts';
import { setLeft, setLeftKind, setOperatorName, setRight, setRightKind } from './editCondition.ts';
import { type BinaryNode, type ConditionDraft, childrenOf, coreOf } from './nodes.ts';
import { parseCondition } from './parseCondition.ts';
import { rulesOf } from './rules.ts';
import { moveNode, ungroup, wrapInGroup } from './structure.ts';
import { rules } from './testing/operations.ts';
import { findNode } from './treeIndex.ts';
import type { ConditionValue } from './valueKind.ts';

const field = (typeName: string): FieldValue => ({
  kind: 'FieldValue',
  formTemplateUniqueName: 'Building',
  fieldName: 'Roof age',
  variableName: 'roofAge',
  typeName,
});
const condition = createBinary(rules);
const { id } = condition;
const start: ConditionDraft = createGroup([condition]);
const at = (draft: ConditionDraft, ofId = id) => findNode(draft, ofId) as BinaryNode;
const literal = (valueString: string, typeName = 'String') => ({
  kind: 'LiteralValue',
  valueString,
  typeName,
});

it('gives a literal the type of the left side, and keeps its text only if that is entered in the same way', () => {
  const number = setLeft(start, id, field('Integer'), rules);
  expect(at(number).rhs).toEqual({ kind: 'LiteralValue', valueString: '', typeName: 'Integer' });
  const typed = setRight(number, id, literal('15', 'Integer'), rules);
  expect(at(setLeft(typed, id, field('String'), rules)).rhs).toMatchObject({
    valueString: '15',
    typeName: 'String',
  });
  expect(at(setLeft(typed, id, field('Date'), rules)).rhs).toMatchObject({
    valueString: '',
    typeName: 'Date',
  });
});

it('turns values of the left side into literals when they are no longer offered', () => {
  const chosen = setRightKind(setLeft(start, id, field('String'), rules), id, 'LeftSideFieldValue', rules);
  expect(at(chosen).rhs).toEqual({ kind: 'LeftSideFieldValue', valueString: '' });
  expect(at(setLeftKind(chosen, id, 'PropertyValue', rules)).rhs).toMatchObject({ kind: 'LiteralValue' });
});

it('unsets an operator that does not suit the left side', () => {
  const listed = setOperatorName(
    setLeft(start, id, field('ClassCode'), rules),
    id,
    'isInClassCodeList',
    rules,
  );
  expect(at(listed).rhs).toEqual([rules.create('LiteralValue', 'ClassCode')]);
  expect(at(setLeftKind(listed, id, 'VariableValue', rules)).operatorName).toBe('');
});

it('puts the value in a list for an operator that compares with many, and takes the first of it out again', () => {
  const typed = setRight(setLeft(start, id, field('String'), rules), id, literal('Trucking, local'), rules);
  const listed = setOperatorName(typed, id, 'isInList', rules);
  expect(at(listed).rhs).toEqual([literal('Trucking, local')]);
  const two = setRight(listed, id, [literal('Trucking, local'), literal('Frame')], rules);
  expect(at(setOperatorName(two, id, 'equals', rules)).rhs).toEqual(literal('Trucking, local'));
  expect(at(setRightKind(two, id, 'LeftSideFieldValue', rules)).rhs).toEqual([
    { kind: 'LeftSideFieldValue', valueString: '' },
  ]);
});

it('reads a text that was stored in place of a list, and leaves it to another operator as it is', () => {
  const stored = parseCondition({
    kind: 'BinaryCondition',
    lhs: field('String'),
    operatorName: 'isInList',
    rhs: literal(' Frame,,Joisted Masonry '),
  });
  const only = childrenOf(stored)[0];
  if (only?.kind !== 'BinaryCondition') throw new Error('The comparison was not read.');
  expect(rules.rightValuesOf(only)).toEqual([literal('Frame'), literal('Joisted Masonry')]);
  expect(at(setOperatorName(stored, only.id, 'equals', rules), only.id).rhs).toBe(only.rhs);
});

it('changes the type of every value of a list with the left side', () => {
  const listed = setOperatorName(setLeft(start, id, field('Integer'), rules), id, 'isInList', rules);
  const two = setRight(listed, id, [literal('15', 'Integer'), literal('20', 'Integer')], rules);
  expect(at(setLeft(two, id, field('Double'), rules)).rhs).toEqual([
    literal('15', 'Double'),
    literal('20', 'Double'),
  ]);
  expect(at(setLeft(two, id, field('Date'), rules)).rhs).toEqual([literal('', 'Date')]);
});

it('knows operators by what they declare, whatever they are called', () => {
  const kinds = createRuleValueKinds({ searchValues: async () => [] });
  const german = rulesOf({
    operators: [
      { name: 'vorhanden', label: 'ist vorhanden', operands: 'none' },
      { name: 'eines von', label: 'ist eines von', operands: 'many' },
      { name: 'exists', label: 'exists', operands: 'one' },
    ],
    valueKinds: kinds,
  });
  const none = setOperatorName(start, id, 'vorhanden', german);
  expect(at(none)).not.toHaveProperty('rhs');
  expect(at(setOperatorName(none, id, 'eines von', german)).rhs).toEqual([literal('', 'String')]);
  expect(at(setOperatorName(none, id, 'exists', german)).rhs).toEqual(literal('', 'String'));
  const whileLoading = rulesOf({ operators: undefined, valueKinds: kinds });
  expect(whileLoading.operandsOf(at(none))).toBe('none');
});

it('has no right side with exists, and an empty literal with any other operator', () => {
  const exists = setOperatorName(setLeft(start, id, field('Integer'), rules), id, 'exists', rules);
  expect(at(exists)).not.toHaveProperty('rhs');
  expect(setRight(exists, id, rules.create('LiteralValue'), rules)).toBe(exists);
  expect(at(setOperatorName(exists, id, 'equals', rules)).rhs).toEqual({
    kind: 'LiteralValue',
    valueString: '',
    typeName: 'Integer',
  });
});

it('offers a class code field the class code list only, others the plain one, and no class code list without a field', () => {
  const operators = declareRuleOperators([
    { name: 'equals', label: 'is' },
    { name: 'isInList', label: 'is in list' },
    { name: '17', label: 'is in class code list' },
    { name: 'isOver', label: 'is over', types: ['Integer'] },
  ]);
  const own = rulesOf({ ...schema, operators });
  const names = (left: ConditionValue) => own.operatorsFor(left)?.map(({ label }) => label);
  expect(names(field('ClassCode'))).toEqual(['is', 'is in class code list']);
  expect(names(field('Integer'))).toEqual(['is', 'is in list', 'is over']);
  expect(names(field('String'))).toEqual(['is', 'is in list']);
  expect(names(own.create('FieldValue'))).toEqual(['is', 'is in list', 'is over']);
  expect(rulesOf({ ...schema, operators: undefined }).operatorsFor(field('String'))).toBeUndefined();
});

it('never moves a group into itself, and gives the same draft back when nothing moves', () => {
  const wrapped = wrapInGroup(start, id);
  if (wrapped === undefined) throw new Error('The condition was not wrapped.');
  const { draft, groupId } = wrapped;
  expect(moveNode(draft, groupId, { position: 'end', targetId: groupId })).toBe(draft);
  expect(moveNode(draft, groupId, { position: 'before', targetId: id })).toBe(draft);
  expect(moveNode(draft, id, { position: 'start', targetId: groupId })).toBe(draft);
  expect(ungroup(draft, groupId)).toEqual(start);
});

it('moves the last condition of a group out, and into the group above', () => {
  const group = createGroup([createBinary(rules), condition]);
  const draft = createGroup([group, createBinary(rules)]);
  const behind = moveNode(draft, id, { position: 'after', targetId: group.id });
  expect(coreOf(childrenOf(behind)[1] ?? behind).id).toBe(id);
  const ahead = moveNode(draft, id, { position: 'before', targetId: group.id });
  expect(coreOf(childrenOf(ahead)[0] ?? ahead).id).toBe(id);
  const inside = moveNode(behind, id, { position: 'end', targetId: group.id });
  expect(inside).toEqual(draft);
  expect(moveNode(draft, id, { position: 'end', targetId: group.id })).toBe(draft);
});
