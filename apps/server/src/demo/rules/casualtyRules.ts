import { ruleStatus } from '../../kinds/rule/RuleDoc.ts';
import { ask, decline, items, number, refer, rule, subjectTo, when } from '../dsl/rule.ts';

/** Rules on liability, auto and workers compensation. */
export const casualtyRules = [
  rule('Residential construction', 'Tract homes and condominiums are outside the liability appetite.', {
    ruleSetName: 'Liability Underwriting',
    priority: 500,
    tags: ['liability', 'contractors'],
    conditions: [
      when(
        'ContractorSupplement|workType',
        'is in list',
        ...items('Type of Construction Work', 'TRACT_HOMES', 'CONDOMINIUMS_OR_TOWNHOUSES'),
      ),
    ],
    actions: [decline('A1')],
  }),
  rule('Work at height', 'Work over 60 feet needs a referral.', {
    ruleSetName: 'Liability Underwriting',
    priority: 450,
    tags: ['liability', 'contractors'],
    conditions: [
      when('ContractorSupplement|heightOfWork', 'equals', ...items('Maximum Working Height', 'OVER_60_FEET')),
    ],
    actions: [refer('L02'), ask('L03')],
  }),
  rule(
    'Subcontractors without risk transfer',
    'Subcontracted work needs written contracts and certificates.',
    {
      ruleSetName: 'Liability Underwriting',
      priority: 440,
      tags: ['liability', 'contractors'],
      conditions: [
        when(
          'ContractorSupplement|subcontractedCost',
          'is in list',
          ...items('Subcontracted Cost Band', '75', '100'),
        ),
        when(
          'ContractorSupplement|subcontractorControl',
          'equals',
          ...items('Subcontractor Risk Transfer', 'NONE'),
        ),
      ],
      actions: [refer('L03'), subjectTo('L01'), subjectTo('L02')],
    },
  ),
  rule('Taverns and nightclubs', 'Liquor classes by alcohol receipts.', {
    ruleSetName: 'Liability Underwriting',
    priority: 430,
    tags: ['liability', 'liquor'],
    conditions: [
      when(
        'PremisesSupplement|liquorClass',
        'is in list',
        ...items('Liquor Liability Class', 'L3', 'L4', 'L5'),
      ),
    ],
    actions: [refer('L04'), ask('L05')],
  }),
  rule('High-hazard products', 'Products that are referral only.', {
    ruleSetName: 'Liability Underwriting',
    priority: 420,
    tags: ['liability', 'products'],
    conditions: [
      when(
        'PremisesSupplement|productType',
        'is in list',
        ...items(
          'Product Hazard Group',
          'PHARMACEUTICALS',
          'AIRCRAFT_PARTS',
          'FIREARMS',
          'EXPLOSIVES',
          'TOBACCO',
        ),
      ),
    ],
    actions: [refer('L06')],
  }),
  rule('Umbrella over large fleet', 'Fleets over 50 units need the fleet safety manual.', {
    ruleSetName: 'Liability Underwriting',
    priority: 410,
    tags: ['umbrella', 'fleet'],
    conditions: [
      when('UmbrellaCoverage|fleetSize', 'is in list', ...items('Fleet Size Band', 'F50', 'F100', 'F250')),
    ],
    actions: [refer('G02')],
  }),
  rule('Major violation', 'Drivers with a major violation are not accepted.', {
    ruleSetName: 'Auto Underwriting',
    priority: 600,
    tags: ['auto', 'drivers'],
    conditions: [
      when(
        'DriverSchedule|violation',
        'is in list',
        ...items('Motor Vehicle Violation', 'M01', 'M02', 'M03', 'M04', 'M05', 'M07', 'M08'),
      ),
    ],
    actions: [refer('A03'), subjectTo('A02')],
  }),
  rule('Inexperienced driver of a heavy vehicle', 'Two years of experience for heavy vehicles.', {
    ruleSetName: 'Auto Underwriting',
    priority: 580,
    tags: ['auto', 'drivers'],
    conditions: [
      when('DriverSchedule|vehicleSize', 'is in list', ...items('Vehicle Size Class', 'XH', 'HT', 'XHT')),
      when('DriverSchedule|experience', 'equals', ...items('Driving Experience Band', '0')),
    ],
    actions: [refer('A03'), subjectTo('A04')],
  }),
  rule('Long-haul fleet', 'Long distance is referred for fleets of ten and more.', {
    ruleSetName: 'Auto Underwriting',
    priority: 560,
    tags: ['auto', 'fleet'],
    conditions: [
      when('VehicleSchedule|radius', 'equals', ...items('Radius of Operation', 'D')),
      when(
        'CommercialAutoCoverage|fleetSize',
        'is in list',
        ...items('Fleet Size Band', 'F10', 'F25', 'F50', 'F100'),
      ),
    ],
    actions: [refer('A02'), ask('A05')],
  }),
  rule('Hazardous commodity', 'Hazardous cargo is outside the motor carrier appetite without a referral.', {
    ruleSetName: 'Auto Underwriting',
    priority: 590,
    tags: ['auto', 'motor carrier'],
    operator: 'or',
    conditions: [
      when('MotorCarrier|commodityClass', 'is in list', ...items('Commodity Hazard Class', 'OIL', 'HB')),
      when(
        'MotorCarrier|commodity',
        'is in list',
        ...items('Cargo Commodity', '700', '701', '702', '703', '704'),
      ),
    ],
    actions: [refer('A04')],
  }),
  rule(
    'Unsatisfactory safety rating',
    'Carriers rated unsatisfactory are declined, conditional ones referred.',
    {
      ruleSetName: 'Auto Underwriting',
      priority: 595,
      tags: ['auto', 'motor carrier'],
      conditions: [
        when('MotorCarrier|safetyRating', 'equals', ...items('FMCSA Safety Rating', 'UNSATISFACTORY')),
      ],
      actions: [decline('R6')],
    },
  ),
  rule('Monopolistic state on the policy', 'Payroll in a monopolistic state belongs to the state fund.', {
    ruleSetName: 'Workers Compensation Underwriting',
    priority: 700,
    tags: ['workers compensation', 'states'],
    conditions: [
      when(
        'WorkersCompensationClassSchedule|classState',
        'is in list',
        ...items('Monopolistic Workers Compensation Jurisdictions', 'ND', 'OH', 'WA', 'WY'),
      ),
    ],
    actions: [decline('A2')],
  }),
  rule('High-hazard class', 'Roofing, steel erection and tree work are referred.', {
    ruleSetName: 'Workers Compensation Underwriting',
    priority: 650,
    tags: ['workers compensation', 'classes'],
    conditions: [
      when(
        'WorkersCompensationClassSchedule|wcClass',
        'is in list',
        ...items('Workers Compensation Class Code', '5551', '5040', '0106'),
      ),
    ],
    actions: [refer('W04')],
  }),
  rule('Longshore exposure', 'Federal coverage is referred.', {
    ruleSetName: 'Workers Compensation Underwriting',
    priority: 640,
    tags: ['workers compensation', 'federal'],
    conditions: [
      when(
        'WorkersCompensationCoverage|federalCoverage',
        'is in list',
        ...items('Federal Compensation Coverage', 'USLH', 'OCSLA', 'DBA', 'JONES'),
      ),
    ],
    actions: [refer('W03')],
  }),
  rule(
    'Combinability of ownership',
    'An affiliate under half of common ownership is rated apart, and referred.',
    {
      ruleSetName: 'Workers Compensation Underwriting',
      priority: 610,
      status: ruleStatus.inactive,
      tags: ['workers compensation', 'ownership'],
      conditions: [
        when('NamedInsuredSchedule|ownershipPercent', 'less than', number(50)),
        when(
          'NamedInsuredSchedule|relationship',
          'equals',
          ...items('Relationship to First Named Insured', 'AFFILIATE_UNDER_COMMON_OWNERSHIP'),
        ),
      ],
      actions: [refer('G10')],
    },
  ),
];
