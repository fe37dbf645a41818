import {
  type OrganizationDoc,
  organizationStatus,
  organizationTypes as type,
} from '../../kinds/organization/OrganizationDoc.ts';

/** A carrier, those who write for it, and those who sell for them. Names and numbers are fictional. */
export const namedOrganizations: OrganizationDoc[] = [
  {
    ...place('300 Grand Avenue', 'Suite 1200', 'Des Moines', 'IA', '50309'),
    id: 'org-1',
    organizationType: type.carrier,
    name: 'Prairie Crest Mutual Insurance Company',
    code: 'PCM',
    phoneNumber: '(515) 555-0100',
    parentId: null,
  },
  {
    ...place('1801 Market Street', 'Floor 24', 'Philadelphia', 'PA', '19103', 'Attention: Program Business'),
    id: 'org-2',
    organizationType: type.mga,
    name: 'Keystone Marine Underwriters',
    code: 'KMU',
    phoneNumber: '(215) 555-0164',
    parentId: 'org-1',
  },
  {
    ...place('600 Congress Avenue', 'Suite 1400', 'Austin', 'TX', '78701'),
    id: 'org-3',
    organizationType: type.mga,
    name: 'Lone Star Specialty Programs',
    code: 'LSP',
    phoneNumber: '(512) 555-0177',
    parentId: 'org-1',
  },
  {
    ...place('215 South Highland Street', null, 'Memphis', 'TN', '38111'),
    id: 'org-4',
    organizationType: type.mgaAgency,
    name: 'River Bluff Marine Agency',
    code: 'KMU-014',
    phoneNumber: '(901) 555-0133',
    parentId: 'org-2',
  },
  {
    ...place('4200 Ingersoll Avenue', null, 'Des Moines', 'IA', '50312'),
    id: 'org-5',
    organizationType: type.agency,
    name: 'Halvorsen Insurance Group',
    code: 'IA-0117',
    phoneNumber: '(515) 555-0188',
    parentId: 'org-1',
  },
  {
    ...place('118 East College Street', 'Second Floor', 'Iowa City', 'IA', '52240'),
    id: 'org-6',
    organizationType: type.agency,
    name: 'Halvorsen Insurance Group, Iowa City',
    code: 'IA-0117-2',
    phoneNumber: '(319) 555-0121',
    parentId: 'org-5',
  },
  {
    ...place('77 West Wacker Drive', 'Suite 3100', 'Chicago', 'IL', '60601', 'Commercial Lines Department'),
    id: 'org-7',
    organizationType: type.agency,
    name: 'Lakeshore Risk Partners',
    code: 'IL-0042',
    phoneNumber: '(312) 555-0119',
    parentId: 'org-1',
  },
  {
    ...place('1515 Wynkoop Street', 'Suite 500', 'Denver', 'CO', '80202'),
    id: 'org-8',
    organizationType: type.agency,
    name: 'Front Range Brokerage',
    code: null,
    phoneNumber: null,
    parentId: null,
    status: organizationStatus.inactive,
  },
];

function place(
  addressLine1: string,
  addressLine2: string | null,
  city: string,
  state: string,
  postalCode: string,
  addressLine3: string | null = null,
) {
  const status = organizationStatus.active;
  return { addressLine1, addressLine2, addressLine3, city, state, postalCode, status };
}
