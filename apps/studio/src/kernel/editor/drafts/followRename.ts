import type { DraftStore } from './DraftStore.ts';
import { findRecoverable } from './findDrafts.ts';

/**
 * Lets the drafts of an object that was renamed go along, so that they are offered under its new name; those of editors
 * that are open go by themselves.
 * @param kinds of all editors that the object has
 * @returns how many there are
 */
export async function followRename(
  store: DraftStore,
  of: { readonly userId: string; readonly kinds: readonly string[]; readonly id: string },
  newId: string,
): Promise<number> {
  const read = async () => {
    const found = of.kinds.map((kind) => store.records(of.userId, { kind, id: of.id }));
    return (await Promise.all(found)).flat();
  };
  const records = await findRecoverable(read, Date.now());
  const moved = records.map((record) => store.put({ record: { ...record, id: newId }, parts: [] }));
  return (await Promise.all(moved)).filter((outcome) => outcome === 'stored').length;
}
