import { Turns } from '../store/Turns.ts';
import { tooManyCalls } from './problems.ts';

/** Milliseconds that a call waits for those before it. */
const patience = 10_000;
/** More would only pile up. */
const mostWaiting = 20;

/** The turn of a call. */
export interface Turn {
  /** Whether others had to end before it. */
  hasWaited: boolean;
  /** To be called once when nothing of the call is under way any more. */
  end: () => void;
}

interface Line {
  turns: Turns;
  /** Calls under way and calls that wait. */
  size: number;
}

/**
 * Lets a user make only so many calls of one heavy operation at a time, whatever the number of sessions: the others wait in the
 * order of coming. Other users do not wait for them.
 */
export class HeavyCalls {
  readonly #lines = new Map<string, Line>();

  /**
   * @param caller who calls what
   * @param limit calls at a time; the same for one caller
   * @param signal aborted when the client has gone
   * @throws the problem 429 after 10 seconds, or at once when 20 calls wait already
   */
  async enter(caller: string, limit: number, signal?: AbortSignal): Promise<Turn> {
    const line = this.#lines.get(caller) ?? { turns: new Turns(limit), size: 0 };
    if (line.size >= limit + mostWaiting) throw tooManyCalls(limit);
    this.#lines.set(caller, line);
    line.size += 1;
    const hasWaited = line.size > limit;
    const leave = await line.turns.take(patience, signal);
    if (leave === null) {
      this.#leave(caller, line);
      throw tooManyCalls(limit);
    }
    return {
      hasWaited,
      end: () => {
        leave();
        this.#leave(caller, line);
      },
    };
  }

  #leave(caller: string, line: Line): void {
    line.size -= 1;
    if (line.size === 0) this.#lines.delete(caller);
  }
}
