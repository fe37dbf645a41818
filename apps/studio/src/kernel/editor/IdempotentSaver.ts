import { ConnectionError, ProblemError } from '@studio/api';
import { isBusy, retryWhileBusy } from '../../platform/preferences/retryWhileBusy.ts';
import { Emitter } from '../../platform/state/Emitter.ts';
import { PartlySavedError } from './PartlySavedError.ts';
import { randomId } from './randomId.ts';
import type { EditorDefinition, Loaded } from './types.ts';

/** One try to save, from before it is sent until it is known what has become of it. */
export interface SaveAttempt<Doc, Draft> {
  readonly draft: Draft;
  /** The version that it is saved over. */
  readonly base: Loaded<Doc>;
  readonly idempotencyKey: string;
  /** Makes the object again, which was deleted. */
  readonly isCreation: boolean;
  /** References that may be broken afterwards. Default: none may. */
  readonly expectedReferences?: string | undefined;
}

/** A save that was written. */
export interface Written<Doc, Draft> extends Pick<SaveAttempt<Doc, Draft>, 'draft' | 'base'> {
  readonly saved: Loaded<Doc>;
}

/** Tries to save, and remembers those tries whose answer was lost until their outcome is known. */
export class IdempotentSaver<Doc, Draft extends object> {
  readonly #definition: EditorDefinition<Doc, Draft>;
  readonly #clientTag: string;
  readonly #sends = new Emitter();
  /** Calls back right before a try is sent, when it is one of `attempts` already. Returns the unsubscribe function. */
  readonly onSend = this.#sends.on;
  readonly #waits = new Emitter();
  /** Calls back when a save was refused because others write, and is going to be tried again. Returns the unsubscribe function. */
  readonly onWait = this.#waits.on;
  #expectedReferences: string | undefined;
  readonly #onUncertain: (isUncertain: boolean) => void;
  #stopping = new AbortController();
  /** Newest first. */
  #unconfirmed: readonly SaveAttempt<Doc, Draft>[] = [];
  #attempts: readonly SaveAttempt<Doc, Draft>[] = [];

  /**
   * @param clientTag names the editor to the server
   * @param notifyUncertain called with whether a save has ended without an answer, whenever that may have changed. Default: no call
   */
  constructor(
    definition: EditorDefinition<Doc, Draft>,
    clientTag: string,
    onUncertain: (isUncertain: boolean) => void = () => undefined,
  ) {
    this.#definition = definition;
    this.#clientTag = clientTag;
    this.#onUncertain = onUncertain;
  }

  /** True while a save has ended without an answer, and it is unknown whether it was written. */
  get isUncertain(): boolean {
    return this.#unconfirmed.length > 0;
  }

  /** The tries that are pending or have ended without an answer, newest first; another list when something changes. */
  get attempts(): readonly SaveAttempt<Doc, Draft>[] {
    return this.#attempts;
  }

  /** Cancels the pending retry: the save ends as failed. */
  stopWaiting(): void {
    this.#stopping.abort();
    this.#stopping = new AbortController();
  }

  /** Lets the following saves break references: those that the user agreed to; undefined for none. */
  agreeTo(expectedReferences: string | undefined): void {
    this.#expectedReferences = expectedReferences;
  }

  /** Goes on with tries without an answer, newest first. With none once an answer has been accepted: until then they count. */
  resume(attempts: readonly SaveAttempt<Doc, Draft>[]): void {
    this.#note(null, attempts);
  }

  /**
   * Saves; the repetition of a save whose answer was lost is the same save to the server. Once it is answered, nothing that
   * was sent before over the same version can be written any more: `resume` with none then.
   */
  send(id: string, draft: Draft, base: Loaded<Doc>): Promise<Loaded<Doc>> {
    return this.#try(id, draft, base, false);
  }

  /** Makes the object again; when it was made by a try whose answer was lost, that is found out. */
  create(id: string, draft: Draft, base: Loaded<Doc>): Promise<Loaded<Doc>> {
    return this.#try(id, draft, base, true);
  }

  /**
   * Finds out the outcome of the saves whose answers were lost, by sending them again. Only to be asked when the object is
   * there in another version than they were made from: then nothing is written by it, the server recognises a save or
   * refuses it.
   * @returns the one that was written; null when none was
   */
  async resolveUnconfirmed(id: string): Promise<Written<Doc, Draft> | null> {
    for (const attempt of this.#unconfirmed) {
      try {
        const saved = await this.#call(id, attempt);
        return { saved, draft: attempt.draft, base: attempt.base };
      } catch (error) {
        if (error instanceof PartlySavedError) {
          // What threw it is the save of this editor.
          const { saved, draft } = error as PartlySavedError<Doc, Draft>;
          return { saved, draft, base: attempt.base };
        }
        if (leavesUnconfirmed(error)) throw error;
        this.#note(null, this.#without(attempt));
      }
    }
    return null;
  }

  async #try(id: string, draft: Draft, base: Loaded<Doc>, isCreation: boolean): Promise<Loaded<Doc>> {
    const expectedReferences = this.#expectedReferences;
    const known = this.#unconfirmed.find(
      (each) =>
        each.draft === draft &&
        each.base === base &&
        each.isCreation === isCreation &&
        each.expectedReferences === expectedReferences,
    );
    const attempt = known ?? { draft, base, idempotencyKey: randomId(), isCreation, expectedReferences };
    this.#note(attempt, this.#unconfirmed);
    this.#sends.emit();
    try {
      return await this.#call(id, attempt);
    } catch (error) {
      const isOpen = mayHaveBeenSaved(error) || (known !== undefined && leavesUnconfirmed(error));
      const others = this.#without(attempt);
      this.#note(null, isOpen ? [attempt, ...others] : others);
      throw error;
    }
  }

  #call(
    id: string,
    { draft, base, idempotencyKey, isCreation, expectedReferences }: SaveAttempt<Doc, Draft>,
  ): Promise<Loaded<Doc>> {
    const options = { idempotencyKey, clientTag: this.#clientTag, expectedReferences };
    const call = () =>
      isCreation
        ? this.#definition.create(draft, base, options)
        : this.#definition.save(id, draft, base, options);
    return retryWhileBusy(call, { signal: this.#stopping.signal, onWait: () => this.#waits.emit() });
  }

  #without(attempt: SaveAttempt<Doc, Draft>): readonly SaveAttempt<Doc, Draft>[] {
    return this.#unconfirmed.filter((each) => each !== attempt);
  }

  #note(underWay: SaveAttempt<Doc, Draft> | null, unconfirmed: readonly SaveAttempt<Doc, Draft>[]): void {
    this.#unconfirmed = unconfirmed;
    this.#onUncertain(this.isUncertain);
    this.#attempts =
      underWay === null || unconfirmed.includes(underWay) ? unconfirmed : [underWay, ...unconfirmed];
  }
}

/** No answer, or an error of something between the server and us: the change may have been written all the same. */
export function mayHaveBeenSaved(error: unknown): boolean {
  if (isBusy(error)) return false;
  return error instanceof ConnectionError || (error instanceof ProblemError && error.status >= 500);
}

/** Refusals from which nothing follows for a save that was sent before: not signed in, not allowed any more, too slow, too often. */
const unrelated: readonly number[] = [401, 403, 408, 429];

/** After the repetition of a save: whether the outcome of the first one is still unknown. */
export function leavesUnconfirmed(error: unknown): boolean {
  return (
    mayHaveBeenSaved(error) ||
    isBusy(error) ||
    (error instanceof ProblemError && unrelated.includes(error.status))
  );
}
