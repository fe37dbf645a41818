import { eq } from 'drizzle-orm';
import { type FormTemplateDoc, formStatus } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { kindNames } from '../kinds/kindNames.ts';
import type { Queries } from '../store/Database.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { document, formTemplateSetItem, type SetItemSummary } from '../store/schema.ts';

/** A form as a set holds it: which it is, and which of its saves. */
export interface SetItem {
  formTemplateId: string;
  uniqueName: string;
  /** The version of the form under its unique name. */
  templateVersion: number;
  /** Which of its saves. */
  version: number;
  /** Of the form as it is kept with the sets; null when history has it. */
  digest: string | null;
}

/** A form as a new set will hold it, with what lists of the set will tell of it. */
export interface NewSetItem extends SetItem {
  summary: SetItemSummary;
}

/** A form that a set may hold. */
export interface Candidate extends NewSetItem {
  status: number;
  valid: boolean;
}

/** Every form that there is. */
export async function loadCandidates(queries: Queries): Promise<Candidate[]> {
  const forms = await queries
    .select({ id: document.id, name: document.name, version: document.version, summary: document.summary })
    .from(document)
    .where(eq(document.kind, kindNames.formTemplate));
  return forms.map(({ id, name, version, summary }) => ({
    ...{ formTemplateId: id, uniqueName: name, version, digest: null },
    templateVersion: Number(summary['templateVersion']),
    summary: readSummary(summary),
    status: Number(summary['status']),
    valid: summary['valid'] === true,
  }));
}

/** Whether a published set may hold it. */
export function isPublished({ status }: Candidate): boolean {
  return status !== formStatus.draft;
}

/** Whether a set for a test may hold it. */
export function isValid({ valid }: Candidate): boolean {
  return valid;
}

/** What a set holds: of each unique name the last version that may be in it. */
export function itemsOf(
  candidates: readonly Candidate[],
  isEligible: (candidate: Candidate) => boolean,
): NewSetItem[] {
  const byName = Map.groupBy(candidates.filter(isEligible), ({ uniqueName }) => uniqueName);
  return [...byName.values()].flatMap((versions) =>
    versions
      .toSorted((one, other) => other.templateVersion - one.templateVersion)
      .slice(0, 1)
      .map(({ formTemplateId, uniqueName, templateVersion, version, digest, summary }) => ({
        ...{ formTemplateId, uniqueName, templateVersion, version, digest, summary },
      })),
  );
}

/** What a set held when it was made. */
export async function loadItems(queries: Queries, setId: number): Promise<SetItem[]> {
  return queries
    .select({
      formTemplateId: formTemplateSetItem.formTemplateId,
      uniqueName: formTemplateSetItem.uniqueName,
      templateVersion: formTemplateSetItem.templateVersion,
      version: formTemplateSetItem.version,
      digest: formTemplateSetItem.digest,
    })
    .from(formTemplateSetItem)
    .where(eq(formTemplateSetItem.setId, setId));
}

/** What lists of a set tell of a form, by what the form says. */
export function summaryOf({ name, type }: Pick<FormTemplateDoc, 'name' | 'type'>): SetItemSummary {
  return { displayName: name, type };
}

/** What lists of a set tell of a form, by the summary of its document. */
export function readSummary(summary: JsonObject): SetItemSummary {
  return { displayName: String(summary['displayName']), type: Number(summary['type']) };
}
