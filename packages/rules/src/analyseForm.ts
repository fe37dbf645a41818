import { analyseCondition, type ConditionFinding, canonicalCondition } from './analyseCondition.ts';
import type { TriedField, TriedForm } from './compileForm.ts';
import { type Expression, fieldKey, partsOf } from './expression.ts';
import { type CircleStep, expressionOf, findCircles } from './findCircles.ts';
import type { JsonValue } from './JsonValue.ts';
import { type Condition, isEmptyCondition, readCondition } from './readCondition.ts';
import { isMissing, listOf, readAs } from './values.ts';

/** A field of a form that is analysed. */
export interface AnalysedField extends TriedField {
  /** It is always required. */
  readonly isRequired: boolean;
  /** It may have several values at once. */
  readonly takesSeveral: boolean;
  /** The values of its data set; null for a field without one, and for a set that is not known. */
  readonly offered: ReadonlySet<string> | null;
}

/** A form that is analysed: saved or not. */
export interface AnalysedForm extends TriedForm {
  readonly fields: readonly AnalysedField[];
  /** The values of the data sets of fields of other forms, by key. Default: none is known. */
  readonly offeredElsewhere?: ReadonlyMap<string, ReadonlySet<string>>;
  /** The forms that circles may lead through. Default: none. */
  readonly otherForms?: readonly TriedForm[];
}

/** What of a field is odd. */
export type FieldProperty =
  | 'valueScript'
  | 'disableScript'
  | 'requiredScript'
  | 'defaultValue'
  | 'link'
  | 'rule';

/** Where something is found: in a rule (null for the one that shows the form) by a JSON pointer from its condition, or at a property of a field. */
export type FindingPlace =
  | { readonly kind: 'rule'; readonly rule: string | null; readonly pointer: string }
  | { readonly kind: 'field'; readonly field: string; readonly property: FieldProperty | null };

/** Something that is probably not meant. Nothing of it keeps a form from being used. */
export type FormFinding = { readonly place: FindingPlace } & (
  | {
      /** As of conditions; `other` is the pointer of the other part. `decides`: what the whole rule comes to whatever is filled in; null when that depends. */
      readonly code: ConditionFinding['code'];
      readonly other: string | null;
      readonly decides: 'never' | 'always' | null;
    }
  /** Another rule has the same condition. */
  | { readonly code: 'sameCondition'; readonly rule: string }
  /** These fields are always required, and the rule can hide them. */
  | { readonly code: 'hidesRequired'; readonly fields: readonly string[] }
  /** Each step depends on the next one, and the last on the first. */
  | { readonly code: 'circle'; readonly steps: readonly CircleStep[] }
  /** The data set of a field does not have these values. */
  | {
      readonly code: 'notInDataSet';
      /** The unique name of the form that the field is of. */
      readonly form: string;
      readonly field: string;
      readonly values: readonly string[];
    }
  | { readonly code: 'dividesByZero' }
  /** A field is conditional, and no rule of the form shows it. */
  | { readonly code: 'neverShown' }
);

interface ReadRule {
  /** Null for the rule that shows the form. */
  readonly name: string | null;
  readonly condition: Condition;
}

/** What is probably not meant in the rules, scripts and links of a form, rule by rule and then field by field. */
export function analyseForm(form: AnalysedForm): readonly FormFinding[] {
  const { uniqueName, offeredElsewhere = new Map() } = form;
  const byKey = new Map(form.fields.map((field) => [fieldKey(uniqueName, field.name), field]));
  const offeredFor = (key: string) => byKey.get(key)?.offered ?? offeredElsewhere.get(key) ?? null;
  const typeOfKey = (key: string) => byKey.get(key)?.typeName;
  const stored: { name: string | null; condition: JsonValue | null }[] = [
    { name: null, condition: form.condition },
    ...form.rules,
  ];
  const rules = stored.flatMap(({ name, condition }): ReadRule[] =>
    condition === null || isEmptyCondition(condition)
      ? []
      : [{ name, condition: readCondition(condition, typeOfKey).condition }],
  );
  return [
    ...rules.flatMap((rule) => conditionFindings(rule, byKey, offeredFor)),
    ...sameConditions(rules),
    ...hiddenRequired(form),
    ...neverShown(form),
    ...form.fields.flatMap((field) => fieldFindings(field, uniqueName, offeredFor)),
    ...circles(form),
  ];
}

type Fields = ReadonlyMap<string, AnalysedField>;

/** The values of the data set of a field, by its key; null where they are not known. */
type OfferedFor = (key: string) => ReadonlySet<string> | null;

function conditionFindings(
  { name, condition }: ReadRule,
  fields: Fields,
  offeredFor: OfferedFor,
): readonly FormFinding[] {
  // Of fields of other forms it is not known.
  const takesSeveral = (key: string) => {
    const field = fields.get(key);
    return field === undefined ? key.includes('::') : field.takesSeveral || field.repeatedBy !== null;
  };
  const isWhole = (key: string) => fields.get(key)?.typeName === 'Integer';
  const { canHold, canFail, findings } = analyseCondition(condition, takesSeveral, isWhole);
  const placeAt = (pointer: string) => ({ kind: 'rule', rule: name, pointer }) as const;
  const constant = canHold ? ('always' as const) : ('never' as const);
  const decides = canHold && canFail ? null : constant;
  return [
    ...findings.map(({ code, pointer, other }) => ({ place: placeAt(pointer), code, other, decides })),
    ...leavesOf(condition, '').flatMap(({ leaf, pointer }): FormFinding[] => {
      if (leaf.kind === 'expression') {
        const byZero = dividesByZero(leaf.expression)
          ? [{ place: placeAt(pointer), code: 'dividesByZero' as const }]
          : [];
        return [...byZero, ...foreignInExpression(leaf.expression, placeAt(pointer), offeredFor)];
      }
      const foreign = foreignValues(leaf, offeredFor);
      return foreign === null ? [] : [{ place: placeAt(pointer), code: 'notInDataSet', ...foreign }];
    }),
  ];
}

interface Leaf {
  readonly leaf: Extract<Condition, { kind: 'comparison' | 'expression' }>;
  readonly pointer: string;
}

function leavesOf(condition: Condition, pointer: string): readonly Leaf[] {
  switch (condition.kind) {
    case 'group':
      return condition.of.flatMap((each, index) => leavesOf(each, `${pointer}/subconditions/${index}`));
    case 'not':
      return leavesOf(condition.of, `${pointer}/subcondition`);
    case 'broken':
      return [];
    default:
      return [{ leaf: condition, pointer }];
  }
}

const ofValues: ReadonlySet<string> = new Set([
  ...['equals', 'isNot', 'isInList', 'isInClassCodeList', 'isNotInList'],
]);

function foreignValues(
  leaf: Leaf['leaf'],
  offeredFor: OfferedFor,
): { readonly form: string; readonly field: string; readonly values: readonly string[] } | null {
  if (leaf.kind !== 'comparison' || !ofValues.has(leaf.operator) || !('key' in leaf.left)) return null;
  const { type, left, right } = leaf;
  const offered = type === 'text' || type === 'number' ? offeredFor(left.key) : null;
  if (offered === null) return null;
  // Of a number the data set may have the same value in other digits.
  const known = new Set<unknown>([...offered].map((value) => readAs(value, type)));
  const values = right.flatMap((side) =>
    'value' in side && !known.has(side.value) ? [String(side.value)] : [],
  );
  const [form = '', field = ''] = left.key.split('::');
  return values.length === 0 ? null : { form, field, values };
}

function sameConditions(rules: readonly ReadRule[]): readonly FormFinding[] {
  const seen = new Map<string, string>();
  return rules.flatMap(({ name, condition }): FormFinding[] => {
    if (name === null) return [];
    const canonical = canonicalCondition(condition);
    const rule = seen.get(canonical);
    if (rule !== undefined)
      return [{ place: { kind: 'rule', rule: name, pointer: '' }, code: 'sameCondition', rule }];
    seen.set(canonical, name);
    return [];
  });
}

function hiddenRequired({ fields, rules }: AnalysedForm): readonly FormFinding[] {
  return rules.flatMap(({ name }): FormFinding[] => {
    const hidden = fields
      .filter((field) => field.isRequired && field.isConditional && field.ruleName === name)
      .map((field) => field.name);
    if (hidden.length === 0) return [];
    return [{ place: { kind: 'rule', rule: name, pointer: '' }, code: 'hidesRequired', fields: hidden }];
  });
}

function neverShown({ fields, rules }: AnalysedForm): readonly FormFinding[] {
  const names = new Set<string | null>(rules.map(({ name }) => name));
  return fields.flatMap(({ name, isConditional, ruleName }): FormFinding[] =>
    isConditional && !names.has(ruleName)
      ? [{ place: { kind: 'field', field: name, property: 'rule' }, code: 'neverShown' }]
      : [],
  );
}

function fieldFindings(field: AnalysedField, form: string, offeredFor: OfferedFor): readonly FormFinding[] {
  const { name, offered, defaultValue } = field;
  const placeOf = (property: FieldProperty) => ({ kind: 'field', field: name, property }) as const;
  const scripts = (['valueScript', 'disableScript', 'requiredScript'] as const).flatMap(
    (property): FormFinding[] => {
      const expression = expressionOf(field[property]);
      if (expression === null) return [];
      const place = placeOf(property);
      const byZero = dividesByZero(expression) ? [{ place, code: 'dividesByZero' as const }] : [];
      return [...byZero, ...foreignInExpression(expression, place, offeredFor)];
    },
  );
  const values = isMissing(defaultValue) ? [] : listOf(defaultValue).map(String);
  const missing = offered === null ? [] : values.filter((value) => !offered.has(value));
  if (missing.length === 0) return scripts;
  const place = placeOf('defaultValue');
  return [...scripts, { place, code: 'notInDataSet', form, field: name, values: missing }];
}

const comparing: ReadonlySet<string> = new Set(['===', '!==', '==', '!=']);

/** Texts that a field is compared with in an expression, and that its data set does not have. */
function foreignInExpression(
  expression: Expression,
  place: FindingPlace,
  offeredFor: OfferedFor,
): readonly FormFinding[] {
  const within = partsOf(expression).flatMap((part) => foreignInExpression(part, place, offeredFor));
  if (expression.kind !== 'binary' || !comparing.has(expression.operator)) return within;
  const { left, right } = expression;
  const [looked, given] = left.kind === 'lookup' ? [left, right] : [right, left];
  if (looked.kind !== 'lookup' || given.kind !== 'constant' || typeof given.value !== 'string') return within;
  const offered = offeredFor(looked.key);
  if (offered === null || offered.has(given.value) || given.value === '') return within;
  const [form = '', field = ''] = looked.key.split('::');
  return [...within, { place, code: 'notInDataSet', form, field, values: [given.value] }];
}

/** Whether a part is divided by a zero that is written there. */
function dividesByZero(expression: Expression): boolean {
  switch (expression.kind) {
    case 'constant':
    case 'lookup':
      return false;
    case 'list':
      return expression.items.some(dividesByZero);
    case 'unary':
      return dividesByZero(expression.of);
    case 'logical':
      return [expression.left, expression.right].some(dividesByZero);
    case 'choice':
      return [expression.test, expression.then, expression.otherwise].some(dividesByZero);
    case 'binary': {
      const { operator, left, right } = expression;
      return (['/', '%'].includes(operator) && isZero(right)) || [left, right].some(dividesByZero);
    }
    case 'call': {
      const { name, given } = expression;
      const isByZero =
        name === 'divide'
          ? given[1] !== undefined && isZero(given[1])
          : name === 'average' && given.length === 0;
      return isByZero || given.some(dividesByZero);
    }
  }
}

function isZero(expression: Expression): boolean {
  return expression.kind === 'constant' && Number(expression.value ?? Number.NaN) === 0;
}

function circles(form: AnalysedForm): readonly FormFinding[] {
  return findCircles(form, form.otherForms ?? []).map(
    (steps): FormFinding => ({ place: placeOfCircle(steps, form), code: 'circle', steps }),
  );
}

/** A rule of it, where there is one: there it is mended. Else the script or the link of the first field. What is of other forms is mended there. */
function placeOfCircle(
  steps: readonly CircleStep[],
  { uniqueName, fields }: Pick<AnalysedForm, 'uniqueName' | 'fields'>,
): FindingPlace {
  const own = steps.filter(({ form }) => form === uniqueName);
  const rule = own.find(({ kind }) => kind === 'rule');
  if (rule) return { kind: 'rule', rule: rule.name, pointer: '' };
  const name = own[0]?.name ?? '';
  const isComputed = fields.some((field) => field.name === name && field.valueScript.trim() !== '');
  return { kind: 'field', field: name, property: isComputed ? 'valueScript' : 'link' };
}
