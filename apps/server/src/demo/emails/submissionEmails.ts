import { emailTemplate } from '../dsl/emailTemplate.ts';

/** From the arrival of a submission until an underwriter works on it, or it is dropped. */
export const submissionEmails = [
  emailTemplate(
    'Submission Received - Agent',
    'SUBMISSION_RECEIVED',
    {
      to: ['Agent'],
      cc: ['Producer'],
      subject: 'We have your submission {{submissionNumber}} for {{insuredName}}',
      deletable: false,
    },
    `
    Hello {{agentFirstName}},

    Thank you for sending us <strong>{{insuredName}}</strong>. Your {{productName}} submission is registered
    under number <strong>{{submissionNumber}}</strong> with a requested effective date of {{effectiveDate}}.

    We are now checking it for clearance. You will hear within one business day whether the account is
    reserved for your agency, and within {{quoteTurnaroundDays}} business days after that whether we can offer
    a quote.

    Please put the submission number in the subject of anything you send us. You can add documents and follow
    the status on <a href="{{portalUrl}}">the agent portal</a>.

    Kind regards,<br>
    Commercial Submissions, Prairie Crest Mutual
    `,
  ),
  emailTemplate(
    'Submission Received - Submissions Desk',
    'SUBMISSION_RECEIVED',
    {
      to: ['Underwriting Assistant'],
      bcc: ['submissions@example.com'],
      subject: 'New submission: {{insuredName}}, {{productName}}, {{filingState}}',
    },
    `
    A submission has arrived from {{agencyName}} ({{agencyCode}}) and waits for intake.

    <ul>
      <li>Applicant: {{insuredName}}, {{mailingCity}}, {{mailingState}}</li>
      <li>Class of business: {{classCode}} {{classDescription}}</li>
      <li>Product and effective date: {{productName}}, {{effectiveDate}}</li>
      <li>Expiring carrier and premium: {{expiringCarrier}}, {{expiringPremium}}</li>
      <li>Documents attached: {{documentCount}}</li>
    </ul>

    Please run clearance, compare the applications with the checklist for the product, and order the standard
    reports before you assign an underwriter. Submissions that take effect within ten days go to the head of
    the queue; tell the team lead about them today.

    <a href="{{submissionUrl}}">Open submission {{submissionNumber}}</a>
    `,
  ),
  emailTemplate(
    'Submission Incomplete - Information Needed',
    'SUBMISSION_INCOMPLETE',
    {
      to: ['Agent'],
      cc: ['Underwriting Assistant'],
      subject: 'Information needed before we can review {{insuredName}} ({{submissionNumber}})',
      deletable: false,
    },
    `
    Dear {{agentFirstName}},

    We would like to start on {{insuredName}}, but the file is not complete yet. Please send us the following:

    {{missingItemList}}

    Signed applications must be dated within 90 days of the effective date. Loss runs must be valued within
    the last 60 days and cover the current term and the {{lossRunYears}} years before it. A statement from the
    applicant that there were no losses does not replace them.

    The account stays reserved for you until <strong>{{informationDueDate}}</strong>. If the documents have
    not arrived by then, we will close the submission and release the name. Should one item take longer, let
    us know which one, and we will see what can be reviewed without it.

    {{underwritingAssistantName}}<br>
    {{underwritingAssistantPhone}}
    `,
  ),
  emailTemplate(
    'Submission Cleared',
    'SUBMISSION_CLEARED',
    {
      to: ['Agent'],
      cc: ['Underwriter'],
      subject: '{{insuredName}} is cleared for your agency',
    },
    `
    Good news, {{agentFirstName}}: {{insuredName}} is cleared, and the account is reserved for {{agencyName}}
    until {{clearanceExpirationDate}}.

    Clearance holds for {{productName}} at the locations that you submitted. Other lines for the same
    applicant need a submission of their own, and so do locations in another state.

    {{underwriterName}} in our {{branchName}} branch will look after the account and may call you about
    operations and loss history. If the applicant hands you a competing broker of record letter in the
    meantime, forward it to us at once so that the reservation can be sorted out before a quote goes out.
    `,
  ),
  emailTemplate(
    'Submission Blocked - Prior Submission',
    'SUBMISSION_BLOCKED',
    {
      to: ['Agent'],
      cc: ['Account Manager'],
      subject: 'We cannot clear {{insuredName}} for your agency',
    },
    `
    Dear {{agentFirstName}},

    Another producer submitted {{insuredName}} to us for the same coverage and term before your submission
    {{submissionNumber}} arrived on {{receivedDate}}. Under our clearance rules we work with the first agency
    that sends a complete submission, so we are unable to release terms to you.

    If the applicant wishes to be represented by your agency, we can accept a <em>broker of record
    letter</em>. It must be on the applicant's letterhead, signed by an officer, and name the lines and the
    effective date. We give the other agency {{brokerOfRecordWaitDays}} business days to respond before the
    change takes effect.

    We understand that this is disappointing, and look forward to your next submission.
    `,
  ),
  emailTemplate(
    'Submission Assigned - Underwriter',
    'SUBMISSION_ASSIGNED',
    {
      to: ['Underwriter'],
      cc: ['Underwriting Assistant'],
      subject: 'Assigned to you: {{insuredName}} ({{submissionNumber}})',
    },
    `
    {{underwriterFirstName}}, intake is finished for <strong>{{insuredName}}</strong>, and the submission is
    in your queue. A decision is due by {{decisionDueDate}}.

    In short: {{operationsSummary}}. Total insured value is {{totalInsuredValue}} at {{locationCount}}
    locations, estimated premium {{estimatedPremium}}, five-year loss ratio {{lossRatio}}. The triage score is
    {{triageScore}} of 100.

    The following rules want your attention:

    {{triggeredRuleList}}

    If you have a conflict of interest or no capacity this week, return the submission to the desk today
    instead of letting it wait. <a href="{{submissionUrl}}">Open the submission</a>
    `,
  ),
  emailTemplate(
    'Submission Declined - Outside Appetite',
    'SUBMISSION_DECLINED',
    {
      to: ['Agent'],
      cc: ['Producer'],
      subject: '{{insuredName}}: unable to offer {{productName}}',
      option: 'CUSTOM',
    },
    `
    Dear {{agentFirstName}},

    Thank you for thinking of us for {{insuredName}}. After a first review we are unable to offer terms,
    because {{classDescription}} is not a class that we write in {{filingState}}.

    We decline early so that you have time to approach other markets before {{effectiveDate}}. No coverage is
    in force with us, and we have ordered neither inspections nor reports in the applicant's name.

    The current appetite guide is on <a href="{{appetiteGuideUrl}}">the agent portal</a>. For classes that are
    close to the line, a call to {{underwriterName}} at {{underwriterPhone}} before you prepare a full
    application often saves work on both sides.
    `,
  ),
  emailTemplate(
    'Submission Declined - Loss Experience',
    'SUBMISSION_DECLINED',
    {
      to: ['Agent'],
      subject: 'Our decision on {{insuredName}} ({{submissionNumber}})',
    },
    `
    {{agentFirstName}},

    We have completed our review of {{insuredName}} and decided not to quote this year. The reason is the loss
    history: {{lossCount}} claims in {{lossRunYears}} years with {{totalIncurred}} incurred, most of them
    {{dominantCauseOfLoss}}, and no sign so far that the cause has been dealt with.

    This need not be final. We would look at the account again for {{nextEligibleDate}} if the applicant can
    show

    <ul>
      <li>twelve months without another loss of this kind,</li>
      <li>a written safety program and who is responsible for it, and</li>
      <li>completed repairs or training, with invoices or records.</li>
    </ul>

    Where the decision rests wholly or partly on a consumer report, the applicant will receive a separate
    notice with the name of the agency that furnished it.

    {{underwriterName}}, {{underwriterTitle}}
    `,
  ),
  emailTemplate(
    'Submission Closed - No Response',
    'SUBMISSION_CLOSED',
    {
      to: ['Agent'],
      cc: ['Underwriting Assistant'],
      subject: 'Closed without a decision: {{insuredName}} ({{submissionNumber}})',
    },
    `
    Hello {{agentFirstName}},

    We asked for further information about {{insuredName}} on {{firstRequestDate}} and again on
    {{secondRequestDate}}, and have not heard from you. The submission is now closed, and the name is no
    longer reserved for {{agencyName}}.

    Everything you sent remains on file for 180 days. To pick up where we left off, reply with the missing
    documents and a current effective date; the submission will be reopened under the same number and cleared
    again. A new application is needed only if operations or locations have changed.

    If you placed the account elsewhere, one line about carrier and premium would help us to do better next
    time.
    `,
  ),
];
