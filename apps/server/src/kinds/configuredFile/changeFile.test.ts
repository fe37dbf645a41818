import { expect, test } from 'vitest';
import { ProblemError } from '../../http/ProblemError.ts';
import type { ConfiguredFileDoc, FileReference } from './ConfiguredFileDoc.ts';
import { changeFile } from './changeFile.ts';

const file: FileReference = {
  ...{ digest: 'A'.repeat(43), size: 70, mediaType: 'image/png', fileName: 'a.png', width: 1, height: 1 },
};
const custom: ConfiguredFileDoc = {
  ...{ name: 'Custom', description: 'One', carrierOnly: true, grouping: null, required: false, file },
};
const required: ConfiguredFileDoc = { ...custom, grouping: 'Branding', required: true };
const optional: ConfiguredFileDoc = { ...required, required: false };

/** What a call is refused for: the places in its body, or the parameter. */
function refusal(...given: Parameters<typeof changeFile>): unknown {
  try {
    changeFile(...given);
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { errors, parameter } = error.document;
    return errors?.map(({ pointer }) => pointer) ?? parameter;
  }
}

test('what is left out stays', () => {
  for (const stored of [custom, required, optional]) expect(changeFile(stored, {}, null)).toEqual(stored);
});

test('what a document says can be sent back', () => {
  const { name, description, carrierOnly } = custom;
  const given = { name, description, carrierOnly, fileName: 'a.png', fileSize: 70 };
  expect(changeFile(custom, { ...given, grouping: '', required: false }, null)).toEqual(custom);
  expect(changeFile(required, { ...given, grouping: 'Branding', required: true }, null)).toEqual(required);
  expect(changeFile({ ...optional, file: null }, { name, fileSize: 0, fileName: '' }, null).file).toBeNull();
});

test('a file that comes takes the place of the other, under its own name or the one that is given', () => {
  const other = { ...file, digest: 'B'.repeat(43), fileName: 'b.png' };
  expect(changeFile(custom, {}, other).file).toEqual(other);
  expect(changeFile(null, { name: 'New', fileName: 'c.png', fileSize: 70 }, other)).toEqual({
    ...{ name: 'New', description: '', carrierOnly: false, grouping: null, required: false },
    file: { ...other, fileName: 'c.png' },
  });
});

test('an empty name takes a file away where none is needed', () => {
  expect(changeFile(optional, { fileName: '' }, null).file).toBeNull();
  expect(refusal(required, { fileName: '' }, null)).toEqual(['/data']);
  expect(refusal(custom, { fileName: '' }, null)).toEqual(['/data']);
});

test('a missing required file is reported whatever else is saved', () => {
  expect(refusal({ ...required, file: null }, { description: 'Two' }, null)).toEqual(['/data']);
  expect(refusal(null, { name: 'New' }, null)).toEqual(['/data']);
  expect(changeFile({ ...optional, file: null }, { description: 'Two' }, null).description).toBe('Two');
});

test('what is the product’s to say is not changed', () => {
  expect(refusal(custom, { grouping: 'Branding', required: true }, null)).toEqual(['/grouping', '/required']);
  expect(refusal(required, { grouping: '', required: false }, null)).toEqual(['/grouping', '/required']);
});

test('a file that is announced must come', () => {
  expect(refusal(custom, { fileSize: 71 }, null)).toBe('fileSize');
  expect(refusal({ ...optional, file: null }, { fileName: 'a.png' }, null)).toBe('fileSize');
  expect(refusal({ ...optional, file: null }, { fileSize: 70 }, null)).toBe('fileSize');
});
