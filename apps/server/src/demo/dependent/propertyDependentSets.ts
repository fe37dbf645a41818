import { dependentSet } from '../dsl/dependentSet.ts';

/** Property choices that follow from the product, the building or the exposure. */
export const propertyDependentSets = [
  dependentSet(
    'Deductible - Commercial Property',
    'All other perils deductible, by product and total insured value.',
    {
      byProduct: true,
      byFields: ['PolicyInformation|tivBand'],
      items: `
      $500; $1,000||2; $2,500||1; $5,000||3; $10,000||4; $25,000||5; $50,000||6; $100,000||7; $250,000||8
    `,
      when: `
      Commercial Property / T1 -> 500..10000
      Commercial Property / T2 -> 1000..25000
      Commercial Property / T3 -> 2500..50000
      Commercial Property / T4 -> 5000..100000
      Commercial Property / T5, T6 -> 10000..250000
      Commercial Property / T7 -> 25000..250000
      Businessowners / T1 -> 500..5000
      Businessowners / T2 -> 1000..10000
    `,
    },
  ),
  dependentSet('Deductible - Wind or Hail', 'Wind or hail deductible, by wind tier and hail exposure.', {
    byFields: ['CatastropheExposure|windTier', 'CatastropheExposure|hailScore'],
    items: `
      Same as all other perils|AOP|3; 1% of insured value|1PCT|2; 2% of insured value|2PCT|1
      3% of insured value|3PCT; 5% of insured value|5PCT; 10% of insured value|10PCT; Wind or hail excluded|EXCL
    `,
    when: `
      T1 / * -> 5PCT..EXCL
      T2 / * -> 2PCT..10PCT
      T3 / 1, 2 -> AOP..2PCT
      T3 / 3, 4, 5 -> 1PCT..5PCT
      T4 / * -> 2PCT..5PCT
      T5 / 1, 2 -> AOP..1PCT
      T5 / 3, 4, 5 -> 1PCT..3PCT
    `,
  }),
  dependentSet('Deductible - Named Storm', 'Named storm deductible, by state and distance to the coast.', {
    byFields: ['LocationSchedule|state', 'LocationSchedule|coastDistance'],
    items: `
      Not applicable|NA|2; 1% of insured value|1PCT; 2% of insured value|2PCT|1; 3% of insured value|3PCT
      5% of insured value|5PCT; 7.5% of insured value|75PCT; 10% of insured value|10PCT; Named storm excluded|EXCL
    `,
    when: `
      FL / D0, D1 -> 5PCT..EXCL
      FL / D5, D10, D25, D50, D99 -> 2PCT..10PCT
      TX, LA, MS, AL / D0, D1, D5 -> 3PCT..EXCL
      TX, LA, MS, AL / D10, D25 -> 2PCT..5PCT
      GA, SC, NC, VA / D0, D1, D5 -> 2PCT..10PCT
      MD, DE, NJ, NY, CT, RI, MA / D0, D1 -> 1PCT..5PCT
      * / D99 -> NA
    `,
  }),
  dependentSet('Deductible - Earthquake', 'Earthquake deductible, by earthquake territory.', {
    byFields: ['CatastropheExposure|seismicZone'],
    items: `
      $25,000; $50,000; $100,000; 2% of insured value|2PCT|3; 5% of insured value|5PCT|1
      10% of insured value|10PCT|2; 15% of insured value|15PCT; 20% of insured value|20PCT; Not written|NW
    `,
    when: `
      CA1 -> 15PCT..NW
      CA2, PNW, AK -> 10PCT..20PCT
      NM1, WAS -> 5PCT..15PCT
      NM2, CHS, HI -> 2PCT..10PCT
      AO -> 25000..2PCT
    `,
  }),
  dependentSet('Deductible - Flood', 'Flood deductible, by flood zone.', {
    byFields: ['CatastropheExposure|floodZone'],
    items: `
      $25,000||1; $50,000; $100,000||2; $250,000; $500,000 each building, $500,000 contents|MAXNFIP|3
      2% of insured value|2PCT; 5% of insured value|5PCT; Flood not written|NW
    `,
    when: `
      V, VE, V1-V30 -> NW
      A, AE, A1-A30, AH, AO, AR, A99 -> 250000..NW
      B, X-SHADED -> 50000..250000
      C, X -> 25000..100000
      D -> 100000..MAXNFIP
    `,
  }),
  dependentSet('Cause of Loss Form', 'Cause of loss forms; the value is the ISO form number.', {
    byFields: ['BuildingSchedule|occupancyStatus', 'BuildingSchedule|roofAge'],
    items: 'Basic form|CP 10 10|3; Broad form|CP 10 20|2; Special form|CP 10 30|1; Earthquake|CP 10 40',
    when: `
      VACANT / * -> CP 10 10
      PARTLY_OCCUPIED_UNDER_31_PCT / * -> CP 10 10
      FULLY_OCCUPIED, PARTLY_OCCUPIED_31_PCT_OR_MORE, UNDER_RENOVATION / A05, A10, A15, A20 -> *
      FULLY_OCCUPIED, PARTLY_OCCUPIED_31_PCT_OR_MORE, UNDER_RENOVATION / A25, A26, UNK -> CP 10 10, CP 10 20
    `,
  }),
  dependentSet('Valuation Method', 'How covered property is valued, by product and subject of insurance.', {
    byProduct: true,
    byFields: ['PropertyCoverage|subject'],
    items: `
      Replacement cost|RC|1; Actual cash value|ACV|2; Functional replacement cost|FRC; Agreed value|AGR
      Selling price|SP; Market value|MV; Replacement cost including stock|RCS; Actual loss sustained|ALS
    `,
    when: `
      Commercial Property / BLDG, IB, BLKB -> RC, ACV, FRC, AGR
      Commercial Property / BPP, PPO, BLKP, BLKBP -> RC, ACV, AGR, RCS
      Commercial Property / STOCK -> ACV, SP, RCS
      Commercial Property / FINE -> AGR, MV
      Commercial Property / EDP, VALPA -> RC, FRC
      Commercial Property / BIEE, BI, EE, RENT -> ALS
      Businessowners / * -> RC, ACV
    `,
  }),
  dependentSet('Coinsurance Percentage', 'Coinsurance, by product and valuation.', {
    byProduct: true,
    byFields: ['PropertyCoverage|valuation'],
    items: '80%|80|2; 90%|90|1; 100%|100|3; Waived, agreed value|AGREED; Not applicable|NA',
    when: `
      Commercial Property / RC, RCS, FRC -> 80..AGREED
      Commercial Property / ACV, SP -> 80..100
      Commercial Property / AGR, MV -> AGREED
      Commercial Property / ALS -> NA
      Builders Risk / * -> 100, NA
      Inland Marine / * -> 80..NA
    `,
  }),
  dependentSet('Roof Surfacing Valuation', 'How loss to roof surfacing is settled, by age and covering.', {
    byFields: ['BuildingSchedule|roofAge', 'BuildingSchedule|roofCovering'],
    items: `
      Replacement cost|RC|1; Replacement cost, cosmetic damage excluded|RCX; Actual cash value|ACV|2
      Actual cash value, cosmetic damage excluded|ACVX; Payment schedule by age|SCHED; Roof surfacing excluded|EXCL
    `,
    when: `
      A05, A10 / * -> RC..ACV
      A15 / ASPHALT_SHINGLE_THREE_TAB, WOOD_SHINGLE_OR_SHAKE -> ACV..SCHED
      A15 / SLATE, CLAY_TILE, CONCRETE_TILE, STANDING_SEAM_METAL -> RC..ACV
      A20 / STANDING_SEAM_METAL, SLATE, CLAY_TILE -> RC..ACVX
      A20, A25 / ASPHALT_SHINGLE_THREE_TAB, ASPHALT_SHINGLE_ARCHITECTURAL -> ACV..EXCL
      A26, UNK / * -> ACVX..EXCL
    `,
  }),
  dependentSet('Coverage Limit - Ordinance or Law', 'Limit for coverages B and C, by building age.', {
    byFields: ['BuildingSchedule|buildingAge', 'PropertyCoverage|ordinanceOrLaw'],
    items: `
      Included in building limit|INCL|1; 10% of building limit|10PCT|2; 25% of building limit|25PCT
      $25,000; $50,000; $100,000; $250,000; $500,000; $1,000,000
    `,
    when: `
      * / A -> INCL
      Y0, Y6, Y11 / B, C, BC -> 10PCT..500000
      Y21, Y31 / B, C, BC -> 10PCT..1000000
      Y51 / B, C, BC -> 25000..250000
    `,
  }),
  dependentSet(
    'Waiting Period - Business Income',
    'Hours or days before business income begins, by product.',
    {
      byProduct: true,
      items: 'None|0; 12 hours|12; 24 hours|24|2; 48 hours|48; 72 hours|72|1; 7 days|168; 30 days|720',
      when: `
      Commercial Property -> 0, 24, 72
      Businessowners -> 0, 72
      Builders Risk -> 168, 720
      Equipment Breakdown -> 12..72
      Inland Marine -> 72, 168
    `,
    },
  ),
  dependentSet('Deductible - Builders Risk', 'Deductible, by construction and project.', {
    byFields: ['BuildersRiskCoverage|construction', 'BuildersRiskCoverage|projectType'],
    items: '$1,000||3; $2,500||2; $5,000||1; $10,000; $25,000; $50,000; $100,000',
    when: `
      1 / SINGLE_FAMILY_DWELLING -> 1000..5000
      1 / RESIDENTIAL_SUBDIVISION -> 2500..10000
      1 / APARTMENT_BUILDING, HOTEL -> 25000..100000
      2, 3, 4 / * -> 2500..50000
      5, 6 / * -> 5000..100000
    `,
  }),
  dependentSet('Builders Risk Term', 'Longest term, by kind of project.', {
    byFields: ['BuildersRiskCoverage|projectType'],
    items: '3 months|3; 6 months|6|2; 9 months|9; 12 months|12|1; 18 months|18; 24 months|24; 36 months|36',
    when: `
      TENANT_IMPROVEMENT, INSTALLATION_ONLY, RENOVATION_NON_STRUCTURAL -> 3..12
      SINGLE_FAMILY_DWELLING, ADDITION, RENOVATION_STRUCTURAL -> 6..18
      APARTMENT_BUILDING, OFFICE_BUILDING, RETAIL_BUILDING, WAREHOUSE, SCHOOL, PARKING_STRUCTURE -> 9..24
      HOSPITAL, HOTEL, MANUFACTURING_PLANT, SOLAR_FARM, RESIDENTIAL_SUBDIVISION -> 12..36
    `,
  }),
  dependentSet('Deductible - Equipment Breakdown', 'Combined deductible, by product and object.', {
    byProduct: true,
    byFields: ['EquipmentBreakdownCoverage|objectGroup'],
    items: '$500; $1,000||1; $2,500||2; $5,000; $10,000; $25,000; Same as property deductible|PROP|3',
    when: `
      Commercial Property / * -> PROP
      Equipment Breakdown / COMPUTER_EQUIPMENT, TELEPHONE_SYSTEM -> 500..2500
      Equipment Breakdown / STEAM_BOILER, HOT_WATER_BOILER, COMPRESSOR, PUMP, FAN_OR_BLOWER -> 1000..10000
      Equipment Breakdown / TURBINE, GENERATOR, TRANSFORMER, MEDICAL_IMAGING, PRINTING_PRESS -> 5000..25000
    `,
  }),
];
