import { describe, expect, it } from 'vitest';
import { promptOf, toSteps } from './prompt.ts';

describe('promptOf', () => {
  it('names the field and, in brackets, its form', () => {
    const form = { name: 'propertyRating', label: 'Property Rating' };
    const fields = [{ name: 'buildingPremium', label: 'Building premium' }];
    expect(promptOf(toSteps({ form, fields }))).toBe('Building premium (Property Rating)');
  });

  it('takes the names where there are no labels', () => {
    expect(promptOf(toSteps({ object: { name: 'submission' }, property: { name: 'insured.city' } }))).toBe(
      'insured.city (submission)',
    );
  });

  it('names several fields', () => {
    const fields = [{ name: 'a' }, { name: 'b', label: 'Second' }];
    expect(promptOf({ first: { name: 'form' }, second: fields })).toBe('a, Second (form)');
  });
});
