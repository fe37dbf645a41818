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
    { version: 8, products: located, repeatable: true },
    `
    text locationNumber: Location number
    text street: Street
    text city: City
    list state: State = US States
    text postalCode: Postal code
    list countyTexas: County = County - Texas
    list countyFlorida: County = County - Florida
    list countyCalifornia: County = County - California
    list countyNewYork: County = County - New York
    list interest: Interest = Building Interest
    list protectionClass: Public protection class = Public Protection Class
    list fireStationDistance: Distance to fire station = Distance to Fire Station
    list fireDepartment: Fire department = Fire Department Type
    list hydrantDistance: Distance to hydrant = Distance to Hydrant
    list coastDistance: Distance to tidal water = Distance to Coast
    list buildingCodeGrade: Building code grade = Building Code Effectiveness Grade
    list premisesSecurity: Security = Premises Security
    `,
  ),
  formTemplate(
    'BuildingSchedule',
    'Buildings',
    {
      version: 9,
      products: [...property, 'Equipment Breakdown'],
      repeatable: true,
    },
    `
    list location: Location = Location Schedule
    list construction: Construction = Construction Class
    list occupancy: Occupancy = Occupancy Class
    list occupancyStatus: Occupied = Occupancy Status
    list stories: Stories = Number of Stories
    list areaBand: Floor area = Floor Area Band
    list buildingAge: Building age = Building Age Band
    list roofCovering: Roof covering = Roof Covering
    list roofShape: Roof shape = Roof Shape
    list roofAge: Roof age = Roof Age Band
    list roofCondition: Roof condition = Roof Condition
    list roofImpactResistance: Impact resistance = Roof Impact Resistance
    checks roofEquipment: Roof equipment = Roof Equipment
    list exteriorFinish: Exterior finish = Exterior Wall Finish
    list historic: Historic designation = Historic Designation
    list roofValuation: Roof valuation = Roof Surfacing Valuation
    list heating: Heating = Heating System
    list heatingFuel: Fuel = Heating Fuel
    list wiring: Wiring = Wiring Type
    list electricalPanel: Electrical panel = Electrical Panel
    list plumbing: Plumbing = Plumbing Material
    list foundation: Foundation = Foundation Type
    list sprinklers: Sprinklers = Sprinkler System
    list sprinklerCoverage: Sprinklered area = Sprinklered Area
    list sprinklerSupply: Water supply = Sprinkler Water Supply
    list sprinklerSupervision: Supervision = Sprinkler Supervision
    list storageClass: Stored commodity = Commodity Storage Class
    list storageArrangement: Storage arrangement = Storage Arrangement
    list burglarAlarm: Burglar alarm = Burglar Alarm
    list fireAlarm: Fire alarm = Fire Alarm
    list cooking: Cooking = Commercial Cooking Exposure
    list cookingProtection: Cooking protection = Cooking Fire Protection
    list hoodCleaning: Hood cleaning = Hood Cleaning Frequency
    list updates: Systems updated = Building Updates
    list safeguard: Protective safeguard = Protective Safeguard
    `,
  ),
  formTemplate(
    'PropertyCoverage',
    'Property Coverage',
    { version: 11, products: ['Commercial Property'] },
    `
    list building: Building = Building Schedule
    list subject: Subject of insurance = Subject of Insurance
    list causeOfLossForm: Cause of loss form = Cause of Loss Form
    list valuation: Valuation = Valuation Method
    list coinsurance: Coinsurance = Coinsurance Percentage
    list deductibleApplication: Deductible applies = Deductible Application
    list deductible: Deductible = Deductible - Commercial Property
    list windHailDeductible: Wind or hail deductible = Deductible - Wind or Hail
    list namedStormDeductible: Named storm deductible = Deductible - Named Storm
    list earthquakeDeductible: Earthquake deductible = Deductible - Earthquake
    list floodDeductible: Flood deductible = Deductible - Flood
    list inflationGuard: Inflation guard = Inflation Guard
    list ordinanceOrLaw: Ordinance or law = Ordinance or Law Coverage
    list ordinanceOrLawLimit: Ordinance or law limit = Coverage Limit - Ordinance or Law
    list marginClause: Margin clause = Margin Clause Percentage
    list optionalCoverage: Optional coverage = Optional Property Coverage
    list vacancyPermit: Vacancy = Vacancy Permit
    `,
  ),
  formTemplate(
    'CatastropheExposure',
    'Catastrophe Exposure',
    { version: 5, products: [...property, 'Builders Risk', 'Inland Marine'] },
    `
    list windTier: Wind tier = Wind Tier
    list openingProtection: Opening protection = Opening Protection
    list roofAnchorage: Roof-to-wall connection = Roof-to-Wall Connection
    list floodZone: Flood zone = FEMA Flood Zone
    list elevation: Lowest floor against base flood = Elevation Difference Band
    list seismicZone: Earthquake territory = Earthquake Territory
    list siteClass: Site class = ASCE 7 Site Class
    list wildfireScore: Wildfire score = Wildfire Score Band
    list brushClearance: Brush clearance = Brush Clearance
    list hailScore: Hail exposure = Hail Exposure Band
    list tornadoScore: Tornado exposure = Convective Storm Band
    list sinkhole: Sinkhole coverage = Sinkhole Coverage Election
    `,
  ),
  formTemplate(
    'BusinessIncomeCoverage',
    'Business Income Coverage',
    { version: 4, products: property },
    `
    list businessIncomeForm: Form = Business Income Form
    list biOption: Option = Business Income Option
    list monthlyLimit: Monthly limit of indemnity = Monthly Limit of Indemnity
    list biCoinsurance: Coinsurance = Business Income Coinsurance
    list extendedPeriod: Extended period of indemnity = Extended Period of Indemnity
    list waitingPeriod: Waiting period = Waiting Period - Business Income
    list ordinaryPayroll: Ordinary payroll = Ordinary Payroll Limitation
    list dependentProperty: Dependent properties = Dependent Property Type
    list utilityServices: Utility services = Utility Services Coverage
    `,
  ),
  formTemplate(
    'BusinessownersCoverage',
    'Businessowners Coverage',
    { version: 6, products: ['Businessowners'] },
    `
    list bopClassGroup: Class group = Businessowners Class Group
    list propertyDeductible: Property deductible = Deductible - Businessowners Property
    list liabilityLimit: Liability and medical expense limit = Coverage Limit - Businessowners Liability
    list valuation: Valuation = Valuation Method
    list bopOptionalCoverage: Optional coverage = Businessowners Optional Coverage
    list spoilage: Spoilage = Spoilage Coverage
    list moneyAndSecurities: Money and securities = Coverage Limit - Money and Securities
    `,
  ),
  formTemplate(
    'BuildersRiskCoverage',
    'Builders Risk Coverage',
    { version: 3, products: ['Builders Risk'] },
    `
    list projectType: Project = Construction Project Type
    list projectPhase: Phase = Construction Phase
    list deliveryContract: Delivery method = Project Delivery Method
    list construction: Construction = Construction Class
    list reportingForm: Reporting = Builders Risk Reporting Basis
    list projectTerm: Project term = Builders Risk Term
    list softCosts: Soft costs = Soft Cost Type
    list delay: Delay in completion = Delay in Completion Period
    list builderDeductible: Deductible = Deductible - Builders Risk
    list siteSecurity: Site security = Construction Site Security
    list waterMitigation: Water damage prevention = Water Damage Prevention
    list testing: Testing = Testing Coverage
    `,
  ),
  formTemplate(
    'EquipmentBreakdownCoverage',
    'Equipment Breakdown Coverage',
    { version: 2, products: ['Equipment Breakdown', 'Commercial Property'] },
    `
    list objectGroup: Equipment = Equipment Breakdown Object
    list breakdownCoverage: Coverage = Equipment Breakdown Coverage
    list breakdownDeductible: Deductible = Deductible - Equipment Breakdown
    list refrigerant: Refrigerant = Refrigerant Type
    list maintenance: Maintenance = Maintenance Program
    list jurisdictionalInspection: Jurisdictional inspection = Jurisdictional Inspection Object
    `,
  ),
];
