import { applyDelta, type Delta, makeDelta } from './delta.ts';
import { deltaWeight } from './deltaWeight.ts';

/** What leads from one draft to another and back. */
export interface Leap {
  /** Null when both drafts have the same content. */
  readonly forward: Delta | null;
  readonly backward: Delta | null;
  /** What both directions hold, as `deltaWeight` counts. */
  readonly weight: number;
}

export function leap<Draft>(from: Draft, to: Draft): Leap {
  const forward = makeDelta(from, to);
  const backward = forward === null ? null : makeDelta(to, from);
  return { forward, backward, weight: weigh(forward) + weigh(backward) };
}

/** From where the leap starts to where it ends; no leap leads nowhere. */
export function leapOn<Draft>(from: Draft, way: Leap | null | undefined): Draft {
  return way?.forward ? applyDelta(from, way.forward) : from;
}

/** From where the leap ends to where it starts. */
export function leapBack<Draft>(to: Draft, way: Leap | null | undefined): Draft {
  return way?.backward ? applyDelta(to, way.backward) : to;
}

const weigh = (delta: Delta | null) => (delta === null ? 0 : deltaWeight(delta));
