import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSettingColumns, serializeSettingColumns } from './settingColumns.ts';

test('where nothing is stored there is an empty column of 150 pixels, which stores nothing', () => {
  expect(parseSettingColumns('')).toEqual([{ name: '', width: 150 }]);
  expect(serializeSettingColumns([{ name: '', width: 150 }])).toBe('');
  expect(serializeSettingColumns([])).toBe('');
});

test('columns are read as they were stored, with properties that are not known', () => {
  const column = fc.record({
    name: fc.string(),
    width: fc.integer({ min: 1, max: 2000 }),
    format: fc.option(fc.string(), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 5 }), (columns) => {
      const text = serializeSettingColumns(columns);
      expect(parseSettingColumns(text)).toEqual(JSON.parse(JSON.stringify(columns)));
    }),
  );
});

test.each(['Peril', '{"name":"Peril","width":150}', '[{"name":"Peril"}]', '[null]'])(
  '%s is no list of columns',
  (text) => {
    expect(parseSettingColumns(text)).toBeUndefined();
  },
);
