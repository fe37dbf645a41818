import { expect, test } from 'vitest';
import { registry } from '../kinds/registry.ts';
import { withArticle } from './withArticle.ts';

test('every kind is spoken of as people do', () => {
  expect(registry.modules.map(({ kind }) => withArticle(kind.noun))).toEqual([
    ...['a data set', 'a form template', 'a rule set', 'a rule', 'a scoring rule', 'a product template'],
    ...['a rate status', 'an organization', 'a section template'],
    ...[
      'an email template',
      'a pop-up template',
      'a file',
      'a preference list',
      'a permission matrix',
      'a user',
    ],
  ]);
});
