import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preferenceDefinitions } from '../../apps/server/src/kinds/preference/preferenceDefinitions.ts';
import { valueFault as serverFault } from '../../apps/server/src/kinds/preference/valueFault.ts';
import { valueFault as consoleFault } from '../../apps/studio/src/screens/preferences/editor/valueFault.ts';

/** What a person may type: numbers around all limits, with and without places, and what is none. */
const typed = fc.oneof(
  fc.integer({ min: -10, max: 100_000 }).map(String),
  fc.float({ min: -10, max: 2000, noNaN: true }).map((number) => number.toFixed(2)),
  fc.constantFrom('', ' ', '7.', '.5', '-0', ' 12 ', '1e3', '+1', '1,000', '9007199254740993', 'many'),
  fc.constantFrom('x'.repeat(4000), 'x'.repeat(4001)),
  fc.constantFrom(
    '/help/',
    '//x',
    '/a b',
    'https://a.example',
    'HTTP://',
    'javascript:1',
    'a@b.example',
    'a b@c',
  ),
);

const isTyped = ({ dataType }: (typeof preferenceDefinitions)[number]) =>
  dataType === 'numeric' || dataType === 'string';

test('what the server refuses of a value that is typed, the console says at once, and nothing else', () => {
  for (const definition of preferenceDefinitions.filter(isTyped)) {
    const { minimum, maximum } = definition;
    const limits = [minimum, maximum].flatMap((limit) =>
      limit === null ? [] : [limit - 1, limit, limit + 1],
    );
    const values = fc.oneof(typed, fc.constantFrom('0', ...limits.map(String)));
    fc.assert(
      fc.property(values, (value) => {
        const isRefused = serverFault(definition, value.trim()) !== null;
        expect(consoleFault(definition, value) !== null, `${definition.name} = ${value}`).toBe(isRefused);
      }),
      { numRuns: 40 },
    );
  }
});
