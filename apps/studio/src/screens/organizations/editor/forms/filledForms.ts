import type { UiFormTemplate } from '@studio/api';
import {
  type FilledForm as FilledIn,
  FormFiller,
  fillForms,
  type JsonValue,
  type ValuePath,
} from '@studio/rules';
import { readFacts } from '../../../../kernel/formView/drawnFacts.ts';
import { hiddenKeys } from '../../../../kernel/formView/formValues.ts';
import { readGridPopup } from '../../../../kernel/formView/gridPopup.ts';
import {
  type PlacedField,
  placedFields,
  type ViewedForm,
  type ViewInput,
  viewForm,
} from '../../../../kernel/formView/ViewedForm.ts';
import { organizationFormText } from '../../forms.messages.ts';
import type { ValuesByForm } from './FormSetState.ts';

/** Fields of other forms have other remainders of their numbers; a field keeps its own one in all versions of its form. */
const fieldCount = 2 ** 17;

/** A form template as it is filled in. */
export function viewedTemplate(doc: UiFormTemplate): ViewedForm {
  return {
    uniqueName: doc.formTemplate.uniqueName,
    sections: doc.sections.map(({ label, repeating, rows }, at) => {
      const parts = rows.map(({ fields }) =>
        fields.map(({ fieldTemplate: { id, ...template }, productTemplates: _products, ...own }) => ({
          ...{ ...own, ...template },
          key: String(id),
        })),
      );
      const first = parts.flat()[0]?.key;
      const own = first === undefined ? '' : String(Number(first) % fieldCount);
      return {
        ...{ key: `section ${at}`, label, rows: parts },
        repeatsAs: repeating ? `section:${own}` : null,
      };
    }),
    // What is stored of conditions is JSON.
    rules: doc.fieldRules.map(({ name, condition }) => ({
      name,
      condition: condition as unknown as JsonValue,
    })),
    condition: null,
  };
}

/** A form that was read once, to be filled in any number of times. */
export interface ReadForm {
  readonly viewed: ViewedForm;
  readonly fields: readonly PlacedField[];
  readonly filler: FormFiller;
  /** The data sets that its fields are chosen from. */
  readonly dataSets: readonly string[];
}

/** Reads a form template. */
export function readForm(doc: UiFormTemplate): ReadForm {
  const viewed = viewedTemplate(doc);
  const fields = placedFields(viewed);
  const dataSets = [...new Set(fields.flatMap(({ part }) => part.dynamicDataSet ?? []))].toSorted();
  return { viewed, fields, filler: new FormFiller(viewed, fields), dataSets };
}

/** Where a field is: what repeats it, the number of the entry, and its name. */
export type FieldPath = ValuePath;

/** A form as it is filled in. `missing` are required fields that are shown and have no value, in the order of the form. */
export interface FilledForm extends FilledIn {
  readonly hidden: ReadonlySet<string>;
}

const hiddenOf = new WeakMap<FilledIn, ReadonlySet<string>>();

/** A form that was filled in, with what is not shown of it. */
export function withHidden({ viewed, fields }: ReadForm, filled: FilledIn): FilledForm {
  const { outcome } = filled;
  const hidden = hiddenOf.get(filled) ?? hiddenKeys(viewed, fields, { outcome, audience: 'administrator' });
  hiddenOf.set(filled, hidden);
  return { ...filled, hidden };
}

/** The forms of an organization as far as they are read, by their ids; what rules and scripts of one read of another one is looked up in all. */
export class ReadForms {
  /** Null where the definition of a form is gone. */
  readonly #byId = new Map<string, ReadForm | null>();
  #last: { readonly values: ValuesByForm; readonly filled: ReadonlyMap<string, FilledIn> } | null = null;

  set(formId: string, form: ReadForm | null): void {
    if (this.#byId.get(formId) === form) return;
    this.#byId.set(formId, form);
    this.#last = null;
  }

  /** What becomes of the forms, by their ids; of the same values the same. Without those that are not read. */
  fill(values: ValuesByForm): ReadonlyMap<string, FilledIn> {
    if (this.#last !== null && areIdentical(this.#last.values, values)) return this.#last.filled;
    const given = this.#given(values);
    const { forms } = fillForms(given);
    const filled = new Map(
      given.flatMap(({ id }, index) => (forms[index] ? [[id, forms[index]] as const] : [])),
    );
    this.#last = { values, filled };
    return filled;
  }

  /**
   * The values with what fields begin with, without those that are lost because their fields are hidden; the same values where that changes nothing. Nothing
   * is lost because of a form that is not read.
   */
  settle(values: ValuesByForm): ValuesByForm {
    const given = this.#given(values);
    const isWhole = given.length === values.size;
    const { cases } = fillForms(given);
    const changed = given.flatMap(({ id, filler, values: own }) => {
      if (!isWhole && filler.foreignKeys.length > 0) return [];
      const settled = filler.settle(own, cases);
      return settled === own ? [] : [[id, settled] as const];
    });
    return changed.length === 0 ? values : new Map([...values, ...changed]);
  }

  #given(values: ValuesByForm) {
    return [...values].flatMap(([id, own]) => {
      const filler = this.#byId.get(id)?.filler;
      return filler === undefined ? [] : [{ id, filler, values: own }];
    });
  }
}

/** The form as it is drawn. @param facts of `drawnFacts` @param options undefined while they are loading */
export function drawForm(
  { viewed }: ReadForm,
  facts: string,
  options: ViewInput['options'] | undefined,
): ReturnType<typeof viewForm> {
  return viewForm(viewed, {
    ...{ audience: 'administrator', ...knownOptions(options), ...readFacts(facts) },
    buttonLock: (part) => (readGridPopup(part) === null ? organizationFormText('button.idle') : undefined),
  });
}

const noOptions: ViewInput['options'] = new Map();

/** Choices as a form is drawn with them. @param options undefined while they are loading */
export function knownOptions(
  options: ViewInput['options'] | undefined,
): Pick<ViewInput, 'options' | 'areOptionsPending'> {
  return { options: options ?? noOptions, areOptionsPending: options === undefined };
}

function areIdentical(one: ValuesByForm, other: ValuesByForm): boolean {
  return one.size === other.size && [...one].every(([id, values]) => other.get(id) === values);
}
