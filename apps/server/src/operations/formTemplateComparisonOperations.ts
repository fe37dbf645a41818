import type { FormTemplateSetComparison } from '@studio/api';
import { compareItems } from '../formTemplateSets/compareItems.ts';
import { findImpact } from '../formTemplateSets/findImpact.ts';
import { planChange } from '../formTemplateSets/planChange.ts';
import { findSet } from '../formTemplateSets/readSets.ts';
import { loadItems, type SetItem } from '../formTemplateSets/setItems.ts';
import type { Operations } from '../http/Operation.ts';
import { notFound } from '../http/problems.ts';
import { loadFormGraph } from '../kinds/formTemplate/loadFormGraph.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { LoopTurns } from '../LoopTurns.ts';
import type { Services } from '../Services.ts';
import { rowsByFilter } from './kinds/exportHandler.ts';
import { selectionBodyLimit, serve } from './kinds/kindOperations.ts';

type FormTemplateComparisonOperations = Pick<
  Operations,
  'compareFormTemplateSets' | 'previewFormTemplateSet' | 'getFormTemplateGraph'
>;

/** What differs between sets of form templates, what a publication will change, and how forms hang together. */
export function formTemplateComparisonOperations(services: Services): FormTemplateComparisonOperations {
  const { queries, registry } = services;
  const served = serve(services, kindNames.formTemplate);
  const compare = async (before: readonly SetItem[], after: readonly SetItem[]) => {
    const turns = new LoopTurns();
    const { changes, unchanged } = await compareItems(queries, before, after, () => turns.give());
    return { changes, unchanged, ...(await findImpact(queries, registry, changes)) };
  };
  const found = async (id: number) => {
    const set = await findSet(queries, id);
    if (set === null) throw notFound(`There is no form template set ${id}.`);
    const { formTemplates: _formTemplates, ...rest } = set;
    return rest;
  };
  return {
    compareFormTemplateSets: {
      handle: async ({ path: { id, formerId } }) => {
        const [set, formerSet] = [await found(id), await found(formerId)];
        const [after, before] = [await loadItems(queries, id), await loadItems(queries, formerId)];
        return { status: 200, body: { set, formerSet, failures: [], ...(await compare(before, after)) } };
      },
    },
    previewFormTemplateSet: {
      bodyLimit: selectionBodyLimit,
      handle: async ({ query: { action }, body }) => {
        const ids = 'ids' in body ? body.ids : (await rowsByFilter(served, body)).map(({ id }) => id);
        const { formerId, plan, failures, before, after, possible } = await planChange(queries, ids, action);
        const formerSet = formerId === null ? null : await found(formerId);
        const compared = await compare(before, after);
        const changes = compared.changes.map((change) => ({
          ...change,
          isChosen: change.after !== null && possible.has(change.after.id),
        }));
        const answer: FormTemplateSetComparison = {
          ...{ set: null, formerSet, plan, failures, ...compared },
          changes: changes.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen)),
        };
        return { status: 200, body: answer };
      },
    },
    getFormTemplateGraph: {
      handle: async ({ query: { type, formTemplateUniqueName: uniqueName } }) => {
        const graph = await loadFormGraph(queries, { type, uniqueName });
        if (graph === null) throw notFound(`There is no form template '${uniqueName}'.`);
        return { status: 200, body: graph };
      },
    },
  };
}
