import { formTemplate } from '../dsl/formTemplate.ts';

/** Who the insured is, and what came before. */
export const accountForms = [
  formTemplate(
    'AccountInformation',
    'Account Information',
    { version: 7, type: 39 },
    `
    text accountName: Account name
    list legalEntityType: Legal entity = Legal Entity Type
    list taxIdType: Tax identifier type = Tax Identifier Type
    text taxId: Tax identifier
    list naicsSector: Industry sector = NAICS Sectors
    list naicsIndustryGroup: Industry group = NAICS Industry Groups
    class classCode: Primary class code = Class Codes
    area operationsDescription: Description of operations
    list yearsInBusiness: Years in business = Years in Business Band
    list annualRevenueBand: Annual revenue = Annual Revenue Band
    list employeeCountBand: Employees = Employee Count Band
    list ownershipStructure: Ownership = Ownership Structure
    list marketSegment: Market segment = Market Segment
    list distributionChannel: Distribution channel = Distribution Channel
    list leadSource: Lead source = Lead Source
    list financialStrength: Financial condition = Financial Condition Rating
    list accountTier: Service tier = Account Service Tier
    list seasonality: Operations run = Season of Operation
    yesNo bankruptcy: Bankruptcy, foreclosure or lien in the past five years? = Yes No
    `,
  ),
  formTemplate(
    'NamedInsuredSchedule',
    'Named Insureds',
    { version: 3, repeatable: true },
    `
    text insuredName: Named insured
    list insuredType: Named insured type = Named Insured Type
    list legalEntityType: Legal entity = Legal Entity Type
    list relationship: Relationship to first named insured = Relationship to First Named Insured
    text ownershipPercent: Ownership percent
    text addressLine: Address
    list addressType: Address type = Address Type
    list country: Country = Countries
    list state: State = US States and Territories
    list province: Province = Canadian Provinces and Territories
    `,
  ),
  formTemplate(
    'ContactSchedule',
    'Contacts',
    { version: 2, repeatable: true },
    `
    list salutation: Salutation = Salutation
    text contactName: Name
    list nameSuffix: Suffix = Name Suffix
    list contactRole: Role = Contact Role
    list jobFunction: Job function = Job Function
    text phone: Phone
    list phoneType: Phone type = Phone Type
    text email: E-mail
    list emailType: E-mail type = E-mail Type
    list preferredMethod: Preferred contact method = Preferred Contact Method
    list preferredTime: Best time to call = Best Time to Call
    list timeZone: Time zone = Time Zone
    list language: Preferred language = Preferred Language
    `,
  ),
  formTemplate(
    'PriorCarrierSchedule',
    'Prior Carriers',
    { version: 4, repeatable: true },
    `
    text carrierName: Carrier
    list priorLine: Line of business = Lines of Business
    list carrierRating: A.M. Best rating = A.M. Best Financial Strength Rating
    list financialSize: A.M. Best financial size = A.M. Best Financial Size Category
    list policyYear: Policy year = Policy Year
    text premium: Annual premium
    list reasonForLeaving: Reason for change = Reason for Changing Carrier
    list coverageTrigger: Coverage trigger = Coverage Trigger
    date retroactiveDate: Retroactive date
    `,
  ),
  formTemplate(
    'LossHistory',
    'Loss History',
    { version: 6, repeatable: true },
    `
    date lossDate: Date of loss
    list lossLine: Line of business = Lines of Business
    list causeOfLoss: Cause of loss = Cause of Loss by Line
    list claimStatus: Claim status = Claim Status
    text paidAmount: Paid
    text reservedAmount: Reserved
    list catastropheType: Catastrophe = Catastrophe Type
    list litigation: Litigation = Litigation Status
    list lossRunSource: Source = Loss Run Source
    area remedialAction: Remedial action taken
    `,
  ),
  formTemplate(
    'AdditionalInterestSchedule',
    'Additional Interests',
    { version: 5, repeatable: true },
    `
    text interestName: Name
    list interestType: Interest = Additional Interest Type
    list interestRank: Rank = Mortgagee Rank
    list certificateType: Certificate = Certificate of Insurance Type
    list insuredEndorsement: Additional insured endorsement = Additional Insured Endorsement
    list relatedLocation: Location = Location Schedule
    list relatedVehicle: Vehicle = Vehicle Schedule
    list deliveryMethod: Delivery = Document Delivery Method
    text loanNumber: Loan number
    `,
  ),
  formTemplate(
    'ProducerInformation',
    'Producer Information',
    { version: 2, type: 39 },
    `
    text producerName: Producer
    list producerType: Type = Producer Type
    list producerCodeStatus: Producer code = Producer Code Status
    list appointmentStatus: Appointment = Agency Appointment Status
    list licenseType: License = Producer License Type
    list licenseStatus: License status = Producer License Status
    list errorsAndOmissions: Errors and omissions = Errors and Omissions Proof
    list commissionMethod: Commission paid by = Commission Payment Method
    list brokerOfRecord: Broker of record = Broker of Record Status
    `,
  ),
];
