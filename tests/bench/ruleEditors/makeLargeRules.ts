import { type RuleWrite, result, type ScoringRuleWrite } from '@studio/api';
import { signInClient } from '../editor/signInClient.ts';

/** An object that is edited. */
export interface LargeObject {
  readonly name: string;
  readonly path: string;
}

export interface LargeRules {
  readonly rule: LargeObject;
  readonly ruleFew: LargeObject;
  readonly scoring: LargeObject;
  readonly scoringFew: LargeObject;
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
  const make = async (size: number, of: object): Promise<LargeObject> => {
    const name = `Large ${size} ${Date.now()}`;
    const rule = { name, ruleSetName: 'Cyber Underwriting', priority: 0, description: '', tags: [] };
    const body = { ...rule, condition: of, actions: [] } as unknown as RuleWrite;
    const { data } = await result(client.POST('/rest/Rule', { body }));
    return { name, path: `/config/rule/${data.id}` };
  };
  const scoring = async (rows: number): Promise<LargeObject> => {
    const name = `Large ${rows} ${Date.now()}`;
    const given: unknown = {
      ...{ name, scoringFolderName: 'Large', effectiveDateRangeBegin: 0 },
      ...{ formTemplateUniqueName: 'NamedInsuredSchedule', variableName: 'ownershipPercent' },
      formulas: Array.from({ length: rows }, (_, index) => ({
        ...{ type: 'Range', minValue: index * 10, maxValue: index * 10 + 9, score: index % 100 },
      })),
    };
    const { data } = await result(client.POST('/rest/ScoringRule', { body: given as ScoringRuleWrite }));
    return { name, path: `/config/manageScoringRules/${data.id}/` };
  };
  return {
    rule: await make(1000, condition),
    ruleFew: await make(10, group('or', 10, comparison)),
    scoring: await scoring(2000),
    scoringFew: await scoring(20),
  };
}
