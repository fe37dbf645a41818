import { afterEach, expect, test } from 'vitest';
import type { MessageId } from './defaults.ts';
import { addMessages, setTranslations, t } from './messages.ts';
import { bulkHeaderLabels } from './widgetLabels.ts';
import '../screens/dataSets/editing.messages.ts';

afterEach(() => setTranslations({}));

test('a text is filled in; a place without a value stays as it is', () => {
  expect(t('dataSets.count', { start: 1, end: 25, total: 318 })).toBe('Showing 1 to 25 of 318 Data Sets');
  expect(t('dataSets.count', { start: 1 })).toBe('Showing 1 to {end} of {total} Data Sets');
});

test("the server's text replaces ours, values filled in alike", () => {
  setTranslations({ 'dataSets.notFound.text': '{name} fehlt' });
  expect(t('dataSets.notFound.text', { name: 'Roof Type' })).toBe('Roof Type fehlt');
  expect(t('dataSets.title')).toBe('Manage Data Sets');
});

test('a value that looks like a place or a replacement pattern stays text', () => {
  expect(t('dataSets.notFound.text', { name: '{name} $& $1' })).toContain("'{name} $& $1'");
});

test('a part that comes later brings its texts; a translation goes before them all the same', () => {
  const id = 'later.greeting' as MessageId;
  expect(t(id)).toBe('later.greeting');
  addMessages({ 'later.greeting': 'Good morning, {name}' });
  expect(t(id, { name: 'Marta' })).toBe('Good morning, Marta');
  setTranslations({ 'later.greeting': 'Guten Morgen, {name}' });
  expect(t(id, { name: 'Marta' })).toBe('Guten Morgen, Marta');
});

test('widgets speak the translated texts', () => {
  setTranslations({ 'common.cancel': 'Abbrechen' });
  expect(bulkHeaderLabels().cancel).toBe('Abbrechen');
});
