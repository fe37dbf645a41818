/**
 * How often a property over long random sequences is tried: in the gate (`npm test`) a tenth of the number given.
 * @param whole the number in the deep suite, and when the file is run by hand
 */
export function runs(whole: number): number {
  return import.meta.env['TEST_EXTENT'] === 'gate' ? Math.ceil(whole / 10) : whole;
}
