import { sameContent } from './sameContent.ts';

/** How far back a history goes; the oldest steps go first. The newest step always stays. */
export interface UndoLimits<Draft> {
  /** Default 1,000. */
  readonly maxSteps?: number | undefined;
  /** What all steps together may hold, as `deltaWeight` counts. Default 1,000,000. */
  readonly maxValues?: number | undefined;
  /** How many rebases a step may lie back: each keeps the versions that it merged. Default 16. */
  readonly maxRebases?: number | undefined;
  /**
   * Whether two drafts say the same; asked only where a step was rebased or amended, and where the
   * browser undid what was typed. Default: deep equality.
   */
  readonly isSame?: ((a: Draft, b: Draft) => boolean) | undefined;
}

/** Limits of which none is left open. */
export type SetLimits<Draft> = {
  readonly [Name in keyof UndoLimits<Draft>]-?: NonNullable<UndoLimits<Draft>[Name]>;
};

/** The limits with the defaults for what is left open. */
export function setLimits<Draft>(limits: UndoLimits<Draft>): SetLimits<Draft> {
  const { maxSteps = 1000, maxValues = 1_000_000, maxRebases = 16, isSame = sameContent } = limits;
  return { maxSteps, maxValues, maxRebases, isSame };
}
