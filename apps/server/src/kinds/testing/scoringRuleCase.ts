import type { JsonObject } from '../../store/JsonObject.ts';
import { scoringRule } from './documents.ts';
import { scoringRuleFilterCases } from './filterCases.ts';
import type { KindCase } from './KindCase.ts';

const triggerProperties = [
  ...[
    'triggerFieldFormTemplateUniqueName',
    'triggerFieldVariableName',
    'triggerOperator',
    'triggerFieldValue',
  ],
];

function scoringRuleBody(name: string) {
  return {
    ...{ name, scoringFolderName: 'Property quality', effectiveDateRangeBegin: 0 },
    ...{ formTemplateUniqueName: 'BuildingSchedule', variableName: 'roofAge' },
  };
}

/** Formulas with what all have. */
function formulasOf(...formulas: JsonObject[]): JsonObject {
  const whole = formulas.map((formula, index) =>
    'value' in formula
      ? { id: index + 1, type: 'Discrete', score: 1, ...formula }
      : { id: index + 1, type: 'Range', ...formula },
  );
  return { formulas: whole, lastFormulaId: whole.length };
}

/** Scoring rules, whose field has to be there: the demo has it. */
export const scoringRuleCase: KindCase = {
  doc: scoringRule,
  nameProperty: 'name',
  changed: (doc) => ({ ...doc, flags: 'Changed' }),
  needed: null,
  invalid: [
    [{ ...scoringRule('a'), effectiveDateRangeEnd: -86_400_000 }, '/effectiveDateRangeEnd'],
    [{ ...scoringRule('a'), effectiveDateRangeBegin: 1 }, '/effectiveDateRangeBegin'],
    [{ ...scoringRule('a'), lastFormulaId: 0 }, '/lastFormulaId'],
    [{ ...scoringRule('a'), ...formulasOf({ minValue: 2, maxValue: 1, score: 0 }) }, '/formulas/0/minValue'],
    [{ ...scoringRule('a'), ...formulasOf({ value: 'A' }, { value: 'A' }) }, '/formulas/1/value'],
    [{ ...scoringRule('a'), ...formulasOf({ value: '-' }) }, '/formulas/0/value'],
    [
      { ...scoringRule('a'), ...formulasOf({ value: 'A' }, { minValue: 1, maxValue: 2, score: 0 }) },
      '/formulas/1/type',
    ],
  ],
  referrers: [],
  filters: scoringRuleFilterCases,
  calls: {
    body: scoringRuleBody,
    full: (name) => ({
      ...scoringRuleBody(name),
      ...{ effectiveDateRangeEnd: 86_400_000, flags: 'Full' },
      ...{
        triggerFieldFormTemplateUniqueName: 'BuildingSchedule',
        triggerFieldVariableName: 'construction',
      },
      ...{ triggerOperator: 0, triggerFieldValue: '<values><value>1</value></values>' },
      formulas: [{ type: 'Discrete', value: 'A25', score: 5 }],
    }),
    needing: Object.fromEntries(triggerProperties.map((property) => [property, triggerProperties])),
    change: { property: 'flags', values: ['One', 'Two'] },
    refused: [
      [{ ...scoringRuleBody('a'), variableName: 'noSuchField' }, '/variableName'],
      [{ ...scoringRuleBody('a'), triggerOperator: 1 }, '/triggerFieldValue'],
      [{ ...scoringRuleBody('a'), effectiveDateRangeEnd: -86_400_000 }, '/effectiveDateRangeEnd'],
      [
        {
          ...scoringRuleBody('a'),
          formulas: [
            { type: 'Discrete', value: 'A', score: 1 },
            { type: 'Discrete', value: 'A', score: 2 },
          ],
        },
        '/formulas/1/value',
      ],
    ],
    faulty: {
      body: {
        ...scoringRuleBody(''),
        ...{ variableName: 'noSuchField', triggerOperator: 1, effectiveDateRangeEnd: -86_400_000 },
      },
      pointers: [
        ...['/effectiveDateRangeEnd', '/name', '/triggerFieldFormTemplateUniqueName', '/triggerFieldValue'],
        ...['/triggerFieldVariableName', '/variableName'],
      ],
    },
    search: (searchString) => ({ searchString }),
    filterUri: (text) => `/ScoringRule?search=${encodeURIComponent(text)}`,
  },
};
