import { dependentSet } from '../dsl/dependentSet.ts';

/** Marine, cyber, management, professional and crime limits and retentions. */
export const specialtyDependentSets = [
  dependentSet('Deductible - Inland Marine', 'Deductible, by class of property.', {
    byFields: ['InlandMarineCoverage|marineClass'],
    items: '$250; $500||2; $1,000||1; $2,500||3; $5,000; $10,000; $25,000; 2% of insured value|2PCT',
    when: `
      CONEQ, RIGGR, EQDLR -> 1000..2PCT
      INSTL, CARGO, TRANS, TRIP -> 500..10000
      TOOLS, MUSIC, CAMRA, MEDEQ, EDP, PHYSN -> 250..2500
      FINE, FADLR, JBLCK -> 1000..25000
      WHLL, BAILE, FURRB -> 500..5000
      TOWER, BRIDG -> 10000..2PCT
      SIGN, ACREC, VALPA, GOLFE, SCHED -> 250..5000
    `,
  }),
  dependentSet('Coverage Limit - Motor Truck Cargo', 'Limit for any one vehicle, by commodity.', {
    byProduct: true,
    byFields: ['MotorCarrier|commodity'],
    items: '$25,000; $50,000; $100,000||1; $150,000; $250,000||2; $500,000',
    when: `
      Inland Marine / 100, 101, 102, 103, 104, 105 -> 25000..250000
      Inland Marine / 200, 201, 202, 203, 204, 205 -> 50000..100000
      Inland Marine / 300, 301, 302, 303, 304 -> 50000..250000
      Inland Marine / 400, 401, 402, 403, 404 -> 25000..100000
      Inland Marine / 500, 501, 503 -> 100000..500000
      Commercial Auto / 100, 101, 102, 103 -> 25000..100000
    `,
  }),
  dependentSet('Deductible - Ocean Marine', 'Deductible, by coverage.', {
    byFields: ['OceanMarineCoverage|marineCover'],
    items:
      '$1,000; $2,500||1; $5,000||2; $10,000; $25,000; 1% of hull value|1PCT; 2% of hull value|2PCT; 0.5% of shipment|05SHIP',
    when: `
      CARGO_OPEN_POLICY, CARGO_SINGLE_VOYAGE -> 1000..10000, 05SHIP
      STOCK_THROUGHPUT -> 5000..25000
      HULL_AND_MACHINERY -> 2500..2PCT
      PROTECTION_AND_INDEMNITY, MARINE_GENERAL_LIABILITY -> 2500..25000
      SHIP_REPAIRERS_LIABILITY, STEVEDORES_LIABILITY, WHARFINGERS_LIABILITY, MARINA_OPERATORS_LIABILITY -> 1000..10000
    `,
  }),
  dependentSet('Coverage Limit - Cyber', 'Aggregate limit, by revenue.', {
    byFields: ['CyberCoverage|cyberRevenueBand'],
    items:
      '$100,000; $250,000; $500,000; $1,000,000||1; $2,000,000||2; $3,000,000; $5,000,000||3; $10,000,000',
    when: `
      R1 -> 100000..1000000
      R2 -> 250000..2000000
      R3, R4 -> 500000..3000000
      R5, R6 -> 1000000..5000000
      R7, R8, R9 -> 2000000..10000000
    `,
  }),
  dependentSet('Retention - Cyber', 'Retention, by revenue and records held.', {
    byFields: ['CyberCoverage|cyberRevenueBand', 'CyberCoverage|recordCount'],
    items: '$1,000; $2,500||2; $5,000||1; $10,000; $25,000||3; $50,000; $100,000; $250,000',
    when: `
      R1 / N1, N2 -> 1000..5000
      R2, R3 / N1, N2 -> 2500..10000
      R1, R2, R3 / N3, N4, N5, N6 -> 10000..50000
      R4, R5, R6 / * -> 10000..100000
      R7, R8, R9 / * -> 50000..250000
    `,
  }),
  dependentSet('Waiting Period - Cyber', 'Hours before business interruption begins, by hosting.', {
    byFields: ['CyberCoverage|cloud', 'CyberCoverage|backups'],
    items: '6 hours|6; 8 hours|8|1; 10 hours|10; 12 hours|12|2; 18 hours|18; 24 hours|24',
    when: `
      * / IMMUTABLE_AND_OFFLINE, OFFLINE -> 6..12
      PUBLIC_CLOUD_SEVERAL_PROVIDERS, HYBRID / CLOUD_SEPARATE_CREDENTIALS -> 8..12
      ON_PREMISES, COLOCATION / LOCAL_ONLY, CLOUD_SAME_CREDENTIALS -> 12..24
      * / NONE -> 24
    `,
  }),
  dependentSet('Coverage Limit - Directors and Officers', 'Aggregate limit, by organization.', {
    byFields: ['DirectorsAndOfficersCoverage|organizationType'],
    items: '$500,000; $1,000,000||1; $2,000,000||2; $3,000,000; $5,000,000||3; $10,000,000; $15,000,000',
    when: `
      HOA -> 500000..2000000
      NFP, EDU -> 500000..5000000
      PRV, PRI, HCO -> 1000000..10000000
      PUB, SPV -> 5000000..15000000
    `,
  }),
  dependentSet(
    'Retention - Directors and Officers',
    'Retention for sides B and C, by organization and limit.',
    {
      byFields: ['DirectorsAndOfficersCoverage|organizationType', 'DirectorsAndOfficersCoverage|doLimit'],
      items:
        'None|0; $1,000; $2,500; $5,000||1; $10,000||2; $25,000; $50,000; $100,000; $250,000; $500,000; $1,000,000',
      when: `
      HOA / * -> 0..5000
      NFP, EDU / 500000, 1000000, 2000000 -> 1000..25000
      NFP, EDU / 3000000, 5000000 -> 5000..50000
      PRV, HCO / 1000000, 2000000, 3000000 -> 5000..50000
      PRV, HCO / 5000000, 10000000 -> 25000..100000
      PRI / * -> 25000..250000
      PUB, SPV / * -> 250000..1000000
    `,
    },
  ),
  dependentSet('Coverage Limit - Employment Practices', 'Aggregate limit, by number of employees.', {
    byFields: ['EmploymentPracticesCoverage|eplEmployees'],
    items: '$100,000; $250,000; $500,000; $1,000,000||1; $2,000,000||2; $3,000,000; $5,000,000',
    when: `
      E1, E2 -> 100000..1000000
      E3, E4 -> 250000..2000000
      E5, E6 -> 500000..3000000
      E7, E8, E9 -> 1000000..5000000
    `,
  }),
  dependentSet('Retention - Employment Practices', 'Retention, by employees and principal state.', {
    byFields: ['EmploymentPracticesCoverage|eplEmployees', 'EmploymentPracticesCoverage|eplState'],
    items: '$2,500; $5,000||2; $10,000||1; $15,000; $25,000||3; $50,000; $75,000; $100,000; $250,000',
    when: `
      E1, E2, E3 / * -> 2500..15000
      E1, E2, E3 / CA, NY, NJ, IL -> 10000..50000
      E4, E5 / * -> 5000..25000
      E4, E5 / CA, NY, NJ, IL -> 25000..75000
      E6, E7 / * -> 10000..100000
      E8, E9 / * -> 50000..250000
    `,
  }),
  dependentSet('Coverage Limit - Crime', 'Limit of insurance, by insuring agreement.', {
    byFields: ['CrimeCoverage|crimeAgreement'],
    items:
      '$5,000; $10,000; $25,000||3; $50,000; $100,000||1; $250,000||2; $500,000; $1,000,000; $2,000,000; $5,000,000',
    when: `
      ET -> 25000..5000000
      FA, CFT -> 25000..2000000
      IPM, IPR, OP -> 5000..500000
      MOC -> 5000..100000
      CP -> 25000..1000000
      FI -> 25000..250000
      DED -> 10000..100000
    `,
  }),
  dependentSet('Deductible - Crime', 'Deductible for each occurrence, by limit.', {
    byFields: ['CrimeCoverage|crimeLimit'],
    items: '$250; $500||2; $1,000||1; $2,500; $5,000||3; $10,000; $25,000; $50,000; $100,000',
    when: `
      5000, 10000 -> 250..1000
      25000, 50000 -> 250..2500
      100000, 250000 -> 1000..10000
      500000, 1000000 -> 5000..50000
      2000000, 5000000 -> 25000..100000
    `,
  }),
  dependentSet('Coverage Limit - Professional Liability', 'Each claim and aggregate, by profession.', {
    byFields: ['ProfessionalLiabilityCoverage|profession'],
    items: `
      $100,000 / $300,000|100/300; $250,000 / $500,000|250/500; $500,000 / $1,000,000|500/1000
      $1,000,000 / $1,000,000|1000/1000|2; $1,000,000 / $2,000,000|1000/2000|1; $2,000,000 / $2,000,000|2000/2000
      $3,000,000 / $3,000,000|3000/3000; $5,000,000 / $5,000,000|5000/5000
    `,
    when: `
      LEG4, LEG5, OTH3, REA4 -> 100/300..1000/1000
      FIN2, FIN3, FIN4, FIN5, LEG2, LEG3, REA1, REA2, REA3 -> 250/500..2000/2000
      CON1, CON2, CON3, CON4, DES4, DES5, OTH1, OTH2, OTH4, OTH5 -> 250/500..3000/3000
      DES1, DES2, DES3, FIN1, LEG1, TEC1, TEC2, TEC3, TEC4, TEC5 -> 500/1000..5000/5000
      HEA1, HEA2, HEA3, HEA4 -> 500/1000..3000/3000
    `,
  }),
  dependentSet('Deductible - Professional Liability', 'Deductible for each claim, by limit.', {
    byFields: ['ProfessionalLiabilityCoverage|plLimit'],
    items: 'None|0; $500; $1,000||2; $2,500||1; $5,000||3; $10,000; $25,000; $50,000',
    when: `
      100/300, 250/500 -> 0..5000
      500/1000, 1000/1000, 1000/2000 -> 1000..25000
      2000/2000, 3000/3000 -> 2500..50000
      5000/5000 -> 10000..50000
    `,
  }),
];
