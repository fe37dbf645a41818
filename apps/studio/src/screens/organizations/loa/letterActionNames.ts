/**
 * What the server calls the actions on letters of authority, by the type of organizations whose browser has them: 2 for carriers, 3 for MGAs. It lists
 * all four in every browser of organizations. Beside no other code, since the first calls of a browser need it.
 */
export const letterActionNames = {
  2: ['Import LOAs', 'Export LOAs'],
  3: ['Import MGA LOAs', 'Export MGA LOAs'],
} as const;

/** Whether an action is on the letters of another type of organizations, so that the browser of this one does not offer it. */
export function isForeignLetterAction(name: string, type: number): boolean {
  return Object.entries(letterActionNames).some(
    ([own, names]) => Number(own) !== type && names.some((each) => each === name),
  );
}
