import type { JsonObject } from '../../store/JsonObject.ts';
import { kindNames } from '../kindNames.ts';
import { newProduct } from '../product/ProductDoc.ts';
import {
  configuredFile,
  dataSet,
  earlyProduct,
  emailTemplate,
  formTemplate,
  permissions,
  popupTemplate,
  product,
  roleNamed,
  rule,
  ruleSet,
  stateRates,
  storedItem,
  user,
} from './documents.ts';
import {
  configuredFileFilterCases,
  dataSetFilterCases,
  emailTemplateFilterCases,
  formTemplateFilterCases,
  popupTemplateFilterCases,
  productFilterCases,
  ruleFilterCases,
} from './filterCases.ts';
import { formTemplateCalls } from './formTemplateCalls.ts';
import type { KindCase } from './KindCase.ts';
import { organizationCase } from './organizationCase.ts';
import { formParts, referrersTo } from './referrers.ts';
import { ruleCalls } from './ruleCalls.ts';
import { scoringRuleCase } from './scoringRuleCase.ts';
import { sectionTemplateCase } from './sectionTemplateCase.ts';
import { singletonCases } from './singletonCases.ts';

function dataSetBody(name: string) {
  return {
    name,
    description: 'Made by the suite of kinds',
    type: 0,
    dynamicDefault: null,
    supportSearch: false,
    minSearchStringLength: 3,
    generatorBeanName: null,
    repeatingFormTemplateUniqueName: null,
    clearInvalidFieldValue: null,
    items: [{ name: 'Flat', value: 'FLAT', grouping: '', ordering: 0 }],
  };
}

function fullDataSetBody(name: string) {
  const settings = { description: 'Full', supportSearch: true, minSearchStringLength: 5 };
  const { items } = dataSetBody(name);
  return { name, type: 0, ...settings, clearInvalidFieldValue: true, items };
}

const faultyDataSet = {
  body: {
    ...{ ...dataSetBody(''), type: 3, dynamicDefault: null, clearInvalidFieldValue: true },
    ...{ generatorBeanName: 'noSuchBean', repeatingFormTemplateUniqueName: 'NoSuchForm' },
    items: [
      { name: 'Flat', value: 'A', grouping: '', ordering: 0 },
      { name: 'Flat', value: 'B', grouping: '', ordering: 1, defaultPrecedence: 0 },
    ],
  },
  pointers: [
    ...['/dynamicDefault', '/generatorBeanName', '/items/0/name', '/items/1/defaultPrecedence'],
    ...['/items/1/name', '/name', '/repeatingFormTemplateUniqueName'],
  ],
};

/** Everything but that it can be submitted and quoted: it is one of them. */
function fullProductBody(name: string, property?: string) {
  const isQuotable = property === 'selectableOnSubmission';
  const isOn = Object.fromEntries(
    Object.entries(newProduct)
      .filter(([, value]) => value === false)
      .map(([property]) => [property, true]),
  );
  const boundaries = Object.fromEntries(
    Object.entries(newProduct)
      .filter(([, value]) => value === 'Unlimited')
      .map(([property]) => [property, 0]),
  );
  return {
    ...{ name, shortName: name, externalName: 'Full', active: false, ...isOn, ...boundaries },
    ...{ allowMultiQuoteProposals: false, enableRefreshQuote: false, quoteSectionOrdering: 300 },
    ...{ selectableOnSubmission: !isQuotable, selectableOnQuote: isQuotable },
    ...{ ratingAdapterBeanName: 'ratingBean', quoteAdapterBeanName: 'quotingBean' },
    ...{ policyAdapterBeanName: 'policyBean', externalReportGeneratorBeanNames: 'lossRun::credit' },
    ...{ autoRequestCancellationDaysBeforeExpiration: 300, autoRequestCancellationReason: 'Non-payment' },
    policyDateRangeBoundaryUnit: 'months',
  };
}

/** By a copy with one property changed. */
function setting(property: string, value: JsonObject[string]) {
  return (doc: JsonObject): JsonObject => ({ ...doc, [property]: value });
}

/** By what people call it, with the name that tells it apart. */
function shownBeside(property: 'uniqueName' | 'id') {
  return (doc: JsonObject): string => `'${doc['name']}' (${doc[property]})`;
}

const storedFile = {
  ...{ digest: 'A'.repeat(43), size: 70, mediaType: 'image/png', fileName: 'a.png', width: 1, height: 1 },
};

/** What the list shows of a form. */
function formRow({
  id,
  lastModifiedBy,
  timeLastModified,
  formTemplate,
  formRepeatable,
}: Record<string, unknown>) {
  const template = formTemplate as Record<string, unknown>;
  const { displayName: name } = template;
  return { ...template, id, name, lastModifiedBy, timeLastModified, repeatable: formRepeatable };
}

const longName = 'x'.repeat(1001);

/** The cases of every kind, by its name. A kind without one fails the tests. */
export const kindCases: Readonly<Record<string, KindCase>> = {
  [kindNames.dataSet]: {
    doc: dataSet,
    nameProperty: 'name',
    changed: setting('description', 'Changed'),
    needed: setting('required', true),
    invalid: [
      [{ ...dataSet(''), name: ' ' }, '/name'],
      [{ ...dataSet('a'), type: 9 }, '/type'],
      [{ ...dataSet('a'), items: [storedItem('', 'FLAT', 0)] }, '/items/0/name'],
    ],
    referrers: referrersTo.dataSet,
    filters: dataSetFilterCases,
    calls: {
      body: dataSetBody,
      full: fullDataSetBody,
      change: { property: 'description', values: ['One', 'Two'] },
      refused: [
        [{ ...dataSetBody('filter') }, '/name'],
        [{ ...dataSetBody('a\u0007') }, '/name'],
        [
          { ...dataSetBody('a'), items: [{ name: ' ', value: 'A', grouping: '', ordering: 0 }] },
          '/items/0/name',
        ],
      ],
      faulty: faultyDataSet,
      search: (text) => ({ filterUri: `/DataSet?name=${encodeURIComponent(text)}` }),
      filterUri: (text) => `/DataSet?name=${encodeURIComponent(text)}`,
    },
  },
  [kindNames.formTemplate]: {
    doc: formTemplate,
    nameProperty: 'uniqueName',
    versionProperty: 'version',
    rowOf: formRow,
    rowOnly: ['productTemplateShortNames'],
    shown: shownBeside('uniqueName'),
    changed: setting('name', 'Changed'),
    needed: null,
    invalid: [
      [{ ...formTemplate('a'), uniqueName: '' }, '/uniqueName'],
      [{ ...formTemplate('a'), fields: [{ name: 'roof' }] }, '/fields/0/label'],
    ],
    referrers: referrersTo.formTemplate,
    parts: formParts,
    filters: formTemplateFilterCases,
    calls: formTemplateCalls,
  },
  [kindNames.ruleSet]: {
    doc: ruleSet,
    nameProperty: 'name',
    changed: setting('description', 'Changed'),
    needed: null,
    invalid: [[{ ...ruleSet('a'), ordering: -1 }, '/ordering']],
    referrers: referrersTo.ruleSet,
    filters: {},
    calls: null,
  },
  [kindNames.rule]: {
    doc: rule,
    nameProperty: 'name',
    rowOf: ({ condition: _condition, actions: _actions, tags, ...row }) => ({
      ...row,
      tags: (tags as { name: string }[]).map(({ name }) => name),
    }),
    rowOnly: ['deployment'],
    changed: setting('description', 'Changed'),
    needed: null,
    invalid: [
      [{ ...rule('a'), priority: 10_000 }, '/priority'],
      [{ ...rule('a'), status: 4 }, '/status'],
    ],
    referrers: [],
    filters: ruleFilterCases,
    calls: ruleCalls,
  },
  [kindNames.product]: {
    doc: product,
    nameProperty: 'name',
    uniqueProperty: 'shortName',
    changed: setting('active', false),
    needed: null,
    invalid: [
      [{ ...product('a'), active: 'yes' }, '/active'],
      [{ ...earlyProduct('a'), active: 'yes' }, '/active'],
      [{ ...product('a'), shortName: ' ' }, '/shortName'],
      [{ ...product('a'), uwFuturedateBoundary: 366 }, '/uwFuturedateBoundary'],
      [{ ...product('a'), uwBackdateBoundary: 'Limited' }, '/uwBackdateBoundary'],
      [{ ...product('a'), selectableOnQuote: true }, '/policyAdapterBeanName'],
      [{ ...product('a'), selectableOnSubmission: false }, '/selectableOnQuote'],
      [{ ...product('a'), submissionProductNames: ['b', 'b'] }, '/submissionProductNames/1'],
    ],
    referrers: referrersTo.product,
    singletons: { [kindNames.stateRate]: (target) => stateRates(target) },
    filters: productFilterCases,
    calls: {
      body: (name) => ({ name, shortName: name, selectableOnQuote: false }),
      full: fullProductBody,
      change: { property: 'externalName', values: ['One', 'Two'] },
      refused: [
        [{ name: ' ', shortName: 'A', selectableOnQuote: false }, '/name'],
        [{ name: 'a', shortName: ' ', selectableOnQuote: false }, '/shortName'],
        [{ name: 'a', shortName: 'A' }, '/ratingAdapterBeanName'],
        [
          { name: 'a', shortName: 'A', selectableOnQuote: false, quoteFileTemplateId: 7 },
          '/quoteFileTemplateId',
        ],
      ],
      faulty: {
        body: {
          ...{ name: '', shortName: '', uwBackdateBoundary: 1, quoteSectionOrdering: 301 },
          ...{ submissionProductTemplates: 'nobody', selectableOnQuote: false },
        },
        pointers: [
          ...['/name', '/quoteSectionOrdering', '/shortName', '/submissionProductTemplates'],
          '/uwBackdateBoundary',
        ],
      },
      search: (text) => ({ filterUri: `/ProductTemplate?search=${encodeURIComponent(text)}` }),
      filterUri: (text) => `/ProductTemplate?search=${encodeURIComponent(text)}`,
    },
  },
  [kindNames.organization]: organizationCase,
  [kindNames.emailTemplate]: {
    doc: emailTemplate,
    nameProperty: 'name',
    changed: setting('subject', 'Changed'),
    needed: setting('deletable', false),
    invalid: [
      [{ ...emailTemplate('a'), name: longName }, '/name'],
      [{ ...emailTemplate('a'), to: [{ address: 'Nobody', role: 'Nobody' }] }, '/to/0/address'],
      [{ ...emailTemplate('a'), cc: [{ address: 'a@b@c', role: null }] }, '/cc/0/address'],
    ],
    referrers: [],
    filters: emailTemplateFilterCases,
    calls: {
      body: (name) => ({ name, to: [{ address: 'Agent' }], subject: 'About it', body: '<p>Dear agent</p>' }),
      full: (name) => ({
        ...{ name, enabled: false, defaultSelectedOption: 'NONE', subject: 'Full', body: '<p>Full</p>' },
        ...{ to: [{ address: 'Agent' }], cc: [{ address: 'a@b' }], bcc: [{ address: 'Producer' }] },
      }),
      change: { property: 'subject', values: ['One', 'Two'] },
      refused: [
        [{ name: ' ' }, '/name'],
        [{ name: 'a\u0000b' }, '/name'],
        [{ name: 'a', bcc: [{ address: 'Agent' }, { address: 'nobody at all' }] }, '/bcc/1/address'],
      ],
      faulty: {
        body: { name: '', subject: longName, bcc: [{ address: 'nobody at all' }] },
        pointers: ['/bcc/0/address', '/name', '/subject'],
      },
      search: (searchString) => ({ searchString }),
      filterUri: (text) => `/NotificationEmailTemplate?search=${encodeURIComponent(text)}`,
    },
  },
  [kindNames.popupTemplate]: {
    doc: popupTemplate,
    nameProperty: 'name',
    changed: setting('title', 'Changed'),
    needed: setting('deletable', false),
    invalid: [
      [{ ...popupTemplate('a'), title: ' ' }, '/title'],
      [{ ...popupTemplate('a'), excludeConsole: 'Nobody' }, '/excludeConsole'],
    ],
    referrers: [],
    filters: popupTemplateFilterCases,
    calls: {
      body: (name) => ({ name, title: 'Please note', body: 'It is late.' }),
      full: (name) => ({ name, enabled: false, title: 'Full', body: 'Full.', excludeConsole: 'Producer' }),
      change: { property: 'title', values: ['One', 'Two'] },
      refused: [
        [{ name: ' ', title: 'a', body: 'b' }, '/name'],
        [{ name: 'a', title: ' ', body: 'b' }, '/title'],
      ],
      faulty: { body: { name: '', title: ' ', body: ' ' }, pointers: ['/body', '/name', '/title'] },
      search: (searchString) => ({ searchString }),
      filterUri: (text) => `/NotificationPopupTemplate?search=${encodeURIComponent(text)}`,
    },
  },
  [kindNames.scoringRule]: scoringRuleCase,
  [kindNames.sectionTemplate]: sectionTemplateCase,
  [kindNames.configuredFile]: {
    doc: configuredFile,
    nameProperty: 'name',
    changed: setting('description', 'Changed'),
    needed: setting('grouping', 'Branding'),
    invalid: [
      [{ ...configuredFile('a'), name: ' ' }, '/name'],
      [{ ...configuredFile('a'), grouping: '' }, '/grouping'],
      [{ ...configuredFile('a'), file: { ...storedFile, mediaType: 'text/html' } }, '/file/mediaType'],
      [{ ...configuredFile('a'), file: { ...storedFile, fileName: '../a.png' } }, '/file/fileName'],
    ],
    referrers: [],
    filters: configuredFileFilterCases,
    calls: null,
  },
  ...singletonCases,
  [kindNames.permission]: {
    // There is one of each user type, whatever it is to be called.
    doc: (name) => permissions(/^[1-4]$/.test(name) ? Number(name) : 4),
    nameProperty: 'name',
    changed: (doc) => permissions(Number(doc['userType']), 'Changed'),
    needed: null,
    invalid: [
      [{ ...permissions(4), userType: 5 }, '/userType'],
      [{ userType: 4, roles: [...roleNamed('One'), ...roleNamed('One')] }, '/roles/1/name'],
      [{ userType: 4, roles: roleNamed('a', ['MANAGE_NOTHING']) }, '/roles/0/authorizations/0'],
      [
        { userType: 4, roles: roleNamed('a', ['MANAGE_RULES', 'BIND_COVERAGE']) },
        '/roles/0/authorizations/0',
      ],
    ],
    referrers: referrersTo.permission,
    filters: {},
    calls: null,
  },
  [kindNames.user]: {
    doc: user,
    nameProperty: 'id',
    shown: shownBeside('id'),
    changed: setting('emailAddress', null),
    needed: null,
    invalid: [
      [{ ...user('a'), username: 'Upper' }, '/username'],
      [{ ...user('a'), name: '\ud800' }, '/name'],
      [{ ...user('a'), roleNames: ['One', 'One'] }, '/roleNames'],
      [{ ...user('a'), userType: 5 }, '/userType'],
    ],
    referrers: [],
    filters: {},
    calls: null,
  },
};
