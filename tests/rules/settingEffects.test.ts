import { readFileSync } from 'node:fs';
import { FormTrial } from '@studio/rules';
import { expect, test } from 'vitest';
import { settingTable } from '../../apps/server/src/kinds/formTemplate/settings/settingTable.ts';
import { patternsOf } from '../../apps/studio/src/kernel/formView/formPatterns.ts';
import { hiddenKeys } from '../../apps/studio/src/kernel/formView/formValues.ts';
import { readGridPopup } from '../../apps/studio/src/kernel/formView/gridPopup.ts';
import { placedFields, triedForm, viewForm } from '../../apps/studio/src/kernel/formView/ViewedForm.ts';
import { blankPart, type FormPart } from '../../apps/studio/src/screens/forms/editor/draft/FormDraft.ts';

type Part = Partial<FormPart>;

/** Where a setting takes effect while a form is filled in, or why it has none in a browser. */
type Effect =
  /** In what is drawn, of a field with these settings, against one without the last of them. */
  | { readonly drawn: Part; readonly given?: Part; readonly audience?: 'agency' | 'carrier' }
  /** In what is shown, computed or begun with. */
  | { readonly evaluated: Part; readonly given?: Part }
  /** In what a function makes of the field. */
  | { readonly read: (part: FormPart) => unknown; readonly of: Part; readonly given?: Part }
  /** In the head of a section. */
  | { readonly section: { readonly label?: string; readonly repeatsAs?: string } }
  /** On the one screen that reads it: the file, and what the setting is called there. */
  | { readonly screen: string; readonly word: string }
  | { readonly none: string };

function options(elements: Readonly<Record<string, string>>): string {
  const inner = Object.entries(elements).map(([name, text]) => `<${name}>${text}</${name}>`);
  return `<options>${inner.join('')}</options>`;
}

const number: Part = { validator: 'number' };
const range: Part = { validator: 'numberRange' };
const ofTable: Part = { type: 3, dynamicDataSet: 'Roofs' };
const popup = { functionName: 'DynamicGridPopup' };
const pressed: Part = { type: 17, options: options(popup) };

const effects: Readonly<Record<string, Effect>> = {
  variableName: { drawn: { variableName: 'other' } },
  flags: { none: 'For the system that sends the forms: the contract calls them free text.' },
  syncToProperty: {
    none: 'The system that receives a form keeps the value there; a browser has no such object.',
  },
  labelText: { drawn: { label: 'Other' } },
  sectionLabel: { section: { label: 'Other' } },
  fontStyle: { drawn: { fontStyle: 'bold' } },
  labelPosition: { drawn: { labelPosition: 'left' } },
  labelWidth: { drawn: { labelWidth: 90 }, given: { labelPosition: 'left' } },
  tooltip: { drawn: { tooltip: 'Other' } },
  fieldWidth: { drawn: { fieldWidth: 90 } },
  agencyVisible: { evaluated: { agencyVisible: false } },
  carrierVisible: { evaluated: { carrierVisible: false } },
  conditional: { evaluated: { hidden: true } },
  // Forms of organizations are about no product.
  showForProducts: { screen: 'apps/studio/src/screens/forms/editor/trial/TrialTab.tsx', word: 'products' },
  showRule: { evaluated: { triggerRuleName: 'Other' }, given: { hidden: true } },
  untriggerBehavior: { evaluated: { untriggerBehavior: 1 }, given: { hidden: true } },
  agencyEditable: { drawn: { agencyEditable: false }, audience: 'agency' },
  carrierEditable: { drawn: { carrierEditable: false }, audience: 'carrier' },
  disableExpression: { evaluated: { disableExpression: 'true' } },
  requiredLevel: { drawn: { requiredLevel: 1 } },
  requiredLevelExpression: { evaluated: { requiredLevelExpression: 'true' }, given: { requiredLevel: 2 } },
  validator: { drawn: { validator: 'phone' } },
  regularExpression: {
    read: (part) => patternsOf(fieldsOf(part), { field: 'x' }, new Set()),
    of: { regularExpression: 'a+' },
    given: { validator: 'regularExpression' },
  },
  numberDomain: { drawn: { numberDomain: 'decimal' }, given: number },
  allowNegative: { drawn: { allowNegative: true }, given: number },
  rangeMin: { drawn: { rangeMin: '1' }, given: range },
  rangeMax: { drawn: { rangeMax: '9' }, given: range },
  rounding: { drawn: { rounding: '100' }, given: number },
  dollarSign: { drawn: { dollarSign: true }, given: { validator: 'currency' } },
  dataSetType: {
    none: 'It decides whether a data set can be chosen in the builder; the data set has the effect.',
  },
  dataSetName: { drawn: { dynamicDataSet: 'Roofs' }, given: { type: 3 } },
  maxChars: { drawn: { maxChars: 9 } },
  defaultValue: { evaluated: { defaultValue: 'x' } },
  defaultChoice: { evaluated: { defaultValue: 'Yes' }, given: { type: 2 } },
  dataSetDefault: { evaluated: { defaultValue: 'x' }, given: ofTable },
  dataSetDefaults: { evaluated: { defaultValue: 'x,y' }, given: { ...ofTable, type: 6 } },
  valueExpression: { evaluated: { valueExpression: '1' } },
  valueFormat: { evaluated: { valueFormat: '0.0' }, given: { valueExpression: '1' } },
  linkTo: { evaluated: { linkPropertyPath: 'Submission.name' } },
  refreshable: {
    none: 'The system that sends a form renews such a value; what is drawn follows it in any case.',
  },
  repeating: { section: { repeatsAs: 'entries' } },
  visibleRows: { drawn: { options: options({ visibleRows: '9' }) }, given: { type: 1 } },
  yesText: { drawn: { options: options({ yesText: 'Oui' }) }, given: { type: 2 } },
  noText: { drawn: { options: options({ noText: 'Non' }) }, given: { type: 2 } },
  multiple: { drawn: { options: options({ multiple: 'true' }) }, given: ofTable },
  mostChosen: { drawn: { options: options({ mostChosen: '2' }) }, given: ofTable },
  promptText: { drawn: { options: options({ promptText: 'Pick' }) }, given: ofTable },
  noItemsText: { drawn: { options: options({ noItemsText: 'None' }) }, given: ofTable },
  checkedValue: { drawn: { options: options({ checkedValue: 'Agreed' }) }, given: { type: 5 } },
  orientation: { drawn: { options: options({ orientation: 'horizontal' }) }, given: { type: 13 } },
  earliest: { drawn: { options: options({ earliest: '2027-01-01' }) }, given: { type: 7 } },
  latest: { drawn: { options: options({ latest: '-1' }) }, given: { type: 7 } },
  headingLevel: { drawn: { options: options({ headingLevel: '2' }) }, given: { type: 9 } },
  fewestRows: { drawn: { options: options({ fewestRows: '2' }) }, given: { type: 10 } },
  mostRows: { drawn: { options: options({ mostRows: '2' }) }, given: { type: 10 } },
  addText: { drawn: { options: options({ addText: 'More' }) }, given: { type: 10 } },
  height: { drawn: { options: options({ height: '40' }) }, given: { type: 14 } },
  functionName: { read: readGridPopup, of: pressed, given: { type: 17 } },
  dataName: {
    read: readGridPopup,
    of: { options: options({ ...popup, dataName: 'carrier' }) },
    given: pressed,
  },
  filledFields: {
    ...{ read: readGridPopup, given: pressed },
    of: { options: options({ ...popup, filledFields: 'name=other' }) },
  },
  confirmText: { drawn: { options: options({ confirmText: 'Sure?' }) }, given: { type: 17 } },
  url: { drawn: { options: options({ url: 'https://example.com' }) }, given: { type: 20 } },
  newWindow: { drawn: { options: options({ newWindow: 'false' }) }, given: { type: 20 } },
  mostFiles: { drawn: { options: options({ mostFiles: '3' }) }, given: { type: 21 } },
  fileTypes: { drawn: { options: options({ fileTypes: 'pdf' }) }, given: { type: 21 } },
  summaryForm: {
    screen: 'apps/studio/src/screens/organizations/editor/forms/SummaryRows.tsx',
    word: 'linkFormTemplateUniqueName',
  },
  columns: {
    drawn: { options: options({ columns: '<column variableName="age" width="90"/>' }) },
    given: { type: 24 },
  },
};

const head = { key: 'section', label: 'Section', repeatsAs: null };

function fieldsOf(part: FormPart) {
  return placedFields({ sections: [{ ...head, rows: [[part]] }], followsLinks: true });
}

function draw(part: FormPart, audience: 'agency' | 'carrier' = 'agency', section: object = {}): unknown {
  const sections = [{ ...head, ...section, rows: [[part]] }];
  const none = {
    disabled: new Set<string>(),
    required: new Set<string>(),
    labels: new Map<string, string>(),
  };
  return viewForm({ sections }, { audience, ...none, options: new Map(), today: new Date(2027, 0, 15) });
}

/** What is shown to whom, and what the field is evaluated as. */
function evaluate(part: FormPart): unknown {
  const form = { uniqueName: 'Form', sections: [{ ...head, rows: [[part]] }], rules: [], condition: null };
  const fields = placedFields({ ...form, followsLinks: true });
  const outcome = new FormTrial(triedForm(form)).evaluate({}, {});
  const hidden = (['agency', 'carrier'] as const).map((audience) => [
    ...hiddenKeys(form, fields, { outcome, audience }),
  ]);
  return { hidden, fields: fields.map(({ part: _part, ...field }) => field) };
}

test('every setting that the server describes is listed', () => {
  expect(Object.keys(effects).toSorted()).toEqual(
    [...new Set(settingTable.map(({ name }) => name))].toSorted(),
  );
});

test.each(Object.entries(effects))('%s takes effect where the list says', (_, effect) => {
  const part: FormPart = { ...blankPart('field'), variableName: 'field', label: 'Field' };
  const given: FormPart = { ...part, ...('given' in effect && effect.given) };
  if ('drawn' in effect)
    expect(draw({ ...given, ...effect.drawn }, effect.audience)).not.toEqual(draw(given, effect.audience));
  else if ('evaluated' in effect)
    expect(evaluate({ ...given, ...effect.evaluated })).not.toEqual(evaluate(given));
  else if ('read' in effect) expect(effect.read({ ...given, ...effect.of })).not.toEqual(effect.read(given));
  else if ('section' in effect) expect(draw(part, 'agency', effect.section)).not.toEqual(draw(part));
  else if ('screen' in effect) expect(readFileSync(effect.screen, 'utf8')).toContain(effect.word);
  else expect(effect.none).toMatch(/\w\.$/);
});
