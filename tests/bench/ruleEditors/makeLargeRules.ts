import { type RuleWrite, result, type ScoringRuleWrite } from '@studio/api';
import { signInClient } from '../editor/signInClient.ts';

/** Where the objects are that are edited. */
export interface LargeRules {
  readonly rulePath: string;
  readonly ruleFewPath: string;
  readonly scoringPath: string;
  readonly scoringFewPath: string;
}

const field = {
  kind: 'FieldValue',
  formTemplateUniqueName: 'BuildingSchedule',
  fieldName: 'stories',
  variableName: 'stories',
  typeName: 'Integer',
};

/** Makes a rule of 1,000 conditions in 20 groups of 5 groups of 10, and one of 10, and scoring rules of 2,000 ranges and of 20. */
export async function makeLargeRules(baseUrl: string): Promise<LargeRules> {
  const client = await signInClient(baseUrl);
  let count = 0;
  const group = (operator: string, size: number, of: () => object): object => ({
    ...{ kind: 'CompositeCondition', operator },
    subconditions: Array.from({ length: size }, of),
  });
  const comparison = () => {
    count += 1;
    const rhs = { kind: 'LiteralValue', typeName: 'Integer', valueString: String(count) };
    return { kind: 'BinaryCondition', lhs: field, operatorName: 'isGreaterThan', rhs };
  };
  const condition = group('or', 20, () => group('and', 5, () => group('or', 10, comparison)));
  const rule = {
    name: `Large ${Date.now()}`,
    ruleSetName: 'Cyber Underwriting',
    priority: 0,
    description: '',
  };
  const make = async (of: object) => {
    const body = { ...rule, tags: [], condition: of, actions: [] } as unknown as RuleWrite;
    return `/config/rule/${(await result(client.POST('/rest/Rule', { body }))).data.id}`;
  };
  const scoring = async (rows: number) => {
    const given: unknown = {
      ...{ name: `Large ${rows} ${Date.now()}`, scoringFolderName: 'Large', effectiveDateRangeBegin: 0 },
      ...{ formTemplateUniqueName: 'NamedInsuredSchedule', variableName: 'ownershipPercent' },
      formulas: Array.from({ length: rows }, (_, index) => ({
        ...{ type: 'Range', minValue: index * 10, maxValue: index * 10 + 9, score: index % 100 },
      })),
    };
    const { data } = await result(client.POST('/rest/ScoringRule', { body: given as ScoringRuleWrite }));
    return `/config/manageScoringRules/${data.id}/`;
  };
  return {
    rulePath: await make(condition),
    ruleFewPath: await make(group('or', 10, comparison)),
    scoringPath: await scoring(2000),
    scoringFewPath: await scoring(20),
  };
}
