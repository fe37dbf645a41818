import { equal } from '../equal.ts';
import { IdempotentSaver, type Written } from '../IdempotentSaver.ts';
import { randomId } from '../randomId.ts';
import type { EditorDefinition, Loaded } from '../types.ts';
import type { StoredDraft } from './StoredDraft.ts';

/**
 * Finds out the outcome of the saves that were pending when a draft was left behind. One that was written is what the
 * draft goes on from, so that nothing collides with itself. Sends no request when no save was pending; as long as the server
 * has the version that they were made from, they stay unknown, as asking could write them.
 */
export async function resolveUnconfirmed<Doc, Draft extends object>(
  definition: EditorDefinition<Doc, Draft>,
  id: string,
  kept: StoredDraft<Doc, Draft>,
): Promise<StoredDraft<Doc, Draft>> {
  const { attempts = [] } = kept;
  if (attempts.length === 0) return kept;
  if (id === '')
    return (await wasMade(definition, kept)) ? { ...kept, draft: kept.origin, attempts: [] } : kept;
  try {
    const latest = await definition.load(id);
    if (latest.etag === kept.base.etag) return kept;
    const run = new IdempotentSaver(definition, randomId());
    run.resume(attempts);
    const written = (await run.resolveUnconfirmed(id)) ?? findSaved(definition, kept, latest);
    if (written === null) return { ...kept, attempts: [] };
    return { ...kept, base: written.saved, origin: written.draft, attempts: [] };
  } catch {
    return kept;
  }
}

/**
 * Whether the outcome of a draft's saves could not be found out, although the object is in another version now: that may be
 * one of them.
 */
export function isUnconfirmed<Doc, Draft extends object>(
  { base, attempts = [] }: StoredDraft<Doc, Draft>,
  current: Loaded<Doc>,
): boolean {
  return attempts.length > 0 && base.etag !== current.etag;
}

/**
 * Whether a new object has been made just as its draft says. Only called for one whose id exists: then nothing is made by
 * asking again, the server recognises the creation or refuses it.
 */
async function wasMade<Doc, Draft extends object>(
  definition: EditorDefinition<Doc, Draft>,
  { base, draft, attempts = [] }: StoredDraft<Doc, Draft>,
): Promise<boolean> {
  const form = (each: Draft) => definition.normalise(each, base.doc);
  const attempt = attempts.find((each) => equal(form(each.draft), form(draft)));
  if (attempt === undefined || definition.newId === undefined) return false;
  try {
    await definition.load(definition.newId(attempt.draft));
    const run = new IdempotentSaver(definition, randomId());
    run.resume([attempt]);
    return (await run.resolveUnconfirmed('')) !== null;
  } catch {
    return false;
  }
}

/** The server drops idempotency keys after a day: then the saved content shows whether it is the same. */
function findSaved<Doc, Draft extends object>(
  { normalise, toDraft }: EditorDefinition<Doc, Draft>,
  { attempts = [] }: StoredDraft<Doc, Draft>,
  saved: Loaded<Doc>,
): Written<Doc, Draft> | null {
  const { doc } = saved;
  const form = normalise(toDraft(doc), doc);
  const same = attempts.find(({ draft }) => equal(normalise(draft, doc), form));
  return same === undefined ? null : { ...same, saved };
}
