import type { KindCase } from './KindCase.ts';

type Body = Record<string, unknown>;

function body(uniqueName: string, template: Body = {}): Body {
  return { formTemplate: { uniqueName, displayName: uniqueName, type: 1, ...template } };
}

/** What holds while a field of the demo content has a value. */
const condition = {
  kind: 'CompositeCondition',
  operator: 'and',
  subconditions: [
    {
      kind: 'BinaryCondition',
      lhs: { kind: 'FieldValue', formTemplateUniqueName: 'LocationSchedule', fieldName: 'state' },
      operatorName: 'exists',
    },
  ],
};

const precedingField = {
  precedingFieldFormTemplateUniqueName: 'LocationSchedule',
  precedingFieldVariableName: 'state',
};

/** A form repeats, is shown by a rule, or follows a field: of the three it can do one. */
function full(name: string, property?: string): Body {
  const isSupplemental = property?.startsWith('preceding') === true;
  const isConditional = property === 'triggerRule' || isSupplemental;
  return {
    ...body(name, { root: !isSupplemental }),
    ordering: 7,
    formRepeatable: !isConditional,
    sortRepeatableFormNames: !isConditional,
    sections: [{ label: 'Full', repeating: true, rows: [] }],
    fieldRules: [{ name: 'Rule', description: 'Full', condition }],
    cases: [
      {
        ...{ id: 'a', name: 'Full', values: { 'Full::a': 1 } },
        expected: { shown: { a: true }, values: { 'Full::a': 1 } },
      },
    ],
    triggerRule: isConditional ? { objectUri: '/Rule', condition } : null,
    ...precedingField,
  };
}

function inTemplate(property: string) {
  return (given: Body, value: unknown): Body => ({
    ...given,
    formTemplate: { ...(given['formTemplate'] as Body), [property]: value },
  });
}

const brokenField = { fieldTemplate: { variableName: 'a', type: 3, options: '<options><a>' } };

/** How the calls of form templates are tried. */
export const formTemplateCalls: NonNullable<KindCase['calls']> = {
  body,
  full,
  named: (given, name) => inTemplate('displayName')(inTemplate('uniqueName')(given, name), name),
  needing: { formRepeatable: ['sortRepeatableFormNames'] },
  change: { property: 'flags', values: ['One', 'Two'], set: inTemplate('flags') },
  refused: [
    [body(' '), '/formTemplate/uniqueName'],
    [body('a', { displayName: ' ' }), '/formTemplate/displayName'],
    [body('a', { appliesToAllProductTemplates: false }), '/formTemplate/productTemplates'],
  ],
  faulty: {
    body: {
      ...body('', { displayName: ' ', type: 47 }),
      sections: [{ rows: [{ fields: [brokenField] }] }],
    },
    pointers: [
      ...['/formTemplate/displayName', '/formTemplate/type', '/formTemplate/uniqueName'],
      '/sections/0/rows/0/fields/0/fieldTemplate/options',
    ],
  },
  search: (text) => ({ filterUri: `/UIFormTemplate?name=${encodeURIComponent(text)}` }),
  filterUri: (text) => `/UIFormTemplate?name=${encodeURIComponent(text)}`,
};
