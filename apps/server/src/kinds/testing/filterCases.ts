import { formsInEffect } from '../../organizations/forms/missingFields.ts';
import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';
import type { FormTemplateDoc } from '../formTemplate/FormTemplateDoc.ts';
import { wholeForm } from '../formTemplate/wholeForm.ts';
import { kindNames } from '../kindNames.ts';
import type { OrganizationForm } from '../organization/OrganizationDoc.ts';
import { scoringFolderId } from '../scoringRule/ScoringRuleDoc.ts';
import type { DocumentsOf, FilterCase } from './KindCase.ts';

type FilterCases = Readonly<Record<string, FilterCase>>;

/** Whether one of some texts contains another, in whatever case. */
function contains(wanted: string, ...texts: (JsonValue | undefined)[]): boolean {
  return texts.some((text) => String(text).toLowerCase().includes(wanted.toLowerCase()));
}

/** By a text that some properties contain. */
function containing(value: string, textsOf: (doc: JsonObject) => (JsonValue | undefined)[]): FilterCase {
  return { value, holds: (doc) => contains(value, ...textsOf(doc)), malformed: null };
}

/** By what a property is. */
function equalling(value: string, property: string, malformed: string | null = null): FilterCase {
  return { value, holds: (doc) => String(doc[property]) === value, malformed };
}

/** By a name that differs from this one only in case and doubled blanks. */
function looking(value: string, property: string): FilterCase {
  const wanted = value.toLowerCase().replaceAll(/\s+/g, ' ');
  return { value, holds: (doc) => String(doc[property]).toLowerCase() === wanted, malformed: null };
}

const editor = 'oDUYA';
const savedBy: FilterCase = {
  value: editor,
  holds: (_doc, _documentsOf, lastModifiedBy) => contains(editor, lastModifiedBy),
  malformed: null,
};

const product = 'Ocean Marine';

/** Whether its criteria name the product, or it feeds a field of a form that does. */
function isUsedByProduct(doc: JsonObject, documentsOf: DocumentsOf): boolean {
  const named = JSON.stringify(doc['items']).includes(`"productName":${JSON.stringify(product)}`);
  const feeding = documentsOf(kindNames.formTemplate).some(
    ({ productNames, fields }) =>
      (productNames as string[]).includes(product) &&
      (fields as JsonObject[]).some(({ dataSetName }) => dataSetName === doc['name']),
  );
  return named || feeding;
}

const usedByProduct: FilterCase = { value: product, holds: isUsedByProduct, malformed: null };
const setName = containing('rOOf', ({ name }) => [name]);

export const dataSetFilterCases: FilterCases = {
  name: setName,
  'name.contains': setName,
  'name.eq': equalling('Roof Covering', 'name'),
  'name.alike': looking('rOOF  Covering', 'name'),
  type: equalling('1', 'type', '9'),
  'type.eq': equalling('2', 'type', '-1'),
  'type.in': { value: '1,3', holds: ({ type }) => type === 1 || type === 3, malformed: '0,x' },
  product: usedByProduct,
  'product.eq': usedByProduct,
};

const formName = containing('location', ({ name, uniqueName }) => [name, uniqueName]);
const formUniqueName = equalling('LocationSchedule', 'uniqueName');

const formProduct: FilterCase = {
  value: product,
  holds: ({ productNames }) => (productNames as string[]).includes(product),
  malformed: null,
};
/** Whether it is the current version of its form: in production, else the last published, else the last. */
function isCurrent(doc: JsonObject, documentsOf: DocumentsOf): boolean {
  const rank = ({ status, version }: JsonObject) =>
    [1, 2, 0].indexOf(Number(status)) * 1000 - Number(version);
  const versions = documentsOf(kindNames.formTemplate).filter(
    ({ uniqueName }) => uniqueName === doc['uniqueName'],
  );
  return versions.every((each) => rank(each) >= rank(doc));
}

/** When half of the demo content had been saved: it is about nine months old when it is made. */
const recently = Date.now() - 60 * 86_400_000;
const savedSince: FilterCase = {
  value: String(recently),
  holds: (_doc, _documentsOf, _by, time) => time >= recently,
  malformed: 'today',
};

export const formTemplateFilterCases: FilterCases = {
  name: formName,
  'name.contains': formName,
  uniqueName: formUniqueName,
  'uniqueName.eq': formUniqueName,
  'uniqueName.alike': looking('locationSCHEDULE', 'uniqueName'),
  type: equalling('1', 'type', '47'),
  'type.eq': equalling('39', 'type', '-1'),
  'type.in': { value: '2,39', holds: ({ type }) => type === 2 || type === 39, malformed: '1,x' },
  status: equalling('1', 'status', '3'),
  'status.eq': equalling('2', 'status', ''),
  'status.in': { value: '0,2', holds: ({ status }) => status !== 1, malformed: '0,3' },
  product: formProduct,
  'product.eq': formProduct,
  version: equalling('3', 'version', 'x'),
  'version.eq': equalling('2', 'version', '-1'),
  'version.gte': { value: '3', holds: ({ version }) => Number(version) >= 3, malformed: '' },
  'version.lte': { value: '2', holds: ({ version }) => Number(version) <= 2, malformed: '1.5' },
  visibility: {
    value: 'Carrier',
    holds: ({ fields }) =>
      (fields as JsonObject[]).length > 0 &&
      (fields as JsonObject[]).every((field) => field['agencyVisible'] === false),
    malformed: 'carrier',
  },
  'visibility.eq': {
    value: 'Both',
    holds: ({ fields }) => !(fields as JsonObject[]).every((field) => field['agencyVisible'] === false),
    malformed: '',
  },
  valid: { value: 'false', holds: ({ errors }) => (errors as JsonObject[]).length > 0, malformed: 'maybe' },
  'valid.eq': { value: 'true', holds: ({ errors }) => (errors as JsonObject[]).length === 0, malformed: '' },
  current: { value: 'true', holds: isCurrent, malformed: 'maybe' },
  root: { value: 'false', holds: ({ root = true }) => root === false, malformed: 'no' },
  lastModifiedBy: savedBy,
  'lastModifiedBy.contains': savedBy,
  'timeLastModified.from': savedSince,
  'timeLastModified.gte': savedSince,
  'timeLastModified.to': {
    value: String(recently),
    holds: (_doc, _documentsOf, _by, time) => time <= recently,
    malformed: '-1',
  },
  'timeLastModified.lt': {
    value: String(recently),
    holds: (_doc, _documentsOf, _by, time) => time < recently,
    malformed: '1.5',
  },
};

/** @param textsOf what a search of the kind's templates looks into */
function templateFilterCases(
  [name, part]: readonly [name: string, part: string],
  search: string,
  textsOf: (doc: JsonObject) => (JsonValue | undefined)[],
): FilterCases {
  const searched = containing(search, textsOf);
  const named = containing(part, ({ name: given }) => [given]);
  return {
    search: searched,
    'search.contains': searched,
    name: named,
    'name.contains': named,
    'name.eq': equalling(name, 'name'),
    'name.alike': looking(name.toUpperCase(), 'name'),
    enabled: equalling('false', 'enabled', 'maybe'),
    'enabled.eq': equalling('true', 'enabled', ''),
    lastModifiedBy: savedBy,
    'lastModifiedBy.contains': savedBy,
  };
}

export const emailTemplateFilterCases: FilterCases = {
  ...templateFilterCases(['Quote Issued - Agent', 'exPIRing'], 'Expiring', ({ name, subject, body }) => [
    name,
    subject,
    String(body).replaceAll(/<[^>]*>/g, ' '),
  ]),
  defaultSelectedOption: equalling('CUSTOM', 'defaultSelectedOption', 'custom'),
  'defaultSelectedOption.eq': equalling('NONE', 'defaultSelectedOption', ''),
};

const productName = containing('liaBILity', ({ name }) => [name]);
const productType: FilterCase = {
  value: 'Submmitable',
  holds: ({ selectableOnSubmission, selectableOnQuote }) =>
    selectableOnSubmission === true && !selectableOnQuote,
  malformed: 'Submittable',
};
const productSearch = containing('wc', ({ name, shortName, externalName }) => [
  name,
  shortName,
  externalName,
]);

export const productFilterCases: FilterCases = {
  search: productSearch,
  'search.contains': productSearch,
  name: productName,
  'name.contains': productName,
  'name.eq': equalling('Ocean Marine', 'name'),
  'name.alike': looking('ocean  marine', 'name'),
  type: productType,
  'type.eq': {
    value: 'both',
    holds: ({ selectableOnSubmission, selectableOnQuote }) =>
      selectableOnSubmission === true && selectableOnQuote === true,
    malformed: '',
  },
  active: equalling('false', 'active', 'maybe'),
  'active.eq': equalling('true', 'active', ''),
  lastModifiedBy: savedBy,
  'lastModifiedBy.contains': savedBy,
};

const titled = containing('reNEWal', ({ title }) => [title]);

export const popupTemplateFilterCases: FilterCases = {
  ...templateFilterCases(['Quote Expiring', 'exPIRing'], 'renewal', ({ name, title, body }) => [
    name,
    title,
    body,
  ]),
  title: titled,
  'title.contains': titled,
  include: {
    value: 'everyone',
    holds: ({ excludeConsole }) => excludeConsole === null,
    malformed: 'Everyone',
  },
  'include.eq': {
    value: 'onlyProducer',
    holds: ({ excludeConsole }) => excludeConsole === 'Underwriter',
    malformed: '',
  },
};

const ruleName = containing('dIStance', ({ name }) => [name]);
const categories = ['Fire protection', 'Driver quality'];
const inCategories: FilterCase = {
  value: categories.map(scoringFolderId).join(),
  holds: ({ scoringFolderName }) => categories.includes(String(scoringFolderName)),
  malformed: 'Fire protection',
};

export const scoringRuleFilterCases: FilterCases = {
  search: ruleName,
  'search.contains': ruleName,
  name: ruleName,
  'name.contains': ruleName,
  'name.eq': equalling('Hazard grade', 'name'),
  'name.alike': looking('hazard  GRADE', 'name'),
  category: equalling('Fire protection', 'scoringFolderName'),
  'category.eq': equalling('Driver quality', 'scoringFolderName'),
  'folder.in': inCategories,
  lastModifiedBy: savedBy,
  'lastModifiedBy.contains': savedBy,
};

const sectionName = containing('nOTIce', ({ name }) => [name]);

export const sectionTemplateFilterCases: FilterCases = {
  search: sectionName,
  'search.contains': sectionName,
  name: sectionName,
  'name.contains': sectionName,
  'name.eq': equalling('Cover letter', 'name'),
  'name.alike': looking('COVER  letter', 'name'),
  active: equalling('false', 'active', 'maybe'),
  'active.eq': equalling('true', 'active', ''),
  applicability: equalling('11', 'applicability', '4'),
  'applicability.eq': equalling('2', 'applicability', ''),
  status: equalling('1', 'status', '2'),
  'status.eq': equalling('0', 'status', ''),
  lastModifiedBy: savedBy,
  'lastModifiedBy.contains': savedBy,
};

const fileName = containing('ZONes', ({ name }) => [name]);
const fileText = containing('larkspur', ({ name, description, file }) => [
  ...[name, description],
  file === null ? '' : (file as JsonObject)['fileName'],
]);

export const configuredFileFilterCases: FilterCases = {
  search: fileText,
  'search.contains': fileText,
  name: fileName,
  'name.contains': fileName,
  'name.eq': equalling('Favicon', 'name'),
  'name.alike': looking('FAVICON', 'name'),
  carrierOnly: equalling('true', 'carrierOnly', 'maybe'),
  'carrierOnly.eq': equalling('false', 'carrierOnly', ''),
  required: equalling('true', 'required', 'maybe'),
  'required.eq': equalling('false', 'required', ''),
  lastModifiedBy: savedBy,
  'lastModifiedBy.contains': savedBy,
};

const ruleSearch = containing('rOOf', ({ name, tags }) => [name, ...(tags as string[])]);
const ruleTagged: FilterCase = {
  value: 'ROOF',
  holds: ({ tags }) => (tags as string[]).includes('roof'),
  malformed: null,
};
/** The last set was never deployed, and what is inactive never is. */
const notDeployed: FilterCase = {
  value: 'notDeployed',
  holds: ({ ruleSetName, status }) => ruleSetName === 'Cyber Underwriting' || status === 0,
  malformed: 'maybe',
};
const inRuleSet = equalling('Property Underwriting', 'ruleSetName');

export const ruleFilterCases: FilterCases = {
  search: ruleSearch,
  'search.contains': ruleSearch,
  name: containing('rOOf', ({ name }) => [name]),
  'name.contains': containing('rOOf', ({ name }) => [name]),
  'name.eq': equalling('Old roof', 'name'),
  tag: ruleTagged,
  'tag.eq': ruleTagged,
  ruleSetName: inRuleSet,
  'ruleSetName.eq': inRuleSet,
  status: equalling('1', 'status', '5'),
  'status.eq': equalling('0', 'status', 'x'),
  'status.in': { value: '0,4', holds: ({ status }) => status === 0 || status === 3, malformed: '0,x' },
  priority: equalling('400', 'priority', 'x'),
  'priority.eq': equalling('400', 'priority', '-1'),
  'priority.gte': { value: '400', holds: ({ priority }) => Number(priority) >= 400, malformed: '' },
  'priority.lte': { value: '400', holds: ({ priority }) => Number(priority) <= 400, malformed: '1.5' },
  deployment: notDeployed,
  'deployment.eq': notDeployed,
  lastModifiedBy: savedBy,
  'lastModifiedBy.contains': savedBy,
  'timeLastModified.from': savedSince,
  'timeLastModified.gte': savedSince,
  'timeLastModified.to': {
    value: String(recently),
    holds: (_doc, _documentsOf, _by, time) => time <= recently,
    malformed: 'x',
  },
  'timeLastModified.lt': {
    value: String(recently),
    holds: (_doc, _documentsOf, _by, time) => time < recently,
    malformed: '',
  },
};

const ofParent: FilterCase = {
  value: 'pRAIRIE',
  holds: ({ parentId }, documentsOf) =>
    documentsOf(kindNames.organization).some(({ id, name }) => id === parentId && contains('prairie', name)),
  malformed: null,
};

const lackingValues: FilterCase = {
  value: 'true',
  holds: ({ forms = [] }, documentsOf) => {
    const filled = forms as unknown as OrganizationForm[];
    const definitions = documentsOf(kindNames.formTemplate) as unknown as FormTemplateDoc[];
    const inEffect = formsInEffect(filled, ({ uniqueName, templateVersion }) => {
      const of = definitions.find(
        (each) => each.uniqueName === uniqueName && each.version === templateVersion,
      );
      return of && wholeForm(of);
    });
    return [...inEffect.values()].some(({ missing }) => missing.length > 0);
  },
  malformed: 'some',
};

const found = containing('hALv', ({ name, code }) => [name, code]);

export const organizationFilterCases: FilterCases = {
  search: found,
  'search.contains': found,
  name: containing('mARINe', ({ name }) => [name]),
  'name.contains': containing('group', ({ name }) => [name]),
  'name.eq': equalling('Lakeshore Risk Partners', 'name'),
  code: containing('kmu', ({ code }) => [code]),
  'code.contains': containing('ia-', ({ code }) => [code]),
  'code.eq': equalling('IL-0042', 'code'),
  city: containing('dES', ({ city }) => [city]),
  'city.contains': containing('city', ({ city }) => [city]),
  state: equalling('IA', 'state'),
  'state.eq': equalling('TX', 'state'),
  parent: ofParent,
  'parent.contains': ofParent,
  missingFields: lackingValues,
  parentId: equalling('org-1', 'parentId'),
  organizationType: equalling('2', 'organizationType', '5'),
  'organizationType.eq': equalling('1', 'organizationType', 'agency'),
  status: equalling('2', 'status', '3'),
  'status.eq': equalling('0', 'status', ''),
  lastModifiedBy: savedBy,
  'lastModifiedBy.contains': savedBy,
};
