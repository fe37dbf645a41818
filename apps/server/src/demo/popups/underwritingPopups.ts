import { popupTemplate } from '../dsl/popupTemplate.ts';

/** Messages about quotes, referrals and binding. */
export const underwritingPopups = [
  popupTemplate(
    'Referral Required',
    'This account needs a referral',
    { only: 'Underwriter', deletable: false },
    `
    The terms exceed your authority: {{referralReason}}. You can save and price the quote, but not release it,
    until a referral underwriter has approved it.
    `,
  ),
  popupTemplate(
    'Under Review by an Underwriter',
    'An underwriter will look at this account',
    { only: 'Producer' },
    `
    We cannot quote {{insuredName}} automatically. {{underwriterName}} will review the submission and answer
    by {{decisionDueDate}}; there is no need to send it again.
    `,
  ),
  popupTemplate(
    'Referral Answered',
    'Your referral has been decided',
    { only: 'Underwriter' },
    `
    {{referralUnderwriterName}} has answered referral {{referralNumber}} for {{insuredName}}:
    {{referralDecision}}.

    Read the conditions before you release the quote.
    `,
  ),
  popupTemplate(
    'Quote Issued',
    'Your quote is ready',
    { only: 'Producer' },
    `
    Quote {{quoteNumber}} for {{insuredName}} comes to {{totalPremium}} and is open until
    {{quoteExpirationDate}}. It is subject to {{openSubjectivityCount}} conditions, which you find on its last
    page.
    `,
  ),
  popupTemplate(
    'Quote Expiring',
    'This quote ends soon',
    { only: 'Producer' },
    `
    Quote {{quoteNumber}} can be bound for {{daysToQuoteExpiration}} more days. After {{quoteExpirationDate}}
    rates and loss history are checked again, and the premium may be different.
    `,
  ),
  popupTemplate(
    'Quote Revised',
    'There is a newer version of this quote',
    { only: 'Producer' },
    `
    You are looking at version {{previousQuoteVersion}}. {{underwriterName}} issued version {{quoteVersion}}
    on {{quoteDate}}, and only that one can be bound.
    `,
  ),
  popupTemplate(
    'Premium Below Technical Price',
    'The price is below the technical premium',
    { only: 'Underwriter' },
    `
    At {{premium}} this quote stands at {{premiumToTechnical}} of the technical premium; your limit is
    {{minimumAdequacy}}. Enter the reason for the credit, or refer the account.
    `,
  ),
  popupTemplate(
    'Catastrophe Zone Nearly Full',
    'Little capacity left in this zone',
    { only: 'Underwriter' },
    `
    Zone {{catastropheZone}} is used to {{zoneUtilization}} of its aggregate. A new quote above
    {{zoneQuoteLimit}} of insured value needs the approval of catastrophe management before it is released.
    `,
  ),
  popupTemplate(
    'Bind Request Sent',
    'Coverage is not in force yet',
    { only: 'Producer', deletable: false },
    `
    Your request to bind {{insuredName}} as of {{effectiveDate}} has been sent. Coverage begins only when we
    confirm it, which we do within four working hours.

    Please do not issue certificates before then.
    `,
  ),
  popupTemplate(
    'Binder Issued',
    'Coverage is bound',
    {},
    `
    {{insuredName}} is bound from {{effectiveDate}} under binder {{binderNumber}}, which is valid until
    {{binderExpirationDate}}. The policy number will be {{policyNumber}}.
    `,
  ),
  popupTemplate(
    'Subjectivities Outstanding',
    'Conditions of the quote are still open',
    {},
    `
    {{openSubjectivityCount}} conditions of policy {{policyNumber}} have not been met. The next one,
    {{nextSubjectivity}}, is due on {{subjectivityDueDate}}.
    `,
  ),
  popupTemplate(
    'Binding Authority Exceeded',
    'You cannot bind this quote yourself',
    { only: 'Producer' },
    `
    The limit of {{requestedLimit}} is above the binding authority of {{agencyName}}, which is
    {{bindingAuthorityLimit}}. Send a bind request, and an underwriter will bind it for you.
    `,
  ),
];
