import type { ScoringField } from '@studio/api';
import type { Operations } from '../http/Operation.ts';
import { invalid } from '../http/problems.ts';
import { currentForms } from '../kinds/formTemplate/currentForms.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { evaluateFormulas } from '../kinds/scoringRule/evaluateFormulas.ts';
import { scoredBy } from '../kinds/scoringRule/scoredBy.ts';
import type { Services } from '../Services.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { findDocumentsByName } from '../store/findDocuments.ts';

type ScoringRuleOperations = Pick<Operations, 'listScoringFields' | 'evaluateScoringFormulas'>;

/** Scoring rules beyond what every kind has: which fields can be scored, and what a value is worth. */
export function scoringRuleOperations({ store }: Services): ScoringRuleOperations {
  return {
    listScoringFields: {
      handle: async ({ query }) => ({
        status: 200,
        body: await scoringFields(store, query.formTemplateUniqueName),
      }),
    },
    evaluateScoringFormulas: {
      handle: ({ body }) => {
        const verdict = evaluateFormulas(body);
        if (verdict === null) {
          const message = `'${body.value}' is no number, and the field has ranges of numbers.`;
          throw invalid([{ pointer: '/value', message }]);
        }
        return { status: 200, body: verdict };
      },
    },
  };
}

/** @throws StoreError when there is no such form */
async function scoringFields(store: DocumentStore, uniqueName: string): Promise<ScoringField[]> {
  const versions = await findDocumentsByName(store.queries, formTemplateKind, [uniqueName]);
  const [current] = currentForms(versions.map(({ doc }) => doc));
  const { fields } = current ?? (await store.get(formTemplateKind, uniqueName)).doc;
  return fields.map((field) => {
    const { name, label, type, dataSetName } = field;
    return { name, label, type, dataSetName, scoredBy: scoredBy(field) };
  });
}
