/**
 * Whether a text is one e-mail address with nothing around it. The server checks the same (`mail/isEmailAddress.ts`), and
 * knows better whether anybody has it.
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(text);
}
