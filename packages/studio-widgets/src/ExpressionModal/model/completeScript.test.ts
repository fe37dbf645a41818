import { describe, expect, it } from 'vitest';
import { type CompletionSources, completeScript } from './completeScript.ts';
import { documentedFunctions } from './documentedFunctions.ts';

const rating = { name: 'rating', label: 'Property Rating' };
const premium = { name: 'premium', label: 'Premium' };
const sources: CompletionSources = {
  functions: documentedFunctions,
  forms: [rating, { name: "it's" }],
  operands: (count) => `${count} fields`,
  loadFields: async (form) => (form === 'rating' ? [premium] : null),
  loaded: [[rating, [premium]]],
};
const typed = { isExplicit: false, isInText: false };

describe('completeScript', () => {
  it('offers functions, constants and whole fields for a name, and no operator', async () => {
    const found = await completeScript({ before: '1 + pre', ...typed }, sources);
    expect(found?.from).toBe(4);
    const labels = found?.options.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['sum', 'true', 'premium']));
    expect(labels).not.toContain('+');
    expect(found?.options.at(-1)).toMatchObject({
      detail: 'Premium (Property Rating)',
      apply: "field('rating', 'premium')",
    });
  });

  it('offers forms and fields inside of the quotes, written as a string has them', async () => {
    const inText = { isExplicit: false, isInText: true };
    const forms = await completeScript({ before: "field('", ...inText }, sources);
    expect(forms).toMatchObject({ from: 7, options: [{ label: 'rating' }, { apply: "it\\'s" }] });
    const fields = await completeScript({ before: "field('rating', 'p", ...inText }, sources);
    expect(fields).toMatchObject({ from: 17, options: [{ label: 'premium', detail: 'Premium' }] });
    expect(await completeScript({ before: "field('other', 'p", ...inText }, sources)).toBeNull();
  });

  it('keeps quiet after a number and in other texts, unless asked', async () => {
    expect(await completeScript({ before: '12', ...typed }, sources)).toBeNull();
    expect(await completeScript({ before: "'abc", isExplicit: true, isInText: true }, sources)).toBeNull();
    const asked = await completeScript({ before: '1 + ', isExplicit: true, isInText: false }, sources);
    expect(asked?.options.length).toBeGreaterThan(10);
  });
});
