import { dependentSet } from '../dsl/dependentSet.ts';

/** Liability limits and retentions. */
export const liabilityDependentSets = [
  dependentSet('Coverage Limit - General Liability', 'Each occurrence limit, by product.', {
    byProduct: true,
    items: '$100,000; $300,000; $500,000||3; $1,000,000||1; $2,000,000||2',
    when: `
      General Liability -> *
      Businessowners -> 300000..2000000
      Commercial Umbrella -> 1000000, 2000000
    `,
  }),
  dependentSet('Coverage Limit - General Aggregate', 'General aggregate, by the occurrence limit.', {
    byProduct: true,
    byFields: ['GeneralLiabilityCoverage|occurrenceLimit'],
    items: '$200,000; $300,000; $600,000; $1,000,000||3; $2,000,000||1; $3,000,000; $4,000,000||2',
    when: `
      General Liability / 100000 -> 200000, 300000
      General Liability / 300000 -> 300000, 600000
      General Liability / 500000 -> 1000000
      General Liability / 1000000 -> 1000000..3000000
      General Liability / 2000000 -> 2000000, 4000000
    `,
  }),
  dependentSet('Coverage Limit - Products Aggregate', 'Products and completed operations aggregate.', {
    byFields: ['GeneralLiabilityCoverage|occurrenceLimit'],
    items: 'Excluded|0; $200,000; $300,000; $600,000; $1,000,000||2; $2,000,000||1; $4,000,000',
    when: `
      100000 -> 0, 200000
      300000 -> 0, 300000, 600000
      500000 -> 0, 1000000
      1000000 -> 0, 1000000, 2000000
      2000000 -> 0, 2000000, 4000000
    `,
  }),
  dependentSet('Coverage Limit - Personal and Advertising Injury', 'Follows the occurrence limit.', {
    byFields: ['GeneralLiabilityCoverage|occurrenceLimit'],
    items: 'Excluded|0; $100,000; $300,000; $500,000; $1,000,000||1; $2,000,000||2',
    when: `
      100000 -> 0, 100000
      300000 -> 0, 300000
      500000 -> 0, 500000
      1000000 -> 0, 1000000
      2000000 -> 0, 1000000, 2000000
    `,
  }),
  dependentSet(
    'Coverage Limit - Damage to Premises Rented',
    'Damage to premises rented to you, by product.',
    {
      byProduct: true,
      items: 'Excluded|0; $50,000; $100,000||1; $300,000||2; $500,000; $1,000,000',
      when: `
      General Liability -> *
      Businessowners -> 50000..1000000
    `,
    },
  ),
  dependentSet('Coverage Limit - Medical Expense', 'Medical expense for any one person, by product.', {
    byProduct: true,
    items: 'Excluded|0; $5,000||1; $10,000||2; $15,000; $25,000',
    when: `
      General Liability -> 0..15000
      Businessowners -> 5000..25000
    `,
  }),
  dependentSet(
    'Coverage Limit - Businessowners Liability',
    'Liability and medical expense limit, by class group.',
    {
      byFields: ['BusinessownersCoverage|bopClassGroup'],
      items: '$300,000; $500,000; $1,000,000||1; $2,000,000||2',
      when: `
      OFFICE, SERVICE, RETAIL, WHOLESALE -> *
      RESTAURANT, CONVENIENCE, CONTRACTOR, HABITATIONAL -> 500000..1000000
    `,
    },
  ),
  dependentSet(
    'Coverage Limit - Employee Benefits Liability',
    'Each employee and aggregate, by occurrence limit.',
    {
      byFields: ['GeneralLiabilityCoverage|occurrenceLimit'],
      items: `
      Not included|0|2; $500,000 / $1,000,000|500000/1000000; $1,000,000 / $2,000,000|1000000/2000000|1
      $2,000,000 / $4,000,000|2000000/4000000
    `,
      when: `
      100000, 300000 -> 0
      500000 -> 0, 500000/1000000
      1000000 -> 0..1000000/2000000
      2000000 -> *
    `,
    },
  ),
  dependentSet('Coverage Limit - Liquor Liability', 'Each common cause and aggregate, by liquor class.', {
    byFields: ['PremisesSupplement|liquorClass'],
    items: `
      $100,000 / $200,000|100000/200000; $300,000 / $600,000|300000/600000; $500,000 / $1,000,000|500000/1000000|2
      $1,000,000 / $1,000,000|1000000/1000000; $1,000,000 / $2,000,000|1000000/2000000|1
    `,
    when: `
      L1, L6, L7, L9 -> *
      L2, L8, L10, L11 -> 300000/600000..1000000/2000000
      L3 -> 100000/200000..1000000/1000000
      L4, L5 -> 100000/200000..500000/1000000
    `,
  }),
  dependentSet('Deductible - General Liability', 'Deductible, by hazard grade.', {
    byProduct: true,
    byFields: ['LiabilityHazardSchedule|hazardGrade'],
    items: 'None|0|1; $250; $500; $1,000||2; $2,500||3; $5,000; $10,000; $25,000; $50,000',
    when: `
      General Liability / 1, 2 -> 0..5000
      General Liability / 3 -> 500..25000
      General Liability / 4 -> 1000..50000
      General Liability / 5 -> 5000..50000
      Businessowners / 1, 2, 3 -> 0..1000
    `,
  }),
  dependentSet('Premium Basis', 'Exposure base, by class group.', {
    byFields: ['LiabilityHazardSchedule|classGroup'],
    items: `
      Area, each 1,000 square feet|A; Total cost, each $1,000|C; Admissions, each 1,000|M; Payroll, each $1,000|P
      Gross sales, each $1,000|S; Units, each|U; Members, each|MB; Students, each|ST; Acres, each|AC
      Total operating expenditures, each $1,000|O; Flat charge|T
    `,
    when: `
      BLDG -> A, T
      APT -> U
      MERC, REST, MFG -> S
      CONP -> P
      CONS -> C
      SERV -> P, S
      INST -> ST, O
      EVNT -> M, T
      LAND -> AC
      CLUB -> MB
    `,
  }),
  dependentSet('Coverage Limit - Umbrella', 'Each occurrence and aggregate, by fleet size.', {
    byFields: ['UmbrellaCoverage|fleetSize'],
    items: `
      $1,000,000||1; $2,000,000||2; $3,000,000; $4,000,000; $5,000,000||3; $10,000,000; $15,000,000; $20,000,000; $25,000,000
    `,
    when: `
      F1, F5 -> *
      F10 -> 1000000..15000000
      F25 -> 1000000..10000000
      F50 -> 1000000..5000000
      F100, F250 -> 1000000..2000000
    `,
  }),
  dependentSet(
    'Self-Insured Retention - Umbrella',
    'Retention where there is no underlying coverage, by limit.',
    {
      byFields: ['UmbrellaCoverage|umbrellaLimit', 'UmbrellaCoverage|umbrellaForm'],
      items: 'None|0; $10,000||1; $25,000||2; $50,000; $100,000',
      when: `
      1000000, 2000000, 3000000, 4000000, 5000000 / UMBRELLA -> 0..25000
      10000000, 15000000 / UMBRELLA -> 10000..50000
      20000000, 25000000 / UMBRELLA -> 25000..100000
      * / FOLLOW_FORM_EXCESS, STAND_ALONE_EXCESS, BUFFER_LAYER, QUOTA_SHARE_OF_LAYER -> 0
    `,
    },
  ),
  dependentSet('Required Underlying Limit', 'Least limit of an underlying policy, by its line.', {
    byFields: ['UnderlyingInsuranceSchedule|underlyingLine'],
    clearInvalid: false,
    items: `
      $500,000 each accident, policy and employee|500/500/500; $1,000,000 each accident, policy and employee|1000/1000/1000|2
      $1,000,000 combined single limit|CSL1|1; $2,000,000 combined single limit|CSL2
      $1,000,000 occurrence, $2,000,000 aggregate|1M/2M|3; $2,000,000 occurrence, $4,000,000 aggregate|2M/4M
      $1,000,000 each common cause|LIQ1; $1,000,000 each employee|EBL1; $300,000 each occurrence|WAT3
    `,
    when: `
      GL, BOP, FOR -> 1M/2M, 2M/4M
      BA, HNO, GAR -> CSL1, CSL2
      EL -> 500/500/500, 1000/1000/1000
      EBL -> EBL1
      LIQ -> LIQ1
      WAT -> WAT3
    `,
  }),
  dependentSet(
    'Coverage Limit - Employers Liability',
    'Accident, disease policy and disease employee, by state.',
    {
      byProduct: true,
      byFields: ['PolicyInformation|filingState'],
      items: `
      $100,000 / $500,000 / $100,000|100/500/100; $500,000 / $500,000 / $500,000|500/500/500|2
      $1,000,000 / $1,000,000 / $1,000,000|1000/1000/1000|1; Unlimited by statute|UNL
    `,
      when: `
      Workers Compensation / CA, TX, FL, IL, PA, GA, NC, VA, TN, CO, AZ -> 100/500/100..1000/1000/1000
      Workers Compensation / NJ, CT, MD -> 500/500/500, 1000/1000/1000
      Workers Compensation / NY -> UNL
      General Liability / OH, ND, WA, WY -> 500/500/500, 1000/1000/1000
    `,
    },
  ),
  dependentSet('Deductible - Workers Compensation', 'Medical or indemnity deductible offered, by state.', {
    byFields: ['WorkersCompensationCoverage|governingState'],
    items: 'None|0|1; $100; $500; $1,000; $1,500; $2,000; $2,500; $5,000; $10,000',
    when: `
      GA, IL, KY, SC -> 0..2500
      TX, FL, CO, NC, MN -> 0, 500..5000
      PA, NY, NJ, MA -> 0, 1000, 5000, 10000
      CA, WI -> 0
    `,
  }),
  dependentSet('Rating Bureau', 'Bureau that files the loss costs, by state.', {
    byFields: ['WorkersCompensationCoverage|governingState'],
    clearInvalid: false,
    items: `
      National Council on Compensation Insurance|NCCI|1; Workers Compensation Insurance Rating Bureau of California|WCIRB
      Delaware Compensation Rating Bureau|DCRB; Indiana Compensation Rating Bureau|ICRB
      Workers Compensation Rating and Inspection Bureau of Massachusetts|WCRIBMA
      Compensation Advisory Organization of Michigan|CAOM; Minnesota Workers Compensation Insurers Association|MWCIA
      New Jersey Compensation Rating and Inspection Bureau|NJCRIB; New York Compensation Insurance Rating Board|NYCIRB
      North Carolina Rate Bureau|NCRB; Pennsylvania Compensation Rating Bureau|PCRB
      Wisconsin Compensation Rating Bureau|WCRB; Monopolistic state fund|STATE
    `,
    when: `
      CA -> WCIRB
      DE -> DCRB
      IN -> ICRB
      MA -> WCRIBMA
      MI -> CAOM
      MN -> MWCIA
      NJ -> NJCRIB
      NY -> NYCIRB
      NC -> NCRB
      PA -> PCRB
      WI -> WCRB
      ND, OH, WA, WY -> STATE
      AL, AK, AR, AZ, CO, CT, DC, FL, GA, HI, IA, ID, IL, KS, KY, LA, MD, ME -> NCCI
      MO, MS, MT, NE, NH, NM, NV, OK, OR, RI, SC, SD, TN, TX, UT, VA, VT, WV -> NCCI
    `,
  }),
];
