import { emailTemplate } from '../dsl/emailTemplate.ts';

/** Messages about claims to policy administration and underwriting, and to the insured. */
export const claimEmails = [
  emailTemplate(
    'Claim First Notice - Insured',
    'CLAIM_FIRST_NOTICE',
    {
      to: ['Insured'],
      cc: ['Agent', 'Claims'],
      subject: 'We have received your claim {{claimNumber}}',
      deletable: false,
    },
    `
    Dear {{insuredContactName}},

    We are sorry to hear of the loss at {{lossLocation}} on {{dateOfLoss}}. Your claim has the number
    <strong>{{claimNumber}}</strong>, and {{adjusterName}} will call you within one business day.

    Until then, please

    <ul>
      <li>protect the property from further damage, and keep the receipts;</li>
      <li>take photographs before anything is moved or repaired;</li>
      <li>keep damaged items, unless they are a danger to health;</li>
      <li>forward letters from lawyers or authorities to us unanswered.</li>
    </ul>

    This confirmation does not yet say whether and how far the loss is covered; we look into that first. For
    emergencies at any hour: {{claimsPhone}}.
    `,
  ),
  emailTemplate(
    'Claim First Notice - Large Loss to Underwriter',
    'CLAIM_LARGE_LOSS',
    {
      to: ['Underwriter', 'Referral Underwriter'],
      cc: ['Account Manager'],
      bcc: ['aiko.tanaka@example.com'],
      subject: 'Large loss: {{insuredName}}, {{causeOfLoss}}, initial reserve {{initialReserve}}',
    },
    `
    A loss above {{largeLossThreshold}} was reported on policy {{policyNumber}}.

    Insured: {{insuredName}}<br>
    Date and place: {{dateOfLoss}}, {{lossLocation}}<br>
    Cause: {{causeOfLoss}}<br>
    Initial reserve: {{initialReserve}}<br>
    Adjuster: {{adjusterName}}, {{adjusterPhone}}

    Please send the adjuster the underwriting file and the last inspection report today. Do not endorse the
    policy, quote its renewal or answer questions on coverage until you have spoken with the adjuster; what
    you write now may be read in court.

    Reinsurance has been informed if the reserve exceeds the retention of the treaty.
    `,
  ),
  emailTemplate(
    'Loss Runs Ready',
    'LOSS_RUNS_READY',
    {
      to: ['Agent'],
      subject: 'Loss runs for {{insuredName}}, valued {{lossRunValuationDate}}',
    },
    `
    {{agentFirstName}},

    The loss runs that you requested for {{insuredName}} are attached: policies {{firstPolicyTerm}} to
    {{lastPolicyTerm}}, valued {{lossRunValuationDate}}, {{claimCount}} claims, {{totalIncurred}} incurred.

    Open claims show paid and reserved amounts separately. Amounts recovered from others are deducted once
    they are received, not when they are expected. Names of injured employees have been left out.

    If a claim looks wrong or a reserve seems out of date, write to the adjuster named beside it; new runs can
    be created on the portal the day after a correction, as often as you like. Requests by the insured itself
    are answered within ten days.
    `,
  ),
];
