import type { FormTemplateImport, ImportedFormTemplate } from '@studio/api';

/** The outcome of a form template of a file. */
export type ImportFate = ImportedFormTemplate['fate'];

/** The fates in the order of the list: what is not imported first, then what changes. */
const importFates: readonly ImportFate[] = ['refused', 'updated', 'added', 'left'];

/** How many form templates have each fate. Of those that could not be read, the answer may not list each. */
export function countFates({
  imported,
  notImported,
  unchanged,
  formTemplates,
}: FormTemplateImport): Readonly<Record<ImportFate, number>> {
  const added = formTemplates.filter(({ fate }) => fate === 'added').length;
  return { refused: notImported, updated: imported - added, added, left: unchanged };
}

/** A line of the list of an import. */
export type ImportedRow = ImportedFormTemplate & {
  /** Its place in the file, which distinguishes lines. */
  readonly id: string;
};

/**
 * The first of the templates in the order of their fates; those of one fate by name and version, without a name last.
 * @param most how many are listed
 */
export function listedForms({ formTemplates }: FormTemplateImport, most: number): readonly ImportedRow[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return formTemplates
    .map((form, index) => ({ ...form, id: String(index) }))
    .sort(
      (a, b) =>
        importFates.indexOf(a.fate) - importFates.indexOf(b.fate) ||
        Number(a.uniqueName === null) - Number(b.uniqueName === null) ||
        compare(a.uniqueName ?? '', b.uniqueName ?? '') ||
        (a.version ?? 0) - (b.version ?? 0),
    )
    .slice(0, most);
}

/** What keeps a plan from being worth confirming. */
export type IdlePlan = 'noForms' | 'refused' | 'nothing';

/** Why importing would change nothing: the file holds nothing, all of it is refused, or what is not is the same already; else null. */
export function whyIdle({ imported, unchanged, notImported }: FormTemplateImport): IdlePlan | null {
  if (imported > 0) return null;
  if (unchanged > 0) return 'nothing';
  return notImported > 0 ? 'refused' : 'noForms';
}
