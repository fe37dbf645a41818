import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailPath, fieldIn, formPath, managerPlaceIn } from './managerPaths.ts';

const own = '/config/organization/manage/agency/org-9';
const name = fc.string({ minLength: 1, unit: 'grapheme' });

test('an address leads to the form and the field that it was made of, whatever they are called', () => {
  const path = fc.oneof(
    fc.tuple(name),
    fc.tuple(name, fc.nat(500), name),
    fc.tuple(name, fc.nat(500), name, fc.nat(500), name),
  );
  fc.assert(
    fc.property(name, path, (formId, field) => {
      const { pathname, search } = new URL(formPath(own, formId, field), 'http://studio.example');
      // Browsers take single and double dots for folders.
      fc.pre(!/^\.{1,2}$/.test(formId));
      expect(managerPlaceIn(pathname)).toEqual({ tab: 'forms', formId, summaryId: '' });
      expect(fieldIn(search)).toEqual(field);
    }),
  );
});

test('an address without a field leads to none', () => {
  expect(formPath(own, 'f')).toBe(`${own}/form/f`);
  expect([fieldIn(''), fieldIn('?field='), fieldIn('?q=a')]).toEqual([[], [], []]);
  // What is no encoding is taken as it is.
  expect(fieldIn('?field=a%25b')).toEqual(['a%b']);
});

test('the detail of a row of a summary is the form of the row, and leads back to the summary', () => {
  const row = { summaryId: 'f 1', ownerId: 'org-9', formId: 'g/2' };
  const place = managerPlaceIn(detailPath(own, { ...row, field: [] }));
  expect(place).toEqual({ tab: 'forms', formId: 'g/2', summaryId: 'f 1' });
  // Of an entry it leads to that.
  const field = ['section:4', 2, 'street'];
  const { pathname, search } = new URL(detailPath(own, { ...row, field }), 'http://studio.example');
  expect([managerPlaceIn(pathname), fieldIn(search)]).toEqual([place, field]);
});
