import type { JsonObject } from '../../store/JsonObject.ts';
import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import type { FormTemplateDoc } from '../formTemplate/FormTemplateDoc.ts';
import { kindNames } from '../kindNames.ts';
import type { ScoringRuleDoc } from './ScoringRuleDoc.ts';
import { scoredBy } from './scoredBy.ts';
import { checkScoringRuleShape } from './scoringRuleShape.ts';

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
