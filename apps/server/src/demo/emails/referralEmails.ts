import { emailTemplate } from '../dsl/emailTemplate.ts';

/** Decisions above the authority of the underwriter who asks for them. */
export const referralEmails = [
  emailTemplate(
    'Referral Sent - Referral Underwriter',
    'REFERRAL_SENT',
    {
      to: ['Referral Underwriter'],
      cc: ['Underwriter'],
      subject: 'Referral: {{insuredName}}, {{productName}}, {{referralReason}}',
      deletable: false,
    },
    `
    {{referralUnderwriterFirstName}},

    {{underwriterName}} asks for your decision on <strong>{{insuredName}}</strong>. The account is beyond the
    branch's authority because of: {{referralReason}}.

    <ul>
      <li>Recommendation: {{recommendation}}</li>
      <li>Premium: {{premium}}, {{premiumToTechnical}} of the technical premium</li>
      <li>Limits and attachment: {{limitSummary}}</li>
      <li>Five-year loss ratio: {{lossRatio}}, largest claim {{largestClaim}}</li>
    </ul>

    The underwriter's rationale and the model results are in the referral. Please approve, decline, or return
    it with questions by <strong>{{referralDueDate}}</strong>; the agent was promised an answer for the day
    after.

    <a href="{{referralUrl}}">Decide on referral {{referralNumber}}</a>
    `,
  ),
  emailTemplate(
    'Referral Approved',
    'REFERRAL_APPROVED',
    {
      to: ['Underwriter'],
      cc: ['Underwriting Assistant'],
      subject: 'Approved: referral {{referralNumber}} for {{insuredName}}',
    },
    `
    {{referralUnderwriterName}} has approved your referral for {{insuredName}}, on these conditions:

    {{approvalConditionList}}

    The approval covers the terms that you described and a premium down to {{minimumApprovedPremium}}. It is
    good for {{approvalValidDays}} days. Should limits, locations or the loss history change, or the agent ask
    for a lower price, refer the account again before you answer.

    You can now release the quote. Approval and conditions were filed under <em>Underwriting notes</em>, where
    an auditor will look for them; you need not copy this message there.
    `,
  ),
  emailTemplate(
    'Referral Declined',
    'REFERRAL_DECLINED',
    {
      to: ['Underwriter'],
      subject: 'Not approved: referral {{referralNumber}} for {{insuredName}}',
    },
    `
    {{underwriterFirstName}},

    I have gone through {{insuredName}} and cannot support the terms. My reasons: {{referralDecisionNote}}.

    Please tell the agent today and use a declination reason from the list, in your own name. What the home
    office thinks of an account, and what our models say of it, stays inside the company.

    If you can get {{alternativeTerms}}, I would be glad to see it again. Call me first, so that neither of us
    spends a day on a structure that will not work.

    {{referralUnderwriterName}}
    `,
  ),
  emailTemplate(
    'Referral Overdue - Escalation',
    'REFERRAL_OVERDUE',
    {
      to: ['Referral Underwriter'],
      cc: ['priya.nair@example.com'],
      subject: 'Overdue since {{referralDueDate}}: referral for {{insuredName}}',
    },
    `
    Referral {{referralNumber}} has been waiting for {{daysWaiting}} business days. Our agreement with the
    branches is two. The effective date, {{effectiveDate}}, is {{daysToEffective}} days away.

    Please do one of three things this morning: decide, return it with the question that keeps you from
    deciding, or pass it to a colleague with the same authority under <em>Reassign</em>.

    Without any of these, the referral moves to the line of business director at 3:00 p.m., and the
    underwriter is told. Referrals that were returned with a question do not count as waiting until they have
    been answered.
    `,
  ),
  emailTemplate(
    'Referral - Catastrophe Accumulation',
    'ACCUMULATION_REFERRAL',
    {
      to: ['tomas.herrera@example.com'],
      cc: ['Underwriter', 'Referral Underwriter'],
      subject: 'Accumulation check: {{totalInsuredValue}} in zone {{catastropheZone}}',
    },
    `
    A quote for {{insuredName}} would add {{totalInsuredValue}} of insured value in zone
    <strong>{{catastropheZone}}</strong>, which then stands at {{zoneUtilization}} of its aggregate limit.

    Please run the {{locationCount}} locations in the current event set and report the change in the 100-year
    and 250-year losses, with and without the requested {{windHailDeductible}} deductible. Geocoding reached
    the building for {{geocodedShare}} of the values; what is only matched to a postal code should be run at
    the worst point of the area.

    The quote is held until your result is attached. If the zone is full, say which deductible, sublimit or
    share would fit, and the underwriter will go back to the agent with that.
    `,
  ),
];
