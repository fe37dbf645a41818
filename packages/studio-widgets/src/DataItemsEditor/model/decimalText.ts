/** A decimal number of any length, apart from its notation. */
export interface Decimal {
  readonly isNegative: boolean;
  /** Digits before the point, without leading zeros. */
  readonly whole: string;
  /** Digits after the point, without trailing zeros. */
  readonly fraction: string;
}

/** Reads a number in decimal notation, commas ignored; `undefined` when the text is anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^([+-]?)0*(\d*)(?:\.(\d*))?$/.exec(text.replaceAll(',', '').trim());
  if (match === null || !/\d/.test(text)) return undefined;
  const [, sign, whole = '', digits = ''] = match;
  const fraction = digits.replace(/0+$/, '');
  return { isNegative: sign === '-' && (whole !== '' || fraction !== ''), whole, fraction };
}

function compareSizes(a: Decimal, b: Decimal): number {
  if (a.whole.length !== b.whole.length) return a.whole.length - b.whole.length;
  const left = `${a.whole}.${a.fraction}`;
  const right = `${b.whole}.${b.fraction}`;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Orders numbers exactly, without the rounding of a double: codes of twenty digits keep their order. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.isNegative !== b.isNegative) return a.isNegative ? -1 : 1;
  return a.isNegative ? compareSizes(b, a) : compareSizes(a, b);
}
