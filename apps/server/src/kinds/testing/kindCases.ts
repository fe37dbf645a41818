import type { JsonObject } from '../../store/JsonObject.ts';
import { kindNames } from '../kindNames.ts';
import {
  dataSet,
  emailTemplate,
  formTemplate,
  organization,
  popupTemplate,
  product,
  role,
  rule,
  storedItem,
  user,
} from './documents.ts';
import {
  dataSetFilterCases,
  emailTemplateFilterCases,
  formTemplateFilterCases,
  popupTemplateFilterCases,
} from './filterCases.ts';
import type { KindCase } from './KindCase.ts';
import { formParts, referrersTo } from './referrers.ts';

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

/** By a copy with one property changed. */
function setting(property: string, value: JsonObject[string]) {
  return (doc: JsonObject): JsonObject => ({ ...doc, [property]: value });
}

/** By what people call it, with the name that tells it apart. */
function shownBeside(property: 'uniqueName' | 'id') {
  return (doc: JsonObject): string => `'${doc['name']}' (${doc[property]})`;
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
    calls: null,
  },
  [kindNames.rule]: {
    doc: rule,
    nameProperty: 'name',
    changed: setting('description', 'Changed'),
    needed: null,
    invalid: [[{ ...rule('a'), version: -1 }, '/version']],
    referrers: [],
    filters: {},
    calls: null,
  },
  [kindNames.product]: {
    doc: product,
    nameProperty: 'name',
    changed: setting('active', false),
    needed: null,
    invalid: [[{ ...product('a'), active: 'yes' }, '/active']],
    referrers: referrersTo.product,
    filters: {},
    calls: null,
  },
  [kindNames.organization]: {
    doc: organization,
    nameProperty: 'id',
    shown: shownBeside('id'),
    changed: setting('city', 'Springfield'),
    needed: null,
    invalid: [[{ ...organization('a'), organizationType: 5 }, '/organizationType']],
    referrers: referrersTo.organization,
    filters: {},
    calls: null,
  },
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
  [kindNames.role]: {
    doc: role,
    nameProperty: 'name',
    changed: setting('authorizations', ['MANAGE_DATASETS']),
    needed: null,
    invalid: [
      [{ ...role('a'), userType: 5 }, '/userType'],
      [{ ...role('a'), authorizations: ['MANAGE_NOTHING'] }, '/authorizations/0'],
      [{ ...role('a'), authorizations: ['MANAGE_RULES', 'MANAGE_DATASETS'] }, '/authorizations/0'],
      [{ ...role('a'), description: 'a\u0000' }, '/description'],
    ],
    referrers: referrersTo.role,
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
    ],
    referrers: [],
    filters: {},
    calls: null,
  },
};
