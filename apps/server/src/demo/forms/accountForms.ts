import { formTemplate } from '../dsl/formTemplate.ts';

/** Who the insured is, and what came before. */
export const accountForms = [
  formTemplate(
    'AccountInformation',
    'Account Information',
    { version: 7, ordering: 1, type: 39 },
    `
    # Insured
    text accountName: Account name {tip As it is to stand on the policy.}
    list legalEntityType: Legal entity = Legal Entity Type | list ownershipStructure: Ownership = Ownership Structure
    list taxIdType: Tax identifier type = Tax Identifier Type | text taxId: Tax identifier {pattern \\d{2}-\\d{7}|\\d{3}-\\d{2}-\\d{4}; tip Employer identification number, or social security number of a sole proprietor.}
    list yearsInBusiness: Years in business = Years in Business Band | list accountTier: Service tier = Account Service Tier
    # Business
    list naicsSector: Industry sector = NAICS Sectors | list naicsIndustryGroup: Industry group = NAICS Industry Groups
    class classCode: Primary class code = Class Codes
    area operationsDescription: Description of operations {tip What is made, sold or done, where, and for whom.}
    list annualRevenueBand: Annual revenue = Annual Revenue Band {tip Of the last full financial year.} | list employeeCountBand: Employees = Employee Count Band
    list seasonality: Operations run = Season of Operation
    yesNo foreignOperations: Operations or sales outside the United States? = Yes No
    # Account
    list marketSegment: Market segment = Market Segment | list distributionChannel: Distribution channel = Distribution Channel
    list leadSource: Lead source = Lead Source
    list financialStrength: Financial condition = Financial Condition Rating
    yesNo bankruptcy: Bankruptcy, foreclosure or lien in the past five years? = Yes No
    yesNo priorCoverageDeclined: Coverage declined, cancelled or not renewed in the past three years? = Yes No
    `,
  ),
  formTemplate(
    'NamedInsuredSchedule',
    'Named Insureds',
    {
      ...{ version: 3, ordering: 2, repeatable: true, flags: 'schedule' },
      ...{ dynamicNameTemplate: '{insuredName}', staticName: 'Named insured', sortRepeatableFormNames: true },
    },
    `
    # Named Insured
    text insuredName: Named insured {required}
    radio insuredType: Named insured type = Named Insured Type | list legalEntityType: Legal entity = Legal Entity Type
    list relationship: Relationship to first named insured = Relationship to First Named Insured | percent ownershipPercent: Ownership percent {tip Of the first named insured in this one.}
    yesNo separateOperations: Operations other than those of the first named insured? = Yes No
    # Address
    list addressType: Address type = Address Type
    text addressLine: Address
    list country: Country = Countries
    list state: State = US States and Territories | list province: Province = Canadian Provinces and Territories
    `,
  ),
  formTemplate(
    'ContactSchedule',
    'Contacts',
    { version: 2, ordering: 3, repeatable: true },
    `
    # Person
    list salutation: Salutation = Salutation | list nameSuffix: Suffix = Name Suffix
    text contactName: Name {required}
    list contactRole: Role = Contact Role | list jobFunction: Job function = Job Function
    # Reaching the Contact
    text phone: Phone {pattern \\(?\\d{3}\\)?[ -]?\\d{3}-\\d{4}; tip Ten digits, such as 555-555-0100.} | list phoneType: Phone type = Phone Type
    text email: E-mail {pattern [^@\\s]+@[^@\\s]+\\.[^@\\s]+} | list emailType: E-mail type = E-mail Type
    list preferredMethod: Preferred contact method = Preferred Contact Method | list preferredTime: Best time to call = Best Time to Call
    list timeZone: Time zone = Time Zone | list language: Preferred language = Preferred Language
    yesNo receivesInvoices: Receives invoices? = Yes No
    `,
  ),
  formTemplate(
    'PriorCarrierSchedule',
    'Prior Carriers',
    {
      ...{
        version: 4,
        ordering: 4,
        repeatable: true,
        staticName: 'Prior carrier',
        allowDirectNavigation: false,
      },
    },
    `
    # Policy
    text carrierName: Carrier
    list priorLine: Line of business = Lines of Business | list policyYear: Policy year = Policy Year
    money premium: Annual premium {tip Without taxes and fees.}
    list carrierRating: A.M. Best rating = A.M. Best Financial Strength Rating | list financialSize: A.M. Best financial size = A.M. Best Financial Size Category
    # Change
    list reasonForLeaving: Reason for change = Reason for Changing Carrier
    list coverageTrigger: Coverage trigger = Coverage Trigger | date retroactiveDate: Retroactive date
    yesNo nonRenewed: Was the policy cancelled or not renewed by the carrier? = Yes No
    `,
  ),
  formTemplate(
    'LossHistory',
    'Loss History',
    { version: 6, ordering: 5, repeatable: true },
    `
    # Loss
    date lossDate: Date of loss {required; tip The day on which it happened, not the day of the claim.} | list lossLine: Line of business = Lines of Business
    list causeOfLoss: Cause of loss = Cause of Loss by Line | list catastropheType: Catastrophe = Catastrophe Type
    area lossDescription: What happened
    # Amounts
    money paidAmount: Paid {tip Including expenses.} | money reservedAmount: Reserved {tip As the latest loss run says.}
    list claimStatus: Claim status = Claim Status | list litigation: Litigation = Litigation Status
    yesNo subrogated: Was anything recovered from others? = Yes No
    # Source
    radio lossRunSource: Source = Loss Run Source
    area remedialAction: Remedial action taken
    `,
  ),
  formTemplate(
    'AdditionalInterestSchedule',
    'Additional Interests',
    {
      ...{
        version: 5,
        ordering: 6,
        repeatable: true,
        includedInEndorsement: true,
        flags: 'schedule certificates',
      },
      dynamicNameTemplate: '{interestName}',
    },
    `
    # Interest
    text interestName: Name
    list interestType: Interest = Additional Interest Type | radio interestRank: Rank = Mortgagee Rank
    list relatedLocation: Location = Location Schedule | list relatedVehicle: Vehicle = Vehicle Schedule
    text loanNumber: Loan number {tip As the lender writes it on its notices.}
    # Certificate
    list certificateType: Certificate = Certificate of Insurance Type | list deliveryMethod: Delivery = Document Delivery Method
    list insuredEndorsement: Additional insured endorsement = Additional Insured Endorsement
    yesNo noticeOfCancellation: Is notice of cancellation owed? = Yes No
    `,
  ),
  formTemplate(
    'ProducerInformation',
    'Producer Information',
    { version: 2, ordering: 7, type: 39 },
    `
    # Producer
    text producerName: Producer
    list producerType: Type = Producer Type | radio producerCodeStatus: Producer code = Producer Code Status
    radio commissionMethod: Commission paid by = Commission Payment Method
    radio brokerOfRecord: Broker of record = Broker of Record Status
    # Licence
    list licenseType: License = Producer License Type | list licenseStatus: License status = Producer License Status
    list appointmentStatus: Appointment = Agency Appointment Status | radio errorsAndOmissions: Errors and omissions = Errors and Omissions Proof
    yesNo surplusLinesLicensed: Licensed for surplus lines in the governing state? = Yes No
    `,
  ),
];
