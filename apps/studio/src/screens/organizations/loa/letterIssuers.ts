/** Whose letters of authority: those of carriers, or those of MGAs. */
export type LetterIssuers = 'carriers' | 'mgas';

/**
 * What the server calls the actions on letters of authority. It lists all four in every browser of organizations. Beside no other code, since the first
 * calls of a browser need it.
 */
export const letterActionNames = {
  carriers: ['Import LOAs', 'Export LOAs'],
  mgas: ['Import MGA LOAs', 'Export MGA LOAs'],
} as const;

/** Whose letters the browser of a type of organizations imports and exports; null for none. @param type the contract's code: 2 for carriers, 3 for MGAs */
export function issuersOfType(type: number): LetterIssuers | null {
  if (type === 2) return 'carriers';
  return type === 3 ? 'mgas' : null;
}

/** Whether an action is on letters that the browser of a type of organizations has nothing to do with. */
export function isForeignLetterAction(name: string, type: number): boolean {
  const own = issuersOfType(type);
  return Object.entries(letterActionNames).some(
    ([issuers, names]) => issuers !== own && names.some((each) => each === name),
  );
}
