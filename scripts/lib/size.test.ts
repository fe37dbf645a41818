import { expect, test } from 'vitest';
import { budgetsOf } from './screens.ts';
import { filesOf, scriptsOfPage } from './size.ts';

test('a screen loads its chunk and what that imports statically, each once', () => {
  const manifest = {
    page: { file: 'assets/page.js', imports: ['_vendor.js', '_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', imports: ['_vendor.js', 'page'] },
    '_vendor.js': { file: 'assets/vendor.js' },
    lazy: { file: 'assets/lazy.js', imports: ['page'] },
  };
  expect(filesOf('page', manifest)).toEqual(['assets/page.js', 'assets/vendor.js', 'assets/shared.js']);
});

test('a stylesheet is no script', () => {
  expect(filesOf('style', { style: { file: 'assets/style.css' } })).toEqual([]);
});

test('a chunk that the build does not have is an error that names it', () => {
  expect(() => filesOf('src/gone.tsx', {})).toThrow('src/gone.tsx');
});

test('the scripts a page names are found, modules and others', () => {
  const html =
    '<script src="/theme.js"></script><script type="module" crossorigin src="/assets/index-1.js"></script>';
  expect(scriptsOfPage(html)).toEqual(['theme.js', 'assets/index-1.js']);
});

test('a screen of an area has the budget that the area declares', () => {
  const areas = [{ folder: 'rules', path: '/config/rule/browser', budget: { list: 200, editor: 310.5 } }];
  const modules = ['src/screens/rules/editor/route.tsx', 'src/screens/rules/list.tsx'];
  expect(budgetsOf(modules, areas).map(({ screen, budget }) => [screen, budget])).toEqual([
    ['List of rules', 200_000],
    ['Editor of rules', 310_500],
  ]);
});

test('a screen without an area has no budget, which fails', () => {
  expect(() => budgetsOf(['src/screens/rules/list.tsx'], [])).toThrow('src/screens/rules/list.tsx');
});

test('an editor is weighed with what it draws at once though it loads it late, a list without', () => {
  const areas = [
    { folder: 'emails', path: '/config/notification/email/browser', budget: { list: 1, editor: 2 } },
  ];
  const modules = ['src/screens/emails/editor/route.tsx', 'src/screens/emails/list.tsx'];
  expect(budgetsOf(modules, areas).map(({ chunks }) => chunks.length)).toEqual([2, 3]);
});
