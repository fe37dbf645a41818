import { triggerRuleNames } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { conditionOf, formTemplate, showWhen } from '../dsl/formTemplate.ts';

/** Versions of forms that newer ones have followed; some organizations are still filled in by them. */
export const formerForms = [
  formTemplate(
    'AgencyAuthority',
    'Agency and Brokerage Authority',
    { type: 13, ordering: 120, version: 1 },
    `
    # Authority
    list appointmentStatus: Appointment = Agency Appointment Status {required}
    lists authorizedLines: Lines = Lines of Business {required}
    money bindingLimit: Binding limit | list signedBy: Signed by = Underwriting Authority Level
    # Agreement
    date authorityBegins: Begins on {required}
    date lastAudit: Last audit | money fidelityBond: Fidelity bond`,
  ),
];

/** Who may do what, and who they are; clearance and referral of submissions. */
export const peopleForms = [
  formTemplate(
    'AgencyAuthority',
    'Agency and Brokerage Authority',
    { type: 13, ordering: 120, version: 2 },
    `
    # Authority
    list appointmentStatus: Appointment = Agency Appointment Status {required}
    lists licensedStates: Licensed in = US States
    lists authorizedLines: Lines = Lines of Business {required}
    money bindingLimit: Binding limit | list commissionPlan: Commission = Commission Plan
    # Agreement
    date authorityBegins: Begins on {required} | date authorityEnds: Ends on
    upload agreement: Signed agreement {agency}`,
  ),
  formTemplate(
    'CarrierAuthority',
    'Underwriting Authority',
    { type: 21, ordering: 121, version: 2 },
    `
    # Authority
    list authorityLevel: Level = Underwriting Authority Level {carrier; required}
    lists lines: Lines = Lines of Business {carrier}
    money largestLimit: Largest limit {carrier}
    money largestPremium: Largest premium {carrier}
    list referralLevel: Refers to = Referral Level {carrier}
    lists producerStates: States of appointed producers = US States {carrier}
    button findProducers: Choose producers {carrier; options <options><functionName>DynamicGridPopup</functionName><dataName>producer</dataName><filledFields>state=producerStates</filledFields></options>}
    # Property by State
    grid stateLimits: Limits by state {carrier; link CarrierPropertyAuthority; options <options><columns><column variableName="limitState" width="180"/><column variableName="stateLimit" width="150"/></columns></options>}`,
  ),
  formTemplate(
    'CarrierPropertyAuthority',
    'Property Authority',
    { type: 21, ordering: 129 },
    `
    # Property
    list propertyLevel: Level = Underwriting Authority Level {carrier; required}
    money buildingLimit: Building limit {carrier; required} | money contentsLimit: Contents limit {carrier}
    #* Limits by State
    list limitState: State = US States {carrier} | money stateLimit: Largest limit {carrier}`,
  ),
  formTemplate(
    'CarrierLiabilityAuthority',
    'Liability Authority',
    { type: 21, ordering: 130 },
    `
    # Liability
    list liabilityLevel: Level = Underwriting Authority Level {carrier; required}
    money occurrenceLimit: Each occurrence {carrier; required} | money aggregateLimit: Aggregate {carrier}`,
  ),
  formTemplate(
    'OrganizationProfile',
    'Organization Profile',
    { type: 43, ordering: 122, version: 4 },
    `
    # Organization
    list organizationType: Type = Organization Type {required} | radio errorsAndOmissions: Errors and omissions = Errors and Omissions Proof
    list taxIdType: Tax identifier type = Tax Identifier Type | text taxId: Tax identifier {pattern \\d{2}-\\d{7}|\\d{3}-\\d{2}-\\d{4}; tip Two digits, a hyphen and seven digits.}
    list preferredMethod: Preferred contact = Preferred Contact Method | list timeZone: Time zone = Time Zone
    # Wholesale broker
    text wholesalerName: Wholesale broker | text wholesalerCode: Agency number
    button findWholesaler: Find a producer {options <options><functionName>DynamicGridPopup</functionName><dataName>producer</dataName><filledFields>name=wholesalerName, code=wholesalerCode</filledFields></options>}
    # Sub-producers
    button findSubproducers: Choose sub-producers {options <options><functionName>DynamicGridPopup</functionName><dataName>producer</dataName><filledFields>name=subproducerName, code=subproducerCode</filledFields></options>}
    repeater subproducers: Sub-producers
    text subproducerName: Name | text subproducerCode: Agency number
    #* Offices
    text officeStreet: Street
    text officeCity: City | list officeState: State = US States
    text officePostalCode: ZIP code {pattern \\d{5}(-\\d{4})?; tip Five digits, or nine with a hyphen.}`,
  ),
  formTemplate(
    'UserProfile',
    'User Profile',
    { type: 42, ordering: 123, version: 3 },
    `
    # User
    list jobFunction: Job function = Job Function
    list licenseType: License = Producer License Type
    list licenseStatus: License status = Producer License Status
    list language: Language = Preferred Language`,
  ),
  formTemplate(
    'SubmissionClearance',
    'Submission Clearance',
    {
      ...{ type: 39, ordering: 124, version: 3, status: 2 },
      fieldRules: [showWhen('Declined', 'Why it was declined.', ['SubmissionClearance|status', 'DECLINED'])],
    },
    `
    # Clearance
    list status: Status = Submission Status {required; carrier}
    list distributionChannel: Channel = Distribution Channel
    list brokerOfRecord: Broker of record = Broker of Record Status {link ProducerInformation.brokerOfRecord}
    list declinationReason: Reason = Declination Reason {carrier; if Declined}
    area clearanceNotes: Notes {carrier}`,
  ),
  formTemplate(
    'ReferralRequest',
    'Referral Request',
    {
      ...{ type: 17, ordering: 125, status: 2, root: true },
      triggerRule: {
        name: triggerRuleNames.conditional,
        condition: conditionOf([
          'UnderwritingReview|referralTo',
          'HOME_OFFICE_UNDERWRITING',
          'LINE_OF_BUSINESS_DIRECTOR',
        ]),
      },
    },
    `
    # Referral
    list referralReason: Reason = Referral Reason {carrier; required}
    list referralLevel: Level = Referral Level {carrier; required}
    area question: Question {carrier; required}
    date answerBy: Answer by {carrier}`,
  ),
  formTemplate(
    'PriorLossExplanation',
    'Explanation of Losses',
    {
      ...{ status: 0, root: false, ordering: 60 },
      precedingFieldFormTemplateUniqueName: 'LossHistory',
      precedingFieldVariableName: 'causeOfLoss',
      triggerRule: {
        name: triggerRuleNames.supplemental,
        condition: conditionOf(['LossHistory|litigation', 'SUIT_FILED', 'DISCOVERY', 'TRIAL']),
      },
    },
    `
    # Explanation
    area circumstances: What happened? {required}
    area remedialAction: What was done since?
    upload correspondence: Correspondence`,
  ),
  formTemplate(
    'RenewalQuestionnaire',
    'Renewal Questionnaire',
    {
      ...{ type: 14, ordering: 127, status: 0 },
      // The trigger is yet to be worked out.
      triggerRule: { name: triggerRuleNames.conditional, condition: conditionOf() },
      errors: [{ pointer: '/triggerRule', message: 'Please configure the trigger rule.' }],
    },
    `
    # Renewal
    yesNo operationsChanged: Have operations changed? = Yes No {required}
    yesNo locationsChanged: Have locations changed? = Yes No {required}
    area changes: What has changed?
    list renewalReason: Reason for conditional renewal = Conditional Renewal Reason {carrier}`,
  ),
  formTemplate(
    'LossSummary',
    'Summary of Losses',
    { type: 23, ordering: 128, status: 0 },
    `
    # Losses
    grid losses: Losses {link LossHistory; options <options><columns><column variableName="lossDate" width="150"/><column variableName="paidAmount" width="150"/></columns></options>}
    area assessment: Assessment {carrier}
    #* Largest Losses
    date largestDate: Date of loss | money largestAmount: Incurred
    area largestCause: Cause and what was done since`,
  ),
];
