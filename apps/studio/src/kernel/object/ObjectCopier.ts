import { isProblem } from '@studio/api';
import { retryWhileBusy } from '../../platform/preferences/retryWhileBusy.ts';
import { mayHaveBeenSaved } from '../editor/IdempotentSaver.ts';
import { randomId } from '../editor/randomId.ts';
import type { Loaded, SaveOptions } from '../editor/types.ts';
import { objectText } from './object.messages.ts';

/** How an object of one kind is copied. */
export interface ObjectCopying<Doc> {
  /** Characters of a name at most. */
  readonly maxLength: number;
  /** Makes an object that says what the version says, under another name. @throws ProblemError 409 when the name is taken */
  copy(doc: Doc, name: string, options: SaveOptions): Promise<Loaded<Doc>>;
  /** The notice of a copy. Default: that of all objects of its kind. */
  copied?(name: string, doc: Doc): string;
  /** JSON pointers to texts of a body that no two objects share, beside the name. Default: none. */
  readonly uniquePointers?: readonly string[];
}

/** One copy, from its first try on. */
interface Attempt {
  readonly base: Loaded<unknown>;
  readonly number: number;
  readonly idempotencyKey: string;
}

/** Names that are tried until one is free. */
const mostNames = 100;

/**
 * Copies the object of an editor under the first name that is free: 'Copy of …', then numbered. A copy whose answer was lost is
 * the same to the server when it is sent again.
 */
export class ObjectCopier<Doc> {
  readonly #clientTag: string;
  readonly #copying: ObjectCopying<Doc>;
  readonly #stopping = new AbortController();
  #unconfirmed: Attempt | null = null;

  /** @param clientTag names the editor to the server */
  constructor(clientTag: string, copying: ObjectCopying<Doc>) {
    this.#clientTag = clientTag;
    this.#copying = copying;
  }

  /** @throws what the call throws that made no copy, or whose answer was lost */
  async copy(base: Loaded<Doc>, name: string): Promise<Loaded<Doc>> {
    const { maxLength, copy } = this.#copying;
    let attempt: Attempt = this.#unconfirmed?.base === base ? this.#unconfirmed : begin(base, 1);
    for (;;) {
      const { idempotencyKey, number } = attempt;
      const options = { idempotencyKey, clientTag: this.#clientTag };
      this.#unconfirmed = null;
      try {
        return await retryWhileBusy(() => copy(base.doc, copyName(name, number, maxLength), options), {
          signal: this.#stopping.signal,
          onWait: () => undefined,
        });
      } catch (error) {
        if (mayHaveBeenSaved(error)) this.#unconfirmed = attempt;
        if (!this.#isTaken(error) || number >= mostNames) throw error;
        attempt = begin(base, number + 1);
      }
    }
  }

  /** The notice of a copy; undefined for that of all objects of its kind. */
  describe(name: string, doc: Doc): string | undefined {
    return this.#copying.copied?.(name, doc);
  }

  /** Whether the name, or what goes with it, is another object's. */
  #isTaken(error: unknown): boolean {
    if (isProblem(error, 409)) return true;
    const pointers = isProblem(error, 422) ? (error.problem.errors ?? []).map(({ pointer }) => pointer) : [];
    const unique = this.#copying.uniquePointers ?? [];
    return pointers.length > 0 && pointers.every((pointer) => unique.includes(pointer));
  }

  /** Waits no longer for a server that is busy. */
  stop(): void {
    this.#stopping.abort();
  }
}

function begin(base: Loaded<unknown>, number: number): Attempt {
  return { base, number, idempotencyKey: randomId() };
}

/**
 * What a copy is called: 'Copy of {name}', from the second on with a number. A name that would be too long is shortened.
 * @param number from 1
 * @param maxLength UTF-16 code units at most; no character is cut in two
 */
export function copyName(name: string, number: number, maxLength: number): string {
  const whole = objectText('copy.name', { name });
  const end = number === 1 ? '' : ` (${number})`;
  const room = maxLength - end.length;
  if (whole.length <= room) return `${whole}${end}`;
  let kept = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(whole)) {
    if (kept.length + segment.length > room) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${end}`;
}
