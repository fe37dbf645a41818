import { triggerRuleNames } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { formTypes } from '../../kinds/formTemplate/formTemplateTypes.ts';
import { conditionOf, formTemplate } from '../dsl/formTemplate.ts';

/** What holds for a policy of any product, from submission to renewal. */
export const policyForms = [
  formTemplate(
    'PolicyInformation',
    'Policy Information',
    { version: 9, ordering: 20 },
    `
    # Term
    list transactionType: Transaction = Transaction Type | list policyStatus: Policy status = Policy Status
    date effectiveDate: Effective date {required} | date expirationDate: Expiration date {tip Left empty, it follows from the term.}
    list policyTerm: Policy term = Policy Term
    yesNo priorPolicyReplaced: Does the policy replace one of ours? = Yes No
    # Company and Program
    list filingState: Governing state = Filing State | list writingCompany: Writing company = Writing Company
    list admittedStatus: Paper = Admitted Status | list currency: Currency = Currencies
    list program: Program = Program
    # Rating
    list ratingPlan: Rating plan = Rating Plan | list riskTier: Risk tier = Risk Tier
    list premiumBand: Estimated premium = Premium Band | list tivBand: Total insured value = Total Insured Value Band {products Commercial Property, Builders Risk; tip Buildings, contents and business income of all locations.}
    radio tria: Terrorism coverage = TRIA Election
    # Audit
    list auditType: Premium audit = Audit Type {products General Liability, Workers Compensation} | list auditFrequency: Audit frequency = Audit Frequency {products General Liability, Workers Compensation}
    `,
  ),
  formTemplate(
    'BillingSetup',
    'Billing Setup',
    {
      ...{ version: 3, ordering: 21, includedInEndorsement: true, flags: 'billing' },
      effectiveDateRangeBegin: Date.UTC(2026, 0, 1),
      effectiveDateRangeEnd: Date.UTC(2027, 11, 31),
    },
    `
    # Billing
    radio billingMethod: Bill to = Billing Method
    list billingPlan: Billing plan = Billing Plan | list paymentTerms: Payment terms = Payment Terms
    list downPayment: Down payment = Down Payment Percentage {tip Percent of the annual premium.} | list minimumEarned: Minimum earned premium = Minimum Earned Premium
    list feeType: Fees = Fee Type
    # Payment
    list paymentMethod: Payment method = Payment Method | list invoiceDelivery: Invoice delivery = Invoice Delivery
    list refundMethod: Refund by = Premium Refund Method
    yesNo premiumFinanced: Premium financed? = Yes No
    # Agreement
    label agreementNote: Instalments are due on the day of the month on which the policy begins.
    check agreesToTerms: The insured agrees to the payment terms
    check agreesToPaperless: The insured takes invoices by e-mail alone
    spacer agreementSpace: Space {options <options><height>24</height></options>}
    button previewSchedule: Preview instalments {options <options><functionName>previewInstalments</functionName></options>} | link paymentHelp: Help with payments {options <options><url>https://example.com/payments</url><newWindow>true</newWindow></options>}
    `,
  ),
  formTemplate(
    'UnderwritingReview',
    'Underwriting Review',
    { version: 8, ordering: 22, type: 39 },
    `
    # Assignment
    list submissionStatus: Submission status = Submission Status
    list assignedUnderwriter: Underwriter = Assigned Underwriter | list underwritingAssistant: Underwriting assistant = Underwriting Assistant
    list authorityLevel: Authority level = Underwriting Authority Level
    # Referral
    list referralReason: Referral reason = Referral Reason {carrier} | list referralTo: Refer to = Referral Level {carrier}
    radio riskQuality: Risk quality = Risk Quality Grade
    date reviewDue: Decision due on | check secondReview: A second underwriter has looked at it
    yesNo outsideGuidelines: Is the risk outside the guidelines? = Yes No
    # Outcome
    list declinationReason: Declination reason = Declination Reason | list notTakenReason: Not taken up because = Not Taken Up Reason
    checks subjectivity: Subjectivity = Subjectivity
    # Inspection
    yesNo inspectionOrdered: Has an inspection been ordered? = Yes No
    list inspectionRequirement: Inspection = Inspection Requirement | list inspectionType: Inspection type = Inspection Type
    # Notes
    list noteType: Note type = Note Type
    area comments: Comments {carrier}
    `,
  ),
  formTemplate(
    'Pricing',
    'Pricing and Modifiers',
    {
      ...{ version: 4, type: formTypes.rating, proposalLevel: true, flags: 'pricing', ordering: 15 },
      ...{ repeatable: true, dynamicNameTemplate: '{scheduleRatingCategory}', sortRepeatableFormNames: true },
      linkFormTemplateUniqueName: 'BuildingSchedule',
    },
    `
    # Schedule Rating
    list scheduleRatingCategory: Schedule rating characteristic = Schedule Rating Characteristic | text scheduleCredit: Credit or debit {pattern -?\\d{1,2}(\\.\\d)?; tip In percent. A debit is positive, a credit negative.}
    list pricingReason: Reason = Pricing Deviation Reason
    yesNo filedDeviation: Is the deviation within the filed plan? = Yes No
    # Premium
    list commissionPlan: Commission = Commission Plan | list roundingRule: Rounding = Premium Rounding Rule
    list taxType: Tax or surcharge = Tax and Surcharge Type
    # Reinsurance
    list reinsuranceType: Reinsurance = Reinsurance Type | list facultativeReason: Facultative because = Facultative Reinsurance Reason
    `,
  ),
  formTemplate(
    'DocumentChecklist',
    'Document Checklist',
    { version: 5, ordering: 24, type: 39, flags: 'documents', effectiveDateRangeBegin: Date.UTC(2026, 6, 1) },
    `
    # Document
    list documentType: Document = Document Type | list documentStatus: Status = Document Status
    list documentSource: Source = Document Source | date receivedDate: Received
    list applicationForm: Application form = Application Form
    list retention: Retention = Document Retention Class
    yesNo signatureNeeded: Must the insured sign it? = Yes No
    #* Further Documents
    repeater furtherDocuments: Further documents {options <options><fewestRows>1</fewestRows><mostRows>20</mostRows></options>}
    text furtherTitle: Title | upload furtherFile: File
    `,
  ),
  formTemplate(
    'PolicyChange',
    'Policy Change',
    { version: 6, ordering: 25, type: 39 },
    `
    # Change
    list endorsementType: Change = Endorsement Type | date changeEffectiveDate: Effective
    list endorsementReason: Reason = Endorsement Reason
    area changeDescription: What is to change
    yesNo premiumBearing: Does the change bear premium? = Yes No
    # Cancellation
    list cancellationReason: Cancellation reason = Cancellation Reasons | radio cancellationMethod: Return premium = Cancellation Method
    list requestedBy: Requested by = Cancellation Requested By | radio proofOfMailing: Proof of mailing = Proof of Mailing
    radio rescissionReason: Rescission reason = Rescission Reason
    # Renewal
    list nonRenewalReason: Non-renewal reason = Non-Renewal Reason | list conditionalRenewal: Conditional renewal because = Conditional Renewal Reason
    radio extensionReason: Extension reason = Policy Extension Reason
    # Reinstatement and Rewrite
    list reinstatementReason: Reinstatement reason = Reinstatement Reason | radio rewriteReason: Rewrite reason = Rewrite Reason
    yesNo noLossLetter: Has a statement of no loss been received? = Yes No
    `,
  ),
  formTemplate(
    'ClaimNotice',
    'Notice of Loss',
    { version: 3, ordering: 26, type: 39 },
    `
    # Loss
    date lossDate: Date of loss {required} | date lossReported: Reported on
    area whatHappened: What happened {required}
    money estimatedLoss: Estimated loss
    # Report
    list reportedBy: Reported by = Claim Reported By | list reportMethod: How reported = Claim Report Method
    list claimLine: Line of business = Lines of Business | list claimCause: Cause of loss = Cause of Loss
    list claimantType: Claimant = Claimant Type | list injurySeverity: Severity = Injury Severity
    yesNo policeReport: Was the police or fire department called? = Yes No
    #* Claimants
    text claimantName: Name | money claimantDemand: Demand
    check claimantRepresented: The claimant has a lawyer
    # Handling
    list claimStatus: Status = Claim Status | radio complexity: Complexity = Claim Complexity
    list adjuster: Adjuster = Adjuster Type | list reserveType: Reserve = Reserve Type
    list coverageDecision: Coverage decision = Coverage Decision | list denialReason: Denial reason = Claim Denial Reason
    # Recovery and Closing
    list fault: Fault = Fault Determination
    list subrogation: Subrogation = Subrogation Status | list salvage: Salvage = Salvage Status
    list closeReason: Closing reason = Claim Closing Reason
    `,
  ),
  formTemplate(
    'PremiumFinanceAgreement',
    'Premium Finance Agreement',
    {
      ...{ status: 2, root: false, ordering: 61, flags: 'billing' },
      precedingFieldFormTemplateUniqueName: 'BillingSetup',
      precedingFieldVariableName: 'premiumFinanced',
      triggerRule: {
        name: triggerRuleNames.supplemental,
        condition: conditionOf(['BillingSetup|premiumFinanced', 'Y']),
      },
    },
    `
    # Lender
    text lender: Premium finance company {required}
    text agreementNumber: Agreement number
    money amountFinanced: Amount financed {required}
    upload agreement: Signed agreement
    `,
  ),
  formTemplate(
    'BankruptcyDetails',
    'Bankruptcy Details',
    {
      ...{ type: 39, root: false, ordering: 62 },
      precedingFieldFormTemplateUniqueName: 'AccountInformation',
      precedingFieldVariableName: 'bankruptcy',
      triggerRule: {
        name: triggerRuleNames.supplemental,
        condition: conditionOf(['AccountInformation|bankruptcy', 'Y']),
      },
    },
    `
    # Proceedings
    date filedOn: Filed on {required}
    date dischargedOn: Discharged on
    area circumstances: Circumstances {required}
    `,
  ),
];
