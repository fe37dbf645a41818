import { afterEach, expect, test } from 'vitest';
import { setTranslations } from './defineMessages.ts';
import { countedLabel, translatedLabels } from './translatedLabels.ts';

interface Labels {
  readonly title: string;
  readonly retry: string;
  readonly move: (what: string, row: number) => string;
  readonly selected: (count: number) => string;
  readonly faults: { readonly empty: string; readonly long: (limit: number) => string };
  readonly place: (group: string) => string;
}

const make = () =>
  translatedLabels<Labels>('test', {
    move: ['what', 'row'],
    selected: countedLabel('selected'),
    faults: { long: ['limit'] },
    place: {
      ids: ['place', 'place.none'],
      write: (text) => (group) => (group === '' ? text('place.none') : text('place', { group })),
    },
  });

afterEach(() => setTranslations({}));

test('without a translation nothing is laid over the labels', () => {
  setTranslations({ 'other.title': 'Titel', 'testing.title': 'Titel' });
  expect(make()()).toEqual({});
});

test('a text, a function and a label within labels are translated by their names', () => {
  setTranslations({ 'test.title': 'Titel', 'test.move': '{what} nach {row}', 'test.faults.empty': 'Leer' });
  const labels = make()();
  expect(labels).toEqual({ title: 'Titel', move: expect.any(Function), faults: { empty: 'Leer' } });
  expect(labels.move?.('Zeile', 1234)).toBe('Zeile nach 1234');
});

test('a function within labels', () => {
  setTranslations({ 'test.faults.long': 'höchstens {limit}' });
  expect(make()().faults?.long(5)).toBe('höchstens 5');
});

test('a label of several texts stays the widget’s own until all of them are translated', () => {
  setTranslations({ 'test.selected.many': '{count} gewählt', 'test.place': 'in {group}' });
  expect(make()()).toEqual({});
  setTranslations({
    ...{ 'test.selected.one': '{count} gewählt', 'test.selected.many': '{count} sind gewählt' },
    ...{ 'test.place': 'in {group}', 'test.place.none': 'nirgends' },
  });
  const labels = make()();
  expect([labels.selected?.(1), labels.selected?.(1200)]).toEqual([
    '1 gewählt',
    `${(1200).toLocaleString()} sind gewählt`,
  ]);
  expect([labels.place?.(''), labels.place?.('A')]).toEqual(['nirgends', 'in A']);
});

test('a word that widgets share goes for all that have no own one', () => {
  setTranslations({ 'common.retry': 'Noch einmal' });
  expect(make()()).toEqual({ retry: 'Noch einmal' });
  setTranslations({ 'common.retry': 'Noch einmal', 'test.retry': 'Erneut' });
  expect(make()().retry).toBe('Erneut');
});

test('a text that is not declared as a function cannot break one', () => {
  setTranslations({ 'test.move.extra': 'x', 'test.selected': 'x' });
  expect(make()()).toEqual({});
});

test('labels are made once, so that widgets get the same object each time', () => {
  const labels = make();
  expect(labels()).toBe(labels());
});
