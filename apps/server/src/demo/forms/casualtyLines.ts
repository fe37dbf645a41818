import type { Line } from './lines.ts';

/** Lines on liability, vehicles, employees and data. */
export const casualtyLines: Line[] = [
  {
    ...{
      prefix: 'GeneralLiability',
      ratedFor: 'LiabilityHazardSchedule',
      product: 'General Liability',
      application: 'GeneralLiabilityCoverage',
      exposure: 'LiabilityHazardSchedule.classCode',
    },
    rating: `
    class classCode: Class code = Class Codes {required}
    list classGroup: Class group = General Liability Class Group | list premiumBasis: Premium basis = Premium Basis {required}
    list hazardGrade: Hazard grade = Hazard Grade | list premisesHazard: Premises hazard = Premises Hazard
    list subcontractedCost: Subcontracted cost = Subcontracted Cost Band
    # Exposure and Rates
    number exposure: Exposure {required} | number premisesRate: Premises rate {carrier}
    number productsRate: Products rate {carrier}`,
    quoting: `
    list occurrenceLimit: Each occurrence = Coverage Limit - General Liability {required} | list aggregateLimit: General aggregate = Coverage Limit - General Aggregate {required}
    list productsAggregate: Products aggregate = Coverage Limit - Products Aggregate
    list deductible: Deductible = Deductible - General Liability
    radio aggregatePer: Aggregate applies per = Aggregate Applies Per`,
    policy: `
    list coverageForm: Coverage form = General Liability Coverage Form {required}
    lists exclusions: Exclusions = General Liability Exclusion Endorsement
    list additionalInsured: Additional insured = Additional Insured Endorsement
    radio waiver: Waiver of subrogation = Waiver of Subrogation`,
    rule: {
      name: 'High premises hazard',
      field: 'premisesHazard',
      values: ['SWIMMING_POOL_UNFENCED', 'DIVING_BOARD', 'TRAMPOLINE'],
      shown: 'list security: Premises security = Premises Security',
    },
  },
  {
    ...{
      prefix: 'CommercialAuto',
      ratedFor: 'VehicleSchedule',
      product: 'Commercial Auto',
      application: 'CommercialAutoCoverage',
      exposure: 'VehicleSchedule.vehicleType',
    },
    rating: `
    list fleetSize: Fleet size = Fleet Size Band {required; link CommercialAutoCoverage.fleetSize}
    radio radius: Radius = Radius of Operation {required} | list vehicleUse: Use = Vehicle Use {required}
    list sizeClass: Size class = Vehicle Size Class | list secondaryClass: Secondary class = Secondary Class
    list telematics: Telematics = Telematics Program
    # Exposure and Rates
    number powerUnits: Power units {required} | number liabilityRate: Liability rate {carrier}
    number physicalDamageRate: Physical damage rate {carrier}`,
    quoting: `
    list liabilityLimit: Combined single limit = Coverage Limit - Auto Liability {required} | list symbol: Covered autos = Covered Auto Symbol {required}
    list comprehensive: Comprehensive deductible = Deductible - Comprehensive
    list collision: Collision deductible = Deductible - Collision
    list uninsured: Uninsured motorists = Coverage Limit - Uninsured Motorists`,
    policy: `
    radio policyForm: Policy form = Auto Policy Form {required}
    lists endorsements: Endorsements = Auto Endorsement
    list filing: Filing = Motor Carrier Filing`,
    rule: {
      name: 'Long haul',
      field: 'radius',
      values: ['D'],
      shown: 'list authority: Operating authority = Operating Authority',
    },
  },
  {
    ...{
      prefix: 'WorkersCompensation',
      ratedFor: 'WorkersCompensationClassSchedule',
      product: 'Workers Compensation',
      application: 'WorkersCompensationCoverage',
      exposure: 'WorkersCompensationClassSchedule.classCode',
    },
    rating: `
    list state: State = US States {required}
    list classCode: Class code = Workers Compensation Class Code {required} | list hazardGroup: Hazard group = NCCI Hazard Group
    list experienceStatus: Experience rating = Experience Rating Status {required} | list lossPlan: Loss-sensitive plan = Loss-Sensitive Rating Plan
    # Exposure and Rates
    money payroll: Annual payroll {required} | number modification: Experience modification {carrier}
    number classRate: Rate per hundred {carrier} | percent scheduleCredit: Schedule credit {carrier}`,
    quoting: `
    list employersLiability: Employers liability = Coverage Limit - Employers Liability {required} | list deductible: Deductible = Deductible - Workers Compensation
    list paymentPlan: Billing plan = Billing Plan
    list auditFrequency: Audit = Audit Frequency`,
    policy: `
    radio otherStates: Other states = Other States Coverage
    radio officers: Officers = Officer Inclusion Status
    list federal: Federal acts = Federal Compensation Coverage
    list stopGap: Stop gap = Stop Gap Election`,
    rule: {
      name: 'Highest hazard group',
      field: 'hazardGroup',
      values: ['G'],
      shown: 'checks safetyProgram: Safety program = Workplace Safety Program',
    },
  },
  {
    ...{
      prefix: 'Cyber',
      product: 'Cyber Liability',
      application: 'CyberCoverage',
      exposure: 'CyberCoverage.recordCount',
    },
    rating: `
    list sector: Sector = NAICS Sectors {required; link AccountInformation.naicsSector}
    list recordCount: Records = Record Count Band {required} | list recordType: Kind of records = Record Type
    list authentication: Multi-factor authentication = Multi-Factor Authentication Scope {required} | radio endpoint: Endpoint protection = Endpoint Protection
    list backups: Backups = Backup Frequency | list patching: Patching = Patch Cadence
    # Exposure and Rates
    money revenue: Annual revenue {required} | number baseRate: Base rate {carrier}
    percent controlsCredit: Credit for controls {carrier}`,
    quoting: `
    list limit: Limit = Coverage Limit - Cyber {required} | list retention: Retention = Retention - Cyber {required}
    list waitingPeriod: Waiting period = Waiting Period - Cyber
    lists agreements: Insuring agreements = Cyber Insuring Agreement`,
    policy: `
    lists agreements: Insuring agreements = Cyber Insuring Agreement {required}
    radio priorActs: Prior acts = Prior Acts Coverage
    list reportingPeriod: Extended reporting = Extended Reporting Period`,
    rule: {
      name: 'No second factor',
      field: 'authentication',
      values: ['NOT_ENFORCED'],
      shown: 'list remoteAccess: Remote access = Remote Access Method',
    },
  },
];
