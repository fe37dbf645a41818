import { formTemplate } from '../dsl/formTemplate.ts';

/** What holds for a policy of any product, from submission to renewal. */
export const policyForms = [
  formTemplate(
    'PolicyInformation',
    'Policy Information',
    { version: 9 },
    `
    list transactionType: Transaction = Transaction Type
    date effectiveDate: Effective date
    date expirationDate: Expiration date
    list policyTerm: Policy term = Policy Term
    list filingState: Governing state = Filing State
    list writingCompany: Writing company = Writing Company
    list program: Program = Program
    list ratingPlan: Rating plan = Rating Plan
    list riskTier: Risk tier = Risk Tier
    list premiumBand: Estimated premium = Premium Band
    list tivBand: Total insured value = Total Insured Value Band
    list currency: Currency = Currencies
    list tria: Terrorism coverage = TRIA Election
    list admittedStatus: Paper = Admitted Status
    list auditType: Premium audit = Audit Type
    list auditFrequency: Audit frequency = Audit Frequency
    list policyStatus: Policy status = Policy Status
    `,
  ),
  formTemplate(
    'BillingSetup',
    'Billing Setup',
    { version: 3 },
    `
    radio billingMethod: Bill to = Billing Method
    list billingPlan: Billing plan = Billing Plan
    list paymentTerms: Payment terms = Payment Terms
    list downPayment: Down payment = Down Payment Percentage
    list paymentMethod: Payment method = Payment Method
    list invoiceDelivery: Invoice delivery = Invoice Delivery
    list feeType: Fees = Fee Type
    list minimumEarned: Minimum earned premium = Minimum Earned Premium
    list refundMethod: Refund by = Premium Refund Method
    yesNo premiumFinanced: Premium financed? = Yes No
    `,
  ),
  formTemplate(
    'UnderwritingReview',
    'Underwriting Review',
    { version: 8, type: 39 },
    `
    list submissionStatus: Submission status = Submission Status
    list assignedUnderwriter: Underwriter = Assigned Underwriter
    list underwritingAssistant: Underwriting assistant = Underwriting Assistant
    list authorityLevel: Authority level = Underwriting Authority Level
    list referralReason: Referral reason = Referral Reason
    list referralTo: Refer to = Referral Level
    list riskQuality: Risk quality = Risk Quality Grade
    list declinationReason: Declination reason = Declination Reason
    list notTakenReason: Not taken up because = Not Taken Up Reason
    list subjectivity: Subjectivity = Subjectivity
    list inspectionRequirement: Inspection = Inspection Requirement
    list inspectionType: Inspection type = Inspection Type
    list noteType: Note type = Note Type
    area comments: Comments
    `,
  ),
  formTemplate(
    'Pricing',
    'Pricing and Modifiers',
    { version: 4, type: 2 },
    `
    list scheduleRatingCategory: Schedule rating characteristic = Schedule Rating Characteristic
    text scheduleCredit: Credit or debit
    list pricingReason: Reason = Pricing Deviation Reason
    list commissionPlan: Commission = Commission Plan
    list roundingRule: Rounding = Premium Rounding Rule
    list taxType: Tax or surcharge = Tax and Surcharge Type
    list reinsuranceType: Reinsurance = Reinsurance Type
    list facultativeReason: Facultative because = Facultative Reinsurance Reason
    `,
  ),
  formTemplate(
    'DocumentChecklist',
    'Document Checklist',
    { version: 5, type: 39 },
    `
    list documentType: Document = Document Type
    list documentStatus: Status = Document Status
    list documentSource: Source = Document Source
    list applicationForm: Application form = Application Form
    date receivedDate: Received
    list retention: Retention = Document Retention Class
    `,
  ),
  formTemplate(
    'PolicyChange',
    'Policy Change',
    { version: 6, type: 39 },
    `
    list endorsementType: Change = Endorsement Type
    date changeEffectiveDate: Effective
    list endorsementReason: Reason = Endorsement Reason
    list cancellationReason: Cancellation reason = Cancellation Reasons
    list cancellationMethod: Return premium = Cancellation Method
    list requestedBy: Requested by = Cancellation Requested By
    list nonRenewalReason: Non-renewal reason = Non-Renewal Reason
    list reinstatementReason: Reinstatement reason = Reinstatement Reason
    list conditionalRenewal: Conditional renewal because = Conditional Renewal Reason
    list rewriteReason: Rewrite reason = Rewrite Reason
    list rescissionReason: Rescission reason = Rescission Reason
    list extensionReason: Extension reason = Policy Extension Reason
    list proofOfMailing: Proof of mailing = Proof of Mailing
    `,
  ),
  formTemplate(
    'ClaimNotice',
    'Notice of Loss',
    { version: 3, type: 39 },
    `
    list reportedBy: Reported by = Claim Reported By
    list reportMethod: How reported = Claim Report Method
    list claimLine: Line of business = Lines of Business
    list claimCause: Cause of loss = Cause of Loss
    list claimStatus: Status = Claim Status
    list claimantType: Claimant = Claimant Type
    list injurySeverity: Severity = Injury Severity
    list coverageDecision: Coverage decision = Coverage Decision
    list reserveType: Reserve = Reserve Type
    list subrogation: Subrogation = Subrogation Status
    list salvage: Salvage = Salvage Status
    list denialReason: Denial reason = Claim Denial Reason
    list complexity: Complexity = Claim Complexity
    list fault: Fault = Fault Determination
    list adjuster: Adjuster = Adjuster Type
    list closeReason: Closing reason = Claim Closing Reason
    `,
  ),
];
