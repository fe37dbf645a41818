import { mayHaveBeenSaved } from '../../editor/IdempotentSaver.ts';
import { PartlySavedError } from '../../editor/PartlySavedError.ts';
import type { Loaded, SaveOptions } from '../../editor/types.ts';

/** What saving sends once the object itself is saved, such as files. */
export interface SecondStep<Doc, Draft> {
  /** Whether there is something to send. */
  isNeeded(draft: Draft): boolean;
  /** The draft without that: it says what the first step has saved. @param doc as saved */
  without(draft: Draft, doc: Doc): Draft;
  /** Sends it over the version that the first step has made, or that was there. */
  send(draft: Draft, saved: Loaded<Doc>, options: SaveOptions): Promise<Loaded<Doc>>;
}

/**
 * Saves in two steps, under two keys that follow from one.
 * @param first null when there is nothing to save in the first step
 * @throws PartlySavedError when the first step is done and the second was refused; what it threw itself when nothing is saved, or the outcome is unknown
 */
export async function saveInTwoSteps<Doc, Draft>(
  { isNeeded, without, send }: SecondStep<Doc, Draft>,
  input: {
    readonly draft: Draft;
    readonly base: Loaded<Doc>;
    readonly options: SaveOptions;
    readonly first: (() => Promise<Loaded<Doc>>) | null;
  },
): Promise<Loaded<Doc>> {
  const { draft, base, options, first } = input;
  const saved = first === null ? base : await first();
  if (!isNeeded(draft)) return saved;
  try {
    return await send(draft, saved, { ...options, idempotencyKey: `${options.idempotencyKey}.2` });
  } catch (error) {
    // Without an answer the whole save is repeated, under the same keys.
    if (first === null || mayHaveBeenSaved(error)) throw error;
    throw new PartlySavedError({ saved, draft: without(draft, saved.doc) }, { cause: error });
  }
}
