import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatValue } from './formatValue.ts';

test.each([
  [0, '$#,###.##', '$0'],
  [0.5, '$#,###.##', '$0.5'],
  [1234, '$#,###.##', '$1,234'],
  [1234.5, '$#,###.##', '$1,234.5'],
  [-3, '$#,###.##', '-$3'],
  [1.005, '$#,###.##', '$1.01'],
  [0.125, '0.00', '0.13'],
  [0, '$#,##0.00', '$0.00'],
  [1234.5, '$#,##0.00', '$1,234.50'],
  [-0.001, '0.00', '0.00'],
  [999.995, '#,###.##', '1,000'],
  [1e21, '#,###', '1,000,000,000,000,000,000,000'],
  [1.5e-7, '0.00000000', '0.00000015'],
  [12, '0000 km', '0012 km'],
  [7.25, '#.#%', '7.3%'],
  [7.25, '', '7.25'],
  [7.25, 'about', '7.25'],
  [7.25, '#.#.#', '7.25'],
])('%d as %j is %j', (value, format, text) => {
  expect(formatValue(value, format)).toBe(text);
});

test('a number is shown without a bare sign or point, and reads as itself rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      const text = formatValue(cents / 100, '$#,###.##');
      expect(text).toMatch(/^-?\$\d{1,3}(?:,\d{3})*(?:\.\d{1,2})?$/);
      expect(text).not.toMatch(/^-\$0$/);
      expect(Number(text.replaceAll(/[$,]/g, ''))).toBe(cents / 100 + 0);
    }),
  );
});
