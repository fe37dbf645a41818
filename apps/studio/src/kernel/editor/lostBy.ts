import { isProblem, type Problem } from '@studio/api';

/** What refers to what a save takes away. */
export interface LostReferences {
  readonly references: NonNullable<Problem['references']>;
  /** Token of the references, sent to agree to them. */
  readonly expectedReferences: string;
}

/**
 * Whether the user is asked if what was refused is to be saved all the same. The question ends with another save, or with the failure forgotten.
 * @param error what the save threw
 */
export function isQuestion(error: unknown, { asksAbout }: { asksAbout?(failed: unknown): boolean }): boolean {
  return lostBy(error) !== null || asksAbout?.(error) === true;
}

/**
 * The references that a refused save would break, as listed by the server; null when the save failed for another reason.
 * @param error what the save threw
 */
export function lostBy(error: unknown): LostReferences | null {
  if (!isProblem(error, 409)) return null;
  const { references, expectedReferences } = error.problem;
  if (references === undefined || expectedReferences === undefined) return null;
  return { references, expectedReferences };
}
