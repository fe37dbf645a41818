import { isProblem, type Problem } from '@studio/api';

/** What refers to what a save takes away. */
export interface LostReferences {
  readonly references: NonNullable<Problem['references']>;
  /** Token of the references, sent to agree to them. */
  readonly expectedReferences: string;
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
