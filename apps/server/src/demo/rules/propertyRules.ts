import { ask, decline, items, refer, rule, subjectTo, when } from '../dsl/rule.ts';

const ruleSetName = 'Property Underwriting';

/** Rules on buildings, locations and catastrophe exposure. */
export const propertyRules = [
  rule('Frame over three stories', 'Tall frame buildings are decided by the home office.', {
    ruleSetName,
    priority: 400,
    tags: ['property', 'construction'],
    conditions: [
      when('BuildingSchedule|construction', 'equals', ...items('Construction Class', '1')),
      when('BuildingSchedule|stories', 'is in list', ...items('Number of Stories', '4', '8', '15', '31')),
    ],
    actions: [refer('P03')],
  }),
  rule('Old roof', 'A roof over twenty years needs proof of replacement or a referral.', {
    ruleSetName,
    priority: 380,
    tags: ['property', 'roof'],
    conditions: [
      when('BuildingSchedule|roofAge', 'is in list', ...items('Roof Age Band', 'A25', 'A26', 'UNK')),
    ],
    actions: [refer('P04'), subjectTo('P05')],
  }),
  rule('Poor roof condition', 'A roof in poor or severe condition is declined.', {
    ruleSetName,
    priority: 390,
    tags: ['property', 'roof'],
    conditions: [when('BuildingSchedule|roofCondition', 'is in list', ...items('Roof Condition', '1', '2'))],
    actions: [decline('R3')],
  }),
  rule('Remote fire protection', 'Public protection class 9 or 10 needs a referral.', {
    ruleSetName,
    priority: 300,
    tags: ['property', 'protection'],
    conditions: [
      when('LocationSchedule|protectionClass', 'is in list', ...items('Public Protection Class', '9', '10')),
    ],
    actions: [refer('P06')],
  }),
  rule('Cooking without listed protection', 'Commercial frying needs a UL 300 system that is serviced.', {
    ruleSetName,
    priority: 350,
    tags: ['property', 'restaurants'],
    conditions: [
      when(
        'BuildingSchedule|cooking',
        'is in list',
        ...items('Commercial Cooking Exposure', 'DEEP_FAT_FRYING', 'CHARBROILING', 'WOK_RANGE', 'SOLID_FUEL'),
      ),
      when(
        'BuildingSchedule|cookingProtection',
        'is in list',
        ...items('Cooking Fire Protection', 'DRY_CHEMICAL_PRE_UL_300', 'WATER_SPRAY', 'NONE'),
      ),
    ],
    actions: [decline('R4')],
  }),
  rule('Aluminum wiring', 'Aluminum branch wiring must be remediated.', {
    ruleSetName,
    priority: 340,
    tags: ['property', 'electrical'],
    conditions: [
      when(
        'BuildingSchedule|wiring',
        'is in list',
        ...items('Wiring Type', 'ALUMINUM_NOT_REMEDIATED', 'KNOB_AND_TUBE'),
      ),
    ],
    actions: [refer('P10'), subjectTo('P01')],
  }),
  rule('Beachfront location', 'Locations within a mile of tidal water are referred for aggregate.', {
    ruleSetName,
    priority: 420,
    tags: ['property', 'catastrophe'],
    conditions: [
      when('LocationSchedule|coastDistance', 'is in list', ...items('Distance to Coast', 'D0', 'D1')),
    ],
    actions: [refer('P02'), ask('P01')],
  }),
  rule('Special flood hazard area', 'Locations in a V zone are declined.', {
    ruleSetName,
    priority: 430,
    tags: ['property', 'catastrophe', 'flood'],
    conditions: [
      when('CatastropheExposure|floodZone', 'is in list', ...items('FEMA Flood Zone', 'V', 'VE', 'V1-V30')),
    ],
    actions: [decline('R2')],
  }),
  rule('Wildfire without clearance', 'High wildfire scores need 100 feet of cleared brush.', {
    ruleSetName,
    priority: 410,
    tags: ['property', 'catastrophe', 'wildfire'],
    conditions: [
      when(
        'CatastropheExposure|wildfireScore',
        'is in list',
        ...items('Wildfire Score Band', 'W4', 'W5', 'W6'),
      ),
      when('CatastropheExposure|brushClearance', 'is in list', ...items('Brush Clearance', '29', '30', '50')),
      when(
        'LocationSchedule|state',
        'is in list',
        ...items('Wildfire Referral States', 'CA', 'CO', 'OR', 'WA', 'NM', 'AZ'),
      ),
    ],
    actions: [refer('P07')],
  }),
  rule('Unsprinklered high value', 'Values over $25 million need sprinklers throughout.', {
    ruleSetName,
    priority: 360,
    tags: ['property', 'protection'],
    conditions: [
      when('PolicyInformation|tivBand', 'is in list', ...items('Total Insured Value Band', 'T5', 'T6', 'T7')),
      when('BuildingSchedule|sprinklerCoverage', 'is in list', ...items('Sprinklered Area', '0', '25', '50')),
    ],
    actions: [refer('P09'), ask('P03')],
  }),
  rule('Vacant building', 'Vacant buildings are referred, and insured for basic causes only.', {
    ruleSetName,
    priority: 370,
    tags: ['property'],
    conditions: [when('BuildingSchedule|occupancyStatus', 'equals', ...items('Occupancy Status', 'VACANT'))],
    actions: [refer('P05')],
  }),
];
