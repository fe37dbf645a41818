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

/** Tries to save, and remembers the one whose answer was lost until it is known what became of it. */
export class SaveRun<Doc, Draft extends object> {
  readonly #definition: EditorDefinition<Doc, Draft>;
  readonly #clientTag: string;
  #unanswered: Attempt<Doc, Draft> | null = null;
  #created: Attempt<Doc, Draft> | null = null;

  constructor(definition: EditorDefinition<Doc, Draft>, clientTag: string) {
    this.#definition = definition;
    this.#clientTag = clientTag;
  }

  /** True while nobody knows whether the last save was written. */
  get isUncertain(): boolean {
    return this.#unanswered !== null;
  }

  /** Forgets a save without an answer. */
  forget(): void {
    this.#unanswered = null;
  }

  /** Saves; the repetition of a save whose answer was lost is the same save to the server. */
  async send(id: string, draft: Draft, base: Loaded<Doc>): Promise<Loaded<Doc>> {
    const known = this.#unanswered;
    const isSame = known !== null && known.draft === draft && known.base === base;
    return this.#try(id, isSame ? known : { draft, base, idempotencyKey: randomId() });
  }

  /** Makes the object again; when it was made by a try whose answer was lost, that is found out. */
  async create(draft: Draft, base: Loaded<Doc>): Promise<Loaded<Doc>> {
    const known = this.#created?.draft === draft ? this.#created : null;
    this.#created = known ?? { draft, base, idempotencyKey: randomId() };
    const { idempotencyKey } = this.#created;
    return this.#definition.create(draft, base, { idempotencyKey, clientTag: this.#clientTag });
  }

  /**
   * Finds out what became of a save whose answer was lost, by sending it again.
   * @returns what was saved then; null when it never was and cannot be any more, or when none is in doubt
   */
  async settle(id: string): Promise<Written<Doc, Draft> | null> {
    const attempt = this.#unanswered;
    if (attempt === null) return null;
    const { draft, base } = attempt;
    try {
      return { saved: await this.#try(id, attempt), draft, base };
    } catch (error) {
      if (mayHaveBeenSaved(error)) throw error;
      return null;
    }
  }

  /** Whether this is the save that is in doubt. */
  isUncertainAbout(draft: Draft, base: Loaded<Doc>): boolean {
    return this.#unanswered?.draft === draft && this.#unanswered.base === base;
  }

  async #try(id: string, attempt: Attempt<Doc, Draft>): Promise<Loaded<Doc>> {
    const { draft, base, idempotencyKey } = attempt;
    this.#unanswered = attempt;
    try {
      const options = { idempotencyKey, clientTag: this.#clientTag };
      const saved = await this.#definition.save(id, draft, base, options);
      this.#unanswered = null;
      return saved;
    } catch (error) {
      if (!mayHaveBeenSaved(error)) this.#unanswered = null;
      throw error;
    }
  }
}

/** No answer, or an error of something between the server and us: the change may have been written all the same. */
export function mayHaveBeenSaved(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ProblemError && error.status >= 500);
}
