import { expect, test } from 'vitest';
import { allowedFileTypes } from './allowedFileTypes.ts';
import { configuredTypes } from './ConfiguredFileDoc.ts';

test('at first every type is allowed that a file may be', () => {
  expect(allowedFileTypes('png::jpg::jpeg::gif::svg::ico::pdf')).toEqual(
    configuredTypes.toSorted((left, right) => order(left) - order(right)),
  );
});

function order(type: (typeof configuredTypes)[number]): number {
  return allowedFileTypes('png::jpg::jpeg::gif::svg::ico::pdf').indexOf(type);
}

test('the preference lists extensions, and those that cannot be recognised by bytes are skipped', () => {
  expect(allowedFileTypes('PNG:: jpeg::jpg::exe::')).toEqual(['image/png', 'image/jpeg']);
  expect(allowedFileTypes('')).toEqual([]);
});
