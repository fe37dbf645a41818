import { expect, it } from 'vitest';
import { createBinary, createGroup } from './createNode.ts';
import { setLeft, setLeftKind, setOperatorName, setRight, setRightKind } from './editCondition.ts';
import { type BinaryNode, type ConditionDraft, childrenOf, coreOf } from './nodes.ts';
import { offeredOperators } from './operators.ts';
import { moveNode, ungroup, wrapInGroup } from './structure.ts';
import { rules } from './testing/operations.ts';
import { findNode } from './treeIndex.ts';
import { createValue, type FieldValue } from './values.ts';

const field = (typeName: string): FieldValue => ({
  kind: 'FieldValue',
  formTemplateUniqueName: 'Building',
  fieldName: 'Roof age',
  variableName: 'roofAge',
  typeName,
});
const condition = createBinary();
const { id } = condition;
const start: ConditionDraft = createGroup([condition]);
const at = (draft: ConditionDraft) => findNode(draft, id) as BinaryNode;

it('gives a literal the type of the left side, and keeps its text only if that is entered in the same way', () => {
  const number = setLeft(start, id, field('Integer'), rules);
  expect(at(number).rhs).toEqual({ kind: 'LiteralValue', valueString: '', typeName: 'Integer' });
  const typed = setRight(number, id, { kind: 'LiteralValue', valueString: '15', typeName: 'Integer' });
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
  const chosen = setRightKind(setLeft(start, id, field('String'), rules), id, 'LeftSideFieldValue');
  expect(at(chosen).rhs).toEqual({ kind: 'LeftSideFieldValue', valueString: '' });
  expect(at(setLeftKind(chosen, id, 'PropertyValue', rules)).rhs).toMatchObject({ kind: 'LiteralValue' });
});

it('unsets an operator that does not suit the left side', () => {
  const listed = setOperatorName(setLeft(start, id, field('String'), rules), id, 'isInList');
  expect(at(setLeftKind(listed, id, 'VariableValue', rules)).operatorName).toBe('');
});

it('has no right side with exists, and an empty literal with any other operator', () => {
  const exists = setOperatorName(setLeft(start, id, field('Integer'), rules), id, 'exists');
  expect(at(exists)).not.toHaveProperty('rhs');
  expect(setRight(exists, id, createValue('LiteralValue'))).toBe(exists);
  expect(at(setOperatorName(exists, id, 'equals')).rhs).toEqual({
    kind: 'LiteralValue',
    valueString: '',
    typeName: 'Integer',
  });
});

it('offers a class code field the class code list only, others the plain one, and no class code list without a field', () => {
  const operators = [
    { name: 'equals', label: 'is' },
    { name: 'isInList', label: 'is in list' },
    { name: '17', label: 'is in class code list' },
    { name: 'isOver', label: 'is over', types: ['Integer'] },
  ];
  const names = (left: Parameters<typeof offeredOperators>[1]) =>
    offeredOperators(operators, left)?.map(({ label }) => label);
  expect(names(field('ClassCode'))).toEqual(['is', 'is in class code list']);
  expect(names(field('Integer'))).toEqual(['is', 'is in list', 'is over']);
  expect(names(field('String'))).toEqual(['is', 'is in list']);
  expect(names(createValue('FieldValue'))).toEqual(['is', 'is in list', 'is over']);
  expect(offeredOperators(() => undefined, field('String'))).toBeUndefined();
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
  const group = createGroup([createBinary(), condition]);
  const draft = createGroup([group, createBinary()]);
  const behind = moveNode(draft, id, { position: 'after', targetId: group.id });
  expect(coreOf(childrenOf(behind)[1] ?? behind).id).toBe(id);
  const ahead = moveNode(draft, id, { position: 'before', targetId: group.id });
  expect(coreOf(childrenOf(ahead)[0] ?? ahead).id).toBe(id);
  const inside = moveNode(behind, id, { position: 'end', targetId: group.id });
  expect(inside).toEqual(draft);
  expect(moveNode(draft, id, { position: 'end', targetId: group.id })).toBe(draft);
});
