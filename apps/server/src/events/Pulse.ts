/** Beats of this server without one of another server, until that one counts as silent. */
const silentAfter = 3;
/** And until it is forgotten. */
const forgottenAfter = 300;

/**
 * Which other servers are alive, counted in beats of this one. A server receives its own beats only from the database, as it
 * does those of others: when the database, the connection or this process is held up, no server is taken for dead.
 */
export class Pulse {
  /** By server: beats of this one since its last message. */
  readonly #missed = new Map<string, number>();

  /** A server says that it is alive. */
  receive(server: string): void {
    this.#missed.set(server, 0);
  }

  /** A server has sent something else: it is alive, too. Those that never sent a sign of life are not judged. */
  notice(server: string): void {
    if (this.#missed.has(server)) this.#missed.set(server, 0);
  }

  /** Counts a beat of this server. Returns the servers that have been silent for so long that they can be forgotten. */
  beat(): string[] {
    for (const [server, missed] of this.#missed) this.#missed.set(server, missed + 1);
    const forgotten = [...this.#missed].filter(([, missed]) => missed >= forgottenAfter);
    for (const [server] of forgotten) this.#missed.delete(server);
    return forgotten.map(([server]) => server);
  }

  forget(server: string): void {
    this.#missed.delete(server);
  }

  /** Those that are dead, cut off or held up, as far as this one can know. */
  silent(): Set<string> {
    return new Set([...this.#missed].flatMap(([server, missed]) => (missed >= silentAfter ? server : [])));
  }
}
