/**
 * What is wrong with a text as a name, or null. Names are used in addresses and in indexes, which cannot hold control
 * characters or half a surrogate pair.
 */
export function nameFault(name: string): string | null {
  if (name.trim() === '') return 'A name is required.';
  if (/\p{Cc}/u.test(name) || !name.isWellFormed()) {
    return 'The name holds a character that names cannot have.';
  }
  return null;
}
