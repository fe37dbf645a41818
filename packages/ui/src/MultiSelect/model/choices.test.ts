import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addChoices, isFull, toggleChoice, withoutChoices } from './choices.ts';

const values = ['all', 'auto', 'flood', 'home', 'umbrella'] as const;
type Value = (typeof values)[number];
const options = values.map((value) => ({ value, label: value }));
const free = { allValue: 'all' as Value, maxChoices: Number.POSITIVE_INFINITY };
const two = { ...free, maxChoices: 2 };

describe('toggleChoice', () => {
  it('adds to the end and takes away again', () => {
    expect(toggleChoice(['auto'], 'flood', free)).toEqual(['auto', 'flood']);
    expect(toggleChoice(['auto', 'flood'], 'auto', free)).toEqual(['flood']);
  });

  it('keeps the value for all alone', () => {
    expect(toggleChoice(['auto', 'flood'], 'all', free)).toEqual(['all']);
    expect(toggleChoice(['all'], 'auto', free)).toEqual(['auto']);
  });

  it('chooses no more than allowed', () => {
    expect(toggleChoice(['auto', 'flood'], 'home', two)).toEqual(['auto', 'flood']);
    expect(toggleChoice(['auto', 'flood'], 'all', two)).toEqual(['all']);
    expect(isFull(['all'], { ...free, maxChoices: 1 })).toBe(false);
  });

  it('never leaves a value twice, too many, or one beside the value for all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...values)),
        fc.integer({ min: 1, max: 4 }),
        (presses, maxChoices) => {
          const rules = { ...free, maxChoices };
          const chosen = presses.reduce<readonly Value[]>(
            (now, value) => toggleChoice(now, value, rules),
            [],
          );
          expect(new Set(chosen).size).toBe(chosen.length);
          expect(chosen.length).toBeLessThanOrEqual(maxChoices);
          expect(chosen.includes('all') && chosen.length > 1).toBe(false);
        },
      ),
    );
  });
});

describe('addChoices', () => {
  it('adds what can be chosen, in order, once', () => {
    const some = [{ value: 'home' as Value, label: 'Home', isDisabled: true }, ...options];
    expect(addChoices(['flood'], some, free)).toEqual(['flood', 'auto', 'home', 'umbrella']);
  });

  it('takes the place of the value for all, unless there is nothing to add', () => {
    expect(addChoices(['all'], options.slice(0, 2), free)).toEqual(['auto']);
    expect(addChoices(['all'], options.slice(0, 1), free)).toEqual(['all']);
  });

  it('stops at the limit', () => {
    expect(addChoices(['flood'], options, two)).toEqual(['flood', 'auto']);
  });
});

describe('withoutChoices', () => {
  it('keeps what is not among them', () => {
    expect(withoutChoices(['flood', 'auto', 'home'], options.slice(1, 3))).toEqual(['home']);
  });
});
