import { expect, test } from 'vitest';
import { assignModules, type BundleChunk, orderParts } from './planChunks.ts';

const chunk = (
  fileName: string,
  moduleIds: string[],
  { entry = null, imports = [] }: { entry?: string | null; imports?: string[] } = {},
): BundleChunk => ({ fileName, moduleIds, facadeModuleId: entry, imports });

/** A page, a list and two editors, cut by who needs what. */
const bundle = [
  chunk('page.js', ['page'], { entry: 'page', imports: ['all.js'] }),
  chunk('list.js', ['list', 'columns'], { entry: 'list', imports: ['all.js', 'screens.js'] }),
  chunk('one.js', ['one'], { entry: 'one', imports: ['all.js', 'screens.js', 'editors.js'] }),
  chunk('two.js', ['two'], { entry: 'two', imports: ['editors.js'] }),
  chunk('all.js', ['react']),
  chunk('screens.js', ['title'], { imports: ['all.js'] }),
  chunk('editors.js', ['undo', 'draft'], { imports: ['all.js'] }),
];

test('a module is in the first part that needs it, and what one entry alone needs is in none', () => {
  const names = assignModules(bundle, [
    { name: 'start', entries: ['page'] },
    { name: 'screens', entries: ['list', 'one'] },
    { name: 'editor', entries: ['one', 'two'] },
  ]);
  expect(Object.fromEntries(names)).toEqual({
    react: 'start',
    title: 'screens',
    undo: 'screens',
    draft: 'screens',
  });
});

test('a part can hold only what it shares with others', () => {
  const names = assignModules(bundle, [
    { name: 'screens', entries: ['list'], sharedWith: ['one', 'two'] },
    { name: 'editor', entries: ['one', 'two'] },
  ]);
  expect(Object.fromEntries(names)).toEqual({
    react: 'screens',
    title: 'screens',
    undo: 'editor',
    draft: 'editor',
  });
});

test('a part can hold only what is in a folder and needed from nowhere else', () => {
  const area = [
    chunk('list.js', ['mail/list'], { entry: 'mail/list', imports: ['shared.js', 'calls.js', 'words.js'] }),
    chunk('editor.js', ['mail/editor'], { entry: 'mail/editor', imports: ['shared.js', 'calls.js'] }),
    chunk('other.js', ['other/list'], { entry: 'other/list', imports: ['words.js'] }),
    chunk('shared.js', ['kernel']),
    chunk('calls.js', ['mail/calls']),
    chunk('words.js', ['mail/words']),
  ];
  const names = assignModules(area, [
    { name: 'mail', entries: ['mail/list'], within: 'mail/' },
    { name: 'screens', entries: ['mail/list', 'other/list'] },
  ]);
  expect(Object.fromEntries(names)).toEqual({
    'mail/calls': 'mail',
    'mail/words': 'screens',
    kernel: 'screens',
  });
});

test('a part can hold only what those of its entries share that do without a module', () => {
  const parts = [{ name: 'editor', entries: ['one', 'list'], sharedByThoseWithout: 'undo' }];
  expect(Object.fromEntries(assignModules(bundle, parts))).toEqual({ react: 'editor', title: 'editor' });
});

test('a part can hold only what it shares with those of others that do without a module', () => {
  const parts = [
    { name: 'list', entries: ['list', 'one'], sharedWith: ['one', 'page'], sharedByThoseWithout: 'undo' },
  ];
  expect(Object.fromEntries(assignModules(bundle, parts))).toEqual({ react: 'list' });
  const unknown = parts.map((part) => ({ ...part, sharedByThoseWithout: 'gone' }));
  expect(() => assignModules(bundle, unknown)).toThrow("'list' is parted by gone");
});

/** Three editors, of which two have dates and one of these a table besides; a dialog has dates, too. */
const editors = [
  chunk('a.js', ['a'], { entry: 'a', imports: ['form.js', 'date.js', 'table.js', 'mail.js'] }),
  chunk('b.js', ['b'], { entry: 'b', imports: ['form.js', 'date.js'] }),
  chunk('c.js', ['c'], { entry: 'c', imports: ['form.js', 'mail.js'] }),
  chunk('dialog.js', ['dialog'], { entry: 'dialog', imports: ['date.js'] }),
  chunk('form.js', ['form']),
  chunk('date.js', ['date', 'calendar']),
  chunk('table.js', ['table']),
  chunk('mail.js', ['mail']),
];

test('a part can hold only what all that need a module need, and another what no other of its entries needs', () => {
  const entries = ['a', 'b', 'c'];
  const parts = [
    { name: 'fields', entries, neededByAllWith: 'form' },
    { name: 'unused', entries, neededOnlyWith: 'gone' },
    { name: 'dates', entries, neededOnlyWith: 'date' },
    { name: 'fields', entries },
  ];
  const placed = { form: 'fields', mail: 'fields', date: 'dates', calendar: 'dates' };
  expect(Object.fromEntries(assignModules(editors, parts))).toEqual(placed);
  const apart = parts.map((part) => ({ ...part, notSharedWith: part.name === 'dates' ? ['dialog'] : [] }));
  expect(Object.fromEntries(assignModules(editors, apart))).toEqual({
    ...placed,
    ...{ date: 'fields', calendar: 'fields' },
  });
  // What an entry needs that does without the module is everybody's.
  const withCalendar = [
    ...editors.filter(({ fileName }) => fileName !== 'date.js'),
    chunk('date.js', ['date'], { imports: ['calendar.js'] }),
    chunk('calendar.js', ['calendar']),
  ].map((each) => (each.fileName === 'c.js' ? { ...each, imports: [...each.imports, 'calendar.js'] } : each));
  expect(Object.fromEntries(assignModules(withCalendar, parts))).toEqual({ ...placed, calendar: 'fields' });
});

test.each([['react'], ['gone']])('a module that parts no entries (%s) is an error', (module) => {
  const parts = [{ name: 'editor', entries: ['one', 'list'], sharedByThoseWithout: module }];
  expect(() => assignModules(bundle, parts)).toThrow(`'editor' is parted by ${module}`);
});

test('an entry not loaded by itself is an error that names it', () => {
  expect(() => assignModules(bundle, [{ name: 'list', entries: ['gone'] }])).toThrow("'list' names gone");
});

test('a part follows those that it imports, and those that import each other keep their order', () => {
  const chunks = [
    chunk('a.js', ['a'], { imports: ['c.js'] }),
    chunk('b.js', ['b', 'b2'], { imports: ['d.js'] }),
    chunk('c.js', ['c']),
    chunk('d.js', ['d'], { imports: ['b.js'] }),
  ];
  const names = new Map(['a', 'b', 'b2', 'c', 'd'].map((id) => [id, (id[0] ?? '').toUpperCase()]));
  expect(orderParts(chunks, names, ['A', 'B', 'C', 'D'])).toEqual(['C', 'A', 'D', 'B']);
});
