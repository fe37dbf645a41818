import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { readableArgTypes } from './readableArgTypes.ts';

function read(argType: Omit<StrictInputType, 'name'>): StrictInputType | undefined {
  const context = { argTypes: { prop: { name: 'prop', ...argType } } };
  return readableArgTypes(context as unknown as Parameters<ArgTypesEnhancer>[0])['prop'] as StrictInputType;
}

test('the default of a docstring is in its column, and no longer in the text', () => {
  const short = read({ description: 'The label stays hidden. @default false' });
  expect(short?.description).toBe('The label stays hidden.');
  expect(short?.table?.defaultValue).toEqual({ summary: 'false' });
  const long = read({ description: 'Milliseconds.\n@default 250, or\nwhat is given' });
  expect(long).toMatchObject({
    description: 'Milliseconds.',
    table: { defaultValue: { summary: '250, or\nwhat is given' } },
  });
});

test('the default of a docstring from which Storybook took the tags is read from the component', () => {
  const component = { __docgenInfo: { props: { prop: { description: 'Text.\n@default none' } } } };
  const context = { component, argTypes: { prop: { name: 'prop', description: 'Text.' } } };
  const { prop } = readableArgTypes(context as unknown as Parameters<ArgTypesEnhancer>[0]);
  expect(prop).toMatchObject({ description: 'Text.', table: { defaultValue: { summary: 'none' } } });
});

test('a default that was read from the code stays, and so does a text without one', () => {
  const given = { description: 'Rows. @default 25', table: { defaultValue: { summary: '30' } } };
  expect(read(given)?.table?.defaultValue).toEqual({ summary: '30' });
  expect(read({ description: 'Rows.' })).toEqual({ name: 'prop', description: 'Rows.' });
});
