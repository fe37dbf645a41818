import type { FastifyReply, FastifyRequest } from 'fastify';
import { HeavyCalls } from './HeavyCalls.ts';
import { tooManyCalls } from './problems.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

interface Limit {
  /** Who calls what. */
  caller: string;
  atATime: number;
}

interface HeldTurn {
  isAtWork: boolean;
  isClosed: boolean;
  end: () => void;
}

/**
 * The turns of requests. One lasts until the answer was sent or the connection broke, and until the handler has ended: a
 * client that goes away makes no room for others while its work goes on.
 */
export class RequestTurns {
  readonly #calls = new HeavyCalls();
  readonly #held = new WeakMap<FastifyRequest, HeldTurn>();

  /** Waits for a turn, and returns whether it had to. Throws the problem 429 when there is none, or the client has gone. */
  async take(request: FastifyRequest, { raw }: FastifyReply, { caller, atATime }: Limit): Promise<boolean> {
    const closing = new AbortController();
    raw.once('close', () => closing.abort());
    const { hasWaited, end } = await this.#calls.enter(caller, atATime, closing.signal);
    if (raw.closed) {
      end();
      throw tooManyCalls(atATime);
    }
    const turn: HeldTurn = { isAtWork: false, isClosed: false, end };
    this.#held.set(request, turn);
    raw.once('close', () => {
      turn.isClosed = true;
      if (!turn.isAtWork) end();
    });
    return hasWaited;
  }

  /** The handler, which holds the turn of its request, if it has one, while it works. */
  heldBy(handle: Handler): Handler {
    return async (request, reply) => {
      const turn = this.#held.get(request);
      if (!turn) return handle(request, reply);
      if (turn.isClosed) throw tooManyCalls(1);
      turn.isAtWork = true;
      try {
        return await handle(request, reply);
      } finally {
        turn.isAtWork = false;
        if (turn.isClosed) turn.end();
      }
    };
  }
}
