import type { JsonObject } from './JsonObject.ts';
import type { Kind, Reference } from './Kind.ts';

type Demand = Pick<Reference, 'toName' | 'toPart' | 'objection'>;

/**
 * Why a reference does not hold, or null.
 * @param targets the documents of the name referred to; it is enough when one of them serves
 */
export function referenceFault(demand: Demand, kind: Kind, targets: readonly JsonObject[]): string | null {
  const [first, ...others] = targets.map((target) => targetFault(demand, kind, target));
  if (first === undefined) return `There is no ${kind.noun} '${demand.toName}'.`;
  return others.includes(null) ? null : first;
}

function targetFault({ toName, toPart, objection }: Demand, kind: Kind, target: JsonObject): string | null {
  if (toPart !== '' && !kind.hasPart(target, toPart)) {
    return `The ${kind.noun} '${toName}' has no '${toPart}'.`;
  }
  return objection?.(target) ?? null;
}

/** Whether it takes the target's content to tell, and not its name alone. */
export function needsContent({ toPart, objection }: Demand): boolean {
  return toPart !== '' || objection !== undefined;
}
