import type { UiFormTemplateWrite } from '@studio/api';
import type { GivenField } from './fieldOfBody.ts';

type Given<Whole, Needed extends keyof Whole> = Pick<Whole, Needed> & Partial<Omit<Whole, Needed>>;

/** A body as it may be sent. */
type GivenBody = Given<Omit<UiFormTemplateWrite, 'formTemplate' | 'sections'>, never> & {
  formTemplate: Given<UiFormTemplateWrite['formTemplate'], 'uniqueName' | 'displayName' | 'type'>;
  sections?: (Partial<Omit<UiFormTemplateWrite['sections'][number], 'rows'>> & {
    rows: { fields: GivenField[] }[];
  })[];
};

/** A body with everything, but for what its fields leave out. */
export type CompleteBody = Omit<UiFormTemplateWrite, 'sections'> & {
  sections: (Omit<UiFormTemplateWrite['sections'][number], 'rows'> & { rows: { fields: GivenField[] }[] })[];
};

/** A body with everything that may be left out of a form and its sections, as the contract's defaults have it. */
export function completeBody(given: unknown): CompleteBody {
  // The contract was checked before.
  const body = given as GivenBody;
  return {
    ordering: -1,
    formRepeatable: false,
    sortRepeatableFormNames: false,
    cases: [],
    triggerRule: null,
    precedingFieldFormTemplateUniqueName: null,
    precedingFieldVariableName: null,
    ...body,
    formTemplate: {
      root: true,
      includedInEndorsement: false,
      proposalLevel: false,
      effectiveDateRangeBegin: null,
      effectiveDateRangeEnd: null,
      productTemplates: [],
      dynamicNameTemplate: '',
      staticName: '',
      allowDirectNavigation: true,
      linkFormTemplateUniqueName: null,
      flags: '',
      ...body.formTemplate,
    },
    sections: (body.sections ?? []).map((section) => ({ label: '', repeating: false, ...section })),
    fieldRules: (body.fieldRules ?? []).map((rule) => ({ ...rule, description: rule.description ?? '' })),
  };
}
