import type { JsonValue, TriedForm } from '@studio/rules';
import {
  type PlacedField,
  placedFields as placedFieldsOf,
  triedForm as triedFormOf,
  type ViewedForm,
} from '../../../../../kernel/formView/ViewedForm.ts';
import { savedCondition } from '../../draft/conditionRows.ts';
import type { FormDraft, FormPart } from '../../draft/FormDraft.ts';
import { layoutOf } from '../../draft/formLayout.ts';

/** A draft as it is filled in. */
export function triedDraft(draft: FormDraft, uniqueName: string): ViewedForm<FormPart> {
  return {
    uniqueName,
    sections: layoutOf(draft).map(({ head: { key, label, repeating }, rows }) => ({
      ...{ key, label, rows },
      repeatsAs: repeating ? key : null,
    })),
    rules: draft.rules.map(({ name, condition }) => ({ name, condition: storedCondition(condition) })),
    condition: draft.condition === '' ? null : storedCondition(draft.condition),
    followsLinks: true,
  };
}

/** The fields of a draft, each with what repeats it. */
export function placedFields(draft: FormDraft): readonly PlacedField<FormPart>[] {
  return placedFieldsOf(triedDraft(draft, ''));
}

/** A draft as it is evaluated. */
export function triedForm(draft: FormDraft, uniqueName: string): TriedForm {
  return triedFormOf(triedDraft(draft, uniqueName));
}

/** A condition of a draft as it is saved. */
export function storedCondition(text: string): JsonValue {
  // What was parsed from JSON is JSON.
  return savedCondition(text) as unknown as JsonValue;
}
