import { checkShape, whole } from '../../store/checkShape.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { checkUnique } from '../checkUnique.ts';
import type { FormTemplateDoc } from '../formTemplate/FormTemplateDoc.ts';
import { kindNames } from '../kindNames.ts';
import { day, mostFormulas, type ScoringFormula, type ScoringRuleDoc } from './ScoringRuleDoc.ts';
import { scoredBy } from './scoredBy.ts';

const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const name = { type: 'string', format: 'name', maxLength: 1000 };
const midnight = { type: 'integer', minimum: -8.64e15, maximum: 8.64e15, multipleOf: day };
/** As many characters as the screen takes: 9 of a score, 12 of a bound, the minus sign among them. */
const score = { type: 'integer', minimum: -99_999_999, maximum: 999_999_999 };
const bound = { type: 'integer', minimum: -99_999_999_999, maximum: 999_999_999_999 };

const discrete = whole({
  id,
  type: { const: 'Discrete' },
  value: { type: 'string', pattern: '\\S', maxLength: 255 },
  score: { ...score, type: ['integer', 'null'] },
});
const range = whole({ id, type: { const: 'Range' }, minValue: bound, maxValue: bound, score });

const trigger = whole({
  formTemplateUniqueName: name,
  variableName: name,
  operator: { enum: [0, 1, 2] },
  values: {
    type: 'array',
    minItems: 1,
    maxItems: 500,
    items: {
      type: 'string',
      maxLength: 255,
      // What XML can hold, as which values come and go.
      pattern: '^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]+$',
    },
  },
});

/** By its type, so that only faults of that type are reported. */
const formula = Object.fromEntries([
  ['if', { type: 'object', properties: { type: { const: 'Range' } } }],
  ['then', range],
  ['else', discrete],
]);

/** The shape of a stored scoring rule, and what its parts must be together. */
const checkScoringRuleShape = checkShape<ScoringRuleDoc>(
  whole({
    name,
    scoringFolderName: { ...name, maxLength: 255 },
    effectiveDateRangeBegin: midnight,
    effectiveDateRangeEnd: { ...midnight, type: ['integer', 'null'] },
    flags: { type: 'string', maxLength: 1000 },
    formTemplateUniqueName: name,
    variableName: name,
    trigger: { oneOf: [{ type: 'null' }, trigger] },
    formulas: {
      type: 'array',
      maxItems: mostFormulas,
      items: formula,
    },
    lastFormulaId: { ...id, minimum: 0 },
  }),
  scoringRuleFaults,
);

function scoringRuleFaults(doc: ScoringRuleDoc): Violation[] {
  const { formulas, effectiveDateRangeBegin: begin, effectiveDateRangeEnd: end, lastFormulaId } = doc;
  const backwards = {
    pointer: '/effectiveDateRangeEnd',
    message: 'The End Date cannot be less the Start Date',
  };
  return [
    ...(end !== null && end < begin ? [backwards] : []),
    ...checkUnique(
      formulas.map((formula) => String(formula.id)),
      'formula',
      (index) => `/formulas/${index}/id`,
    ),
    ...(formulas.some((formula) => formula.id > lastFormulaId)
      ? [{ pointer: '/lastFormulaId', message: 'A formula has a higher id.' }]
      : []),
    ...mixedFaults(formulas),
    ...formulas.flatMap(rangeFaults),
    ...repeatedValues(formulas),
  ];
}

function mixedFaults(formulas: readonly ScoringFormula[]): Violation[] {
  return formulas.flatMap(({ type }, index) =>
    type === formulas[0]?.type
      ? []
      : [{ pointer: `/formulas/${index}/type`, message: 'Single values and ranges cannot stand together.' }],
  );
}

function rangeFaults(formula: ScoringFormula, index: number): Violation[] {
  if (formula.type !== 'Range' || formula.minValue <= formula.maxValue) return [];
  const message = 'The minimum value must be lower or equal to the maximum value';
  return [{ pointer: `/formulas/${index}/minValue`, message }];
}

function repeatedValues(formulas: readonly ScoringFormula[]): Violation[] {
  const seen = new Set<string>();
  return formulas.flatMap((formula, index) => {
    if (formula.type !== 'Discrete') return [];
    const { value } = formula;
    const pointer = `/formulas/${index}/value`;
    if (value.trim() === '-') return [{ pointer, message: 'A minus sign alone is no value.' }];
    if (seen.has(value)) return [{ pointer, message: `The value '${value}' is there more than once.` }];
    seen.add(value);
    return [];
  });
}

/** Scoring rules. They refer to the field that they score, and to the one that scoring depends on. */
export const scoringRuleKind: Kind<ScoringRuleDoc> = {
  name: kindNames.scoringRule,
  noun: 'scoring rule',
  validate: checkScoringRuleShape,
  nameOf: ({ name }) => name,
  summarise: ({ scoringFolderName, effectiveDateRangeBegin, effectiveDateRangeEnd }) => ({
    ...{ scoringFolderName, effectiveDateRangeBegin, effectiveDateRangeEnd },
  }),
  referencesOf,
  hasPart: () => false,
  isRequired: () => false,
  followRenaming,
};

type NamedField = Pick<ScoringRuleDoc, 'formTemplateUniqueName' | 'variableName'>;

function referencesOf(doc: ScoringRuleDoc): Reference[] {
  const scored: Reference = {
    ...referenceTo(doc, '/variableName'),
    objection: (form) => scoringObjection(doc, form),
  };
  return doc.trigger === null ? [scored] : [scored, referenceTo(doc.trigger, '/trigger/variableName')];
}

function referenceTo({ formTemplateUniqueName, variableName }: NamedField, pointer: string): Reference {
  return {
    ...{ part: '', toKind: kindNames.formTemplate, toName: formTemplateUniqueName },
    ...{ toPart: variableName, pointer },
  };
}

/** Why the field of a form cannot be scored as the rule does. */
function scoringObjection({ variableName, formulas }: ScoringRuleDoc, form: JsonObject): string | null {
  // What is stored as a form template has the shape of one.
  const field = (form as FormTemplateDoc).fields.find(({ name }) => name === variableName);
  const wanted = field && scoredBy(field);
  if (wanted === null) return 'The selected field type is not allowed for scoring rules';
  const [first] = formulas;
  if (wanted === undefined || first === undefined || first.type === wanted) return null;
  return wanted === 'Range'
    ? `The values of '${variableName}' are numbers: ranges of them have scores.`
    : `The values of '${variableName}' are no numbers: single ones have scores.`;
}

function followRenaming(doc: ScoringRuleDoc, renaming: Renaming): ScoringRuleDoc {
  if (renaming.kind !== kindNames.formTemplate) return doc;
  const { trigger } = doc;
  const isScored = doc.formTemplateUniqueName === renaming.from;
  const isTrigger = trigger?.formTemplateUniqueName === renaming.from;
  if (!isScored && !isTrigger) return doc;
  return {
    ...doc,
    ...(isScored && fieldNow(doc, renaming)),
    ...(trigger !== null && isTrigger && { trigger: { ...trigger, ...fieldNow(trigger, renaming) } }),
  };
}

function fieldNow({ variableName }: NamedField, { to, parts }: Renaming): NamedField {
  return { formTemplateUniqueName: to, variableName: parts.get(variableName) ?? variableName };
}
