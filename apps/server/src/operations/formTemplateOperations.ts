import type { FormTemplateSummary } from '@studio/api';
import type { Operations } from '../http/Operation.ts';
import { formTemplateFilters } from '../kinds/formTemplate/formTemplateFilters.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { listFields } from '../kinds/formTemplate/listFields.ts';
import type { ListRow } from '../lists/ListRow.ts';
import { readFilter } from '../lists/readFilter.ts';
import type { Services } from '../Services.ts';
import { findAllDocuments } from '../store/findDocuments.ts';

type FormTemplateOperations = Pick<
  Operations,
  'listFormTemplates' | 'listFormFields' | 'listRepeatingFormTemplates'
>;

/** What filter URIs call form templates. */
const filterKind = 'UIFormTemplate';
const defaultRows = 25;
const collator = new Intl.Collator('en');

/** Form templates: the list, those that repeat, and the fields of one. */
export function formTemplateOperations({ store, formTemplates }: Services): FormTemplateOperations {
  return {
    listFormTemplates: {
      handle: async ({
        query: { filterUri = `/${filterKind}`, startIndex = 0, numberOfRows = defaultRows },
      }) => {
        const filter = await readFilter(filterUri, filterKind, formTemplateFilters);
        const order = { sortBy: 'name', direction: 'asc' } as const;
        const found = await formTemplates.select({ filter, ...order }, { startIndex, numberOfRows });
        return { status: 200, body: { records: found.rows.map(toSummary), totalRecords: found.total } };
      },
    },
    listFormFields: {
      handle: async ({ query }) => ({
        status: 200,
        body: await listFields(store, query.formTemplateUniqueName),
      }),
    },
    listRepeatingFormTemplates: {
      handle: async () => {
        const forms = await findAllDocuments(store.queries, formTemplateKind);
        const repeating = forms
          .filter(({ doc }) => doc.repeatable)
          .map(({ doc: { uniqueName, name } }) => ({ uniqueName, name }));
        return { status: 200, body: repeating.toSorted(byName) };
      },
    },
  };
}

function toSummary({ name: uniqueName, summary }: ListRow): FormTemplateSummary {
  return { uniqueName, name: String(summary['displayName']) };
}

function byName(left: FormTemplateSummary, right: FormTemplateSummary): number {
  return collator.compare(left.name, right.name) || collator.compare(left.uniqueName, right.uniqueName);
}
