import { formTemplate } from '../dsl/formTemplate.ts';

const liability = ['General Liability', 'Businessowners'];

/** General liability, umbrella and workers compensation. */
export const casualtyForms = [
  formTemplate(
    'GeneralLiabilityCoverage',
    'General Liability Coverage',
    { version: 10, products: ['General Liability'] },
    `
    radio coverageForm: Coverage form = General Liability Coverage Form
    list occurrenceLimit: Each occurrence = Coverage Limit - General Liability
    list generalAggregate: General aggregate = Coverage Limit - General Aggregate
    list productsAggregate: Products and completed operations aggregate = Coverage Limit - Products Aggregate
    list personalInjury: Personal and advertising injury = Coverage Limit - Personal and Advertising Injury
    list damageToPremises: Damage to premises rented to you = Coverage Limit - Damage to Premises Rented
    list medicalExpense: Medical expense = Coverage Limit - Medical Expense
    list aggregateApplies: Aggregate applies per = Aggregate Applies Per
    list glDeductible: Deductible = Deductible - General Liability
    list deductibleBasis: Deductible basis = Liability Deductible Basis
    list employeeBenefits: Employee benefits liability = Coverage Limit - Employee Benefits Liability
    list hiredNonOwned: Hired and non-owned auto = Hired and Non-Owned Auto Option
    list stopGap: Stop gap = Stop Gap Election
    list stopGapLimit: Stop gap limit = Coverage Limit - Employers Liability
    checks exclusions: Exclusions = General Liability Exclusion Endorsement
    `,
  ),
  formTemplate(
    'LiabilityHazardSchedule',
    'Liability Hazards',
    { version: 7, products: [...liability, 'Commercial Umbrella'], repeatable: true },
    `
    list location: Location = Location Schedule
    class classCode: Class code = Class Codes
    list classGroup: Class group = General Liability Class Group
    list hazardGrade: Hazard grade = Hazard Grade
    list premiumBasis: Premium basis = Premium Basis
    text exposure: Exposure
    list ifAny: Exposure status = Exposure Status
    `,
  ),
  formTemplate(
    'ContractorSupplement',
    'Contractor Supplement',
    { version: 4, products: ['General Liability', 'Commercial Umbrella', 'Workers Compensation'] },
    `
    list trade: Trade = Contractor Trade
    list workType: Work = Type of Construction Work
    list subcontractedCost: Subcontracted cost = Subcontracted Cost Band
    list subcontractorControl: Subcontractor controls = Subcontractor Risk Transfer
    list heightOfWork: Maximum height = Maximum Working Height
    list depthOfWork: Maximum depth = Maximum Excavation Depth
    list wrapUp: Wrap-up = Wrap-Up Participation
    list contractorLicense: License = Contractor License Type
    `,
  ),
  formTemplate(
    'PremisesSupplement',
    'Premises and Operations Supplement',
    { version: 3, products: liability },
    `
    list premisesHazard: Premises hazard = Premises Hazard
    list recreation: Recreational facility = Recreational Facility
    list liquorClass: Liquor class = Liquor Liability Class
    list liquorLimit: Liquor limit = Coverage Limit - Liquor Liability
    list serverTraining: Server training = Alcohol Server Training
    list eventType: Special event = Special Event Type
    list productType: Product = Product Hazard Group
    list productDistribution: Distribution = Product Distribution
    list recallPlan: Recall plan = Product Recall Plan
    list pollution: Pollution = Pollution Exposure
    `,
  ),
  formTemplate(
    'UmbrellaCoverage',
    'Umbrella Coverage',
    { version: 5, products: ['Commercial Umbrella'] },
    `
    list umbrellaLimit: Limit = Coverage Limit - Umbrella
    list retention: Self-insured retention = Self-Insured Retention - Umbrella
    list umbrellaForm: Form = Umbrella Form
    list fleetSize: Fleet size = Fleet Size Band
    list attachment: Layer = Excess Layer Position
    checks umbrellaExclusion: Exclusions = Umbrella Exclusion
    `,
  ),
  formTemplate(
    'UnderlyingInsuranceSchedule',
    'Underlying Insurance',
    { version: 4, products: ['Commercial Umbrella'], repeatable: true },
    `
    list underlyingLine: Underlying line = Underlying Policy Type
    text underlyingCarrier: Carrier
    list carrierRating: A.M. Best rating = A.M. Best Financial Strength Rating
    list underlyingLimit: Limit = Required Underlying Limit
    date underlyingExpiration: Expiration
    list concurrency: Concurrency = Policy Concurrency
    `,
  ),
  formTemplate(
    'WorkersCompensationCoverage',
    'Workers Compensation Coverage',
    { version: 8, products: ['Workers Compensation'] },
    `
    list governingState: Governing state = US States
    list employersLiability: Employers liability = Coverage Limit - Employers Liability
    list wcDeductible: Deductible = Deductible - Workers Compensation
    list ratingBureau: Rating bureau = Rating Bureau
    list experienceRating: Experience rating = Experience Rating Status
    list otherStates: Other states = Other States Coverage
    list federalCoverage: Federal coverage = Federal Compensation Coverage
    list officerInclusion: Officers and owners = Officer Inclusion Status
    list payrollBand: Payroll = Annual Payroll Band
    list wcRatingPlan: Retrospective or dividend plan = Loss-Sensitive Rating Plan
    list peo: Leased workers = Employee Leasing Arrangement
    list waiver: Waiver of subrogation = Waiver of Subrogation
    list safetyProgram: Safety program = Workplace Safety Program
    `,
  ),
  formTemplate(
    'WorkersCompensationClassSchedule',
    'Payroll by Class',
    { version: 6, products: ['Workers Compensation'], repeatable: true },
    `
    list location: Location = Location Schedule
    list classState: State = US States
    list wcClass: Class = Workers Compensation Class Code
    list hazardGroup: Hazard group = NCCI Hazard Group
    list employmentType: Employment = Employment Type
    text payroll: Annual payroll
    list overtime: Overtime = Overtime Pay Basis
    `,
  ),
  formTemplate(
    'FirstReportOfInjury',
    'First Report of Injury',
    { version: 4, products: ['Workers Compensation'], type: 39 },
    `
    text employeeName: Employee
    list gender: Gender = Gender
    list maritalStatus: Marital status = Marital Status
    list education: Education = Education Level
    list occupation: Occupation group = Occupation Group
    list employmentType: Employment = Employment Type
    list injuryType: Injury type = Injury Type
    list natureOfInjury: Nature of injury = Nature of Injury
    list bodyPart: Part of body = Part of Body
    list causeOfInjury: Cause of injury = Cause of Injury
    list treatment: Initial treatment = Initial Medical Treatment
    list dayOfWeek: Day of week = Day of Week
    list shift: Shift = Work Shift
    list returnToWork: Return to work = Return to Work Status
    list wagePeriod: Wage stated per = Wage Period
    list oshaOutcome: OSHA outcome = OSHA Recordkeeping Outcome
    `,
  ),
];
