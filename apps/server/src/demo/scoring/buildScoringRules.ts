import type { FormField } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { day, type ScoringFormula, type ScoringTrigger } from '../../kinds/scoringRule/ScoringRuleDoc.ts';
import type { DemoDataSetSeed, DemoFormTemplateSeed, DemoScoringRuleSeed } from '../types.ts';
import { scoringRules } from './scoringRules.ts';

/** Forms, and the sets that feed their fields. */
export interface Surroundings {
  forms: readonly DemoFormTemplateSeed[];
  dataSets: readonly DemoDataSetSeed[];
}

const linePattern = /^(?<name>[^:]+): (?<field>\S+) = (?<scores>[^{]+?)(?: \{(?<more>.+)\})?$/;
const start = Date.UTC(2025, 0, 1);

/** The scoring rules of the demo. Throws on a line that cannot be read, or names what is not there. */
export function buildScoringRules(surroundings: Surroundings): DemoScoringRuleSeed[] {
  return Object.entries(scoringRules).flatMap(([category, text]) =>
    text
      .trim()
      .split('\n')
      .map((line) => parseRule(line.trim(), category, surroundings)),
  );
}

function parseRule(line: string, category: string, surroundings: Surroundings): DemoScoringRuleSeed {
  const { name = '', field = '', scores = '', more = '' } = linePattern.exec(line)?.groups ?? {};
  if (name === '') throw new Error(`Unreadable scoring rule '${line}'`);
  const formulas = parseScores(scores, itemsOf(field, surroundings));
  return {
    name,
    scoringFolderName: category,
    effectiveDateRangeBegin: start,
    effectiveDateRangeEnd: null,
    flags: '',
    ...namedField(field),
    trigger: null,
    ...Object.assign({}, ...more.split('; ').map((part) => parseMore(part, surroundings))),
    formulas,
    lastFormulaId: formulas.length,
  };
}

function namedField(text: string) {
  const [formTemplateUniqueName = '', variableName = ''] = text.split('.');
  return { formTemplateUniqueName, variableName };
}

function fieldOf(text: string, { forms }: Surroundings): FormField {
  const { formTemplateUniqueName, variableName } = namedField(text);
  const found = forms
    .filter(({ uniqueName }) => uniqueName === formTemplateUniqueName)
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === variableName);
  if (found === undefined) throw new Error(`There is no field '${text}'`);
  return found;
}

/** The values of the data set that feeds a field, `Form.field`, in their order. Throws when there is no such field. */
export function itemsOf(field: string, surroundings: Surroundings): string[] {
  const { dataSetName } = fieldOf(field, surroundings);
  const set = surroundings.dataSets.find(({ name }) => name === dataSetName);
  return (set?.items ?? []).map(({ value }) => value);
}

/** Scores of every item, from the first to the last, or of ranges. */
function parseScores(text: string, items: readonly string[]): ScoringFormula[] {
  const { first, last } = /^(?<first>-?\d+) to (?<last>-?\d+)$/.exec(text)?.groups ?? {};
  if (first === undefined || last === undefined) return text.split(', ').map(parseRange);
  const [from, to] = [Number(first), Number(last)];
  const steps = Math.max(items.length - 1, 1);
  return items.map((value, index) => ({
    ...{ id: index + 1, type: 'Discrete', value },
    score: Math.round(from + ((to - from) * index) / steps),
  }));
}

function parseRange(text: string, index: number): ScoringFormula {
  const { min, max, score } = /^(?<min>\d+)-(?<max>\d+) (?<score>-?\d+)$/.exec(text)?.groups ?? {};
  if (score === undefined) throw new Error(`Unreadable range '${text}'`);
  return { id: index + 1, type: 'Range', minValue: Number(min), maxValue: Number(max), score: Number(score) };
}

function parseMore(text: string, surroundings: Surroundings): Partial<DemoScoringRuleSeed> {
  const [word = '', ...rest] = text.split(' ');
  const [first = '', ...others] = rest;
  switch (word) {
    case '':
      return {};
    case 'from':
      return { effectiveDateRangeBegin: midnight(first) };
    case 'until':
      return { effectiveDateRangeEnd: midnight(first) };
    case 'flags':
      return { flags: rest.join(' ') };
    case 'if': {
      fieldOf(first, surroundings);
      const values = others.join(' ').split(', ');
      const trigger: ScoringTrigger = { ...namedField(first), operator: 0, values };
      return { trigger };
    }
    default:
      throw new Error(`Unreadable '${text}'`);
  }
}

function midnight(text: string): number {
  return Math.floor(Date.parse(text) / day) * day;
}
