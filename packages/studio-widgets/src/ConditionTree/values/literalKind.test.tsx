import { expect, it } from 'vitest';
import { createRuleValueKinds } from '../presets.tsx';
import { createLiteralKind } from './literalKind.tsx';

const left = { kind: 'Field' };
const kind = createLiteralKind();
const ofHost = (valueString: string, typeName: string) => ({ kind: 'LiteralValue', valueString, typeName });

it.each(['number', 'currency', 'string', 'yes/no', 'Peril', ''])(
  'stores the type “%s” as the host names it',
  (typeName) => {
    expect(kind.create(typeName)).toEqual(ofHost('', typeName));
  },
);

it('takes the name of the next type, and keeps a text that is entered in the same way', () => {
  expect(kind.adapt?.(ofHost('15', 'number'), left, 'currency')).toEqual(ofHost('15', 'currency'));
  expect(kind.adapt?.(ofHost('15', 'number'), left, 'date')).toBeUndefined();
  const same = ofHost('15', 'number');
  expect(kind.adapt?.(same, left, 'number')).toBe(same);
});

it('stores the name that the host writes for a type', () => {
  const written = createLiteralKind({ writeTypeName: (typeName) => `my:${typeName}` });
  expect(written.create('number')).toEqual(ofHost('', 'my:number'));
});

it('stores the five types of underwriting rules for the studio, and leaves other spellings of them as they were', () => {
  const ofStudio = createRuleValueKinds({ searchValues: async () => [] }).find(
    ({ name }) => name === 'LiteralValue',
  );
  expect(ofStudio?.create('Currency')).toEqual(ofHost('', 'Double'));
  const stored = ofHost('Fire', 'string');
  expect(ofStudio?.adapt?.(stored, left, 'String')).toBe(stored);
});
