const delimiter = '::';

/** Several values as one text, the contract's way; null for none. */
export function joinValues(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(delimiter);
}

/** The values of such a text, without empty ones. */
export function splitValues(text: string | null | undefined): string[] {
  return (text ?? '').split(delimiter).filter((value) => value.trim() !== '');
}
