import { emailTemplate } from '../dsl/emailTemplate.ts';

/** The last months of a policy term, in their order. */
export const renewalEmails = [
  emailTemplate(
    'Renewal in 90 Days - Underwriter',
    'RENEWAL_90_DAYS',
    {
      to: ['Underwriter'],
      cc: ['Account Manager'],
      subject: 'Renewal review: {{insuredName}}, expiring {{expirationDate}}',
    },
    `
    Policy {{policyNumber}} expires in 90 days, and your renewal strategy is due by {{strategyDueDate}}.

    <ul>
      <li>Expiring premium: {{expiringPremium}}, last rate change {{lastRateChange}}</li>
      <li>Loss ratio of the term and of five years: {{termLossRatio}}, {{lossRatio}}</li>
      <li>Open claims: {{openClaimCount}}, with {{openReserves}} in reserve</li>
      <li>Open recommendations: {{openRecommendationCount}}</li>
      <li>Indicated rate change: {{indicatedRateChange}}</li>
    </ul>

    Choose <em>renew as is</em>, <em>renew with changes</em> or <em>do not renew</em>. In {{filingState}},
    notice of non-renewal or of a rate increase above {{noticeThreshold}} must be mailed by
    <strong>{{statutoryNoticeDate}}</strong>. When nothing is chosen by then, the policy renews as is.
    `,
  ),
  emailTemplate(
    'Renewal in 90 Days - Agent Information Request',
    'RENEWAL_INFORMATION_REQUESTED',
    {
      to: ['Agent'],
      cc: ['Underwriting Assistant'],
      subject: 'Please update us on {{insuredName}} before the renewal of {{expirationDate}}',
    },
    `
    Hello {{agentFirstName}},

    We would like to renew {{insuredName}} on time and without a long questionnaire. The renewal application
    on the portal is filled in with what we know. Please go through it with the insured and correct what has
    changed, in particular

    <ul>
      <li>sales, payroll and number of employees for the coming year,</li>
      <li>buildings bought, sold, vacated or renovated,</li>
      <li>drivers and vehicles, and</li>
      <li>work that was not done before, including the first project in another state.</li>
    </ul>

    With your answer by {{informationDueDate}} you will have our terms 45 days before expiration. Without it
    we renew on trended exposure, which for growing accounts means a larger audit.
    `,
  ),
  emailTemplate(
    'Renewal in 60 Days - Offer',
    'RENEWAL_60_DAYS',
    {
      to: ['Agent'],
      cc: ['Producer', 'Underwriter'],
      subject: 'Renewal terms for {{insuredName}}: {{renewalPremium}}',
    },
    `
    Dear {{agentFirstName}},

    We are glad to offer renewal of policy {{policyNumber}} for {{insuredName}} at
    <strong>{{renewalPremium}}</strong>, compared with {{expiringPremium}} this year. Of the difference,
    {{exposureChange}} comes from exposure and {{rateChange}} from rate.

    What is new in the terms: {{renewalChangeList}}. Form editions that the rating bureau has replaced are
    exchanged, and the notices of reduced coverage are enclosed where there is a reduction.

    You need not do anything to renew: the policy will be issued 30 days before {{expirationDate}} on the
    present payment plan. Tell us before then if the insured wants other limits or will not renew.
    `,
  ),
  emailTemplate(
    'Renewal in 30 Days - Insured',
    'RENEWAL_30_DAYS',
    {
      to: ['Insured'],
      cc: ['Agent'],
      subject: 'Your policy {{policyNumber}} renews on {{expirationDate}}',
    },
    `
    Dear {{insuredContactName}},

    Your {{productName}} insurance with us renews on {{expirationDate}} for another year. The renewal policy
    is now on <a href="{{policyholderUrl}}">your policyholder page</a>; the premium is {{renewalPremium}}.

    The first payment of {{depositPremium}} is due on the renewal date. If we do not receive it, the policy
    will expire at 12:01 a.m. on that day, because an offer of renewal that is not paid for counts as
    declined.

    Has anything changed that {{agentName}} does not know yet? New equipment, a lease with insurance
    requirements, or a second shift are good reasons for a call to {{agentPhone}}.
    `,
  ),
  emailTemplate(
    'Non-Renewal Notice - Agent',
    'NON_RENEWAL_NOTICE',
    {
      to: ['Agent'],
      cc: ['Account Manager', 'Compliance'],
      subject: 'Policy {{policyNumber}} for {{insuredName}} will not be renewed',
      deletable: false,
    },
    `
    Dear {{agentFirstName}},

    This is to let you know, before your client does, that we will not renew policy {{policyNumber}} when it
    expires on {{expirationDate}}. The notice to {{insuredName}} will be mailed on {{noticeMailDate}}, which
    is {{noticeDays}} days ahead, as {{filingState}} requires.

    The reason stated is: {{nonRenewalReason}}.

    Loss runs have been placed on the portal so that you can market the account at once. Coverage, claims
    service and loss control remain at your client's disposal until the last day. {{underwriterName}} is ready
    to explain the decision, and to hear facts that speak against it, until the notice is in the mail.
    `,
  ),
  emailTemplate(
    'Conditional Renewal - Rate Increase',
    'CONDITIONAL_RENEWAL_NOTICE',
    {
      to: ['Insured'],
      cc: ['Agent'],
      bcc: ['Compliance'],
      subject: 'Changes to the renewal of your policy {{policyNumber}}',
    },
    `
    Dear {{insuredContactName}},

    We are willing to renew policy {{policyNumber}} on {{expirationDate}}, on changed conditions. State law
    asks us to tell you in advance what changes and why.

    The premium rises by <strong>{{rateChange}}</strong>, apart from changes in your exposure, to an estimated
    {{renewalPremium}}. The reasons are: {{conditionalRenewalReason}}. In addition: {{renewalChangeList}}.

    You can accept by paying the first installment. You can also ask {{agentName}} to look for alternatives,
    such as a higher deductible or fewer optional coverages. If you do neither, the policy ends on
    {{expirationDate}}.
    `,
  ),
  emailTemplate(
    'Renewal Lapsed - No Payment',
    'RENEWAL_LAPSED',
    {
      to: ['Agent'],
      cc: ['Billing', 'Account Manager'],
      subject: '{{insuredName}} has not renewed: coverage ended {{expirationDate}}',
    },
    `
    {{agentFirstName}},

    We received no payment for the renewal of policy {{policyNumber}}. Coverage for {{insuredName}} ended on
    {{expirationDate}}, and the renewal has been flagged as <em>not taken</em>.

    Within {{lateRenewalDays}} days we accept a late payment of {{depositPremium}} with a signed statement of
    no loss, and then renew without a gap. Please reach out to your client today, as lenders learn of the
    expiration on the fifth day and may buy insurance at the client's expense.

    If the business was moved, enter the new carrier, and the account will return to your prospect list next
    year.
    `,
  ),
];
