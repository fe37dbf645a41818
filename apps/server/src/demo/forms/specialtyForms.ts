import { formTemplate } from '../dsl/formTemplate.ts';

/** Marine, financial and professional lines, crime and surety. */
export const specialtyForms = [
  formTemplate(
    'InlandMarineCoverage',
    'Inland Marine Coverage',
    { version: 5, ordering: 100, products: ['Inland Marine'] },
    `
    # Coverage
    list marineClass: Class of property = Inland Marine Class | radio marineForm: Coverage form = Inland Marine Coverage Form
    list marineDeductible: Deductible = Deductible - Inland Marine | list marineValuation: Valuation = Inland Marine Valuation
    # Exposure
    list conveyance: Conveyance = Conveyance | radio territory: Territory = Inland Marine Territory
    radio rentalExposure: Rented equipment = Equipment Rental Exposure | list storage: Storage = Equipment Storage
    yesNo equipmentLoaned: Is equipment lent to others? = Yes No
    `,
  ),
  formTemplate(
    'ScheduledEquipment',
    'Scheduled Equipment',
    { version: 6, ordering: 101, products: ['Inland Marine'], repeatable: true },
    `
    # Item
    area description: Description
    text serialNumber: Serial number | list modelYear: Model year = Equipment Model Year
    list equipmentType: Equipment = Contractors Equipment Type | list condition: Condition = Equipment Condition
    # Value and Place
    money value: Value | date valuedOn: Valued on
    list location: Location = Location Schedule | list theftProtection: Theft protection = Equipment Theft Protection
    yesNo financed: Is the item financed or leased? = Yes No
    `,
  ),
  formTemplate(
    'OceanMarineCoverage',
    'Ocean Marine Coverage',
    { version: 2, ordering: 102, products: ['Ocean Marine'], status: 2 },
    `
    # Coverage
    list marineCover: Coverage = Ocean Marine Coverage | list cargoClauses: Cargo clauses = Institute Cargo Clauses
    list navigation: Navigation limits = Navigation Territory | list hullDeductible: Deductible = Deductible - Ocean Marine
    yesNo warRiskWanted: Is war risk wanted? = Yes No
    # Cargo
    list incoterm: Terms of sale = Incoterms 2020 | list packing: Packing = Cargo Packing
    list originCountry: Country of origin = Countries | list cargoCurrency: Currency = Currencies
    `,
  ),
  formTemplate(
    'VesselSchedule',
    'Vessels',
    { version: 2, ordering: 103, products: ['Ocean Marine'], repeatable: true, status: 2 },
    `
    # Vessel
    text vesselName: Vessel
    list vesselType: Type = Vessel Type | list modelYear: Year built = Vessel Year Built
    list hullMaterial: Hull = Hull Material | list propulsion: Propulsion = Propulsion
    list classSociety: Classification society = Classification Society | list flag: Flag = Countries
    # Operation
    list crew: Crew = Crew Type | list layUp: Lay-up = Lay-Up Period
    yesNo surveyed: Surveyed in the past three years? = Yes No
    `,
  ),
  formTemplate(
    'CyberCoverage',
    'Cyber Coverage',
    { version: 7, ordering: 104, products: ['Cyber Liability'] },
    `
    # Coverage
    list cyberLimit: Aggregate limit = Coverage Limit - Cyber | list cyberRetention: Retention = Retention - Cyber
    list cyberWaiting: Waiting period = Waiting Period - Cyber | list cyberRevenueBand: Revenue = Annual Revenue Band
    checks insuringAgreement: Insuring agreements = Cyber Insuring Agreement
    # Records
    list recordCount: Records held = Record Count Band {tip People whose records are held, counted once.} | radio pciLevel: PCI DSS merchant level = PCI DSS Merchant Level
    checks recordType: Kinds of records = Record Type
    yesNo recordsEncrypted: Are records encrypted at rest? = Yes No
    # Access
    list mfa: Multi-factor authentication = Multi-Factor Authentication Scope {tip Where a second factor is asked for without exception.} | list remoteAccess: Remote access = Remote Access Method
    radio endpoint: Endpoint protection = Endpoint Protection | list patching: Critical patches within = Patch Cadence
    list cloud: Hosting = Hosting Model | radio endOfLife: End-of-life software = End-of-Life Software
    # Backups
    list backups: Backups = Backup Practice | list backupFrequency: Backup frequency = Backup Frequency
    radio restoreTesting: Last full restore = Backup Restore Testing
    # Practice
    list training: Security training = Security Training Cadence | radio paymentVerification: Payment verification = Payment Verification Control
    checks emailSecurity: E-mail security = E-mail Security Control
    list framework: Security framework = Security Framework | list priorIncident: Prior incident = Cyber Incident Type
    `,
  ),
  formTemplate(
    'DirectorsAndOfficersCoverage',
    'Directors and Officers Coverage',
    { version: 4, ordering: 105, products: ['Directors and Officers'] },
    `
    # Coverage
    checks side: Insuring agreements = Directors and Officers Insuring Agreement
    list doLimit: Limit = Coverage Limit - Directors and Officers | list doRetention: Retention = Retention - Directors and Officers
    radio defense: Defense = Defense Provision
    list extendedReporting: Extended reporting = Extended Reporting Period | radio priorActs: Prior acts = Prior Acts Coverage
    # Organization
    list organizationType: Organization = Organization Type | list exchange: Exchange = Stock Exchange
    list transactionPlan: Planned transaction = Planned Corporate Transaction | list priorClaim: Prior claim = Management Claim Type
    yesNo knownCircumstances: Are circumstances known that may lead to a claim? = Yes No
    `,
  ),
  formTemplate(
    'EmploymentPracticesCoverage',
    'Employment Practices Coverage',
    { version: 4, ordering: 106, products: ['Employment Practices'] },
    `
    # Coverage
    list eplLimit: Limit = Coverage Limit - Employment Practices | list eplRetention: Retention = Retention - Employment Practices
    radio thirdParty: Third-party coverage = Third-Party Coverage Election | radio wageHour: Wage and hour = Wage and Hour Sublimit
    # Workforce
    list eplEmployees: Employees = Employee Count Band | list eplState: Principal state = US States
    radio turnover: Turnover = Employee Turnover Band | list allegation: Prior allegation = Employment Practices Allegation
    checks hrPractice: Human resources practices = Human Resources Practice
    yesNo layoffsPlanned: Are layoffs planned in the next twelve months? = Yes No
    `,
  ),
  formTemplate(
    'CrimeCoverage',
    'Crime Coverage',
    { version: 3, ordering: 107, products: ['Crime and Fidelity'] },
    `
    # Coverage
    list crimeForm: Form = Crime Coverage Form | list crimeAgreement: Insuring agreement = Crime Insuring Agreement
    list crimeLimit: Limit = Coverage Limit - Crime | list crimeDeductible: Deductible = Deductible - Crime
    list erisaPlan: Plan = Employee Benefit Plan Type
    # Controls
    list safeClass: Safe = Safe and Vault Class | list messenger: Messenger protection = Messenger Protection
    list control: Controls = Crime Internal Control | list auditorType: Accounts = Financial Statement Type
    yesNo dualControl: Do two people sign every payment? = Yes No
    `,
  ),
  formTemplate(
    'ProfessionalLiabilityCoverage',
    'Professional Liability Coverage',
    { version: 5, ordering: 108, products: ['Professional Liability'] },
    `
    # Coverage
    list plLimit: Limit = Coverage Limit - Professional Liability | list plDeductible: Deductible = Deductible - Professional Liability
    radio plRetroactive: Retroactive date = Retroactive Date Option | list extendedReporting: Extended reporting = Extended Reporting Period
    radio defense: Defense = Defense Provision
    # Practice
    list profession: Profession = Profession
    radio engagement: Engagement terms = Client Engagement Practice | radio feeBand: Largest client = Largest Client Share Band {tip Its share of the annual fees.}
    yesNo writtenContracts: Are written contracts used with every client? = Yes No
    `,
  ),
  formTemplate(
    'SuretyBond',
    'Surety Bond',
    { version: 2, ordering: 109, products: ['Surety'], status: 2 },
    `
    # Bond
    list bondClass: Bond class = Bond Class | list bondType: Bond type = Bond Type
    list bondAmount: Penal sum = Bond Amount Band {tip What the obligee asks for.} | list bondState: State = US States
    list obligee: Obligee = Obligee Type
    # Principal
    list collateral: Collateral = Collateral Type | list indemnity: Indemnity = Indemnitor Type
    list statementQuality: Financial statements = Financial Statement Type | list workInHand: Work in hand = Work in Hand Band
    radio prequalification: Prequalification = Contractor Prequalification Rating
    yesNo priorDefault: Has the principal ever defaulted? = Yes No
    `,
  ),
  formTemplate(
    'ProfessionalStaffSchedule',
    'Professional Staff',
    { version: 1, ordering: 110, products: ['Professional Liability'], repeatable: true, status: 0 },
    `
    # Person
    text staffName: Name
    list staffRole: Role = Professional Staff Role | list yearsExperience: Experience = Years in Business Band
    list licenseStatus: License = Professional License Status
    yesNo continuingEducation: Is continuing education up to date? = Yes No
    `,
  ),
];
