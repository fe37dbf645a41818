import {
  ExpressionError,
  fieldKey,
  isEmptyCondition,
  readCondition,
  readScript,
  type TypeOfKey,
  typeNameOf,
} from '@studio/rules';
import type { Queries } from '../../store/Database.ts';
import type { JsonValue } from '../../store/JsonObject.ts';
import { referenceFault } from '../../store/referenceFault.ts';
import { Surroundings } from '../../store/Surroundings.ts';
import { dataSetKind } from '../dataSet/dataSetKind.ts';
import { productKind } from '../product/productKind.ts';
import { type FormError, type FormTemplateDoc, fieldDefaults } from './FormTemplateDoc.ts';
import { formReferencesOf, referenceTypes, scriptProperties, setsAndProductsOf } from './formReferences.ts';
import { formTemplateKind } from './formTemplateKind.ts';
import { formTypeName } from './formTemplateTypes.ts';
import { limitErrors, repeaterErrors } from './limitErrors.ts';
import { toBodyPointer } from './toBodyPointer.ts';

/** All versions of forms, by unique name. */
type FormsByName = ReadonlyMap<string, readonly FormTemplateDoc[]>;

/** Names of documents that are there, by kind. */
type KnownNames = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What is wrong with a form and does not keep it from being saved: its rules, what it names of other forms, data sets and products that are
 * missing, the expressions of its fields, and limits that nothing can keep. Pointers lead into the contract's form.
 */
export async function checkForm(queries: Queries, doc: FormTemplateDoc): Promise<FormError[]> {
  const [errors = []] = await checkForms(new Surroundings(queries), [doc]);
  return errors;
}

/** The same for several forms at once, in their order; with few queries. */
export async function checkForms(
  surroundings: Surroundings,
  docs: readonly FormTemplateDoc[],
): Promise<FormError[][]> {
  const names = new Set(docs.flatMap(formReferencesOf).map(({ toName }) => toName));
  const found = await surroundings.findByName(formTemplateKind, [...names]);
  const forms = Map.groupBy(found, ({ uniqueName }) => uniqueName);
  const known = await findKnown(surroundings, docs);
  return docs.map((doc) => {
    const own = (forms.get(doc.uniqueName) ?? []).filter((each) => !isSameForm(each, doc));
    return errorsOf(doc, new Map([...forms, [doc.uniqueName, [...own, doc]]]), known);
  });
}

function errorsOf(doc: FormTemplateDoc, forms: FormsByName, known: KnownNames): FormError[] {
  const errors = [
    ...precedingErrors(doc, forms),
    ...ruleErrors(doc),
    ...referenceErrors(doc, forms),
    ...missingErrors(doc, known),
    ...fieldErrors(doc),
    ...limitErrors(doc),
    ...repeaterErrors(doc),
  ];
  return errors.map(({ pointer, message }) => ({ pointer: toBodyPointer(doc, pointer), message }));
}

function isSameForm(one: FormTemplateDoc, other: FormTemplateDoc): boolean {
  return one.uniqueName === other.uniqueName && one.version === other.version;
}

/** A supplemental form follows a field of a form of its type that is not supplemental itself. */
function precedingErrors(doc: FormTemplateDoc, forms: FormsByName): FormError[] {
  const {
    root = true,
    precedingFieldFormTemplateUniqueName: form = null,
    precedingFieldVariableName: field,
  } = doc;
  if (root) return [];
  const pointer = '/precedingFieldFormTemplateUniqueName';
  if (form === null || !field) return [{ pointer, message: 'Please select a preceding form and field.' }];
  const found = forms.get(form) ?? [];
  const isRight = found.some(({ type, root: isRoot = true }) => isRoot && type === doc.type);
  if (found.length === 0 || isRight) return [];
  const message = `The preceding field must be chosen from a form of the type ${formTypeName(doc.type)} that is not supplemental.`;
  return [{ pointer, message }];
}

/**
 * What is wrong with rules by themselves, whatever they name: everything that keeps a condition from being evaluated, as the review of a rule
 * has it. A supplemental form lacks the rule that shows it. Pointers lead into the stored form, which has rules where the contract has them.
 */
export function ruleErrors(doc: FormTemplateDoc): FormError[] {
  const { root = true, triggerRule, fieldRules = [] } = doc;
  const typeOfKey = typesOf(doc);
  const rules = fieldRules.flatMap(({ name, condition }, index) => {
    const faults = isEmptyCondition(condition)
      ? [{ pointer: '', message: 'It has no condition.' }]
      : conditionFaults(condition, typeOfKey);
    return faults.map(({ pointer, message }) => ({
      pointer: `/fieldRules/${index}${pointer}`,
      message: `The field rule '${name}' is not valid. ${message}`,
    }));
  });
  return [...(triggerRule || !root ? triggerErrors(triggerRule?.condition, typeOfKey) : []), ...rules];
}

/** The types of the fields of a form as they are now, by key. */
function typesOf({ uniqueName, fields }: FormTemplateDoc): TypeOfKey {
  const types = new Map(
    fields.map((field) => [fieldKey(uniqueName, field.name), typeNameOf({ ...fieldDefaults, ...field })]),
  );
  return (key) => types.get(key);
}

function triggerErrors(condition: JsonValue | undefined, typeOfKey: TypeOfKey): FormError[] {
  if (isEmptyCondition(condition))
    return [{ pointer: '/triggerRule', message: 'Please configure the trigger rule.' }];
  return conditionFaults(condition, typeOfKey).map(({ pointer, message }) => ({
    pointer: `/triggerRule${pointer}`,
    message: `The trigger rule is not valid. ${message}`,
  }));
}

function conditionFaults(condition: JsonValue | undefined, typeOfKey: TypeOfKey): readonly FormError[] {
  return readCondition(condition, typeOfKey).faults.map(({ pointer, message }) => ({
    pointer: `/condition${pointer}`,
    message,
  }));
}

function referenceErrors(doc: FormTemplateDoc, forms: FormsByName): FormError[] {
  return formReferencesOf(doc).flatMap((reference) => {
    const { toName, toPart, pointer, why } = reference;
    if (why === referenceTypes.dynamicName) {
      // Of this version: the values of no other one are there.
      const message = `The Dynamic Name names '${toPart}', which is no field of this form.`;
      return formTemplateKind.hasPart(doc, toPart) ? [] : [{ pointer, message }];
    }
    const fault = referenceFault(reference, formTemplateKind, forms.get(toName) ?? []);
    const message = why === referenceTypes.rule ? `A rule is not valid. ${fault}` : String(fault);
    return fault === null ? [] : [{ pointer, message }];
  });
}

async function findKnown(surroundings: Surroundings, docs: readonly FormTemplateDoc[]): Promise<KnownNames> {
  const known = new Map<string, ReadonlySet<string>>();
  for (const [kind, references] of Map.groupBy(docs.flatMap(setsAndProductsOf), ({ toKind }) => toKind)) {
    const names = new Set(references.map(({ toName }) => toName));
    known.set(kind, await surroundings.findKnownNames(kind, [...names]));
  }
  return known;
}

/** The data sets and products that are not there. */
function missingErrors(doc: FormTemplateDoc, known: KnownNames): FormError[] {
  const byKind = Map.groupBy(setsAndProductsOf(doc), ({ toKind }) => toKind);
  return [...byKind.values()].flat().flatMap(({ toKind, toName, pointer }) => {
    if (known.get(toKind)?.has(toName)) return [];
    const noun = toKind === productKind.name ? productKind.noun : dataSetKind.noun;
    const fault = `There is no ${noun} '${toName}'.`;
    const isInRule = pointer.startsWith('/fieldRules') || pointer.startsWith('/triggerRule');
    return [{ pointer, message: isInRule ? `A rule is not valid. ${fault}` : fault }];
  });
}

/** What is wrong with what is written in fields: scripts that the evaluator cannot read, and regular expressions that are none. */
export function fieldErrors({ fields }: Pick<FormTemplateDoc, 'fields'>): FormError[] {
  return fields.flatMap((field, index) => {
    const scripts = scriptProperties.map((property) => {
      const fault = scriptFault(field[property] ?? '');
      return { property, message: fault && `The ${scriptWords[property]} is not valid. ${fault}` };
    });
    const pattern = patternFault(field.regularExpression ?? '');
    return [...scripts, { property: 'regularExpression', message: pattern }].flatMap(
      ({ property, message }) =>
        message === null ? [] : [{ pointer: `/fields/${index}/${property}`, message }],
    );
  });
}

const scriptWords = {
  ...{ valueExpression: 'value expression', disableExpression: 'disable expression' },
  requiredLevelExpression: 'required level expression',
} as const;

/** Why the script of a field cannot be read; null where it can, and for none. */
function scriptFault(script: string): string | null {
  if (script.trim() === '') return null;
  try {
    readScript(script);
    return null;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return error.message;
  }
}

/**
 * What is wrong with the regular expression of a field; null for nothing. The console's modal reads expressions alike
 * (`RegexModal/model/expressionFault.ts`), which a test of the house compares.
 */
export function patternFault(regularExpression: string): string | null {
  if (regularExpression === '') return null;
  try {
    // By itself: what is put around it must not make it valid.
    new RegExp(regularExpression, 'u');
    return null;
  } catch {
    return 'The regular expression is not valid.';
  }
}
