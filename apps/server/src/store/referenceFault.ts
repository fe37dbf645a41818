import type { JsonObject } from './JsonObject.ts';
import type { Kind, Reference } from './Kind.ts';

type Demand = Pick<Reference, 'toName' | 'toPart' | 'objection'>;

/** Why a reference does not hold, or null. @param target the document referred to; null when there is none */
export function referenceFault(
  { toName, toPart, objection }: Demand,
  kind: Kind,
  target: JsonObject | null,
): string | null {
  if (target === null) return `There is no ${kind.noun} '${toName}'.`;
  if (toPart !== '' && !kind.hasPart(target, toPart))
    return `The ${kind.noun} '${toName}' has no '${toPart}'.`;
  return objection?.(target) ?? null;
}

/** Whether it takes the target's content to tell, and not its name alone. */
export function needsContent({ toPart, objection }: Demand): boolean {
  return toPart !== '' || objection !== undefined;
}
