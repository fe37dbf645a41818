import { describe, expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

describe('initialsOf', () => {
  it.each([
    ['Marta Oduya', 'MO'],
    ['marta', 'M'],
    ['Anna Maria van der Berg', 'AB'],
    ['  Jon   Vega ', 'JV'],
    ['(Sam) Whitlock', 'SW'],
    ['Élodie Ørsted', 'ÉØ'],
    ['', '?'],
    ['—', '?'],
  ])('takes %j as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
