import { ConnectionError, ProblemError } from '@studio/api';
import { randomId } from './randomId.ts';
import type { EditorDefinition, Loaded } from './types.ts';

/** One try to save. */
interface Attempt<Doc, Draft> {
  readonly draft: Draft;
  readonly base: Loaded<Doc>;
  readonly idempotencyKey: string;
}

/** A save that was written. */
export interface Written<Doc, Draft> {
  readonly saved: Loaded<Doc>;
  readonly draft: Draft;
  /** The version that it was saved over. */
  readonly base: Loaded<Doc>;
}

/** Tries to save, and remembers those tries whose answer was lost until it is known what became of them. */
export class SaveRun<Doc, Draft extends object> {
  readonly #definition: EditorDefinition<Doc, Draft>;
  readonly #clientTag: string;
  /** Newest first. */
  #doubts: readonly Attempt<Doc, Draft>[] = [];
  #lostCreation: Attempt<Doc, Draft> | null = null;

  constructor(definition: EditorDefinition<Doc, Draft>, clientTag: string) {
    this.#definition = definition;
    this.#clientTag = clientTag;
  }

  /** True while a save has ended without an answer, and nobody knows whether it was written. */
  get isUncertain(): boolean {
    return this.#doubts.length > 0;
  }

  /** Forgets the saves without an answer. */
  forget(): void {
    this.#doubts = [];
  }

  /**
   * Saves; the repetition of a save whose answer was lost is the same save to the server. Once it is answered, nothing that
   * was sent before over the same version can be written any more.
   */
  async send(id: string, draft: Draft, base: Loaded<Doc>): Promise<Loaded<Doc>> {
    const known = this.#doubts.find((doubt) => doubt.draft === draft && doubt.base === base);
    const attempt = known ?? { draft, base, idempotencyKey: randomId() };
    try {
      const saved = await this.#save(id, attempt);
      this.#doubts = [];
      return saved;
    } catch (error) {
      const others = this.#doubts.filter((doubt) => doubt !== attempt);
      this.#doubts = mayHaveBeenSaved(error) ? [attempt, ...others] : others;
      throw error;
    }
  }

  /** Makes the object again; when it was made by a try whose answer was lost, that is found out. */
  async create(draft: Draft, base: Loaded<Doc>): Promise<Loaded<Doc>> {
    const known = this.#lostCreation?.draft === draft ? this.#lostCreation : null;
    const attempt = known ?? { draft, base, idempotencyKey: randomId() };
    this.#lostCreation = null;
    try {
      return await this.#definition.create(draft, base, this.#optionsOf(attempt));
    } catch (error) {
      if (mayHaveBeenSaved(error)) this.#lostCreation = attempt;
      throw error;
    }
  }

  /**
   * Finds out what became of the saves whose answers were lost, by sending them again. Only to be asked when the version that
   * they were made from is no longer the latest: then nothing is written by it, the server recognises a save or refuses it.
   * @returns the one that was written; null when none was
   */
  async settle(id: string): Promise<Written<Doc, Draft> | null> {
    for (const attempt of this.#doubts) {
      try {
        const saved = await this.#save(id, attempt);
        this.#doubts = [];
        return { saved, draft: attempt.draft, base: attempt.base };
      } catch (error) {
        if (mayHaveBeenSaved(error)) throw error;
        this.#doubts = this.#doubts.filter((doubt) => doubt !== attempt);
      }
    }
    return null;
  }

  #save(id: string, attempt: Attempt<Doc, Draft>): Promise<Loaded<Doc>> {
    return this.#definition.save(id, attempt.draft, attempt.base, this.#optionsOf(attempt));
  }

  #optionsOf({ idempotencyKey }: Attempt<Doc, Draft>) {
    return { idempotencyKey, clientTag: this.#clientTag };
  }
}

/** No answer, or an error of something between the server and us: the change may have been written all the same. */
export function mayHaveBeenSaved(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ProblemError && error.status >= 500);
}
