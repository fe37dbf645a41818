import { emailTemplate } from '../dsl/emailTemplate.ts';

/** Policies that end early, and those that are put back in force. Statutory notices go by mail besides. */
export const cancellationEmails = [
  emailTemplate(
    'Cancellation - Non-Payment',
    'CANCELLATION_NOTICE_NON_PAYMENT',
    {
      to: ['Insured', 'Agent'],
      bcc: ['Billing'],
      subject: 'Notice: policy {{policyNumber}} will be cancelled on {{cancellationDate}}',
      deletable: false,
    },
    `
    Dear {{insuredContactName}},

    We have not received the {{pastDueAmount}} that was due on {{installmentDueDate}}. Policy {{policyNumber}}
    will be cancelled at 12:01 a.m. on <strong>{{cancellationDate}}</strong> for non-payment of premium. The
    legal notice was mailed to you, and to the lenders and others who are entitled to it, on
    {{noticeMailDate}}.

    To keep your coverage, pay at least {{minimumToAvoidCancellation}} before that date: <a
    href="{{paymentUrl}}">pay now</a>, or call {{billingPhone}}.

    A payment that reaches us later is applied to earned premium and does not by itself restore the policy. If
    you have already paid, thank you; please disregard this message.
    `,
  ),
  emailTemplate(
    'Cancellation - Requested by Insured',
    'CANCELLATION_REQUESTED',
    {
      to: ['Agent'],
      cc: ['Insured', 'Policy Services', 'Billing'],
      subject: 'Cancellation of {{policyNumber}} as you requested',
    },
    `
    Dear {{agentFirstName}},

    We have received the cancellation request signed by {{signerName}} and ended policy {{policyNumber}} for
    {{insuredName}} on {{cancellationDate}}.

    The return premium is worked out {{refundBasis}}. It comes to an estimated {{returnPremium}} and will be
    settled after the final audit, if the policy is subject to one. Claims for events before
    {{cancellationDate}} remain covered and can still be reported; for claims-made coverages, please read the
    conditions for extended reporting, which must be bought within {{extendedReportingDays}} days.

    Lenders and certificate holders with a right to notice are informed today. We are sorry to see this
    account leave, and would welcome a word about the reason.
    `,
  ),
  emailTemplate(
    'Cancellation - Underwriting Reasons',
    'CANCELLATION_NOTICE_UNDERWRITING',
    {
      to: ['Agent'],
      cc: ['Underwriter', 'Compliance'],
      subject: 'Notice of cancellation sent to {{insuredName}}, effective {{cancellationDate}}',
      option: 'CUSTOM',
    },
    `
    {{agentFirstName}},

    Today we mailed a notice of cancellation to {{insuredName}} for policy {{policyNumber}}. Coverage ends on
    {{cancellationDate}} at 12:01 a.m. The notice states the reason that the law of {{filingState}} asks for:
    {{cancellationReason}}.

    We did not take the step lightly. {{underwriterName}} spoke with you about the account on
    {{lastContactDate}}, and what was agreed then has not happened.

    Your client may ask the state insurance department to review the decision and may be eligible for a
    residual market plan; the notice says how. If the circumstances change before {{cancellationDate}}, let us
    know <em>at once</em>. A rescission must be in the mail before coverage ends.
    `,
  ),
  emailTemplate(
    'Cancellation Rescinded',
    'CANCELLATION_RESCINDED',
    {
      to: ['Insured', 'Agent'],
      cc: ['Billing'],
      subject: 'Policy {{policyNumber}} continues without interruption',
    },
    `
    Dear {{insuredContactName}},

    The notice of cancellation of {{noticeMailDate}} for policy {{policyNumber}} is withdrawn.
    {{rescissionSentence}} Your coverage <strong>continues without a gap</strong>.

    Mortgagees, loss payees and certificate holders who were told of the cancellation receive a notice of
    rescission today. If one of them asks you in the meantime, this message may serve as confirmation.

    The next installment of {{nextInstallmentAmount}} is due on {{nextInstallmentDate}}. After a third notice
    within twelve months the account loses its payment plan and is billed in full, so automatic payment may be
    worth considering.
    `,
  ),
  emailTemplate(
    'Reinstatement Confirmed',
    'POLICY_REINSTATED',
    {
      to: ['Agent'],
      cc: ['Insured', 'Billing', 'Policy Services'],
      subject: 'Policy {{policyNumber}} is reinstated as of {{reinstatementDate}}',
    },
    `
    Dear {{agentFirstName}},

    We received your client's payment of {{paymentAmount}} and the signed statement of no loss. Policy
    {{policyNumber}} for {{insuredName}} is reinstated as of {{reinstatementDate}}. {{lapseSentence}}

    The reinstatement notice is on the portal. Where state filings were withdrawn, for instance for vehicles
    for hire, we have filed them again; authorities may take some days to show them.

    A fee of {{reinstatementFee}} has been added to the next invoice. Our rules allow one reinstatement in a
    policy term, and the insured should know that there will not be another.
    `,
  ),
  emailTemplate(
    'Reinstatement Request Denied',
    'REINSTATEMENT_DENIED',
    {
      to: ['Agent'],
      cc: ['Underwriter', 'Billing'],
      subject: 'We are unable to reinstate {{policyNumber}}',
    },
    `
    {{agentFirstName}},

    Policy {{policyNumber}} of {{insuredName}} was cancelled on {{cancellationDate}}. We have considered your
    request to reinstate it and must say no: {{reinstatementDenialReason}}.

    The payment of {{paymentAmount}} that came with the request has been applied to earned premium of
    {{earnedPremium}}; the difference is being refunded. Cashing the payment was not an acceptance of the
    request.

    A new submission is possible. We would need current loss runs, a statement of no loss for the time since
    cancellation, and payment in full. The new policy would begin on the day we bind it, and the gap before it
    stays uninsured.
    `,
  ),
  emailTemplate(
    'Cancellation - Premium Finance Company',
    'CANCELLATION_PREMIUM_FINANCE',
    {
      to: ['Policy Services'],
      cc: ['Billing', 'Agent'],
      subject: 'Premium finance cancellation received for {{policyNumber}}',
    },
    `
    {{premiumFinanceCompany}} has asked us, under its power of attorney, to cancel policy {{policyNumber}} of
    {{insuredName}} as of {{requestedCancellationDate}} because the insured defaulted on the loan
    {{loanNumber}}.

    Please check that the finance agreement is on file, that the notice of intent was given at least
    {{intentNoticeDays}} days before, and which notice our own mortgagees and state filings call for. The
    later of the resulting dates applies. Do not use the date of the request without this check.

    Return premium goes to the finance company, gross of commission. If it sends a reinstatement request
    before the cancellation takes effect, we may honor it without asking the underwriter.
    `,
  ),
];
