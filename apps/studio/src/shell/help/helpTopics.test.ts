import { beforeAll, expect, it } from 'vitest';
import { areas } from '../../app/areas.ts';
import { lateAreas } from '../../app/lateAreas.ts';
import { homePath, installAreas } from '../../kernel/area/areas.ts';
import { dataSetBrowserPath, dataSetEditorPath, dataSetPath } from '../../screens/dataSets/dataSets.urls.ts';
import { helpTopicAt, supportAddress } from './helpTopics.ts';

beforeAll(() => installAreas(areas, async () => lateAreas));

it.each([
  [dataSetBrowserPath(), '/help/data-sets.html#finding'],
  [dataSetEditorPath('browser', 0), '/help/data-sets.html#editing'],
  [dataSetEditorPath('Driver / Vehicle', 3), '/help/data-sets.html#editing'],
  [`${dataSetPath('browser', 2)}/dynamicCriteria`, '/help/data-sets.html#criteria'],
  [dataSetEditorPath('dynamicCriteria', 2), '/help/data-sets.html#editing'],
  [homePath, undefined],
  ['/nowhere', undefined],
])('the help of %s is at %s', async (path, href) => {
  expect((await helpTopicAt(path))?.href).toBe(href);
});

it.each([
  [' https://support.example.com/studio ', 'https://support.example.com/studio'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['help@example.com', 'mailto:help@example.com'],
  ['', null],
  ['javascript:alert(1)', null],
  ['call us', null],
])('the support at “%s” is reached at %s', (text, address) => {
  expect(supportAddress(text)).toBe(address);
});
