/** A character of an address; what RFC 5322 gives a meaning of its own, and what cannot be seen, is none. */
const character = String.raw`[^\s\p{Cc}\p{Cf}@,;:<>()[\]"\\]`;
const address = new RegExp(`^${character}+@(?!\\.)${character}+(?<!\\.)$`, 'u');

/**
 * Whether a text is one address with nothing around it: no name, no second one, no end of a line. The console checks the same
 * (`internal/emailAddresses.ts` of the design system), which a test of the house compares.
 */
export function isEmailAddress(text: string): boolean {
  return address.test(text);
}
