import {
  type OrganizationDoc,
  type OrganizationStatus,
  type OrganizationType,
  organizationStatus,
  organizationTypes,
} from '../../kinds/organization/OrganizationDoc.ts';
import { namedOrganizations } from './namedOrganizations.ts';

/** City, state, the beginning of its postal codes, and an area code. */
const places = [
  ...['Des Moines|IA|503|515', 'Cedar Rapids|IA|524|319', 'Omaha|NE|681|402', 'Lincoln|NE|685|402'],
  ...['Kansas City|MO|641|816', 'Springfield|MO|658|417', 'Chicago|IL|606|312', 'Peoria|IL|616|309'],
  ...['Madison|WI|537|608', 'Green Bay|WI|543|920', 'Minneapolis|MN|554|612', 'Duluth|MN|558|218'],
  ...['Columbus|OH|432|614', 'Toledo|OH|436|419', 'Indianapolis|IN|462|317', 'Louisville|KY|402|502'],
  ...['Nashville|TN|372|615', 'Memphis|TN|381|901', 'Austin|TX|787|512', 'Houston|TX|770|713'],
  ...['Tulsa|OK|741|918', 'Denver|CO|802|303', 'Boise|ID|837|208', 'Sioux Falls|SD|571|605'],
].map((line) => line.split('|'));

const first = [
  ...['Alder', 'Birch', 'Cardinal', 'Dunmore', 'Eastgate', 'Fairhaven', 'Granite', 'Hollis', 'Ironwood'],
  ...['Juniper', 'Kestrel', 'Linden', 'Maple', 'Northfield', 'Oakridge', 'Pinnacle', 'Quarry', 'Riverbend'],
  ...[
    'Sterling',
    'Thornton',
    'Union',
    'Valley',
    'Westbrook',
    'Yarrow',
    'Zephyr',
    'Ashford',
    'Briar',
    'Cobalt',
  ],
];
const agencyWords = [
  'Insurance Group',
  'Insurance Agency',
  'Risk Partners',
  'Brokerage',
  'Insurance Services',
];
const carrierWords = [
  'Mutual Insurance Company',
  'Casualty Company',
  'Indemnity Company',
  'Insurance Company',
];
const mgaWords = ['Specialty Programs', 'Underwriting Managers', 'Program Underwriters'];
const streets = [
  'Main Street',
  'Market Street',
  'Grand Avenue',
  'Lincoln Avenue',
  'Court Street',
  'Harbor Road',
];

interface Wanted {
  type: OrganizationType;
  /** With those that are named. */
  count: number;
  words: readonly string[];
  /** What codes begin with; agencies have their state there. */
  code: string | null;
  /** Those that it can belong to; none where it belongs to nothing. */
  parents: readonly OrganizationDoc[];
}

/**
 * The organizations of the demo: 80 carriers, 20 MGAs, 300 agencies, 200 agencies of MGAs and 300 branches. What others belong to comes before
 * them. Every ninth is inactive, and every twenty-third a draft, of which some lack a name. All of it is fictional.
 */
export function buildOrganizations(): OrganizationDoc[] {
  const made: OrganizationDoc[] = [...namedOrganizations];
  const ofType = (type: OrganizationType) => made.filter(({ organizationType }) => organizationType === type);
  const add = (wanted: Wanted) => {
    const { length } = ofType(wanted.type);
    for (let index = length; index < wanted.count; index += 1)
      made.push(organization(wanted, index, made.length));
  };
  const none = { parents: [] };
  add({ type: organizationTypes.carrier, count: 80, words: carrierWords, code: 'C', ...none });
  const carriers = ofType(organizationTypes.carrier);
  add({ type: organizationTypes.mga, count: 20, words: mgaWords, code: 'M', parents: carriers });
  add({ type: organizationTypes.agency, count: 300, words: agencyWords, code: null, ...none });
  const agencies = ofType(organizationTypes.agency);
  const mgas = ofType(organizationTypes.mga);
  add({ type: organizationTypes.mgaAgency, count: 200, words: agencyWords, code: 'MA', parents: mgas });
  add({ type: organizationTypes.agency, count: 600, words: agencyWords, code: null, parents: agencies });
  return made;
}

function organization(
  { type, words, code, parents }: Wanted,
  index: number,
  serial: number,
): OrganizationDoc {
  const [city = '', state = '', postal = '', area = ''] = pick(places, index * 7 + type);
  const parent = parents.length === 0 ? null : pick(parents, index * 11 + 3);
  const status = statusOf(serial);
  const isNameless = status === organizationStatus.draft && serial % 2 === 0;
  const own = `${pick(first, index * 5 + type)} ${pick(first, Math.floor(index / first.length) + 9)} ${pick(words, index)}`;
  const isBranch = parent !== null && parent.name !== '' && parent.organizationType === type;
  const name = isBranch ? `${parent.name.split(',')[0]}, ${city}` : own;
  return {
    id: `org-${serial + 1}`,
    organizationType: type,
    name: isNameless ? '' : name,
    code: isNameless ? null : `${code ?? state}-${String(1000 + index)}`,
    addressLine1: `${100 + ((index * 37) % 900)} ${pick(streets, index)}`,
    addressLine2: index % 3 === 0 ? `Suite ${100 + ((index * 13) % 400)}` : null,
    addressLine3: null,
    ...{ city, state, postalCode: `${postal}${String(10 + (index % 80))}` },
    phoneNumber: `(${area}) 555-01${String(index % 100).padStart(2, '0')}`,
    parentId: parent?.id ?? null,
    status,
  };
}

function statusOf(serial: number): OrganizationStatus {
  if (serial % 23 === 0) return organizationStatus.draft;
  return serial % 9 === 0 ? organizationStatus.inactive : organizationStatus.active;
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
