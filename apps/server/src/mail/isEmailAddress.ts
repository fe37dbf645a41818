/**
 * Whether a text is one address with nothing around it: no name, no second one, no end of a line. The studio checks the same
 * (`screens/emails/isEmailAddress.ts`).
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(text);
}
