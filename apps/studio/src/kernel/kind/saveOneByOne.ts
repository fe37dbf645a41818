import { isProblem } from '@studio/api';
import { mayHaveBeenSaved } from '../editor/IdempotentSaver.ts';
import { PartlySavedError } from '../editor/PartlySavedError.ts';
import type { Loaded, SaveOptions } from '../editor/types.ts';
import { saverOfOrigin } from '../object/newOrigin.ts';
import { objectText } from '../object/object.messages.ts';
import { type CollectionDoc, type CollectionItem, collectionLoaded } from './collectionKind.ts';
import { StaleCollectionError } from './collectionObject.ts';

/** The write of one object of a collection. */
export interface CollectionStep<Item> {
  /** The object; null for one that is made. */
  readonly id: string | null;
  /** Writes it. @returns the object as saved; null when it is deleted */
  send(options: SaveOptions): Promise<Item | null>;
  /** Notes in the page what was written, once no repetition of the save can send it again. Default: there is nothing to note. */
  settle?(item: Item): void;
  /** The error that a failure is reported as, with its place on the screen, or a promise of it. One that leaves open whether it was written (`mayHaveBeenSaved`) stays of that kind. */
  explain(error: unknown): unknown;
}

/** A save of a collection as far as it has come: its repetition goes on from there, whatever the steps that are done have changed in the page. */
export interface CollectionRun<Item> {
  readonly steps: readonly CollectionStep<Item>[];
  /** What the first steps were answered with, each when it is; null for what is deleted. */
  readonly done: (Item | null)[];
}

/** What one save of a collection is made of. */
export interface SaveOneByOne<Item, Draft> {
  readonly run: CollectionRun<Item>;
  readonly base: Loaded<CollectionDoc<Item>>;
  readonly options: SaveOptions;
  /** The collection as it is now. */
  readonly load: () => Promise<Loaded<CollectionDoc<Item>>>;
  /** What a version says, with the keys of the draft. */
  readonly toDraft: (doc: CollectionDoc<Item>) => Draft;
}

/**
 * Writes the objects of a collection one after another, each under a key of its own that follows from the key of the save. It stops at the first failure.
 * @throws PartlySavedError when some are written and the next was refused; StaleCollectionError when somebody has saved over the first; what the write
 * threw otherwise, and always when it is unknown whether it was done: the save is repeated then, with the same run, under the same keys
 */
export async function saveOneByOne<Item extends CollectionItem, Draft>(
  input: SaveOneByOne<Item, Draft>,
): Promise<Loaded<CollectionDoc<Item>>> {
  const { run, base, options, toDraft } = input;
  const { steps, done } = run;
  let saved = base;
  for (const [index, step] of steps.entries()) {
    const known = saved;
    const answered = done[index];
    if (answered !== undefined) {
      saved = collectionLoaded(withItem(saved.doc.items, step.id, answered));
      continue;
    }
    const sent = step.send({ ...options, idempotencyKey: `${options.idempotencyKey}.${index}` });
    const { item, cause } = await sent.then(
      (written) => ({ item: written, cause: null }),
      async (error: unknown) => ({ item: null, cause: await causeOf(error, step, known, input.load) }),
    );
    if (cause === null) {
      done.push(item);
      saved = collectionLoaded(withItem(saved.doc.items, step.id, item));
    } else if (index === 0 || mayHaveBeenSaved(cause)) throw cause;
    else {
      settle(run);
      throw new PartlySavedError({ saved, draft: toDraft(saved.doc) }, { cause });
    }
  }
  settle(run);
  return saved;
}

/** The save is over: what was written of it is known for good. */
function settle<Item>({ steps, done }: CollectionRun<Item>): void {
  for (const [index, item] of done.entries()) if (item !== null) steps[index]?.settle?.(item);
}

/** @param id of the object that was written; null for one that was made @param item null for one that is deleted */
function withItem<Item extends CollectionItem>(
  items: readonly Item[],
  id: string | null,
  item: Item | null,
): readonly Item[] {
  if (item === null) return items.filter((each) => each.id !== id);
  const known = items.some((each) => each.id === item.id);
  return known ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item];
}

/** Why a write failed: a refusal, what others have saved that is the reason for it, or that there was no answer. */
async function causeOf<Item extends CollectionItem>(
  error: unknown,
  step: CollectionStep<Item>,
  known: Loaded<CollectionDoc<Item>>,
  load: () => Promise<Loaded<CollectionDoc<Item>>>,
): Promise<unknown> {
  const mayBeStale = [404, 409, 412].some((status) => isProblem(error, status));
  if (!mayBeStale) return step.explain(error);
  // Where it is unknown what others have saved, the refusal is reported as it is.
  const latest = await load().catch(() => null);
  if (latest === null || latest.etag === known.etag) return step.explain(error);
  const theirs = latest.doc.items.find(({ id }) => id === step.id);
  const somebody = { author: objectText('somebody'), time: Date.now() };
  return new StaleCollectionError(latest, theirs === undefined ? somebody : saverOfOrigin(theirs));
}
