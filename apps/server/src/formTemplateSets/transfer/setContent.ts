import type { SectionContent } from '../../exchange/writeInitializationFile.ts';
import type { Queries } from '../../store/Database.ts';
import type { VersionKey } from '../../store/readVersions.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { digestOfForm } from '../digestOfForm.ts';
import { itemKey, readItemForms } from '../readItemForms.ts';
import { loadItems, type SetItem } from '../setItems.ts';
import { loadSets, type StoredSet } from './loadSets.ts';
import type { SetDoc, SetMember } from './SetDoc.ts';
import { setSection } from './setSection.ts';

/** So many forms are in memory at a time. */
const atOnce = 50;

/** What has been written of the sets so far. */
interface Written {
  /** Which save of each form the file holds among the form templates. */
  saves: ReadonlyMap<string, number>;
  /** By `itemKey`. */
  digests: Map<string, string>;
  /** Digests of the forms that are stored with a set. */
  forms: Set<string>;
}

/**
 * All sets for a backup, as they are now.
 * @param forms the form templates that the file holds
 */
export async function setContent(queries: Queries, forms: readonly VersionKey[]): Promise<SectionContent> {
  const sets = await loadSets(queries);
  const saves = new Map(forms.map(({ id, version }) => [id, version]));
  return {
    section: setSection,
    documents: documentsOf(queries, sets, { saves, digests: new Map(), forms: new Set() }),
    readContent: () => {
      throw new Error('A form template set has no files.');
    },
  };
}

async function* documentsOf(
  queries: Queries,
  sets: readonly StoredSet[],
  written: Written,
): AsyncGenerator<StoredDocument[]> {
  for (const { size: _size, ...set } of sets) {
    const doc: SetDoc = { ...set, members: await membersOf(queries, set.number, written) };
    const { time, userId: authorId, userName: authorName } = set.made;
    const origin = { id: set.uid, name: String(set.number), authorId, authorName, time };
    yield [{ ...origin, version: 1, revision: 0, doc }];
  }
}

async function membersOf(queries: Queries, setId: number, written: Written): Promise<SetMember[]> {
  const items = await loadItems(queries, setId);
  const members: SetMember[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const some = items.slice(start, start + atOnce);
    const added = await addForms(queries, some, written);
    for (const item of some) {
      const digest = written.digests.get(itemKey(item));
      if (digest === undefined)
        throw new Error(`The set ${setId} holds '${item.uniqueName}', which is gone.`);
      const { digest: _digest, ...member } = item;
      members.push({ ...member, digest, form: added.get(itemKey(item)) ?? null });
    }
  }
  return members;
}

/** Reads what is not known yet, and answers what nothing else in the file says, by `itemKey`. */
async function addForms(queries: Queries, items: readonly SetItem[], { saves, digests, forms }: Written) {
  const unknown = items.filter((item) => !digests.has(itemKey(item)));
  const inFile = unknown.flatMap((item) => {
    const version = saves.get(item.formTemplateId);
    return version === undefined ? [] : [{ ...item, version, digest: null }];
  });
  const docs = await readItemForms(queries, [...unknown, ...inFile]);
  const held = new Set(inFile.flatMap((item) => docs.get(itemKey(item)) ?? []).map(digestOfForm));
  const added = new Map<string, NonNullable<SetMember['form']>>();
  for (const item of unknown) {
    const doc = docs.get(itemKey(item));
    if (doc === undefined) continue;
    const digest = digestOfForm(doc);
    digests.set(itemKey(item), digest);
    if (held.has(digest) || forms.has(digest)) continue;
    forms.add(digest);
    added.set(itemKey(item), doc);
  }
  return added;
}
