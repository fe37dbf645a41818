import { isProblem, type Problem } from '@studio/api';

/** What refers to what a save takes away. */
export interface LostReferences {
  readonly references: NonNullable<Problem['references']>;
  /** Stands for them to the server: who agrees to them sends it. */
  readonly expectedReferences: string;
}

/**
 * What would lead nowhere by a save that was refused for it, as the server told it; null when the save failed for another reason.
 * @param error what the save threw
 */
export function lostBy(error: unknown): LostReferences | null {
  if (!isProblem(error, 409)) return null;
  const { references, expectedReferences } = error.problem;
  if (references === undefined || expectedReferences === undefined) return null;
  return { references, expectedReferences };
}
