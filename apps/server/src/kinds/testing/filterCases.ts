import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';
import { kindNames } from '../kindNames.ts';
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
  type: equalling('1', 'type', '9'),
  'type.eq': equalling('2', 'type', '-1'),
  'type.in': { value: '1,3', holds: ({ type }) => type === 1 || type === 3, malformed: '0,x' },
  product: usedByProduct,
  'product.eq': usedByProduct,
};

const formName = containing('location', ({ name, uniqueName }) => [name, uniqueName]);
const formUniqueName = equalling('LocationSchedule', 'uniqueName');

export const formTemplateFilterCases: FilterCases = {
  name: formName,
  'name.contains': formName,
  uniqueName: formUniqueName,
  'uniqueName.eq': formUniqueName,
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
    enabled: equalling('false', 'enabled', 'maybe'),
    'enabled.eq': equalling('true', 'enabled', ''),
    lastModifiedBy: savedBy,
    'lastModifiedBy.contains': savedBy,
  };
}

const editor = 'oDUYA';
const savedBy: FilterCase = {
  value: editor,
  holds: (_doc, _documentsOf, lastModifiedBy) => contains(editor, lastModifiedBy),
  malformed: null,
};

export const emailTemplateFilterCases: FilterCases = {
  ...templateFilterCases(['Quote Issued - Agent', 'exPIRing'], 'Expiring', ({ name, subject, body }) => [
    name,
    subject,
    String(body).replaceAll(/<[^>]*>/g, ' '),
  ]),
  defaultSelectedOption: equalling('CUSTOM', 'defaultSelectedOption', 'custom'),
  'defaultSelectedOption.eq': equalling('NONE', 'defaultSelectedOption', ''),
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
