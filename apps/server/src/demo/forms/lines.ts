/** A line of business, with what its forms ask for: fields as lines of the demo's form language. */
export interface Line {
  /** What the unique names of its forms begin with. */
  prefix: string;
  /** The product, as it is called in titles, too. */
  product: string;
  /** The application form that repeats and for each of which there is a rating form. Default: one rating form for all. */
  ratedFor?: string;
  /** The application form and a list of it that describe the risk. */
  application: string;
  exposure: string;
  rating: string;
  quoting: string;
  policy: string;
  /** A field of the rating form of which some values need more, and what the rule that asks for it is called. */
  rule: { name: string; field: string; values: string[]; shown: string };
}

/** Lines on property and the sea. */
export const propertyLines: Line[] = [
  {
    ...{
      prefix: 'Property',
      ratedFor: 'BuildingSchedule',
      product: 'Commercial Property',
      application: 'PropertyCoverage',
      exposure: 'PropertyCoverage.causeOfLossForm',
    },
    rating: `
    list territory: Territory = US States {required; link LocationSchedule.state}
    list construction: Construction = Construction Class {required} | list protection: Protection class = Public Protection Class {required}
    list occupancy: Occupancy = Occupancy Class | radio sprinklered: Sprinklers = Sprinklered Area
    list roofAge: Roof age = Roof Age Band | radio windTier: Wind tier = Wind Tier
    # Exposure and Rates
    money buildingValue: Building value {required} | money contentsValue: Contents value
    number buildingRate: Building rate {carrier} | number contentsRate: Contents rate {carrier}`,
    quoting: `
    list deductible: Deductible = Deductible - Commercial Property {required} | list windDeductible: Wind or hail deductible = Deductible - Wind or Hail
    list coinsurance: Coinsurance = Coinsurance Percentage
    list valuation: Valuation = Valuation Method
    radio ordinance: Ordinance or law = Ordinance or Law Coverage`,
    policy: `
    lists protectiveSafeguards: Protective safeguards = Protective Safeguard
    list marginClause: Margin clause = Margin Clause Percentage
    list inflationGuard: Inflation guard = Inflation Guard
    lists optionalCoverages: Optional coverages = Optional Property Coverage`,
    rule: {
      name: 'First wind tier',
      field: 'windTier',
      values: ['T1'],
      shown: 'list openingProtection: Opening protection = Opening Protection',
    },
  },
  {
    ...{
      prefix: 'Businessowners',
      product: 'Businessowners',
      application: 'BusinessownersCoverage',
      exposure: 'BusinessownersCoverage.classGroup',
    },
    rating: `
    list territory: Territory = US States {required; link LocationSchedule.state}
    list classGroup: Class group = Businessowners Class Group {required} | list construction: Construction = Construction Class
    list protection: Protection class = Public Protection Class | list floorArea: Floor area = Floor Area Band
    list revenueBand: Annual revenue = Annual Revenue Band {link AccountInformation.annualRevenueBand}
    # Exposure and Rates
    money buildingValue: Building value | money contentsValue: Contents value {required}
    number propertyRate: Property rate {carrier} | number liabilityRate: Liability rate {carrier}`,
    quoting: `
    list liabilityLimit: Liability limit = Coverage Limit - Businessowners Liability {required} | list deductible: Property deductible = Deductible - Businessowners Property {required}
    radio autoOption: Hired and non-owned auto = Hired and Non-Owned Auto Option
    lists optionalCoverages: Optional coverages = Businessowners Optional Coverage`,
    policy: `
    lists optionalCoverages: Optional coverages = Businessowners Optional Coverage
    list spoilage: Spoilage = Spoilage Coverage
    list utilityServices: Utility services = Utility Services Coverage`,
    rule: {
      name: 'More than 25,000 square feet',
      field: 'floorArea',
      values: ['A5', 'A6', 'A7', 'A8'],
      shown: 'list sprinklers: Sprinklers = Sprinkler System',
    },
  },
  {
    ...{
      prefix: 'InlandMarine',
      ratedFor: 'ScheduledEquipment',
      product: 'Inland Marine',
      application: 'InlandMarineCoverage',
      exposure: 'InlandMarineCoverage.marineClass',
    },
    rating: `
    list marineClass: Class = Inland Marine Class {required}
    radio territory: Territory = Inland Marine Territory {required} | list valuation: Valuation = Inland Marine Valuation
    list equipmentType: Equipment = Contractors Equipment Type | list storage: Storage = Equipment Storage
    list theftProtection: Theft protection = Equipment Theft Protection
    # Exposure and Rates
    money scheduledLimit: Scheduled limit {required} | money unscheduledLimit: Unscheduled limit
    number scheduledRate: Rate for scheduled items {carrier}`,
    quoting: `
    radio coverageForm: Coverage form = Inland Marine Coverage Form {required} | list deductible: Deductible = Deductible - Inland Marine {required}
    radio rentalExposure: Equipment rented from others = Equipment Rental Exposure`,
    policy: `
    radio coverageForm: Coverage form = Inland Marine Coverage Form
    radio maintenance: Maintenance program = Maintenance Program
    list condition: Condition of equipment = Equipment Condition`,
    rule: {
      name: 'Equipment in the open',
      field: 'storage',
      values: ['OPEN_LOT'],
      shown: 'list siteSecurity: Site security = Construction Site Security',
    },
  },
  {
    ...{
      prefix: 'OceanMarine',
      ratedFor: 'VesselSchedule',
      product: 'Ocean Marine',
      application: 'OceanMarineCoverage',
      exposure: 'OceanMarineCoverage.coverage',
    },
    rating: `
    list vesselType: Vessel = Vessel Type {required}
    list hull: Hull = Hull Material | list propulsion: Propulsion = Propulsion
    list yearBuilt: Year built = Vessel Year Built {required} | list society: Classification society = Classification Society
    list navigation: Navigation territory = Navigation Territory {required} | list layUp: Lay-up = Lay-Up Period
    radio crew: Crew = Crew Type
    # Exposure and Rates
    money hullValue: Agreed hull value {required} | number hullRate: Hull rate {carrier}`,
    quoting: `
    list coverage: Coverage = Ocean Marine Coverage {required} | list deductible: Deductible = Deductible - Ocean Marine {required}
    list currency: Currency = Currencies
    list clauses: Institute cargo clauses = Institute Cargo Clauses`,
    policy: `
    list clauses: Institute cargo clauses = Institute Cargo Clauses
    list incoterm: Incoterm = Incoterms 2020
    list conveyance: Conveyance = Conveyance
    list packing: Packing = Cargo Packing`,
    rule: {
      name: 'Worldwide navigation',
      field: 'navigation',
      values: ['WORLDWIDE'],
      shown: 'yesNo warRisk: Is war risk asked for? = Yes No',
    },
  },
];
