import { formTemplate } from '../dsl/formTemplate.ts';

/** Marine, financial and professional lines, crime and surety. */
export const specialtyForms = [
  formTemplate(
    'InlandMarineCoverage',
    'Inland Marine Coverage',
    { version: 5, products: ['Inland Marine'] },
    `
    list marineClass: Class of property = Inland Marine Class
    list marineForm: Coverage form = Inland Marine Coverage Form
    list marineDeductible: Deductible = Deductible - Inland Marine
    list marineValuation: Valuation = Inland Marine Valuation
    list conveyance: Conveyance = Conveyance
    list territory: Territory = Inland Marine Territory
    list rentalExposure: Rented equipment = Equipment Rental Exposure
    list storage: Storage = Equipment Storage
    `,
  ),
  formTemplate(
    'ScheduledEquipment',
    'Scheduled Equipment',
    { version: 6, products: ['Inland Marine'], repeatable: true },
    `
    text description: Description
    text serialNumber: Serial number
    list modelYear: Model year = Equipment Model Year
    list equipmentType: Equipment = Contractors Equipment Type
    list condition: Condition = Equipment Condition
    list theftProtection: Theft protection = Equipment Theft Protection
    list location: Location = Location Schedule
    text value: Value
    `,
  ),
  formTemplate(
    'OceanMarineCoverage',
    'Ocean Marine Coverage',
    { version: 2, products: ['Ocean Marine'], status: 2 },
    `
    list marineCover: Coverage = Ocean Marine Coverage
    list cargoClauses: Cargo clauses = Institute Cargo Clauses
    list incoterm: Terms of sale = Incoterms 2020
    list packing: Packing = Cargo Packing
    list originCountry: Country of origin = Countries
    list cargoCurrency: Currency = Currencies
    list navigation: Navigation limits = Navigation Territory
    list hullDeductible: Deductible = Deductible - Ocean Marine
    `,
  ),
  formTemplate(
    'VesselSchedule',
    'Vessels',
    { version: 2, products: ['Ocean Marine'], repeatable: true, status: 2 },
    `
    text vesselName: Vessel
    list vesselType: Type = Vessel Type
    list hullMaterial: Hull = Hull Material
    list propulsion: Propulsion = Propulsion
    list classSociety: Classification society = Classification Society
    list flag: Flag = Countries
    list crew: Crew = Crew Type
    list layUp: Lay-up = Lay-Up Period
    list modelYear: Year built = Vessel Year Built
    `,
  ),
  formTemplate(
    'CyberCoverage',
    'Cyber Coverage',
    { version: 7, products: ['Cyber Liability'] },
    `
    list cyberRevenueBand: Revenue = Annual Revenue Band
    list cyberLimit: Aggregate limit = Coverage Limit - Cyber
    list cyberRetention: Retention = Retention - Cyber
    list cyberWaiting: Waiting period = Waiting Period - Cyber
    checks insuringAgreement: Insuring agreements = Cyber Insuring Agreement
    list recordCount: Records held = Record Count Band
    checks recordType: Kinds of records = Record Type
    list mfa: Multi-factor authentication = Multi-Factor Authentication Scope
    list endpoint: Endpoint protection = Endpoint Protection
    list backups: Backups = Backup Practice
    list backupFrequency: Backup frequency = Backup Frequency
    list restoreTesting: Last full restore = Backup Restore Testing
    list remoteAccess: Remote access = Remote Access Method
    checks emailSecurity: E-mail security = E-mail Security Control
    list training: Security training = Security Training Cadence
    list paymentVerification: Payment verification = Payment Verification Control
    list endOfLife: End-of-life software = End-of-Life Software
    list priorIncident: Prior incident = Cyber Incident Type
    list patching: Critical patches within = Patch Cadence
    list framework: Security framework = Security Framework
    list pciLevel: PCI DSS merchant level = PCI DSS Merchant Level
    list cloud: Hosting = Hosting Model
    `,
  ),
  formTemplate(
    'DirectorsAndOfficersCoverage',
    'Directors and Officers Coverage',
    { version: 4, products: ['Directors and Officers'] },
    `
    list organizationType: Organization = Organization Type
    checks side: Insuring agreements = Directors and Officers Insuring Agreement
    list doLimit: Limit = Coverage Limit - Directors and Officers
    list doRetention: Retention = Retention - Directors and Officers
    list exchange: Exchange = Stock Exchange
    list priorClaim: Prior claim = Management Claim Type
    list transactionPlan: Planned transaction = Planned Corporate Transaction
    list defense: Defense = Defense Provision
    list extendedReporting: Extended reporting = Extended Reporting Period
    list priorActs: Prior acts = Prior Acts Coverage
    `,
  ),
  formTemplate(
    'EmploymentPracticesCoverage',
    'Employment Practices Coverage',
    { version: 4, products: ['Employment Practices'] },
    `
    list eplEmployees: Employees = Employee Count Band
    list eplState: Principal state = US States
    list eplLimit: Limit = Coverage Limit - Employment Practices
    list eplRetention: Retention = Retention - Employment Practices
    list allegation: Prior allegation = Employment Practices Allegation
    list thirdParty: Third-party coverage = Third-Party Coverage Election
    checks hrPractice: Human resources practices = Human Resources Practice
    list wageHour: Wage and hour = Wage and Hour Sublimit
    list turnover: Turnover = Employee Turnover Band
    `,
  ),
  formTemplate(
    'CrimeCoverage',
    'Crime Coverage',
    { version: 3, products: ['Crime and Fidelity'] },
    `
    list crimeForm: Form = Crime Coverage Form
    list crimeAgreement: Insuring agreement = Crime Insuring Agreement
    list crimeLimit: Limit = Coverage Limit - Crime
    list crimeDeductible: Deductible = Deductible - Crime
    list safeClass: Safe = Safe and Vault Class
    list messenger: Messenger protection = Messenger Protection
    list control: Controls = Crime Internal Control
    list auditorType: Accounts = Financial Statement Type
    list erisaPlan: Plan = Employee Benefit Plan Type
    `,
  ),
  formTemplate(
    'ProfessionalLiabilityCoverage',
    'Professional Liability Coverage',
    { version: 5, products: ['Professional Liability'] },
    `
    list profession: Profession = Profession
    list plLimit: Limit = Coverage Limit - Professional Liability
    list plDeductible: Deductible = Deductible - Professional Liability
    list plRetroactive: Retroactive date = Retroactive Date Option
    list extendedReporting: Extended reporting = Extended Reporting Period
    list defense: Defense = Defense Provision
    list engagement: Engagement terms = Client Engagement Practice
    list feeBand: Largest client = Largest Client Share Band
    `,
  ),
  formTemplate(
    'SuretyBond',
    'Surety Bond',
    { version: 2, products: ['Surety'], status: 2 },
    `
    list bondClass: Bond class = Bond Class
    list bondType: Bond type = Bond Type
    list obligee: Obligee = Obligee Type
    list bondState: State = US States
    list collateral: Collateral = Collateral Type
    list indemnity: Indemnity = Indemnitor Type
    list bondAmount: Penal sum = Bond Amount Band
    list statementQuality: Financial statements = Financial Statement Type
    list workInHand: Work in hand = Work in Hand Band
    list prequalification: Prequalification = Contractor Prequalification Rating
    `,
  ),
  formTemplate(
    'ProfessionalStaffSchedule',
    'Professional Staff',
    { version: 1, products: ['Professional Liability'], repeatable: true, status: 0 },
    `
    text staffName: Name
    list staffRole: Role = Professional Staff Role
    list licenseStatus: License = Professional License Status
    list yearsExperience: Experience = Years in Business Band
    `,
  ),
];
