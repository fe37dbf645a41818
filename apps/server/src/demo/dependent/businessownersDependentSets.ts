import { dependentSet } from '../dsl/dependentSet.ts';

/** Businessowners choices that follow from the class group, and the class groups themselves. */
export const businessownersDependentSets = [
  dependentSet(
    'Deductible - Businessowners Property',
    'Property deductible of the businessowners policy, by class group.',
    {
      byFields: ['BusinessownersCoverage|bopClassGroup'],
      items: '$250; $500||1; $1,000||2; $2,500||3; $5,000; $10,000',
      when: `
      OFFICE, SERVICE -> 250..5000
      RETAIL, WHOLESALE -> 500..10000
      RESTAURANT, CONVENIENCE -> 1000..10000
      CONTRACTOR -> 500..5000
      HABITATIONAL -> 2500..10000
    `,
    },
  ),
  dependentSet(
    'Businessowners Class Group',
    'Class groups of the businessowners program, by industry sector.',
    {
      byFields: ['AccountInformation|naicsSector'],
      items: `
      Offices|OFFICE; Services|SERVICE; Retail stores|RETAIL; Wholesalers and distributors|WHOLESALE
      Restaurants|RESTAURANT; Convenience and grocery|CONVENIENCE; Artisan contractors|CONTRACTOR
      Apartments and condominiums|HABITATIONAL
    `,
      when: `
      51, 52, 54, 55, 61, 62 -> OFFICE
      56, 71, 81 -> SERVICE
      44-45 -> RETAIL, CONVENIENCE
      42 -> WHOLESALE
      72 -> RESTAURANT
      23 -> CONTRACTOR
      53 -> OFFICE, HABITATIONAL
    `,
    },
  ),
  dependentSet('Businessowners Optional Coverage', 'Endorsements offered to a businessowners class group.', {
    byFields: ['BusinessownersCoverage|bopClassGroup'],
    items: `
      Employee dishonesty|EDH; Money and securities|MNS; Outdoor signs|SGN; Equipment breakdown|EBD; Data compromise|DCP
      Employment practices|EPL; Hired and non-owned auto|HNA; Spoilage|SPL; Liquor liability|LIQ; Sewer backup|SBU
      Contractors tools and equipment|CTE; Barbers and beauticians professional|BBP; Optical and hearing aid professional|OHP
      Printers errors and omissions|PEO; Condominium unit-owners|CUO; Ordinance or law|OOL; Utility services|UTS
    `,
    when: `
      OFFICE -> EDH..HNA, SBU, OOL, UTS
      SERVICE -> EDH..HNA, SBU, BBP, OHP, PEO, UTS
      RETAIL, CONVENIENCE -> EDH..SPL, SBU, OHP, UTS
      RESTAURANT -> EDH..SBU, UTS
      WHOLESALE -> EDH..SPL, SBU
      CONTRACTOR -> EDH, EPL, HNA, CTE
      HABITATIONAL -> EDH, EBD, EPL, SBU, CUO, OOL, UTS
    `,
  }),
  dependentSet('Spoilage Coverage', 'Causes of spoilage covered, by businessowners class group.', {
    byFields: ['BusinessownersCoverage|bopClassGroup'],
    items:
      'Breakdown or contamination|BC; Power outage|PO; Breakdown, contamination and power outage|ALL|1; Not covered|NONE|2',
    when: `
      RESTAURANT, CONVENIENCE -> *
      RETAIL, WHOLESALE -> BC, PO, NONE
      OFFICE, SERVICE, CONTRACTOR, HABITATIONAL -> NONE
    `,
  }),
  dependentSet(
    'Coverage Limit - Money and Securities',
    'Inside and outside limits, by businessowners class group.',
    {
      byFields: ['BusinessownersCoverage|bopClassGroup'],
      items: `
      $5,000 inside, $2,000 outside|5000/2000|1; $10,000 inside, $5,000 outside|10000/5000|2
      $25,000 inside, $10,000 outside|25000/10000; $50,000 inside, $10,000 outside|50000/10000
    `,
      when: `
      OFFICE, SERVICE, CONTRACTOR, HABITATIONAL -> 5000/2000, 10000/5000
      RETAIL, WHOLESALE, RESTAURANT -> *
      CONVENIENCE -> 5000/2000..25000/10000
    `,
    },
  ),
];
