/** The types that a literal can be of, and that variables have. */
export type LiteralType = 'String' | 'Boolean' | 'Integer' | 'Double' | 'Date';

/** The literal that a type is entered as; texts for every type that is not known. */
export function literalTypeOf(typeName: string): LiteralType {
  const name = typeName.toLowerCase();
  if (/^(boolean|bool|yes ?no)/.test(name)) return 'Boolean';
  if (/^(integer|int|long|short)\b/.test(name)) return 'Integer';
  if (/^(double|float|number|decimal|currency|percent)/.test(name)) return 'Double';
  if (/^(date|calendar)/.test(name)) return 'Date';
  return 'String';
}
