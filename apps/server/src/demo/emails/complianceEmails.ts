import { emailTemplate } from '../dsl/emailTemplate.ts';

/** Taxes, sanctions, filings, and orders not to write. */
export const complianceEmails = [
  emailTemplate(
    'Surplus Lines Tax Filing Due',
    'SURPLUS_LINES_FILING_DUE',
    {
      to: ['Producer'],
      cc: ['Compliance', 'Billing'],
      subject: 'Surplus lines filing due {{filingDueDate}}: {{policyNumber}}, {{homeState}}',
    },
    `
    Dear {{producerFirstName}},

    Policy {{policyNumber}} for {{insuredName}} was written by {{writingCompany}} on a surplus lines basis.
    The home state of the insured is {{homeState}}, and the filing there is due on
    <strong>{{filingDueDate}}</strong>.

    <table>
      <tbody>
      <tr><th>Basis</th><th>Rate</th><th>Amount</th></tr>
      <tr><td>Taxable premium</td><td></td><td>{{taxablePremium}}</td></tr>
      <tr><td>Surplus lines tax</td><td>{{surplusLinesTaxRate}}</td><td>{{surplusLinesTax}}</td></tr>
      <tr><td>Stamping fee</td><td>{{stampingFeeRate}}</td><td>{{stampingFee}}</td></tr>
      </tbody>
    </table>

    As the licensed surplus lines broker you are responsible for filing and payment. Please upload the stamped
    confirmation, and the affidavit of diligent effort where {{homeState}} still requires it. Late filings are
    fined by the day, and the state charges the broker, not the insured.
    `,
  ),
  emailTemplate(
    'Surplus Lines Affidavit Missing',
    'SURPLUS_LINES_AFFIDAVIT_MISSING',
    {
      to: ['Agent'],
      cc: ['Compliance'],
      subject: 'Diligent effort affidavit needed for {{insuredName}}',
      enabled: false,
    },
    `
    {{agentFirstName}},

    Before a risk in {{homeState}} may be exported to a surplus lines insurer, the producing agent must show
    that admitted insurers would not take it. The affidavit for {{insuredName}} is not in the file of binder
    {{binderNumber}}.

    Please complete form {{affidavitForm}} with the names of {{requiredDeclinationCount}} admitted companies,
    the people you spoke with, the dates, and their reasons. The declinations must be genuine and older than
    the binder. An affidavit is not needed for an exempt commercial purchaser; in that case send us the signed
    statement of qualification.

    We have to receive it by {{affidavitDueDate}}, or coverage must be moved to an admitted policy.
    `,
  ),
  emailTemplate(
    'OFAC Potential Match',
    'OFAC_POTENTIAL_MATCH',
    {
      to: ['Compliance'],
      bcc: ['sanctions.review@example.com'],
      subject: 'Confidential: sanctions screening, case {{screeningCaseNumber}}',
      deletable: false,
    },
    `
    Sanctions screening found a possible match with a list of the Office of Foreign Assets Control. All
    transactions of the account, payments to and from it included, are <strong>blocked</strong> until you
    release them.

    Screened party: {{screenedPartyName}}, {{screenedPartyRole}}<br>
    Listed party: {{listedPartyName}}, {{sanctionsProgram}}<br>
    Score: {{matchScore}} of 100, on {{matchedAttributeList}}

    Please compare date of birth, address and identification first; most matches end there. Record each step
    in <a href="{{screeningCaseUrl}}">the case</a>. A true match must be reported to the office within ten
    business days.

    Underwriter and agent see only that the account is under review. Do not forward this message to them.
    `,
  ),
  emailTemplate(
    'OFAC Review Cleared',
    'OFAC_CLEARED',
    {
      to: ['Underwriter'],
      cc: ['Compliance'],
      subject: 'Review finished for {{submissionNumber}}: you may proceed',
    },
    `
    The compliance review of {{insuredName}} ended on {{reviewCompletionDate}}. The account is released, and
    quoting, binding and payments work again as usual.

    The result is kept with the account. A name that was compared and found different does not stop the
    account again unless the list entry or the customer's own data change.

    You may tell the agent that our review is complete. Please do not say what it was about or how long other
    reviews have taken. If the delay cost the agent an effective date, {{complianceOfficerName}} can approve
    backdating by up to the {{reviewDays}} days of the review.
    `,
  ),
  emailTemplate(
    'Rate Change Announcement',
    'RATE_CHANGE_EFFECTIVE',
    {
      to: ['Agent', 'Producer'],
      cc: ['Account Manager'],
      subject: '{{productName}} rates in {{filingState}} change on {{rateEffectiveDate}}',
    },
    `
    Dear partners,

    The insurance department of {{filingState}} has accepted our filing {{filingNumber}} for {{productName}}.
    New rates apply to new business from <strong>{{rateEffectiveDate}}</strong> and to renewals from
    {{renewalRateEffectiveDate}}.

    On average premiums change by {{averageRateChange}}; a single account may see between
    {{minimumRateChange}} and {{maximumRateChange}}. The main reasons are {{rateChangeReason}}.

    Quotes that were issued before the change and take effect after it will be rated again, and you will
    receive a revised proposal. A table by class and territory is in the agent library. Your account manager,
    {{accountManagerName}}, offers a briefing on {{briefingDate}}.
    `,
  ),
  emailTemplate(
    'Catastrophe Moratorium Declared',
    'MORATORIUM_DECLARED',
    {
      to: ['Agent', 'Producer', 'Underwriter'],
      cc: ['Compliance', 'Policy Services'],
      subject: 'No binding in {{moratoriumArea}} from {{moratoriumStart}} because of {{eventName}}',
    },
    `
    Because of {{eventName}} we suspend binding in <strong>{{moratoriumArea}}</strong> from
    {{moratoriumStart}} until further notice. The suspension covers new business, higher limits, lower
    deductibles and added locations for property, inland marine, and physical damage of vehicles.

    Renewals of policies in force continue at expiring limits and deductibles. Liability and workers
    compensation are not affected. Bind requests that we received before {{moratoriumStart}} and that were
    complete will be honored.

    The portal shows the moratorium at each address. We lift it by county, as a rule 48 hours after watches
    and warnings have ended, and will write to you then. For insureds in the area: losses can be reported at
    {{claimsPhone}}.
    `,
  ),
];
