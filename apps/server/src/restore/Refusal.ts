import type { Position } from '../exchange/Position.ts';

/** Why something of a file cannot be restored. */
export interface Refusal {
  message: string;
  /** Null when no place in the file is to blame. */
  position: Position | null;
  /** The section's name. */
  section: string | null;
  /** The document's name, as far as it is known. */
  name: string | null;
}
