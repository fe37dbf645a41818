import { formTemplate } from '../dsl/formTemplate.ts';

const liability = ['General Liability', 'Businessowners'];

/** General liability, umbrella and workers compensation. */
export const casualtyForms = [
  formTemplate(
    'GeneralLiabilityCoverage',
    'General Liability Coverage',
    { version: 10, ordering: 60, products: ['General Liability'] },
    `
    # Limits
    radio coverageForm: Coverage form = General Liability Coverage Form
    list occurrenceLimit: Each occurrence = Coverage Limit - General Liability {required} | list generalAggregate: General aggregate = Coverage Limit - General Aggregate {tip At least twice the limit of each occurrence.}
    list productsAggregate: Products and completed operations aggregate = Coverage Limit - Products Aggregate | list personalInjury: Personal and advertising injury = Coverage Limit - Personal and Advertising Injury
    list damageToPremises: Damage to premises rented to you = Coverage Limit - Damage to Premises Rented | list medicalExpense: Medical expense = Coverage Limit - Medical Expense
    radio aggregateApplies: Aggregate applies per = Aggregate Applies Per
    # Deductible
    list glDeductible: Deductible = Deductible - General Liability | list deductibleBasis: Deductible basis = Liability Deductible Basis
    # Further Coverage
    list employeeBenefits: Employee benefits liability = Coverage Limit - Employee Benefits Liability | radio hiredNonOwned: Hired and non-owned auto = Hired and Non-Owned Auto Option
    list stopGap: Stop gap = Stop Gap Election | list stopGapLimit: Stop gap limit = Coverage Limit - Employers Liability
    yesNo contractualLiability: Does the insured take on the liability of others by contract? = Yes No
    checks exclusions: Exclusions = General Liability Exclusion Endorsement
    `,
  ),
  formTemplate(
    'LiabilityHazardSchedule',
    'Liability Hazards',
    { version: 7, ordering: 61, products: [...liability, 'Commercial Umbrella'], repeatable: true },
    `
    # Hazard
    list location: Location = Location Schedule
    class classCode: Class code = Class Codes
    list classGroup: Class group = General Liability Class Group | list hazardGrade: Hazard grade = Hazard Grade
    # Exposure
    list premiumBasis: Premium basis = Premium Basis | number exposure: Exposure {tip In units of the premium basis.}
    radio ifAny: Exposure status = Exposure Status
    yesNo subcontracted: Is any of the work done by others? = Yes No
    `,
  ),
  formTemplate(
    'ContractorSupplement',
    'Contractor Supplement',
    {
      version: 4,
      ordering: 62,
      products: ['General Liability', 'Commercial Umbrella', 'Workers Compensation'],
    },
    `
    # Work
    list trade: Trade = Contractor Trade | list workType: Work = Type of Construction Work
    list heightOfWork: Maximum height = Maximum Working Height {products General Liability, Workers Compensation} | list depthOfWork: Maximum depth = Maximum Excavation Depth
    list contractorLicense: License = Contractor License Type
    # Subcontractors
    list subcontractedCost: Subcontracted cost = Subcontracted Cost Band | list subcontractorControl: Subcontractor controls = Subcontractor Risk Transfer
    list wrapUp: Wrap-up = Wrap-Up Participation
    yesNo certificatesKept: Are certificates of insurance kept of every subcontractor? = Yes No
    #* Projects under Way
    text projectName: Project
    date projectBegins: Begins on | date projectEnds: Ends on
    money contractPrice: Contract price
    `,
  ),
  formTemplate(
    'PremisesSupplement',
    'Premises and Operations Supplement',
    { version: 3, ordering: 63, products: liability },
    `
    # Premises
    list premisesHazard: Premises hazard = Premises Hazard | checks recreation: Recreational facility = Recreational Facility
    checks eventType: Special event = Special Event Type
    checks pollution: Pollution = Pollution Exposure
    # Liquor
    yesNo liquorSold: Is liquor sold or served? = Yes No
    list liquorClass: Liquor class = Liquor Liability Class | list liquorLimit: Liquor limit = Coverage Limit - Liquor Liability
    radio serverTraining: Server training = Alcohol Server Training
    # Waivers
    check waiverSigned: Guests sign a waiver before they take part {tip Of recreation and of events.}
    # Products
    list productType: Product = Product Hazard Group | list productDistribution: Distribution = Product Distribution
    radio recallPlan: Recall plan = Product Recall Plan
    `,
  ),
  formTemplate(
    'UmbrellaCoverage',
    'Umbrella Coverage',
    { version: 5, ordering: 64, products: ['Commercial Umbrella'] },
    `
    # Limit
    list umbrellaLimit: Limit = Coverage Limit - Umbrella | list retention: Self-insured retention = Self-Insured Retention - Umbrella
    list umbrellaForm: Form = Umbrella Form | list attachment: Layer = Excess Layer Position
    # Exposure
    list fleetSize: Fleet size = Fleet Size Band
    yesNo ownsAircraft: Does the insured own or charter aircraft? = Yes No
    checks umbrellaExclusion: Exclusions = Umbrella Exclusion
    `,
  ),
  formTemplate(
    'UnderlyingInsuranceSchedule',
    'Underlying Insurance',
    { version: 4, ordering: 65, products: ['Commercial Umbrella'], repeatable: true },
    `
    # Underlying Policy
    list underlyingLine: Underlying line = Underlying Policy Type
    text underlyingCarrier: Carrier | list carrierRating: A.M. Best rating = A.M. Best Financial Strength Rating
    list underlyingLimit: Limit = Required Underlying Limit | date underlyingExpiration: Expiration {tip It should be that of the umbrella.}
    radio concurrency: Concurrency = Policy Concurrency
    yesNo defenseOutsideLimit: Is defense paid outside the limit? = Yes No
    `,
  ),
  formTemplate(
    'WorkersCompensationCoverage',
    'Workers Compensation Coverage',
    { version: 8, ordering: 66, products: ['Workers Compensation'] },
    `
    # Coverage
    list governingState: Governing state = US States | list employersLiability: Employers liability = Coverage Limit - Employers Liability
    list wcDeductible: Deductible = Deductible - Workers Compensation | radio otherStates: Other states = Other States Coverage
    list federalCoverage: Federal coverage = Federal Compensation Coverage | radio waiver: Waiver of subrogation = Waiver of Subrogation
    # Rating
    list ratingBureau: Rating bureau = Rating Bureau | list experienceRating: Experience rating = Experience Rating Status
    list payrollBand: Payroll = Annual Payroll Band | list wcRatingPlan: Retrospective or dividend plan = Loss-Sensitive Rating Plan
    # Workforce
    radio officerInclusion: Officers and owners = Officer Inclusion Status | list peo: Leased workers = Employee Leasing Arrangement
    checks safetyProgram: Safety program = Workplace Safety Program
    yesNo volunteers: Are volunteers or donated labor used? = Yes No
    `,
  ),
  formTemplate(
    'WorkersCompensationClassSchedule',
    'Payroll by Class',
    { version: 6, ordering: 67, products: ['Workers Compensation'], repeatable: true },
    `
    # Class
    list location: Location = Location Schedule | list classState: State = US States
    list wcClass: Class = Workers Compensation Class Code | list hazardGroup: Hazard group = NCCI Hazard Group
    # Payroll
    list employmentType: Employment = Employment Type | radio overtime: Overtime = Overtime Pay Basis
    money payroll: Annual payroll {tip A full year, overtime at its basic rate.}
    yesNo travelsAbroad: Do these employees travel abroad? = Yes No
    `,
  ),
  formTemplate(
    'FirstReportOfInjury',
    'First Report of Injury',
    { version: 4, ordering: 68, products: ['Workers Compensation'], type: 39 },
    `
    # Employee
    text employeeName: Employee
    radio gender: Gender = Gender | list maritalStatus: Marital status = Marital Status
    list education: Education = Education Level | list occupation: Occupation group = Occupation Group
    list employmentType: Employment = Employment Type | list wagePeriod: Wage stated per = Wage Period
    # Injury
    date injuryDate: Date of injury {required} | date reportedDate: Reported to the employer on
    area injuryDescription: What happened {required}
    list injuryType: Injury type = Injury Type | list natureOfInjury: Nature of injury = Nature of Injury
    list bodyPart: Part of body = Part of Body | list causeOfInjury: Cause of injury = Cause of Injury
    list dayOfWeek: Day of week = Day of Week | list shift: Shift = Work Shift
    yesNo onPremises: Did it happen on the premises of the employer? = Yes No
    # Outcome
    list treatment: Initial treatment = Initial Medical Treatment | list returnToWork: Return to work = Return to Work Status
    radio oshaOutcome: OSHA outcome = OSHA Recordkeeping Outcome
    `,
  ),
];
