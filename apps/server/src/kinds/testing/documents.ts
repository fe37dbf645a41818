import type { JsonObject } from '../../store/JsonObject.ts';
import { newProduct } from '../product/ProductDoc.ts';

export function dataSet(name: string): JsonObject {
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
    required: false,
    items: [storedItem('Flat', 'FLAT', 0), storedItem('Gable', 'GABLE', 1)],
    dynamicDataSetDependency: null,
  };
}

export function storedItem(name: string, value: string, ordering: number): JsonObject {
  const empty = { grouping: '', defaultPrecedence: null, enhancedDynamicDataItemCriteriaList: [] };
  return { name, value, ordering, ...empty };
}

export const roofField = { name: 'roof', label: 'Roof', type: 3, dataSetName: null };

export function formTemplate(uniqueName: string): JsonObject {
  const rest = { version: 1, type: 7, status: 0, repeatable: false, productNames: [] };
  return { uniqueName, name: `Form ${uniqueName}`, ...rest, fields: [roofField] };
}

/** A rule set without rules. */
export function ruleSet(name: string): JsonObject {
  return { name, description: '', ordering: 10 };
}

export function rule(name: string): JsonObject {
  const condition = { kind: 'CompositeCondition', operator: 'and', subconditions: [] };
  return { name, description: '', ruleSetName: 'Referral', condition, actions: [] };
}

export function product(name: string): JsonObject {
  return { ...newProduct, name, shortName: name, selectableOnQuote: false };
}

/** A product from before products could be edited. */
export function earlyProduct(name: string): JsonObject {
  const flags = { active: true, selectableOnSubmission: true, selectableOnQuote: false };
  const names = { uniqueName: name, shortName: name, name, externalName: name };
  return { ...names, ...flags, formTemplateUniqueNames: [] };
}

export function letterOfAuthority(agencyId: string): JsonObject {
  const days = { effective: '2026-01-01', expires: '2026-12-31' };
  return { number: 'LOA-1', agencyId, ...days, states: ['IA'], lines: [], note: null };
}

/** An organization that belongs to none. */
export function organization(id: string): JsonObject {
  const address = { addressLine1: null, addressLine2: null, addressLine3: null, city: null, state: null };
  const rest = { code: null, postalCode: null, phoneNumber: null, parentId: null };
  return { id, organizationType: 1, name: `Agency ${id}`, ...address, ...rest };
}

export function emailTemplate(name: string): JsonObject {
  return {
    name,
    enabled: true,
    defaultSelectedOption: 'STANDARD',
    deletable: true,
    to: [{ address: 'Agent', role: 'Agent' }],
    cc: [{ address: 'desk@example.com', role: null }],
    bcc: [],
    subject: 'About {{policyNumber}}',
    body: '<p>Dear {{agentName}},</p>',
    type: 'QUOTE_ISSUED',
  };
}

export function popupTemplate(name: string): JsonObject {
  return {
    name,
    enabled: true,
    title: 'Please note',
    body: 'It is late.',
    excludeConsole: null,
    deletable: true,
  };
}

/** The one role of permissions. */
export function roleNamed(name: string, authorizations = ['BIND_COVERAGE', 'MANAGE_RULES']): JsonObject[] {
  return [{ name, description: '', authorizations }];
}

/** Permissions of a user type with one role, which has that name. */
export function permissions(userType: number, roleName = 'Role'): JsonObject {
  return { userType, roles: roleNamed(roleName) };
}

export function user(id: string): JsonObject {
  const numbers = { phoneNumber: null, cellPhoneNumber: null, faxNumber: null };
  const rest = { username: null, organizationId: null, ssoSubject: null, userType: 4, roleNames: [] };
  return { id, name: `User ${id}`, emailAddress: 'user@example.com', ...numbers, ...rest };
}

/** A file that somebody added, without its file: what is stored needs none. */
export function configuredFile(name: string): JsonObject {
  return { name, description: '', carrierOnly: false, grouping: null, required: false, file: null };
}

export function scoringRule(name: string): JsonObject {
  return {
    name,
    scoringFolderName: 'Property quality',
    effectiveDateRangeBegin: 0,
    effectiveDateRangeEnd: null,
    flags: '',
    formTemplateUniqueName: 'BuildingSchedule',
    variableName: 'roofAge',
    trigger: null,
    formulas: [{ id: 1, type: 'Discrete', value: 'A25', score: -20 }],
    lastFormulaId: 1,
  };
}

export function sectionTemplate(name: string): JsonObject {
  return {
    ...{ name, description: '', active: true, applicability: 1 },
    ...{ applicableToProposal: true, applicableToBinder: false, productNames: [], ordinalNumber: 10 },
    ...{ stitchable: true, formTemplateUniqueName: null, adapterBeanName: 'documentSectionAdapter' },
    ...{ document: null, status: 0, triggerRule: null },
  };
}

/** The one document of rates; without a product it has no row. */
export function stateRates(...productNames: string[]): JsonObject {
  const period = { state: 'IA', country: 'United States', status: 2, begin: 0, end: 86_400_000 };
  const rows = productNames.map((productName, index) => ({ ...period, id: index + 1, productName }));
  return { rows, lastId: rows.length };
}
