import type { FormTemplateGraph, FormTemplateLink } from '@studio/api';

/** What a form names, and what names it, in the order of the names. */
export interface FormLinks {
  readonly names: readonly FormTemplateLink[];
  readonly namedBy: readonly FormTemplateLink[];
}

const noLinks: FormLinks = { names: [], namedBy: [] };

/** The links of every form by its unique name. */
export function linksByForm({
  forms,
  links,
}: Pick<FormTemplateGraph, 'forms' | 'links'>): ReadonlyMap<string, FormLinks> {
  const byFrom = Map.groupBy(links, ({ from }) => from);
  const byTo = Map.groupBy(links, ({ to }) => to);
  return new Map(
    forms.map(({ uniqueName }) => [
      uniqueName,
      {
        names: (byFrom.get(uniqueName) ?? []).toSorted((one, other) => one.to.localeCompare(other.to)),
        namedBy: (byTo.get(uniqueName) ?? []).toSorted((one, other) => one.from.localeCompare(other.from)),
      },
    ]),
  );
}

/** The links of one form; none of a form that is not there. */
export function linksOf(all: ReadonlyMap<string, FormLinks>, form: string): FormLinks {
  return all.get(form) ?? noLinks;
}
