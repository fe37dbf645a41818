import type { RestoreOperation } from '@studio/api';
import type { RefusalList } from '../../exchange/RefusalList.ts';
import type { RestoreContent, RestoreDocument, RestoreFile } from '../../exchange/RestoreFile.ts';
import { kindNames } from '../../kinds/kindNames.ts';
import type { Pause } from '../../LoopTurns.ts';
import type { Queries } from '../../store/Database.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { digestOfForm } from '../digestOfForm.ts';
import { loadItems } from '../setItems.ts';
import { findSaves, memberKey } from './findSaves.ts';
import { loadSets, type StoredSet } from './loadSets.ts';
import type { SetDoc } from './SetDoc.ts';
import { setSection } from './setSection.ts';

/** What becomes of a set of the file. */
export interface PlannedSet {
  set: SetDoc;
  /** The set of the store that it is; null when there is none. */
  stored: StoredSet | null;
  fate: 'added' | 'updated' | 'left' | 'refused';
}

/** What becomes of the sets of form templates. */
export interface PlannedSets {
  /** Where the file names them among its sections, from 0. */
  index: number;
  sets: PlannedSet[];
  /** Sets of the store that the file lacks and which go. */
  removals: StoredSet[];
  /** Those which stay. */
  untouchedCount: number;
  refusedCount: number;
  /** The forms of the file that sets may need to be kept with them, by digest. */
  forms: ReadonlyMap<string, JsonObject>;
}

interface PlanOptions {
  operation: RestoreOperation;
  refusals: RefusalList;
  pause: Pause;
}

/**
 * Finds out what restoring the sets of a file does; null when it names none. A set is the same by its uid. What it held is never
 * changed, and has to be in the file or in the store.
 */
export async function planSets(
  queries: Queries,
  { contents, sets: given }: RestoreFile,
  { operation, refusals, pause }: PlanOptions,
): Promise<PlannedSets | null> {
  if (given === null) return null;
  const { content, index } = given;
  const stored = new Map((await loadSets(queries)).map((set) => [set.uid, set]));
  const refuse = ({ position, name }: RestoreDocument, message: string) =>
    refusals.add({ message, position, section: setSection.name, name });
  const sets: PlannedSet[] = [];
  for (const document of content.documents) {
    const set = document.doc as unknown as SetDoc;
    const own = stored.get(set.uid) ?? null;
    const fate = own === null ? 'added' : await fateOf(queries, set, own, operation);
    if (fate === 'refused') refuse(document, `The form template set ${set.number} held something else here.`);
    sets.push({ set, stored: own, fate });
    await pause();
  }
  const added = sets.filter(({ fate }) => fate === 'added');
  const forms = added.length === 0 ? new Map() : await formsOf(contents, sets, pause);
  const members = added.flatMap(({ set }) => set.members.filter(({ digest }) => !forms.has(digest)));
  const saves = await findSaves(queries, members, pause);
  for (const [at, planned] of sets.entries()) {
    const document = content.documents[at];
    if (planned.fate !== 'added' || !document) continue;
    for (const member of planned.set.members) {
      if (forms.has(member.digest) || saves.has(memberKey(member))) continue;
      planned.fate = 'refused';
      const form = `'${member.uniqueName}', version ${member.templateVersion}`;
      refuse(document, `What the set held as the form template ${form}, is neither in the file nor here.`);
    }
  }
  const missing = [...stored.values()].filter(({ uid }) => !sets.some(({ set }) => set.uid === uid));
  const isClean = operation === 'CLEAN_INSERT';
  return {
    ...{ index, sets, forms, refusedCount: content.refusedCount },
    removals: isClean ? missing : [],
    untouchedCount: isClean ? 0 : missing.length,
  };
}

async function fateOf(
  queries: Queries,
  set: SetDoc,
  stored: StoredSet,
  operation: RestoreOperation,
): Promise<PlannedSet['fate']> {
  const { made, isTest } = stored;
  const isMadeThen = made.time === set.made.time && made.userId === set.made.userId && isTest === set.isTest;
  if (!isMadeThen || !(await heldTheSame(queries, set, stored))) return 'refused';
  if (operation === 'INSERT') return 'left';
  const [before, after] = [stored.production, set.production];
  return before?.time === after?.time && before?.userId === after?.userId ? 'left' : 'updated';
}

/** Which forms and which of their versions: compared without reading the forms. */
async function heldTheSame(queries: Queries, { members }: SetDoc, { number }: StoredSet): Promise<boolean> {
  const items = await loadItems(queries, number);
  const versions = new Map(items.map(({ uniqueName, templateVersion }) => [uniqueName, templateVersion]));
  return (
    items.length === members.length &&
    members.every(({ uniqueName, templateVersion }) => versions.get(uniqueName) === templateVersion)
  );
}

/** All forms of the file by their digests. */
async function formsOf(
  contents: readonly RestoreContent[],
  sets: readonly PlannedSet[],
  pause: Pause,
): Promise<Map<string, JsonObject>> {
  const forms = new Map<string, JsonObject>();
  for (const { section, documents } of contents) {
    if (section.kind.name !== kindNames.formTemplate) continue;
    for (const { doc } of documents) {
      forms.set(digestOfForm(doc), doc);
      await pause();
    }
  }
  for (const { set } of sets) {
    for (const { digest, form } of set.members) if (form !== null) forms.set(digest, form);
  }
  return forms;
}
