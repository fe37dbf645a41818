import { applyDelta, type Delta, makeDelta } from './delta.ts';
import { deltaWeight } from './deltaWeight.ts';

/** The deltas from one draft to another and back. */
export interface DeltaPair {
  /** Null when both drafts have the same content. */
  readonly forward: Delta | null;
  readonly backward: Delta | null;
  /** What both directions hold, as `deltaWeight` counts. */
  readonly weight: number;
}

export function deltaPair<Draft>(from: Draft, to: Draft): DeltaPair {
  const forward = makeDelta(from, to);
  const backward = forward === null ? null : makeDelta(to, from);
  return { forward, backward, weight: weigh(forward) + weigh(backward) };
}

/** @returns the draft that the pair leads to; `from` when there is no delta */
export function applyForward<Draft>(from: Draft, way: DeltaPair | null | undefined): Draft {
  return way?.forward ? applyDelta(from, way.forward) : from;
}

/** @returns the draft that the pair starts from; `to` when there is no delta */
export function applyBackward<Draft>(to: Draft, way: DeltaPair | null | undefined): Draft {
  return way?.backward ? applyDelta(to, way.backward) : to;
}

const weigh = (delta: Delta | null) => (delta === null ? 0 : deltaWeight(delta));
