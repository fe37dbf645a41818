import axe from 'axe-core';
import { expect, test } from 'vitest';
import { colourRulesIn } from './colourRules.ts';

const nothing = { passes: [], violations: [], incomplete: [] };

test('Only rules that look at colours are asked again', () => {
  const passes = [{ id: 'label' }, { id: 'color-contrast' }, { id: 'target-size' }];
  expect(colourRulesIn({ ...nothing, passes })).toEqual(['color-contrast']);
});

test('A rule that could not tell, or that found something it may find, is asked again', () => {
  const incomplete = [{ id: 'link-in-text-block' }];
  const violations = [{ id: 'color-contrast' }];
  expect(colourRulesIn({ ...nothing, incomplete, violations })).toEqual([
    'color-contrast',
    'link-in-text-block',
  ]);
});

test('A rule that a story switches off, or that finds nothing to judge, is not', () => {
  expect(colourRulesIn(nothing)).toEqual([]);
  expect(colourRulesIn({ ...nothing, passes: [{ id: 'aria-allowed-attr' }] })).toEqual([]);
});

test('Of what axe checks by default, no rule on colours is missing', () => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const about = axe.getRules(tags).filter(({ tags: of }) => of.includes('cat.color'));
  const passes = about.map(({ ruleId }) => ({ id: ruleId }));
  expect(colourRulesIn({ ...nothing, passes }).sort()).toEqual(passes.map(({ id }) => id).sort());
});
