import fc from 'fast-check';
import { designDefaults, type FormTemplateDoc } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { fieldIdsOf } from '../../kinds/formTemplate/fieldIds.ts';
import { arbitraryLabel, arbitraryName, arbitraryText } from './arbitraryText.ts';

/** What forms may name: some that are there, and some that are not. */
interface FormTargets {
  dataSet: fc.Arbitrary<string>;
  form: fc.Arbitrary<string>;
  product: fc.Arbitrary<string>;
}

/** One or two versions of a form, of which some are from before forms could be edited. */
export function arbitraryForms(uniqueName: string, targets: FormTargets): fc.Arbitrary<FormTemplateDoc[]> {
  return fc.uniqueArray(arbitraryForm(uniqueName, targets), {
    minLength: 1,
    maxLength: 2,
    selector: ({ version }) => version,
  });
}

function arbitraryForm(uniqueName: string, targets: FormTargets): fc.Arbitrary<FormTemplateDoc> {
  const early = fc.record({
    uniqueName: fc.constant(uniqueName),
    name: arbitraryLabel,
    version: fc.nat(9),
    type: fc.nat(40),
    status: fc.nat(2),
    repeatable: fc.boolean(),
    productNames: fc.array(targets.product, { maxLength: 3 }),
    fields: fc.uniqueArray(arbitraryField(targets), { maxLength: 4, selector: ({ name }) => name }),
  });
  return fc
    .tuple(early, fc.boolean(), arbitraryText, targets.form)
    .map(([form, isEarly, flags, preceding]) => {
      if (isEarly) return form;
      const ids = fieldIdsOf(form.fields);
      const fields = form.fields.map((field, index) => ({
        id: ids[index] ?? '',
        ...field,
        linkFormTemplateUniqueName: preceding,
      }));
      const errors = [{ pointer: '/triggerRule', message: flags }];
      const sections = [{ label: flags.slice(0, 1000), repeating: form.repeatable, rows: [ids] }];
      return { ...form, ...designDefaults, fields, sections, errors, flags: flags.slice(0, 1000) };
    });
}

function arbitraryField({ dataSet }: FormTargets) {
  return fc.record({
    name: arbitraryName,
    label: arbitraryText,
    type: fc.nat(30),
    dataSetName: fc.option(dataSet),
  });
}
