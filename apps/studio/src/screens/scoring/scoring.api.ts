import {
  result,
  type ScoringField,
  type ScoringRule,
  type ScoringTrial,
  type ScoringVerdict,
} from '@studio/api';
import { idObject } from '../../kernel/kind/idObject.ts';
import { newOrigin } from '../../kernel/object/newOrigin.ts';
import { dataSetChoices, dataSetLookup } from '../../kernel/resource/dataSetLookup.ts';
import type { Lookup } from '../../kernel/resource/Lookup.ts';
import { api } from '../../platform/http/api.ts';
import { scoringRules } from './early.ts';

/** A scoring rule as the server has it. */
export type Scoring = ScoringRule;

/** What a new rule starts from: it is always applied, and scores nothing yet. */
export const newScoring: Scoring = {
  ...newOrigin,
  name: '',
  scoringFolderId: 0,
  scoringFolderName: '',
  effectiveDateRangeBegin: 0,
  effectiveDateRangeEnd: null,
  flags: '',
  formTemplateUniqueName: '',
  variableName: '',
  triggerFieldFormTemplateUniqueName: null,
  triggerFieldVariableName: null,
  triggerOperator: null,
  triggerFieldValue: null,
  formulas: [],
};

/** A scoring rule on the server, known by its id. */
export const scoringObject = idObject(scoringRules);

const folders = 'Scoring Rule Folders';

/** The categories that rules have, by their ids. */
export const categoryFilter = dataSetLookup(folders, [scoringRules.kind]);

/** The categories that rules have: their names are what is chosen. */
export const categoryChoices: Lookup<readonly { readonly value: string; readonly label: string }[]> = {
  ...categoryFilter,
  key: `${categoryFilter.key}#names`,
  load: async (signal) =>
    (await categoryFilter.load(signal)).choices.map(({ label }) => ({ value: label, label })),
};

/** The set that fields for class codes choose from. */
export const classCodes = dataSetChoices('Class Codes');

/** A form with its fields, and how each can be scored. */
export interface ScoredForm {
  readonly displayName: string;
  /** By variable name, in the order of the form. */
  readonly fields: ReadonlyMap<string, ScoringField>;
}

const forms = new Map<string, Lookup<ScoredForm>>();

/** The representative version of a form. */
export function scoredForm(uniqueName: string): Lookup<ScoredForm> {
  const known = forms.get(uniqueName);
  if (known !== undefined) return known;
  const lookup: Lookup<ScoredForm> = {
    key: `/ScoringRule/fields?${uniqueName}`,
    kinds: ['/UIFormTemplate'],
    load: async (signal) => {
      const filters = new URLSearchParams({ uniqueName, current: 'true' });
      const query = { filterUri: `/UIFormTemplate?${filters}`, startIndex: 0, numberOfRows: 1 };
      const [fields, page] = await Promise.all([
        result(
          api.GET('/rest/ScoringRule/fields', {
            params: { query: { formTemplateUniqueName: uniqueName } },
            signal,
          }),
        ),
        result(api.GET('/rest/UIFormTemplate/filter', { params: { query }, signal })),
      ]);
      return {
        displayName: page.data.records[0]?.displayName ?? uniqueName,
        fields: new Map(fields.data.map((field) => [field.name, field])),
      };
    },
  };
  forms.set(uniqueName, lookup);
  return lookup;
}

/** Forms that are offered for one search. */
const mostForms = 20;

/** Forms whose name contains a text, each once. */
export async function searchForms(text: string, signal: AbortSignal) {
  const filters = new URLSearchParams({ current: 'true', name: text });
  const query = { filterUri: `/UIFormTemplate?${filters}`, startIndex: 0, numberOfRows: mostForms };
  return (await result(api.GET('/rest/UIFormTemplate/filter', { params: { query }, signal }))).data.records;
}

/** Which formulas a value matches. @throws ProblemError 422 for a value that they cannot be asked about */
export async function evaluate(body: ScoringTrial, signal: AbortSignal): Promise<ScoringVerdict> {
  return (await result(api.POST('/rest/ScoringRule/evaluate', { body, signal }))).data;
}
