import { popupTemplate } from '../dsl/popupTemplate.ts';

/** Messages about policies in force, from issuance to renewal. */
export const policyPopups = [
  popupTemplate(
    'Policy Issued',
    'The policy is ready',
    {},
    `
    Policy {{policyNumber}} for {{insuredName}} has been issued, and its documents are under Documents.
    Corrections are free of charge for the first 30 days.
    `,
  ),
  popupTemplate(
    'Endorsement Requested',
    'Change request received',
    { only: 'Producer' },
    `
    We have your request {{endorsementNumber}} and will answer it by {{endorsementDueDate}}. The policy stays
    as it is until the endorsement has been issued.
    `,
  ),
  popupTemplate(
    'Endorsement Approved',
    'The change has been made',
    {},
    `
    Endorsement {{endorsementForm}} to policy {{policyNumber}} is effective {{endorsementEffectiveDate}}. The
    premium changes by {{premiumChange}} for the rest of the term.
    `,
  ),
  popupTemplate(
    'Endorsement Declined',
    'We could not make this change',
    { only: 'Producer' },
    `
    Request {{endorsementNumber}} was declined: {{endorsementDeclinationReason}}.

    What you asked to add is not insured under policy {{policyNumber}}. Please tell the insured today.
    `,
  ),
  popupTemplate(
    'Out-of-Sequence Endorsement',
    'Later changes will be redone',
    { only: 'Underwriter' },
    `
    This endorsement takes effect before {{laterEndorsementCount}} others that have already been issued. They
    will be reversed and applied again in the order of their dates; check the premium of each before you
    release it.
    `,
  ),
  popupTemplate(
    'Certificate Wording Not Supported',
    'The policy does not say this',
    { only: 'Producer' },
    `
    The description mentions "{{unsupportedWording}}", for which policy {{policyNumber}} has no endorsement.
    Remove the wording, or request endorsement {{suggestedEndorsement}} first.
    `,
  ),
  popupTemplate(
    'Premium Audit Open',
    'The last audit is not finished',
    {},
    `
    The premium audit for the term {{auditTerm}} has been open since {{auditOrderDate}}. Exposures of the
    current term are estimates until it is complete.
    `,
  ),
  popupTemplate(
    'Inspection Overdue',
    'Inspection overdue',
    { only: 'Underwriter' },
    `
    The loss control inspection of {{locationAddress}} was due on {{inspectionDueDate}}. The underwriting
    period in {{filingState}} ends on {{underwritingPeriodEnd}}.
    `,
  ),
  popupTemplate(
    'Inspection Ordered',
    'An inspection has been ordered',
    { only: 'Producer', enabled: false },
    `
    {{inspectionVendorName}} will contact {{insuredContactName}} within ten days to arrange a visit to
    {{locationAddress}}. Please let your client know that the call is genuine and the visit free of charge.
    `,
  ),
  popupTemplate(
    'Cancellation Pending - Non-Payment',
    'This policy is about to be cancelled',
    { deletable: false },
    `
    Policy {{policyNumber}} will be cancelled on {{cancellationDate}} because {{pastDueAmount}} has not been
    paid.

    Endorsements are not issued while the cancellation is pending.
    `,
  ),
  popupTemplate(
    'Cancellation Requested by Insured',
    'Confirm the cancellation',
    { only: 'Underwriter' },
    `
    The insured asks to end policy {{policyNumber}} on {{cancellationDate}}. Make sure that the request
    carries the signature of the first named insured; lenders have a right to notice of their own.
    `,
  ),
  popupTemplate(
    'Policy Reinstated',
    'The policy is in force again',
    {},
    `
    Policy {{policyNumber}} was reinstated as of {{reinstatementDate}}. {{lapseSentence}}
    `,
  ),
  popupTemplate(
    'Renewal in 90 Days',
    'Choose a renewal strategy',
    { only: 'Underwriter' },
    `
    Policy {{policyNumber}} expires on {{expirationDate}}. Decide by {{strategyDueDate}} whether to renew it
    as is, with changes, or not at all; notices that the law requires must be mailed by
    {{statutoryNoticeDate}}.
    `,
  ),
  popupTemplate(
    'Renewal in 60 Days',
    'Renewal information is missing',
    { only: 'Producer' },
    `
    {{insuredName}} renews on {{expirationDate}}, and the renewal application has not been updated. Without it
    we renew on trended sales and payroll.
    `,
  ),
  popupTemplate(
    'Renewal in 30 Days',
    'The renewal policy has been issued',
    { only: 'Producer' },
    `
    The renewal of {{policyNumber}} is on the portal at {{renewalPremium}}. It takes effect only if
    {{depositPremium}} is paid by {{expirationDate}}.
    `,
  ),
  popupTemplate(
    'Non-Renewal in Progress',
    'This policy will not be renewed',
    { only: 'Underwriter' },
    `
    A notice of non-renewal for {{policyNumber}} is scheduled for {{noticeMailDate}}. To stop it, change the
    renewal strategy before that day; afterwards only a rescission by compliance is possible.
    `,
  ),
];
