import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptFiles, addFiles, type FileFacts, type FileRules, isAcceptedType } from './acceptFiles.ts';

const text: FileFacts = { name: 'Class Codes.TXT', size: 20, type: 'text/plain' };
const image: FileFacts = { name: 'logo.png', size: 300, type: 'image/png' };
const unknown: FileFacts = { name: 'codes.tar.gz', size: 5, type: '' };
const open: FileRules = { accept: [], maxBytes: undefined, selectionMode: 'multiple' };

const facts: fc.Arbitrary<FileFacts> = fc.record({
  name: fc.tuple(fc.string(), fc.constantFrom('.txt', '.csv', '.png', '')).map((parts) => parts.join('')),
  size: fc.nat(2000),
  type: fc.constantFrom('', 'text/plain', 'text/csv', 'image/png'),
});
const rulesOf: fc.Arbitrary<FileRules> = fc.record({
  accept: fc.uniqueArray(fc.constantFrom('.txt', '.csv', 'text/plain', 'image/*')),
  maxBytes: fc.option(fc.nat(2000), { nil: undefined }),
  isEmptyAllowed: fc.boolean(),
  selectionMode: fc.constantFrom('single', 'multiple'),
});

describe('isAcceptedType', () => {
  it('compares extensions without regard to case, also long ones', () => {
    expect(isAcceptedType(text, ['.txt'])).toBe(true);
    expect(isAcceptedType(unknown, ['.tar.gz'])).toBe(true);
    expect(isAcceptedType(text, ['.csv'])).toBe(false);
  });

  it('knows MIME types and kinds of them', () => {
    expect(isAcceptedType(text, ['text/plain'])).toBe(true);
    expect(isAcceptedType({ ...text, type: 'text/plain;charset=utf-8' }, ['text/plain'])).toBe(true);
    expect(isAcceptedType(image, ['image/*'])).toBe(true);
    expect(isAcceptedType(unknown, ['image/*', 'text/plain'])).toBe(false);
  });

  it('takes everything without a list, and a name that is only an extension by no extension', () => {
    expect(isAcceptedType(unknown, [])).toBe(true);
    expect(isAcceptedType({ ...text, name: '.txt', type: '' }, ['.txt'])).toBe(false);
  });
});

describe('acceptFiles', () => {
  it('keeps the good ones of a mixed drop, and says why the others were left', () => {
    const rules = { ...open, accept: ['.txt', '.png'], maxBytes: 100 };
    expect(acceptFiles([unknown, text, image], rules)).toEqual({
      accepted: [text],
      refused: [
        { file: unknown, reason: 'type' },
        { file: image, reason: 'size' },
      ],
    });
  });

  it('refuses those beyond the most by name, and keeps what is within', () => {
    const refused = [{ file: unknown, reason: 'count' }];
    expect(acceptFiles([text, image, unknown], { ...open, maxFiles: 2 })).toEqual({
      ...{ accepted: [text, image], refused },
    });
    const images = { ...open, accept: ['image/*', '.gz'], maxFiles: 1 };
    expect(acceptFiles([text, image, unknown], images)).toEqual({
      accepted: [image],
      refused: [{ file: text, reason: 'type' }, ...refused],
    });
  });

  it('refuses a file without content where none may be, whatever its type allows', () => {
    const empty = { ...text, size: 0 };
    expect(acceptFiles([empty], open).accepted).toEqual([empty]);
    expect(acceptFiles([empty, text], { ...open, isEmptyAllowed: false })).toEqual({
      accepted: [text],
      refused: [{ file: empty, reason: 'empty' }],
    });
  });

  it('allows a file of exactly the limit', () => {
    expect(acceptFiles([{ ...text, size: 52_428_800 }], { ...open, maxBytes: 52_428_800 }).refused).toEqual(
      [],
    );
    expect(acceptFiles([{ ...text, size: 52_428_801 }], { ...open, maxBytes: 52_428_800 }).accepted).toEqual(
      [],
    );
  });

  it('takes one where there is room for one', () => {
    const { accepted, refused } = acceptFiles([text, image], { ...open, selectionMode: 'single' });
    expect(accepted).toEqual([text]);
    expect(refused).toEqual([{ file: image, reason: 'count' }]);
  });

  it('loses no file, keeps the order and takes nothing against the rules', () => {
    fc.assert(
      fc.property(fc.array(facts), rulesOf, (files, rules) => {
        const { accepted, refused } = acceptFiles(files, rules);
        const left = refused.map(({ file }) => file);
        expect(files.filter((file) => accepted.includes(file))).toEqual(accepted);
        expect(files.filter((file) => left.includes(file))).toEqual(left);
        expect(accepted.length + refused.length).toBe(files.length);
        expect(acceptFiles(accepted, rules)).toEqual({ accepted, refused: [] });
      }),
    );
  });
});

describe('addFiles', () => {
  it('adds what is not there yet', () => {
    const first = new File(['a'], 'a.txt', { lastModified: 1 });
    const again = new File(['b'], 'a.txt', { lastModified: 1 });
    const other = new File(['abc'], 'a.txt', { lastModified: 1 });
    expect(addFiles([first], [again, other])).toEqual([first, other]);
  });
});
