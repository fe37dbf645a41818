import { type DataSetType, result } from '@studio/api';
import type { FieldChoice } from '../../../kernel/object/plain/choiceField.tsx';
import type { Lookup } from '../../../kernel/resource/Lookup.ts';
import { api } from '../../../platform/http/api.ts';
import { rememberForms, rememberGenerators } from '../knownLabels.ts';

type Choices = readonly FieldChoice<string>[];

/** The generators that a set of this type can have. They are part of the server: nothing that is saved changes them. */
export function generatorsOf(type: DataSetType): Lookup<Choices> {
  return {
    key: `/DataSet/generators?type=${type}`,
    load: async (signal) => {
      const params = { query: { type } };
      const { data } = await result(api.GET('/rest/DataSet/generators', { params, signal }));
      const choices = data.map(({ beanName, label }) => ({ value: beanName, label }));
      rememberGenerators(choices);
      return choices;
    },
  };
}

/** The form templates that can feed a Repeating Form set. */
export const repeatingFormTemplates: Lookup<Choices> = {
  key: '/DataSet/repeatingFormTemplates',
  kinds: ['/UIFormTemplate'],
  load: async (signal) => {
    const { data } = await result(api.GET('/rest/DataSet/repeatingFormTemplates', { signal }));
    const choices = data.map(({ uniqueName, name }) => ({ value: uniqueName, label: name }));
    rememberForms(choices);
    return choices;
  },
};
