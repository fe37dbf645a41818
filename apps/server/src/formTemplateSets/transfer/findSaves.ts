import { and, eq, inArray } from 'drizzle-orm';
import type { FormTemplateDoc } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { identityOfForm } from '../../kinds/formTemplate/formTemplateKind.ts';
import { kindNames } from '../../kinds/kindNames.ts';
import type { Pause } from '../../LoopTurns.ts';
import type { Queries } from '../../store/Database.ts';
import { nameKey } from '../../store/nameKey.ts';
import { document, type SetItemSummary } from '../../store/schema.ts';
import { readDocuments } from '../../store/versions/readContents.ts';
import { type VersionId, versionKey } from '../../store/versions/VersionId.ts';
import { digestOfForm } from '../digestOfForm.ts';
import { summaryOf } from '../setItems.ts';
import type { SetMember } from './SetDoc.ts';

/** A save of this store, with what lists of a set tell of it. */
export interface FoundSave extends VersionId {
  summary: SetItemSummary;
}

/** So many forms are in memory at a time. */
const atOnce = 50;

/**
 * The saves of this store that say what members of sets do, by `memberKey`: the very same save, or the form that has the name and
 * version now. Those that are left out are not here.
 */
export async function findSaves(
  queries: Queries,
  members: readonly SetMember[],
  pause: Pause,
): Promise<ReadonlyMap<string, FoundSave>> {
  const wanted = [...new Map(members.map((member) => [memberKey(member), member])).values()];
  const found = new Map<string, FoundSave>();
  for (let start = 0; start < wanted.length; start += atOnce) {
    const some = wanted.slice(start, start + atOnce);
    const current = await currentOf(queries, some);
    const candidates = new Map(
      some.map((member) => {
        const now = current.get(identityKeyOf(member));
        return [member, [sameSave(member), ...(now === undefined ? [] : [now])]] as const;
      }),
    );
    const docs = await readDocuments(queries, [...candidates.values()].flat());
    const digests = new Map([...docs].map(([key, doc]) => [key, digestOfForm(doc)]));
    for (const [member, saves] of candidates) {
      const save = saves.find((each) => digests.get(versionKey(each)) === member.digest);
      const doc = save && docs.get(versionKey(save));
      // What has a member's digest is a form template.
      if (doc) found.set(memberKey(member), { ...save, summary: summaryOf(doc as FormTemplateDoc) });
    }
    await pause();
  }
  return found;
}

/** Tells members apart as far as what they hold, and where it came from. */
export function memberKey(member: SetMember): string {
  return `${member.digest} ${versionKey(sameSave(member))}`;
}

function sameSave({ formTemplateId, version }: SetMember): VersionId {
  return { documentId: formTemplateId, version };
}

async function currentOf(queries: Queries, members: readonly SetMember[]): Promise<Map<string, VersionId>> {
  const rows = await queries
    .select({ key: document.identityKey, documentId: document.id, version: document.version })
    .from(document)
    .where(
      and(
        eq(document.kind, kindNames.formTemplate),
        inArray(document.identityKey, members.map(identityKeyOf)),
      ),
    );
  return new Map(rows.map(({ key, ...save }) => [key, save]));
}

function identityKeyOf({ uniqueName, templateVersion }: SetMember): string {
  return nameKey(identityOfForm(uniqueName, templateVersion));
}
