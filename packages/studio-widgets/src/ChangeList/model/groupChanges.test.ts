import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangeListItem } from '../types.ts';
import { groupChanges } from './groupChanges.ts';

const change = (id: string, subject: string, subjectId?: string): ChangeListItem => ({
  id,
  kind: 'changed',
  subject,
  subjectId,
  field: 'Label',
  before: 'a',
  after: 'b',
});

describe('groupChanges', () => {
  it('puts the changes of a subject together, at the place of its first', () => {
    const lines = groupChanges([change('1', 'A'), change('2', 'B'), change('3', 'A')]);
    expect(lines.map(({ change: { id }, isFirst }) => [id, isFirst])).toEqual([
      ['1', true],
      ['3', false],
      ['2', true],
    ]);
  });

  it('keeps subjects of the same name apart', () => {
    const lines = groupChanges([change('1', 'A', 'x'), change('2', 'A', 'y'), change('3', 'A', 'x')]);
    expect(lines.map(({ change: { id } }) => id)).toEqual(['1', '3', '2']);
    expect(lines.filter(({ isFirst }) => isFirst)).toHaveLength(2);
  });

  it('loses none, and has every subject in one stretch', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'B', 'C', '')), (subjects) => {
        const lines = groupChanges(subjects.map((subject, index) => change(String(index), subject)));
        expect(lines.map(({ change: { id } }) => Number(id)).sort((a, b) => a - b)).toEqual(
          subjects.map((_, index) => index),
        );
        expect(lines.filter(({ isFirst }) => isFirst)).toHaveLength(new Set(subjects).size);
        for (const [index, line] of lines.entries()) {
          const previous = lines[index - 1];
          expect(line.isFirst).toBe(previous?.change.subject !== line.change.subject);
        }
      }),
    );
  });
});
