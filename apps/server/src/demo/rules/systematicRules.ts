import { ask, decline, items, refer, rule, subjectTo, when } from '../dsl/rule.ts';
import type { DemoDataItem, DemoRuleAction, DemoRuleSeed } from '../types.ts';

/** The items of a data set of the demo content. */
type ItemsOf = (dataSetName: string) => readonly Pick<DemoDataItem, 'name' | 'value'>[];

const coastal = [
  'TX',
  'LA',
  'MS',
  'AL',
  'FL',
  'GA',
  'SC',
  'NC',
  'VA',
  'MD',
  'DE',
  'NJ',
  'NY',
  'CT',
  'RI',
  'MA',
];
const dry = ['CA', 'CO', 'AZ', 'NM', 'NV', 'OR', 'WA', 'ID', 'MT', 'UT', 'WY', 'TX'];
const stormy = [
  ...['TX', 'OK', 'KS', 'NE', 'SD', 'ND', 'CO', 'MN', 'IA', 'MO', 'WI'],
  ...['IL', 'IN', 'OH', 'KY', 'TN', 'AR', 'LA', 'MS', 'AL', 'GA'],
];
const outsideFlood = new Set(['B', 'C', 'X-SHADED', 'X', 'D']);

/** Occupancies that burn, collapse or draw a crowd, and those that are not written at all. */
const referredOccupancies = [
  ...['H05', 'H06', 'H07', 'M04', 'F02', 'F04', 'F06', 'F07', 'O05', 'I05', 'I06', 'S02', 'S05'],
  ...['N03', 'N04', 'N05', 'N08', 'A01', 'A02', 'A04', 'A05', 'R02', 'R04', 'R05', 'G02'],
];
const declinedOccupancies = ['S06', 'N09', 'G01'];

/** Trades whose work above 60 feet is looked at by the home office; the others do not work there. */
const highTrades = new Set([
  'STEL',
  'ROOF',
  'ELEV',
  'GLAZ',
  'SCAF',
  'CRAN',
  'MASN',
  'CONC',
  'PANT',
  'TREE',
  'SOLR',
  'UTIL',
]);
const highProducts = new Set([
  'LITHIUM_BATTERIES',
  'LADDERS_AND_SCAFFOLDS',
  'ELECTRONIC_CIGARETTES',
  'NUTRITIONAL_SUPPLEMENTS',
  'MEDICAL_DEVICES',
  'CHEMICALS',
  'AUTOMOTIVE_PARTS',
  'TOYS',
]);
const refrigerated = new Set(['300', '301', '302', '303', '304', '305', '405']);
const heightClasses = ['5022', '5040', '5213', '5403', '5474', '5551', '5645', '0106'];

/**
 * Rules that follow from one consideration for each state, trade, commodity, profession or kind of bond: the bulk of what a carrier keeps.
 * @param itemsOf the items that the fields offer, which name the rules
 */
export function systematicRules(itemsOf: ItemsOf): DemoRuleSeed[] {
  const labelIn = (dataSetName: string) => {
    const labels = new Map(itemsOf(dataSetName).map(({ name, value }) => [value, name]));
    return (value: string) => labels.get(value) ?? value;
  };
  return [
    ...catastropheRules(itemsOf, labelIn('US States')),
    ...occupancyRules(labelIn('Occupancy Class')),
    ...contractorRules(itemsOf('Contractor Trade')),
    ...liabilityRules(itemsOf),
    ...compensationRules(labelIn('Workers Compensation Class Code')),
    ...cargoRules(itemsOf('Cargo Commodity')),
    ...professionRules(itemsOf('Profession')),
    ...bondRules(itemsOf('Bond Type')),
  ];
}

function catastropheRules(itemsOf: ItemsOf, stateName: (value: string) => string): DemoRuleSeed[] {
  const ruleSetName = 'Catastrophe Underwriting';
  const inState = (state: string) => when('LocationSchedule|state', 'equals', ...items('US States', state));
  const wind = coastal.flatMap((state) => [
    rule(
      `Beachfront in ${stateName(state)}`,
      'Within a mile of the coast the aggregate is watched by the home office.',
      {
        ...{ ruleSetName, priority: 900, tags: ['wind', 'coast', state] },
        conditions: [
          inState(state),
          when('LocationSchedule|coastDistance', 'is in list', ...items('Distance to Coast', 'D0', 'D1')),
        ],
        actions: [refer('P02'), ask('P07')],
      },
    ),
    rule(
      `Near the coast in ${stateName(state)}`,
      'A wind mitigation form and photographs for locations up to ten miles inland.',
      {
        ...{ ruleSetName, priority: 700, tags: ['wind', 'coast', state] },
        conditions: [
          inState(state),
          when('LocationSchedule|coastDistance', 'is in list', ...items('Distance to Coast', 'D5', 'D10')),
          when('BuildingSchedule|construction', 'equals', ...items('Construction Class', '1')),
        ],
        actions: [ask('P07'), ask('P05')],
      },
    ),
  ]);
  const fire = dry.flatMap((state) => [
    rule(
      `High wildfire score in ${stateName(state)}`,
      'From 51 points on an underwriter looks at brush and access.',
      {
        ...{ ruleSetName, priority: 650, tags: ['wildfire', state] },
        conditions: [
          inState(state),
          when(
            'CatastropheExposure|wildfireScore',
            'is in list',
            ...items('Wildfire Score Band', 'W4', 'W5'),
          ),
        ],
        actions: [refer('P07'), subjectTo('P01')],
      },
    ),
    rule(`Extreme wildfire score in ${stateName(state)}`, 'Over 85 points nothing is written.', {
      ...{ ruleSetName, priority: 950, tags: ['wildfire', state] },
      conditions: [
        inState(state),
        when('CatastropheExposure|wildfireScore', 'equals', ...items('Wildfire Score Band', 'W6')),
      ],
      actions: [decline('R2')],
    }),
  ]);
  const hail = stormy.map((state) =>
    rule(
      `Severe hail in ${stateName(state)}`,
      'Very high hail exposure needs proof of the age of the roof.',
      {
        ...{ ruleSetName, priority: 500, tags: ['hail', 'roof', state] },
        conditions: [
          inState(state),
          when('CatastropheExposure|hailScore', 'is in list', ...items('Hail Exposure Band', '4', '5')),
        ],
        actions: [subjectTo('P05'), ask('P05')],
      },
    ),
  );
  const flood = itemsOf('FEMA Flood Zone')
    .filter(({ value }) => !outsideFlood.has(value))
    .map(({ name, value }) =>
      rule(`Special flood hazard, ${name}`, 'An elevation certificate before the quote is bound.', {
        ...{ ruleSetName, priority: 600, tags: ['flood'] },
        conditions: [when('CatastropheExposure|floodZone', 'equals', ...items('FEMA Flood Zone', value))],
        actions: [subjectTo('P06'), ask('P06')],
      }),
    );
  const quake = itemsOf('Earthquake Territory')
    .filter(({ value }) => value !== 'AO')
    .map(({ name, value }) =>
      rule(`Earthquake territory ${name}`, 'An inspection of anchorage and masonry.', {
        ...{ ruleSetName, priority: 550, tags: ['earthquake'] },
        conditions: [
          when('CatastropheExposure|seismicZone', 'equals', ...items('Earthquake Territory', value)),
        ],
        actions: [subjectTo('P01')],
      }),
    );
  return [...wind, ...fire, ...hail, ...flood, ...quake];
}

function occupancyRules(labelOf: (value: string) => string): DemoRuleSeed[] {
  const occupancy = (value: string, description: string, actions: DemoRuleAction[], priority: number) =>
    rule(`Occupancy: ${labelOf(value)}`, description, {
      ...{ ruleSetName: 'Property Underwriting', priority, tags: ['property', 'occupancy'], actions },
      conditions: [when('BuildingSchedule|occupancy', 'equals', ...items('Occupancy Class', value))],
    });
  return [
    ...referredOccupancies.map((value) =>
      occupancy(value, 'The class is marked refer in the property guide.', [refer('G10'), ask('P05')], 250),
    ),
    ...declinedOccupancies.map((value) =>
      occupancy(value, 'The class is outside the property appetite.', [decline('A1')], 800),
    ),
  ];
}

function contractorRules(trades: ReturnType<ItemsOf>): DemoRuleSeed[] {
  const ruleSetName = 'Contractors Underwriting';
  const ofTrade = (value: string) =>
    when('ContractorSupplement|trade', 'equals', ...items('Contractor Trade', value));
  return trades.flatMap(({ name, value }) => [
    rule(
      `${name}: work over 60 feet`,
      highTrades.has(value)
        ? 'High work is usual in the trade: the safety program decides.'
        : 'The trade does not work there.',
      {
        ...{ ruleSetName, priority: 480, tags: ['contractors', 'height'] },
        conditions: [
          ofTrade(value),
          when(
            'ContractorSupplement|heightOfWork',
            'equals',
            ...items('Maximum Working Height', 'OVER_60_FEET'),
          ),
        ],
        actions: highTrades.has(value) ? [refer('L02'), ask('L03')] : [refer('L02')],
      },
    ),
    rule(`${name}: mostly subcontracted`, 'Certificates and written contracts before the policy is issued.', {
      ...{ ruleSetName, priority: 440, tags: ['contractors', 'subcontractors'] },
      conditions: [
        ofTrade(value),
        when(
          'ContractorSupplement|subcontractedCost',
          'is in list',
          ...items('Subcontracted Cost Band', '75', '100'),
        ),
      ],
      actions: [subjectTo('L01'), subjectTo('L02')],
    }),
  ]);
}

function liabilityRules(itemsOf: ItemsOf): DemoRuleSeed[] {
  const ruleSetName = 'Liability Underwriting';
  return [
    ...itemsOf('Product Hazard Group').map(({ name, value }) =>
      rule(
        `Products: ${name}`,
        highProducts.has(value)
          ? 'Products that injure are looked at one by one.'
          : 'A brochure shows what is sold.',
        {
          ...{ ruleSetName, priority: highProducts.has(value) ? 415 : 200, tags: ['liability', 'products'] },
          conditions: [
            when('PremisesSupplement|productType', 'equals', ...items('Product Hazard Group', value)),
          ],
          actions: highProducts.has(value) ? [refer('L06'), ask('L04')] : [ask('L04')],
        },
      ),
    ),
    ...itemsOf('Premises Hazard').map(({ name, value }) =>
      rule(`Premises: ${name}`, 'An inspection of the hazard, and compliance with what it recommends.', {
        ...{ ruleSetName, priority: 210, tags: ['liability', 'premises'] },
        conditions: [when('PremisesSupplement|premisesHazard', 'equals', ...items('Premises Hazard', value))],
        actions: [subjectTo('P01')],
      }),
    ),
  ];
}

function compensationRules(labelOf: (value: string) => string): DemoRuleSeed[] {
  return heightClasses.map((value) =>
    rule(
      `Height exposure, ${labelOf(value)}`.slice(0, 100),
      'Falls are the loss of the class: the safety program is read first.',
      {
        ...{
          ruleSetName: 'Workers Compensation Underwriting',
          priority: 380,
          tags: ['workers compensation', 'height'],
        },
        conditions: [
          when(
            'WorkersCompensationClassSchedule|wcClass',
            'equals',
            ...items('Workers Compensation Class Code', value),
          ),
        ],
        actions: [refer('W04'), ask('L03')],
      },
    ),
  );
}

function cargoRules(commodities: ReturnType<ItemsOf>): DemoRuleSeed[] {
  return commodities.map(({ name, value }) => {
    const [isHazardous, isTheftTarget, isCold] = [
      value.startsWith('7'),
      value.startsWith('2'),
      refrigerated.has(value),
    ];
    const actions = isHazardous ? [decline('A1')] : [isTheftTarget || isCold ? refer('A04') : ask('A05')];
    let description = 'Fuel tax reports show where the freight goes.';
    if (isHazardous) description = 'Hazardous freight is outside the cargo appetite.';
    else if (isTheftTarget) description = 'A target of thieves: parking and seals are asked for.';
    else if (isCold) description = 'Breakdown of the cooling is covered after a look at the maintenance.';
    return rule(`Cargo: ${name}`, description, {
      ...{
        ruleSetName: 'Motor Cargo Underwriting',
        priority: isHazardous ? 850 : 300,
        tags: ['cargo'],
        actions,
      },
      conditions: [when('MotorCarrier|commodity', 'equals', ...items('Cargo Commodity', value))],
    });
  });
}

function professionRules(professions: ReturnType<ItemsOf>): DemoRuleSeed[] {
  return professions.map(({ name, value }) =>
    rule(
      `${name}: no written contracts`,
      'Without contracts the scope of the service is what a client says it was.',
      {
        ...{ ruleSetName: 'Professional Liability Underwriting', priority: 320, tags: ['professional'] },
        conditions: [
          when('ProfessionalLiabilityCoverage|profession', 'equals', ...items('Profession', value)),
          when('ProfessionalLiabilityCoverage|writtenContracts', 'equals', ...items('Yes No', 'N')),
        ],
        actions: [refer('F03'), ask('F05')],
      },
    ),
  );
}

function bondRules(bonds: ReturnType<ItemsOf>): DemoRuleSeed[] {
  return bonds.map(({ name, value }) =>
    rule(`Bond: ${name}`, 'Indemnity is signed, and statements are read, before the bond is executed.', {
      ...{ ruleSetName: 'Surety Underwriting', priority: 350, tags: ['surety'] },
      conditions: [when('SuretyBond|bondType', 'equals', ...items('Bond Type', value))],
      actions: [subjectTo('F05'), ask('S03')],
    }),
  );
}
