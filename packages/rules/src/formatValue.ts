/** A number of a value format: what is before it, its digits before and after the point, and what is behind it. */
const pattern = /^([^#0,.]*)([#0,]*)(?:\.([#0]*))?([^#0]*)$/;

/**
 * A computed number in a value format: `#` is a digit where there is one, `0` one that is always there, a comma before the point groups
 * thousands, other characters before and behind them are kept. Halves are rounded away from zero, by the decimal digits that the number is written
 * with. A format without digits, or that is none, leaves the number as it is.
 */
export function formatValue(value: number, format: string): string {
  const [whole, prefix = '', integer = '', fraction = '', suffix = ''] = pattern.exec(format.trim()) ?? [];
  if (whole === undefined || `${integer}${fraction}` === '') return plainDecimal(value);
  const digits = roundedDigits(Math.abs(value), fraction.length);
  const fewest = [...integer].filter((each) => each === '0').length;
  const padded = digits.whole.padStart(Math.max(1, fewest), '0');
  const grouped = integer.includes(',') ? padded.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') : padded;
  const kept = fraction.lastIndexOf('0') + 1;
  let end = digits.fraction.length;
  while (end > kept && digits.fraction[end - 1] === '0') end -= 1;
  const decimals = digits.fraction.slice(0, end);
  const isZero = /^0*$/.test(`${digits.whole}${digits.fraction}`);
  const sign = value < 0 && !isZero ? '-' : '';
  return `${sign}${prefix}${grouped}${decimals === '' ? '' : `.${decimals}`}${suffix}`;
}

/** The digits of a number that is not negative, rounded to so many after the point. */
function roundedDigits(value: number, places: number): { whole: string; fraction: string } {
  const [whole = '0', fraction = ''] = plainDecimal(value).split('.');
  const kept = fraction.slice(0, places).padEnd(places, '0');
  const isUp = (fraction[places] ?? '0') >= '5';
  const all = (BigInt(`${whole}${kept}`) + (isUp ? 1n : 0n)).toString().padStart(places + 1, '0');
  return { whole: all.slice(0, all.length - places), fraction: all.slice(all.length - places) };
}

/** A finite number without an exponent. */
function plainDecimal(value: number): string {
  const [, sign = '', digits = '0', fraction = '', exponent = ''] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([-+]\d+))?$/.exec(String(value + 0)) ?? [];
  if (exponent === '') return String(value + 0);
  const at = digits.length + Number(exponent);
  const all = `${digits}${fraction}`;
  if (at <= 0) return `${sign}0.${'0'.repeat(-at)}${all}`;
  return `${sign}${all.slice(0, at).padEnd(at, '0')}${all.length > at ? `.${all.slice(at)}` : ''}`;
}
