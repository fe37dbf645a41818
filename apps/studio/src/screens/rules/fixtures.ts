import type { Rule } from '@studio/api';

type Stored = Readonly<Record<string, unknown>>;

/** A field of the sample forms. */
export function field(fieldName: string, typeName: string): Stored {
  return {
    kind: 'FieldValue',
    formTemplateUniqueName: 'BuildingSchedule',
    fieldName,
    variableName: fieldName,
    typeName,
  };
}

/** A comparison with one text, or with several. */
export function when(id: string, lhs: Stored, operatorName: string, ...values: readonly string[]): Stored {
  const literals = values.map((valueString) => ({
    kind: 'LiteralValue',
    typeName: lhs['typeName'],
    valueString,
  }));
  const rhs = operatorName === 'isInList' ? literals : literals[0];
  return { kind: 'BinaryCondition', id, lhs, operatorName, ...(rhs !== undefined && { rhs }) };
}

/** A group. */
export function group(id: string, operator: 'and' | 'or', ...subconditions: readonly Stored[]): Stored {
  return { kind: 'CompositeCondition', id, operator, subconditions };
}

/** A rule as the server answers it. */
export function ruleDoc(
  given: Partial<Omit<Rule, 'condition' | 'actions'>> & {
    condition?: Stored;
    actions?: readonly Stored[];
  } = {},
): Rule {
  const { condition, actions, ...rest } = given;
  return {
    ...{
      id: '7',
      version: 3,
      name: 'Refer coastal frame buildings',
      description: 'Wind exposure within a mile of the coast',
    },
    ...{ parentId: 's1', parentPath: 'Property Underwriting', ruleSetName: 'Property Underwriting' },
    ...{ tags: [{ id: 'wind', name: 'wind' }], priority: 40, status: 1, objectUri: '/Rule' },
    ...{ lastModifiedBy: { id: 'u1', name: 'Marta Oduya' }, timeLastModified: Date.UTC(2026, 4, 28, 16, 10) },
    // Stored conditions and actions hold what the contract says.
    condition: (condition ?? coastal) as Rule['condition'],
    actions: (actions ?? [refer]) as Rule['actions'],
    ...rest,
  };
}

const refer: Stored = {
  ...{ kind: 'ParameterizedAction', id: 'a1', expression: 'Refer the submission because of {reason}' },
  parameters: [{ name: 'reason', value: 'P03', typeName: 'DataSetItem', expression: 'Referral Reason' }],
};

const coastal = group(
  'c1',
  'and',
  when('c2', field('construction', 'String'), 'isInList', 'Frame', 'Joisted Masonry'),
  when('c3', field('distanceToCoast', 'Double'), 'isAtMost', '1.0'),
  group('c4', 'or', when('c5', field('roofAge', 'Integer'), 'isGreaterThan', '15'), {
    ...{ kind: 'UnaryCondition', operator: 'not' },
    subcondition: when('c6', field('windCredit', 'Boolean'), 'exists'),
  }),
  { kind: 'RawCondition', id: 'c7', rawExpression: 'totalInsuredValue > 5_000_000' },
);

/** A rule whose expression cannot be read. */
export const brokenRule = group('c1', 'and', {
  ...{ kind: 'RawCondition', id: 'c2', rawExpression: 'totalInsuredValue > ' },
});

const item = (entityUri: string) => ({
  ...{ kind: 'DataSetItemValue', datasetName: 'Construction Class', entityUri },
});

/** A rule that names items of a data set: one that is there, one that is not, and one as a value of the field. */
export const namingRule = group(
  'c1',
  'and',
  {
    ...{ kind: 'BinaryCondition', id: 'c2', lhs: field('construction', 'String'), operatorName: 'isInList' },
    rhs: [item('1'), item('99')],
  },
  {
    ...{ kind: 'BinaryCondition', id: 'c3', lhs: field('construction', 'String'), operatorName: 'equals' },
    rhs: { kind: 'LeftSideFieldValue', valueString: '2' },
  },
);

/** What the names of the rule are asked for. @param noteItems receives each call for items */
export function namingAnswers(noteItems: (request: Request) => void): Readonly<Record<string, unknown>> {
  const records = [
    ['Frame', '1'],
    ['Joisted Masonry', '2'],
  ].map(([name, value], ordering) => ({ name, value, grouping: '', ordering }));
  return {
    '/rest/DataSet/Construction%20Class/items': (request: Request) => {
      noteItems(request);
      return { records, totalRecords: 2, defaultValue: null, minSearchStringLength: null };
    },
    '/rest/UIFormTemplate/fields': [
      {
        name: 'construction',
        label: 'Construction',
        type: 3,
        dataSetName: 'Construction Class',
        dataSetType: 0,
      },
    ],
    '/rest/UIFormTemplate/filter': { records: [{ displayName: 'Building Schedule' }], totalRecords: 1 },
    '/rest/Rule/evaluate': async (request: Request) => {
      const { cases } = (await request.json()) as SentEvaluation;
      const leaf = { id: 'c2', result: 'true', value: '1', message: null, of: [] };
      const condition = { id: 'c1', result: 'false', value: null, message: null, of: [leaf] };
      const traces = ['0', '1'].map((ruleId) => ({ ruleId, ruleName: '', condition }));
      return { ruleCount: 2, decisions: cases.map(() => ({ fired: [], errors: [], traces })) };
    },
  };
}

/** The operators that the stories choose from. */
export const someOperators = [
  { name: 'equals', label: 'is', operands: 'one', types: [] },
  { name: 'isGreaterThan', label: 'is greater than', operands: 'one', types: ['Integer', 'Double', 'Date'] },
  { name: 'isAtMost', label: 'is at most', operands: 'one', types: ['Integer', 'Double', 'Date'] },
  { name: 'isInList', label: 'is in list', operands: 'many', types: [] },
  { name: 'exists', label: 'exists', operands: 'none', types: [] },
] as const;

const caseOf = (id: string, name: string, roofAge: string, ...holds: readonly boolean[]) => ({
  ...{ id, name, version: 1 },
  values: { 'BuildingSchedule::construction': 'Frame', 'BuildingSchedule::roofAge': roofAge },
  expected: holds.map((each) => ({ ruleId: '7', holds: each })),
});

/** A case in which the sample rule should refer. */
export const caseWithAction = {
  ...caseOf('k4', 'Coastal motel', '40'),
  ...{ lastModifiedBy: { id: 'u2', name: 'Jon Vega' }, timeLastModified: Date.UTC(2026, 5, 11, 12) },
  expected: [{ ruleId: '7', holds: true, actions: ['Refer'] }],
};

/** Cases of the set of the sample rule: one that differs, one that passes, one of which nothing is expected. */
export const someCases = [
  caseOf('k1', 'Beach motel', '12', true),
  caseOf('k2', 'Inland warehouse', '30', false),
  caseOf('k3', 'Roof of unknown age', ''),
];

interface SentEvaluation {
  readonly rules: readonly { readonly name: string; readonly condition: { readonly id?: string } }[];
  readonly cases: readonly unknown[];
}

/** Of three cases none holds: the first condition of each rule is false. */
async function someDecisions(request: Request): Promise<unknown> {
  const { rules, cases } = (await request.json()) as SentEvaluation;
  const leaf = { id: 'c2', result: 'false', value: 'Frame', message: null, of: [] };
  const trace = { id: 'c1', result: 'false', value: null, message: null, of: [leaf] };
  const traces = rules.map(({ name }, index) => ({
    ...{ ruleId: String(index), ruleName: name },
    condition: trace,
  }));
  return { ruleCount: rules.length, decisions: cases.map(() => ({ fired: [], errors: [], traces })) };
}

/** Of a file of two cases the saved rule holds for the first one, and the deployed one for none. */
function someLines(request: Request): Response {
  const isSaved = new URL(request.url).searchParams.get('of') === 'saved';
  const fired = [{ ruleId: '7', ruleName: 'Refer coastal frame buildings', actions: [] }];
  const lines = [
    { line: 1, name: 'Old', decision: { fired: isSaved ? fired : [], errors: [] } },
    { line: 2, name: 'New', decision: { fired: [], errors: [] } },
    { caseCount: 2, faultCount: 0, ruleCount: 1 },
  ];
  return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** What the rule builder asks for, with a rule as it is on the server. */
export function ruleAnswers(doc: Rule): Readonly<Record<string, unknown>> {
  const actions = [
    'Discard',
    'Save',
    'Deactivate',
    'Activate',
    'Rule Settings',
    'Delete',
    'Review',
    'Redeploy',
    'Deployments',
    'Copy',
    'Export',
    'View References',
  ];
  return {
    [`/rest/Rule/${doc.id}`]: doc,
    [`/rest/Rule/${doc.id}/deployment`]: {
      state: 'changed',
      number: 2,
      time: doc.timeLastModified,
      author: doc.lastModifiedBy,
      rule: null,
    },
    [`/rest/Rule/${doc.id}/references`]: [
      { type: 10, name: 'Beach motel', label: 'Property Underwriting › Beach motel', version: '' },
      { type: 11, name: 'Property Underwriting', version: '2' },
      { type: 12, name: 'Property Underwriting', version: '1' },
    ],
    '/rest/Rule/operators': someOperators,
    '/rest/Rule/variables': {
      variables: [{ name: 'brokerTier', typeName: 'String' }],
      methods: [{ typeName: 'String', name: 'stringValue', label: 'Text' }],
    },
    '/rest/Rule/ruleActions': [
      { name: 'refer', label: 'Refer the submission', template: { ...refer, id: undefined } },
    ],
    '/rest/Rule/validate': {
      ruleText: '',
      errors: [{ pointer: '/condition/subconditions/1', message: 'It never holds.', severity: 'warning' }],
    },
    '/rest/DataSet/Advanced%20Filter%20Rule%20Set/items': {
      records: [
        { name: 'Auto Underwriting', value: 's2', grouping: '', ordering: 0 },
        { name: 'Property Underwriting', value: 's1', grouping: '', ordering: 1 },
      ],
      ...{ totalRecords: 2, defaultValue: null, minSearchStringLength: null },
    },
    '/rest/RuleSet': [
      {
        id: 's1',
        name: 'Property Underwriting',
        description: '',
        ordering: 10,
        ruleCount: 41,
        changedCount: 2,
        deployment: null,
      },
      {
        id: 's2',
        name: 'Auto Underwriting',
        description: '',
        ordering: 20,
        ruleCount: 12,
        changedCount: 0,
        deployment: null,
      },
    ],
    '/rest/RuleSet/s1/cases': { cases: someCases },
    '/rest/Rule/evaluate': someDecisions,
    '/rest/Rule/evaluate/cases': someLines,
    '/rest/Rule/impact': {
      ...{ caseCount: 3, changedCaseCount: 1, brokenCount: 1 },
      changes: [
        {
          ...{ ruleSetId: 's1', ruleSetName: 'Property Underwriting', caseId: 'k1', caseName: 'Beach motel' },
          ...{ ruleId: '7', ruleName: 'Refer coastal frame buildings-#2' },
          ...{ expected: true, isAsExpected: false },
          before: { result: 'holds', actions: ['Refer the submission because of P03'] },
          after: { result: 'doesNotHold', actions: [] },
        },
      ],
    },
    '/rest/RuleTag/getMatchingTags': [{ id: 'wind', name: 'wind' }],
    '/rest/DataSet/Referral%20Reason/items': {
      records: [{ name: 'Frame over three stories', value: 'P03', grouping: '', ordering: 0 }],
      ...{ totalRecords: 1, defaultValue: null, minSearchStringLength: null },
    },
    '/rest/Actions': actions.map((name) => ({ name, enabled: true })),
  };
}
