/** Several values in one text, parted by commas. A comma or a backslash inside a value follows a backslash. */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[\\,]/g, '\\$&')).join(',');
}

/** Reads what `joinValues` wrote. A backslash at the very end is itself. */
export function splitValues(text: string): readonly string[] {
  const values: string[] = [];
  let value = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\' && index + 1 < text.length) {
      index += 1;
      value += text.charAt(index);
    } else if (character === ',') {
      values.push(value);
      value = '';
    } else {
      value += character;
    }
  }
  return [...values, value];
}
