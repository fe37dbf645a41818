import type { DataSet, RuleViolation } from '@studio/api';
import type { DataSetDraft } from './draft/DataSetDraft.ts';

const load = async () => (await import('../laterParts.ts')).laterParts.refused;

/** What leads from the server's answer to the cells; loaded when there is something to lose. */
export type Refusals = Awaited<ReturnType<typeof load>>;

let loaded: Refusals | null = null;

/** It when it is there; null before. */
export function loadedRefusals(): Refusals | null {
  return loaded;
}

/** Loads it, once. */
export async function loadRefusals(): Promise<Refusals> {
  loaded ??= await load();
  return loaded;
}

/** What the server refused, by label and row once these are known; in the server's words before. */
export function describeRefusals(
  violations: readonly RuleViolation[],
  draft: DataSetDraft,
  doc: DataSet,
): readonly string[] {
  return loaded?.describeRefused(violations, draft, doc) ?? violations.map(({ message }) => message);
}
