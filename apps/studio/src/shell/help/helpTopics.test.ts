import { expect, it } from 'vitest';
import { dataSetBrowserPath, dataSetEditorPath, dataSetPath } from '../../screens/dataSets/dataSets.urls.ts';
import { homePath } from '../functions.ts';
import { helpTopicAt } from './helpTopics.ts';

it.each([
  [dataSetBrowserPath(), '/help/data-sets.html#finding'],
  [dataSetEditorPath('browser', 0), '/help/data-sets.html#editing'],
  [dataSetEditorPath('Driver / Vehicle', 3), '/help/data-sets.html#editing'],
  [`${dataSetPath('browser', 2)}/dynamicCriteria`, '/help/data-sets.html#criteria'],
  [dataSetEditorPath('dynamicCriteria', 2), '/help/data-sets.html#editing'],
  [homePath, '/help/index.html'],
  ['/nowhere', '/help/index.html'],
])('the help of %s is at %s', (path, href) => {
  expect(helpTopicAt(path).href).toBe(href);
});
