import { formTemplate } from '../dsl/formTemplate.ts';

const property = ['Commercial Property', 'Businessowners'];
const located = [
  ...property,
  'General Liability',
  'Inland Marine',
  'Builders Risk',
  'Equipment Breakdown',
  'Workers Compensation',
  'Commercial Umbrella',
];

/** Locations, buildings and first-party property coverage. */
export const propertyForms = [
  formTemplate(
    'LocationSchedule',
    'Locations',
    { version: 8, ordering: 40, products: located, repeatable: true },
    `
    # Address
    text locationNumber: Location number {tip Counted from 1. Buildings name it.}
    text street: Street
    text city: City | list state: State = US States
    text postalCode: Postal code {pattern \\d{5}(-\\d{4})?; tip Five digits, or nine with a hyphen.}
    list countyTexas: County = County - Texas | list countyFlorida: County = County - Florida
    list countyCalifornia: County = County - California | list countyNewYork: County = County - New York
    # Occupancy and Security
    list interest: Interest = Building Interest
    list premisesSecurity: Security = Premises Security
    yesNo seasonalClosure: Closed for part of the year? = Yes No
    # Fire Protection
    list protectionClass: Public protection class = Public Protection Class {tip 1 is the best protection, 10 is none.} | list buildingCodeGrade: Building code grade = Building Code Effectiveness Grade
    list fireDepartment: Fire department = Fire Department Type | list fireStationDistance: Distance to fire station = Distance to Fire Station
    list hydrantDistance: Distance to hydrant = Distance to Hydrant | list coastDistance: Distance to tidal water = Distance to Coast {products Commercial Property, Businessowners, Builders Risk}
    `,
  ),
  formTemplate(
    'BuildingSchedule',
    'Buildings',
    {
      version: 9,
      ordering: 41,
      products: [...property, 'Equipment Breakdown'],
      repeatable: true,
    },
    `
    # Building
    list location: Location = Location Schedule
    list construction: Construction = Construction Class | list occupancy: Occupancy = Occupancy Class
    list occupancyStatus: Occupied = Occupancy Status | list historic: Historic designation = Historic Designation
    list stories: Stories = Number of Stories | list areaBand: Floor area = Floor Area Band
    list buildingAge: Building age = Building Age Band {tip Since it was built, whatever was renewed since.}
    yesNo vacantUnits: More than a third of the floor area vacant? = Yes No
    # Roof
    list roofCovering: Roof covering = Roof Covering | list roofShape: Roof shape = Roof Shape
    list roofAge: Roof age = Roof Age Band {tip Since the covering was last replaced.} | list roofCondition: Roof condition = Roof Condition
    list roofImpactResistance: Impact resistance = Roof Impact Resistance | list roofValuation: Roof valuation = Roof Surfacing Valuation
    checks roofEquipment: Roof equipment = Roof Equipment
    # Construction and Systems
    list exteriorFinish: Exterior finish = Exterior Wall Finish | list foundation: Foundation = Foundation Type
    list heating: Heating = Heating System | list heatingFuel: Fuel = Heating Fuel
    list wiring: Wiring = Wiring Type | list electricalPanel: Electrical panel = Electrical Panel
    list plumbing: Plumbing = Plumbing Material | list updates: Systems updated = Building Updates
    yesNo solarPanels: Solar panels on the roof? = Yes No
    # Sprinklers
    list sprinklers: Sprinklers = Sprinkler System | list sprinklerCoverage: Sprinklered area = Sprinklered Area
    list sprinklerSupply: Water supply = Sprinkler Water Supply | list sprinklerSupervision: Supervision = Sprinkler Supervision
    # Storage
    list storageClass: Stored commodity = Commodity Storage Class | list storageArrangement: Storage arrangement = Storage Arrangement
    # Alarms
    list burglarAlarm: Burglar alarm = Burglar Alarm | list fireAlarm: Fire alarm = Fire Alarm
    list safeguard: Protective safeguard = Protective Safeguard
    # Cooking
    list cooking: Cooking = Commercial Cooking Exposure | list cookingProtection: Cooking protection = Cooking Fire Protection
    list hoodCleaning: Hood cleaning = Hood Cleaning Frequency
    `,
  ),
  formTemplate(
    'PropertyCoverage',
    'Property Coverage',
    { version: 11, ordering: 42, products: ['Commercial Property'] },
    `
    # Subject
    list building: Building = Building Schedule | list subject: Subject of insurance = Subject of Insurance
    list causeOfLossForm: Cause of loss form = Cause of Loss Form | list valuation: Valuation = Valuation Method
    list coinsurance: Coinsurance = Coinsurance Percentage {tip The part of the value that must be insured.} | list marginClause: Margin clause = Margin Clause Percentage
    yesNo blanketLimit: Is the limit a blanket over several buildings? = Yes No
    # Deductibles
    list deductible: Deductible = Deductible - Commercial Property | list deductibleApplication: Deductible applies = Deductible Application
    list windHailDeductible: Wind or hail deductible = Deductible - Wind or Hail {tip Percent of the insured value, or an amount.} | list namedStormDeductible: Named storm deductible = Deductible - Named Storm
    list earthquakeDeductible: Earthquake deductible = Deductible - Earthquake | list floodDeductible: Flood deductible = Deductible - Flood
    # Extensions
    list inflationGuard: Inflation guard = Inflation Guard
    list ordinanceOrLaw: Ordinance or law = Ordinance or Law Coverage | list ordinanceOrLawLimit: Ordinance or law limit = Coverage Limit - Ordinance or Law
    checks optionalCoverage: Optional coverage = Optional Property Coverage | radio vacancyPermit: Vacancy = Vacancy Permit
    #* Scheduled Property
    text scheduledItem: Item | money scheduledLimit: Limit
    date appraisedOn: Appraised on
    `,
  ),
  formTemplate(
    'CatastropheExposure',
    'Catastrophe Exposure',
    { version: 5, ordering: 43, products: [...property, 'Builders Risk', 'Inland Marine'] },
    `
    # Wind and Hail
    list windTier: Wind tier = Wind Tier | list openingProtection: Opening protection = Opening Protection
    list roofAnchorage: Roof-to-wall connection = Roof-to-Wall Connection
    list hailScore: Hail exposure = Hail Exposure Band | radio tornadoScore: Tornado exposure = Convective Storm Band
    # Flood
    list floodZone: Flood zone = FEMA Flood Zone {tip From the flood map in force.} | list elevation: Lowest floor against base flood = Elevation Difference Band
    yesNo priorFloodLoss: Has the location been flooded before? = Yes No
    # Earthquake and Sinkhole
    list seismicZone: Earthquake territory = Earthquake Territory | list siteClass: Site class = ASCE 7 Site Class
    radio sinkhole: Sinkhole coverage = Sinkhole Coverage Election
    # Measures
    area mitigation: What was done against catastrophes {tip Shutters, bracing, elevation, clearing of brush.}
    # Wildfire
    list wildfireScore: Wildfire score = Wildfire Score Band | radio brushClearance: Brush clearance = Brush Clearance
    `,
  ),
  formTemplate(
    'BusinessIncomeCoverage',
    'Business Income Coverage',
    { version: 4, ordering: 44, products: property },
    `
    # Coverage
    radio businessIncomeForm: Form = Business Income Form | radio biOption: Option = Business Income Option
    radio monthlyLimit: Monthly limit of indemnity = Monthly Limit of Indemnity {products Commercial Property} | list biCoinsurance: Coinsurance = Business Income Coinsurance
    radio ordinaryPayroll: Ordinary payroll = Ordinary Payroll Limitation
    money annualIncome: Annual net income and payroll | check worksheetAttached: The worksheet is attached
    # Periods
    list waitingPeriod: Waiting period = Waiting Period - Business Income {tip Hours before the coverage begins.} | list extendedPeriod: Extended period of indemnity = Extended Period of Indemnity
    list utilityServices: Utility services = Utility Services Coverage
    #* Dependent Properties
    text dependentName: Supplier or customer
    radio dependentProperty: Dependent properties = Dependent Property Type
    yesNo soleSource: Is there no other supplier or customer? = Yes No
    `,
  ),
  formTemplate(
    'BusinessownersCoverage',
    'Businessowners Coverage',
    { version: 6, ordering: 45, products: ['Businessowners'] },
    `
    # Property
    list bopClassGroup: Class group = Businessowners Class Group
    list propertyDeductible: Property deductible = Deductible - Businessowners Property | list valuation: Valuation = Valuation Method
    list spoilage: Spoilage = Spoilage Coverage | list moneyAndSecurities: Money and securities = Coverage Limit - Money and Securities
    # Liability
    list liabilityLimit: Liability and medical expense limit = Coverage Limit - Businessowners Liability
    checks bopOptionalCoverage: Optional coverage = Businessowners Optional Coverage
    yesNo servesAlcohol: Is alcohol served or sold? = Yes No
    `,
  ),
  formTemplate(
    'BuildersRiskCoverage',
    'Builders Risk Coverage',
    { version: 3, ordering: 46, products: ['Builders Risk'] },
    `
    # Project
    list projectType: Project = Construction Project Type | list projectPhase: Phase = Construction Phase
    list deliveryContract: Delivery method = Project Delivery Method | list construction: Construction = Construction Class
    radio reportingForm: Reporting = Builders Risk Reporting Basis | list projectTerm: Project term = Builders Risk Term
    date projectBegins: Begins on | date projectEnds: Ends on
    money completedValue: Value when completed
    yesNo renovation: Is an existing building renovated? = Yes No
    # Coverage
    list builderDeductible: Deductible = Deductible - Builders Risk
    checks softCosts: Soft costs = Soft Cost Type | list delay: Delay in completion = Delay in Completion Period
    radio testing: Testing = Testing Coverage
    # Site
    list siteSecurity: Site security = Construction Site Security | radio waterMitigation: Water damage prevention = Water Damage Prevention
    `,
  ),
  formTemplate(
    'EquipmentBreakdownCoverage',
    'Equipment Breakdown Coverage',
    { version: 2, ordering: 47, products: ['Equipment Breakdown', 'Commercial Property'] },
    `
    # Coverage
    checks objectGroup: Equipment = Equipment Breakdown Object | list breakdownCoverage: Coverage = Equipment Breakdown Coverage
    list breakdownDeductible: Deductible = Deductible - Equipment Breakdown | list refrigerant: Refrigerant = Refrigerant Type
    # Upkeep
    date lastInspection: Last inspection
    radio maintenance: Maintenance = Maintenance Program | list jurisdictionalInspection: Jurisdictional inspection = Jurisdictional Inspection Object
    yesNo sparesOnSite: Are spare parts kept on the premises? = Yes No
    `,
  ),
];
