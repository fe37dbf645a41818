import { mayHaveBeenSaved } from './IdempotentSaver.ts';
import { randomId } from './randomId.ts';
import type { Loaded, SaveOptions } from './types.ts';

/** One deletion, from its first try on. */
interface Attempt {
  readonly base: Loaded<unknown>;
  readonly idempotencyKey: string;
  readonly expectedReferences: string | undefined;
}

/** Deletes the object of an editor. One whose answer was lost is the same to the server when it is sent again. */
export class Deletion {
  readonly #clientTag: string;
  #unconfirmed: Attempt | null = null;
  #confirm: (() => void) | null = null;

  /** @param clientTag names the editor to the server */
  constructor(clientTag: string) {
    this.#clientTag = clientTag;
  }

  /** True while a deletion has ended without an answer, and it is unknown whether it was done. */
  get isUncertain(): boolean {
    return this.#unconfirmed !== null;
  }

  /**
   * Deletes a version. The server's event of it is as good as its answer.
   * @param expectedReferences token of the references that were agreed to. Default: none were
   * @throws what `send` throws
   */
  async run(
    base: Loaded<unknown>,
    send: (options: SaveOptions) => Promise<void>,
    expectedReferences?: string,
  ): Promise<void> {
    const open = this.#unconfirmed;
    const known = open?.base === base && open.expectedReferences === expectedReferences ? open : null;
    const attempt = known ?? { base, idempotencyKey: randomId(), expectedReferences };
    const { promise: confirmed, resolve } = Promise.withResolvers<void>();
    this.#unconfirmed = null;
    this.#confirm = resolve;
    try {
      const { idempotencyKey } = attempt;
      const options = { idempotencyKey, clientTag: this.#clientTag, expectedReferences };
      await Promise.race([send(options), confirmed]);
    } catch (error) {
      if (mayHaveBeenSaved(error)) this.#unconfirmed = attempt;
      throw error;
    } finally {
      this.#confirm = null;
    }
  }

  /**
   * Receives the server's event that an editor has deleted the object.
   * @returns true when that confirms a deletion of this editor that had ended without an answer
   */
  receive(clientTag: string | null): boolean {
    if (clientTag !== this.#clientTag) return false;
    const wasUncertain = this.isUncertain;
    this.#unconfirmed = null;
    this.#confirm?.();
    return wasUncertain;
  }
}
