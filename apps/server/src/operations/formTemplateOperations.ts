import type { FormTemplateSummary } from '@studio/api';
import type { Operations } from '../http/Operation.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { listFields } from '../kinds/formTemplate/listFields.ts';
import type { Services } from '../Services.ts';
import { findProperties } from '../store/findProperties.ts';

type FormTemplateOperations = Pick<Operations, 'listFormFields' | 'listRepeatingFormTemplates'>;

const collator = new Intl.Collator('en');

/** Form templates beyond what every kind has: those that repeat, and the fields of one. */
export function formTemplateOperations({ store }: Services): FormTemplateOperations {
  return {
    listFormFields: {
      handle: async ({ query }) => ({
        status: 200,
        body: await listFields(store, query.formTemplateUniqueName),
      }),
    },
    listRepeatingFormTemplates: {
      handle: async () => {
        const forms = await findProperties(store.queries, formTemplateKind, [
          'uniqueName',
          'name',
          'repeatable',
        ]);
        const repeating = forms
          .filter(({ doc }) => doc.repeatable)
          .map(({ doc: { uniqueName, name } }) => ({ uniqueName, name }));
        return { status: 200, body: repeating.toSorted(byName) };
      },
    },
  };
}

function byName(left: FormTemplateSummary, right: FormTemplateSummary): number {
  return collator.compare(left.name, right.name) || collator.compare(left.uniqueName, right.uniqueName);
}
