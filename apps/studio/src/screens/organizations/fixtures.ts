import type {
  FormSet,
  FormSetChanges,
  Organization,
  OrganizationForm,
  OrganizationNode,
  OrganizationSummary,
  UiField,
  UiFormTemplate,
} from '@studio/api';

const author = { id: 'u1', name: 'Priya Nair' };
const time = Date.UTC(2026, 10, 20, 15, 42);

/** An organization as the server answers it. */
export function organizationDoc(own: Partial<Organization> = {}): Organization {
  return {
    id: 'org-9',
    version: 4,
    lastModifiedBy: author,
    timeLastModified: time,
    organizationType: 1,
    name: 'Harborline Insurance Brokers',
    status: 2,
    isDraftStatus: true,
    code: '40-2271',
    addressLine1: '12 East Bay Street',
    addressLine2: null,
    addressLine3: null,
    city: 'Charleston',
    state: 'SC',
    postalCode: '29401',
    phoneNumber: '(843) 555-0148',
    parentId: 'org-1',
    parentName: 'Prairie Crest Mutual Insurance Company',
    parentCode: 'PCM',
    defaultEmailSignature: '',
    ...own,
  };
}

/** A row of a list as the server answers it. */
export function organizationRow(own: Partial<OrganizationSummary> = {}): OrganizationSummary {
  const { id, version, lastModifiedBy, timeLastModified, organizationType, name } = organizationDoc();
  const { status, isDraftStatus, code, city, state, parentId, parentName } = organizationDoc();
  return {
    ...{ id, version, lastModifiedBy, timeLastModified, organizationType, name, status, isDraftStatus },
    ...{ code, city, state, parentId, parentName },
    ...own,
  };
}

const blankField: UiField = {
  ...{ label: '', flags: '', fontStyle: 'normal', labelPosition: 'top', tooltip: '', labelWidth: null },
  ...{ fieldWidth: null, agencyVisible: true, carrierVisible: true, productTemplates: [] },
  ...{ agencyEditable: true, carrierEditable: true, disableExpression: '', requiredLevel: 0 },
  ...{ requiredLevelExpression: '', regularExpression: '', numberDomain: 'any', allowNegative: false },
  ...{ rangeMin: '', rangeMax: '', rounding: '', dollarSign: false, maxChars: null, defaultValue: '' },
  ...{ valueExpression: '', valueFormat: '', refreshable: false },
  fieldTemplate: {
    ...{ id: 0, variableName: '', type: 0, hidden: false, triggerRuleName: null, untriggerBehavior: 0 },
    ...{ validator: null, linkFormTemplateUniqueName: null, linkVariableName: null },
    ...{ linkPropertyPath: null, options: null, dynamicDataSet: null, propertyExpression: null },
  },
};

/** A number of an agency is two letters and four digits. */
const numbered: FieldWords = {
  regularExpression: '[A-Z]{2}-\\d{4}',
  template: { validator: 'regularExpression' },
};

/** Fields of the form that has this number. */
const fieldsOf =
  (form: number) =>
  (own: number, name: string, label: string, more: FieldWords = {}) => {
    const { template, ...rest } = more;
    const fieldTemplate = { ...blankField.fieldTemplate, id: form * 2 ** 17 + own, variableName: name };
    return { ...blankField, label, ...rest, fieldTemplate: { ...fieldTemplate, ...template } };
  };

type FieldWords = Partial<Omit<UiField, 'fieldTemplate'>> & {
  readonly template?: Partial<UiField['fieldTemplate']>;
};

function template(
  id: string,
  uniqueName: string,
  displayName: string,
  sections: UiFormTemplate['sections'],
  fieldRules: UiFormTemplate['fieldRules'] = [],
): UiFormTemplate {
  return {
    ...{ id, version: 3, lastModifiedBy: author, timeLastModified: time, ordering: 1, conditional: false },
    ...{ formRepeatable: false, sortRepeatableFormNames: false, fieldRules, triggerRule: null, cases: [] },
    ...{ precedingFieldFormTemplateUniqueName: null, precedingFieldVariableName: null },
    ...{ message: null, errors: [], sections },
    formTemplate: {
      ...{ id, uniqueName, displayName, version: 3, type: 13, status: 1, valid: true, visibility: 'Both' },
      ...{ root: true, includedInEndorsement: false, proposalLevel: false, effectiveDateRangeBegin: null },
      ...{ effectiveDateRangeEnd: null, productTemplates: [], appliesToAllProductTemplates: true },
      ...{ dynamicNameTemplate: '', staticName: '', allowDirectNavigation: true },
      ...{ linkFormTemplateUniqueName: null, flags: '', fieldTemplates: [] },
    },
  };
}

const authority = fieldsOf(1);
const profile = fieldsOf(2);

const summaryOfOffices = {
  ...{ type: 24, linkFormTemplateUniqueName: 'OrganizationProfile' },
  options: `<options><columns><column variableName="street" width="220"/><column variableName="town" width="160"/><column variableName="rent" width="120"/></columns></options>`,
};

const pickProducer = `<options><functionName>DynamicGridPopup</functionName>
  <filledFields>name=wholesaler, code=number</filledFields></options>`;

/** The form templates of the forms of the sample organization. */
export const someTemplates: readonly UiFormTemplate[] = [
  template(
    't-authority',
    'AgencyAuthority',
    'Commercial Property Authority',
    [
      {
        label: 'Limits',
        repeating: false,
        rows: [
          {
            fields: [
              authority(1, 'buildingLimit', 'Building limit', {
                requiredLevel: 1,
                template: { validator: 'currency' },
              }),
              authority(2, 'totalInsuredValue', 'Total insured value per location', {
                requiredLevel: 1,
                template: { validator: 'currency' },
              }),
            ],
          },
          { fields: [authority(3, 'begins', 'Effective date', { requiredLevel: 1, template: { type: 7 } })] },
          { fields: [authority(6, 'agreement', 'Signed agreement', { template: { type: 21 } })] },
          { fields: [authority(7, 'offices', 'Offices', { template: summaryOfOffices })] },
        ],
      },
      {
        label: 'Errors and omissions',
        repeating: false,
        rows: [
          {
            fields: [
              authority(4, 'insured', 'Errors and omissions policy', { template: { type: 2 } }),
              authority(5, 'insurer', 'Insurer', {
                requiredLevel: 1,
                template: { hidden: true, triggerRuleName: 'Insured', untriggerBehavior: 0 },
              }),
            ],
          },
        ],
      },
    ],
    [
      {
        name: 'Insured',
        description: '',
        condition: {
          kind: 'BinaryCondition',
          lhs: {
            ...{ kind: 'FieldValue', formTemplateUniqueName: 'AgencyAuthority', fieldName: 'insured' },
            ...{ variableName: 'insured', typeName: 'String' },
          },
          operatorName: 'equals',
          rhs: { kind: 'LiteralValue', typeName: 'String', valueString: 'Yes' },
        } as UiFormTemplate['fieldRules'][number]['condition'],
      },
    ],
  ),
  template('t-profile', 'OrganizationProfile', 'Organization Profile', [
    {
      label: 'Organization',
      repeating: false,
      rows: [{ fields: [profile(1, 'contact', 'Primary contact', { requiredLevel: 1 })] }],
    },
    {
      label: 'Wholesale broker',
      repeating: false,
      rows: [
        {
          fields: [
            profile(2, 'wholesaler', 'Wholesale broker'),
            profile(3, 'number', 'Agency number', numbered),
          ],
        },
        {
          fields: [profile(4, 'find', 'Find a producer', { template: { type: 17, options: pickProducer } })],
        },
      ],
    },
    {
      label: 'Offices',
      repeating: true,
      rows: [
        { fields: [profile(7, 'street', 'Street', { requiredLevel: 1 }), profile(8, 'town', 'City')] },
        { fields: [profile(9, 'rent', 'Rent', { dollarSign: true, template: { validator: 'currency' } })] },
      ],
    },
  ]),
];

/** What is filled in of them: two of the seven required values of the first form are missing, and the contact of the second. */
export const someValues: Readonly<Record<string, FormSet['forms'][number]['values']>> = {
  'f-authority': {
    ...{ buildingLimit: '10000000', insured: 'yes', begins: '2027-01-01' },
    agreement: [
      {
        digest: 'a'.repeat(43),
        fileName: 'signed agreement.pdf',
        mediaType: 'application/pdf',
        size: '41200',
      },
    ],
  },
  'f-profile': { 'section:7': [{ street: '12 East Bay Street', town: 'Charleston', rent: '2400' }] },
};

const infos: readonly OrganizationForm[] = [
  ['f-authority', 't-authority', 'AgencyAuthority', 13, 'Commercial Property Authority', 2, 4] as const,
  ['f-profile', 't-profile', 'OrganizationProfile', 43, 'Organization Profile', 1, 2] as const,
].map(([id, formTemplateId, uniqueName, formTemplateType, name, missing, total]) => ({
  ...{ id, name, formTemplateId, uniqueName, templateVersion: 3, formTemplateType },
  ...{ formTemplateDisplayName: name, requiredFieldCount: missing, totalRequiredFieldCount: total },
  ...{ values: someValues[id] ?? {}, missing: [] },
}));

/** The form set of the sample organization. @param changes what is being changed. Default: nothing */
export function formSetOf(changes: FormSetChanges | null = null): FormSet {
  const forms = Object.entries(someValues).map(([id, values]) => ({ id, values }));
  return { id: 'org-9', organizationId: 'org-9', version: 4, forms, changes };
}

/** An organization in the tree of another one. */
function nodeOf(
  id: string,
  name: string,
  organizationType: OrganizationNode['organizationType'],
  code: string | null,
): OrganizationNode {
  return { id, name, organizationType, code, status: 1 };
}

/** Changes that somebody has started. */
export function changesOf(own: Partial<FormSetChanges> = {}): FormSetChanges {
  return {
    ...{ startedBy: author, timeStarted: time, timeSaved: time, revision: 1, isOwn: true },
    forms: formSetOf().forms,
    ...own,
  };
}

/** What the manager asks for, with an organization as it is on the server. */
export function managerAnswers(
  doc: Organization = organizationDoc(),
  changes: FormSetChanges | null = null,
): Readonly<Record<string, unknown>> {
  const own = `/rest/Organization/${doc.id}`;
  const actions = ['Activate', 'Deactivate', 'Edit', 'Discard', 'Save', 'Delete', 'Export'];
  return {
    [own]: doc,
    [`${own}/formSummaries`]: infos.map(({ values: _values, missing: _missing, ...form }) => ({
      ...form,
      children: [],
    })),
    ...Object.fromEntries(infos.map((info) => [`${own}/forms/${info.id}`, info])),
    ...Object.fromEntries(someTemplates.map((each) => [`/rest/UIFormTemplate/${each.id}`, each])),
    [`/rest/FormSet/${doc.id}`]: formSetOf(changes),
    [`${own}/upgradeForms`]: { count: 0, forms: [] },
    [`${own}/children`]: {
      ancestors: [nodeOf('org-1', 'Prairie Crest Mutual Insurance Company', 2, 'PCM')],
      records: [
        { ...nodeOf('org-10', 'Harborline, Savannah', 1, '40-2272'), childCount: 1 },
        { ...nodeOf('org-11', 'Harborline, Wilmington', 1, null), childCount: 0 },
      ],
      totalRecords: 2,
    },
    '/rest/Organization/org-10/children': {
      ancestors: [],
      records: [{ ...nodeOf('org-12', 'Harborline, Tybee Island', 1, null), childCount: 0 }],
      totalRecords: 1,
    },
    '/rest/Actions': actions.map((name) => ({ name, enabled: true, notes: '' })),
  };
}

/** Data to pick from, and what the server answers for a choice of the first of them. */
export function pickerAnswers(): Readonly<Record<string, unknown>> {
  const items = [
    { id: 'org-5', name: 'Halvorsen Insurance Group', code: 'IA-0117', city: 'Des Moines', state: 'IA' },
    { id: 'org-6', name: 'Prairie Wholesale', code: 'NE-2040', city: 'Omaha', state: 'NE' },
  ];
  const data = '/rest/DynamicData/producer';
  const column = (key: string, label: string) => ({ key, label, sortable: true });
  return {
    [`${data}/filter/type/101`]: {
      ...{ dataName: 'producer', filterType: 101, title: 'Producers', ownerUri: '/Organization' },
      filterUri: '/Organization',
      columns: [
        column('name', 'Name'),
        column('code', 'Code'),
        column('city', 'City'),
        column('state', 'State'),
      ],
      fields: [{ key: 'name', label: 'Name', type: 'text', choices: [] }],
      actions: [
        { name: 'select', label: 'Select', use: 'choose' },
        { name: 'noMatch', label: 'No Match', use: 'none' },
        { name: 'export', label: 'Export', use: 'several' },
      ],
    },
    // The second one has a condition that these data do not have.
    '/rest/SavedFilter': [
      { id: '1', name: 'Halvorsen', filterUri: '/Organization?name.contains=Halvorsen' },
      { id: '2', name: 'Peoria', filterUri: '/Organization?county.eq=Peoria' },
    ],
    [`${data}/filter`]: { count: items.length, items, selectedItems: [] },
    [`${data}/action/select`]: { name: 'select', count: 1, items: items.slice(0, 1) },
    [`${data}/action/noMatch`]: { name: 'noMatch', count: 0, items: [] },
  };
}
