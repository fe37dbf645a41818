import { emailTemplate } from '../dsl/emailTemplate.ts';

/** From the request to bind until the policy is in the insured's hands. */
export const bindingEmails = [
  emailTemplate(
    'Bind Request Received',
    'BIND_REQUESTED',
    {
      to: ['Underwriter'],
      cc: ['Underwriting Assistant'],
      subject: 'Bind request: {{insuredName}}, effective {{effectiveDate}}',
      deletable: false,
    },
    `
    {{agentName}} of {{agencyName}} asks us to bind quote {{quoteNumber}} for <strong>{{insuredName}}</strong>
    as of {{effectiveDate}}, with the {{paymentPlan}} plan.

    Terrorism coverage: {{terrorismElection}}. Optional coverages accepted: {{acceptedOptions}}. Message from
    the agent: <em>{{agentMessage}}</em>

    Before you bind, check that the signed application and the terrorism form are in the file, that conditions
    due before binding are met, and that no moratorium applies to the locations. The agent is told that
    coverage is not in force until you answer, and that an answer comes within four working hours.

    <a href="{{bindRequestUrl}}">Open the bind request</a>
    `,
  ),
  emailTemplate(
    'Bind Request Returned',
    'BIND_REQUEST_RETURNED',
    {
      to: ['Agent'],
      cc: ['Producer'],
      subject: 'Not bound yet: {{insuredName}} ({{quoteNumber}})',
    },
    `
    Dear {{agentFirstName}},

    Thank you for your order for {{insuredName}}. We cannot bind yet, and <strong>there is no coverage at this
    moment</strong>. What is missing:

    {{bindObstacleList}}

    As soon as these points are settled, send the request again from the portal; what you entered is still
    there. We can use the effective date you asked for only if we have everything by {{bindDeadline}}. Later
    than that, coverage will begin at 12:01 a.m. on the day after we have it, and a statement of no known
    losses will be required.

    Questions? {{underwriterName}}, {{underwriterPhone}}.
    `,
  ),
  emailTemplate(
    'Binder Issued',
    'BINDER_ISSUED',
    {
      to: ['Agent'],
      cc: ['Producer', 'Billing'],
      subject: 'Bound: {{insuredName}}, binder {{binderNumber}}',
      deletable: false,
    },
    `
    Dear {{agentFirstName}},

    Coverage for <strong>{{insuredName}}</strong> is bound with {{writingCompany}} from {{effectiveDate}},
    12:01 a.m. standard time at the insured's address. Binder {{binderNumber}} is attached and valid until
    {{binderExpirationDate}} or until the policy is issued, whichever comes first.

    The policy number will be {{policyNumber}}. You may use it on certificates and identification cards from
    today.

    The deposit of {{depositPremium}} is due on {{depositDueDate}}. These subjectivities remain, and the
    policy may be cancelled if they are not met: {{openSubjectivityList}}.

    Thank you for placing this account with us.
    `,
  ),
  emailTemplate(
    'Binder Expiring - Policy Not Issued',
    'BINDER_EXPIRING',
    {
      to: ['Policy Services'],
      cc: ['Underwriter', 'Underwriting Assistant'],
      subject: 'Binder {{binderNumber}} ends in {{daysToBinderExpiration}} days, policy not issued',
    },
    `
    The binder for {{insuredName}} ends on {{binderExpirationDate}}, and policy {{policyNumber}} has not been
    issued. The account is held at the step <em>{{issuanceStep}}</em> by {{stepOwner}}.

    Our standard is to issue within 30 days of binding. Lenders and state regulators do not accept a string of
    binders, and an insured who has only a binder does not know the exclusions.

    Please clear the step, or extend the binder <em>once</em>, for no more than 30 days, with a reason. An
    extension does not change the effective date or the billing schedule. The agent receives the extended
    binder without your help.
    `,
  ),
  emailTemplate(
    'Subjectivities Outstanding',
    'SUBJECTIVITY_OUTSTANDING',
    {
      to: ['Agent'],
      cc: ['Underwriting Assistant'],
      subject: 'Still open for {{insuredName}}: {{openSubjectivityCount}} conditions of the quote',
    },
    `
    Hello {{agentFirstName}},

    Policy {{policyNumber}} was bound on {{boundDate}} subject to a few conditions. We have not yet seen:

    {{openSubjectivityList}}

    They are due by <strong>{{subjectivityDueDate}}</strong>. Upload what you have under the policy, one
    document for each condition, and mark it as submitted. An underwriter looks at it within three business
    days.

    Where something cannot be done in time, for example because a contractor is booked up, send the signed
    order and the date. We would rather extend a date than write to your client about cancellation.
    `,
  ),
  emailTemplate(
    'Subjectivities - Final Request',
    'SUBJECTIVITY_FINAL_REQUEST',
    {
      to: ['Agent', 'Insured'],
      cc: ['Underwriter', 'Account Manager'],
      subject: 'Final request for policy {{policyNumber}}: documents due {{finalDueDate}}',
    },
    `
    Dear {{insuredContactName}}, dear {{agentFirstName}},

    When we insured {{insuredName}} it was agreed that the following would be provided within 30 days. Two
    reminders later it is still missing:

    {{openSubjectivityList}}

    Please let us have it by {{finalDueDate}}. If we do not, we will send a <strong>notice of
    cancellation</strong> for failure to comply with the conditions of the policy, with the number of days'
    warning that the law of {{filingState}} requires.

    A cancellation has to be mentioned in every later application for insurance. It takes one telephone call
    to avoid it: {{underwriterName}}, {{underwriterPhone}}.
    `,
  ),
  emailTemplate(
    'Policy Issued - Agent',
    'POLICY_ISSUED',
    {
      to: ['Agent'],
      cc: ['Producer'],
      subject: 'Policy {{policyNumber}} for {{insuredName}} has been issued',
      deletable: false,
    },
    `
    {{agentFirstName}},

    Policy {{policyNumber}} is complete and available on the portal, with declarations, forms, and the notices
    that {{filingState}} prescribes. {{deliveryMethodSentence}}

    Please compare it with binder and application, above all names, mailing address, locations, mortgagees and
    additional insureds. Errors that you report within 30 days are corrected without an endorsement charge and
    as of the effective date.

    <ul>
      <li>Annual premium: {{premium}}</li>
      <li>Payment plan: {{paymentPlan}}, first installment on {{firstInstallmentDate}}</li>
      <li>Premium audit: {{auditType}}</li>
      <li>Your commission: {{commissionRate}}</li>
    </ul>

    {{underwritingAssistantName}}
    `,
  ),
  emailTemplate(
    'Policy Issued - Insured Welcome',
    'POLICY_ISSUED',
    {
      to: ['Insured'],
      cc: ['Agent'],
      subject: 'Welcome to Prairie Crest Mutual: your policy {{policyNumber}}',
    },
    `
    Dear {{insuredContactName}},

    Welcome. Your {{productName}} policy {{policyNumber}} is in force from {{effectiveDate}} to
    {{expirationDate}}. You can read it at <a href="{{policyholderUrl}}">your policyholder page</a>, or ask
    for a printed copy, which is free.

    Three things are worth knowing on the first day:

    <ol>
      <li>Report a loss at {{claimsPhone}}, at any hour. Do not wait until you know how big it is.</li>
      <li>Tell {{agencyName}} before you buy a building or vehicles, or start a new kind of work.</li>
      <li>As a mutual, we belong to our policyholders. Your notice of the annual meeting is in the policy
        jacket.</li>
    </ol>

    A loss control consultant may call you in the coming weeks. The visit costs nothing.
    `,
  ),
];
