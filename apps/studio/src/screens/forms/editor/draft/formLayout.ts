import { repeaterOf } from '@studio/rules';
import { isRepeater } from '../../../../kernel/formView/ViewedForm.ts';
import { canonicalDraft } from './canonicalDraft.ts';
import type { FormDraft, FormPart } from './FormDraft.ts';

/** A section of a form: its head, and its fields row by row. */
export interface LaidSection {
  readonly head: FormPart;
  readonly rows: readonly (readonly FormPart[])[];
}

/** The sections of a draft with their rows, in the order of the form. */
export function layoutOf(draft: FormDraft): readonly LaidSection[] {
  const sections: { head: FormPart; rows: FormPart[][] }[] = [];
  for (const part of canonicalDraft(draft).parts) {
    const section = sections.at(-1);
    if (part.isHead) sections.push({ head: part, rows: [] });
    else if (part.isBeside) section?.rows.at(-1)?.push(part);
    else section?.rows.push([part]);
  }
  return sections;
}

/** The fields of a draft, in its order. */
export function fieldsOf({ parts }: FormDraft): readonly FormPart[] {
  return parts.filter(({ isHead }) => !isHead);
}

/** The fields that each row repeater of a draft repeats, by its key: none where there is no row behind it, or it is not the last of its own. */
export function repetitionsOf(draft: FormDraft): ReadonlyMap<string, readonly FormPart[]> {
  if (!draft.parts.some(isRepeatingPart)) return new Map();
  const found = layoutOf(draft).flatMap(({ rows }) =>
    rows.flatMap((row, index) =>
      row.filter(isRepeatingPart).map((part) => {
        const isOfNext = repeaterOf(rows, index + 1, isRepeatingPart) === part;
        return [part.key, isOfNext ? (rows[index + 1] ?? []) : []] as const;
      }),
    ),
  );
  return new Map(found);
}

function isRepeatingPart(part: FormPart): boolean {
  return !part.isHead && isRepeater(part);
}
