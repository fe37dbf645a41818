import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCondition } from '../../ConditionTree/model/parseCondition.ts';
import { rulesOf } from '../../ConditionTree/model/rules.ts';
import { indexOf } from '../../ConditionTree/model/treeIndex.ts';
import { validateCondition } from '../../ConditionTree/model/validate.ts';
import { largeRule, schema } from '../../ConditionTree/testing/sampleRule.ts';
import { defaultLabels } from '../labels.ts';
import { completeRule, faultyRule, serverProblems } from '../testing/reviewedRule.ts';
import { type OutlineNode, outlineRule, outlineText } from './outlineRule.ts';
import { reviewProblems } from './reviewProblems.ts';

const labels = defaultLabels('en-US');

const options = { labels, rules: rulesOf(schema), mostValues: Number.POSITIVE_INFINITY };

it('describes a rule group by group', () => {
  expect(outlineText(outlineRule(completeRule, options), labels)).toBe(
    [
      'If all of these are true:',
      '  - Construction class (Building) is in list Frame, Joisted Masonry',
      '  - Distance to coast (Building) is at most 1.0',
      '  - any of these is true:',
      '    - Roof age in years (Building) is greater than 15',
      '    - not Wind mitigation credit (Property) exists',
      '  - totalInsuredValue > 5_000_000',
      'Then:',
      '  1. Refer the submission to property with reason Coastal frame, older roof',
      '  2. submission.flag("coastal")',
    ].join('\n'),
  );
});

it('describes a rule without conditions, and what follows from one without actions', () => {
  const condition = parseCondition(null);
  expect(outlineText(outlineRule({ condition }, options), labels)).toBe('No conditions yet');
  expect(outlineText(outlineRule({ condition, actions: [] }, options), labels)).toBe(
    'No conditions yet\nThen:\n  No actions yet',
  );
  expect(outlineText(outlineRule({ condition, outcomes: ['Show this form'] }, options), labels)).toBe(
    'No conditions yet\nThen:\n  1. Show this form',
  );
});

it('describes negated groups, of which two negations are none', () => {
  const group = (operator: string) => ({ kind: 'CompositeCondition', operator, subconditions: [] });
  const not = (subcondition: object) => ({ kind: 'UnaryCondition', operator: 'not', subcondition });
  const condition = parseCondition({
    ...group('and'),
    subconditions: [not(group('or')), not(group('and')), not(not(group('or')))],
  });
  const found = outlineRule({ condition }, options).condition.children.map(({ text }) => text);
  expect(found).toEqual(['none of these is true:', 'not all of these are true:', 'any of these is true:']);
});

it('describes every condition and group of any rule once, in its order', () => {
  const idsOf = (node: OutlineNode): readonly string[] => [node.id, ...node.children.flatMap(idsOf)];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), (hundreds) => {
      const condition = parseCondition(largeRule(hundreds * 100));
      const found = idsOf(outlineRule({ condition }, options).condition);
      expect([...found].sort()).toEqual([...indexOf(condition).parents.keys()].sort());
    }),
    { numRuns: 4 },
  );
});

it('lists what is incomplete with its place, then what the host found, errors first', () => {
  const found = reviewProblems({ ...faultyRule, schema, problems: serverProblems }, options);
  expect(found.map(({ severity, text, placeText }) => [severity, text, placeText])).toEqual([
    ['error', 'Enter a whole number', 'Roof age in years (Building) is greater than old'],
    ['error', 'Choose an operator. Enter a whole number', 'Distance to coast (Building) nothing chosen old'],
    ['error', 'Fill in every blank', 'Refer the submission to nothing chosen with reason nothing chosen'],
    ['error', 'The rule set has been retired.', undefined],
    ['warning', 'Another rule has the same condition.', undefined],
  ]);
  const places = found.flatMap(({ place }) => (place?.kind === 'condition' ? [place.id] : []));
  expect(places).toEqual(validateCondition(faultyRule.condition, schema).map(({ id }) => id));
});

it('lists a place that is incomplete once, whatever the host finds there', () => {
  const [first] = validateCondition(faultyRule.condition, schema);
  const place = { kind: 'condition', id: first?.id ?? '' } as const;
  const problems = [
    { severity: 'error', text: 'A condition does not say what it compares with.', place },
    { severity: 'warning', text: 'It never holds.', place },
  ] as const;
  const found = reviewProblems({ ...faultyRule, schema, problems }, options);
  const there = found.filter((problem) => problem.place?.id === place.id);
  expect(there.map(({ text }) => text)).toEqual(['Enter a whole number', 'It never holds.']);
});

it('takes the place away from a problem whose place has gone', () => {
  const problem = { severity: 'error', text: 'Gone', place: { kind: 'condition', id: 'no such' } } as const;
  expect(reviewProblems({ ...completeRule, schema, problems: [problem] }, options)).toEqual([
    { severity: 'error', text: 'Gone' },
  ]);
});
