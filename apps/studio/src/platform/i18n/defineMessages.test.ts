import { afterEach, expect, test } from 'vitest';
import { listText } from '../../kernel/list/list.messages.ts';
import { objectText } from '../../kernel/object/object.messages.ts';
import { dataSetText } from '../../screens/dataSets/dataSets.messages.ts';
import { countedText, defineMessages, setTranslations } from './defineMessages.ts';
import { bulkHeaderLabels } from './labels/widgetLabels.ts';

afterEach(() => setTranslations({}));

test('a text is filled in; a place without a value stays as it is', () => {
  expect(listText('count', { start: 1, end: 25, total: 318, objects: 'Data Sets' })).toBe(
    'Showing 1 to 25 of 318 Data Sets',
  );
  expect(listText('count', { start: 1, objects: 'Data Sets' })).toBe(
    'Showing 1 to {end} of {total} Data Sets',
  );
});

test("the server's text replaces ours, values filled in alike", () => {
  setTranslations({ 'object.notFound.text': '{name} fehlt' });
  expect(objectText('notFound.text', { name: 'Roof Type' })).toBe('Roof Type fehlt');
  expect(dataSetText('title')).toBe('Manage Data Sets');
});

test('a value that looks like a place or a replacement pattern stays text', () => {
  expect(objectText('notFound.text', { name: '{name} $& $1' })).toContain("'{name} $& $1'");
});

test('a text with a number', () => {
  const text = defineMessages('test', { 'rows.one': '1 row', 'rows.many': '{count} rows' });
  expect(countedText(text, 'rows', 1)).toBe('1 row');
  expect(countedText(text, 'rows', 0)).toBe('0 rows');
  expect(countedText(text, 'rows', 12)).toBe('12 rows');
  setTranslations({ 'test.rows.many': '{count} Zeilen' });
  expect(countedText(text, 'rows', 12)).toBe('12 Zeilen');
});

test('widgets have the translated texts', () => {
  setTranslations({ 'common.cancel': 'Abbrechen' });
  expect(bulkHeaderLabels().cancel).toBe('Abbrechen');
});
