import { emailTemplate } from '../dsl/emailTemplate.ts';

/** What is requested, or settled, before terms can be worked out. */
export const intakeEmails = [
  emailTemplate(
    'Loss Runs Requested',
    'LOSS_RUNS_REQUESTED',
    {
      to: ['Agent'],
      subject: 'Current loss runs for {{insuredName}}, please',
    },
    `
    Dear {{agentFirstName}},

    The loss runs in the file of {{insuredName}} were valued on {{lossRunValuationDate}}, which is more than
    60 days ago. Before we release terms we need runs from <strong>{{expiringCarrier}}</strong> and any other
    carrier of the last {{lossRunYears}} years, valued after {{earliestValuationDate}}.

    For each claim above {{largeLossThreshold}} please add a sentence or two: what happened, whether it is
    still open, and what the insured has changed since.

    Most states oblige a carrier to answer a written request of the insured within a set number of days. A
    sample letter for the insured's signature is in the forms library under <em>Loss run request</em>.
    `,
  ),
  emailTemplate(
    'Application Signature Requested',
    'SIGNATURE_REQUESTED',
    {
      to: ['Insured'],
      cc: ['Agent'],
      subject: 'Please sign your application for {{productName}} insurance',
    },
    `
    Dear {{insuredContactName}},

    {{agencyName}} has prepared an application for {{productName}} insurance on behalf of {{insuredName}}. It
    needs the signature of an owner, partner or officer before we can consider it.

    Please read every answer with care, especially those about prior losses, cancelled insurance and the work
    that you subcontract. We rely on them, and a wrong answer may affect your coverage. If something is not
    right, do not sign; call {{agentName}} at {{agentPhone}}, who can correct it.

    <a href="{{signatureUrl}}">Review and sign the application</a>

    The link works until {{signatureDueDate}}. Signing does not start coverage and does not oblige you to buy
    a policy.
    `,
  ),
  emailTemplate(
    'Broker of Record Change - Current Agency',
    'BROKER_OF_RECORD_RECEIVED',
    {
      to: ['Agent'],
      cc: ['Account Manager', 'Underwriter'],
      subject: 'Broker of record letter received for {{insuredName}}',
    },
    `
    Dear {{agentFirstName}},

    On {{receivedDate}} we received a letter in which {{insuredName}} appoints another agency for
    {{affectedPolicyList}}. A copy is in the documents of the account.

    Our practice gives you until the close of business on <strong>{{rescissionDeadline}}</strong> to obtain a
    letter of rescission, signed by the same officer or by one of higher rank. Without it, the appointment
    takes effect on {{brokerOfRecordEffectiveDate}}. Commission on premium booked before that day stays with
    your agency, and commission on later transactions follows the policy.

    Please do not ask us which agency was appointed or on what terms; we treat that as confidential.
    `,
  ),
  emailTemplate(
    'Broker of Record Change - New Agency',
    'BROKER_OF_RECORD_ACCEPTED',
    {
      to: ['Producer'],
      cc: ['Account Manager', 'Policy Services'],
      subject: '{{insuredName}} now belongs to your agency',
    },
    `
    {{producerFirstName}},

    The waiting period for your broker of record letter has ended without a rescission. From
    {{brokerOfRecordEffectiveDate}} you are the producer for {{affectedPolicyList}}.

    The following is ready for you on the portal: current policies with all endorsements, billing status, loss
    runs valued this month, and open requests. The rating worksheets of the former agency are not passed on.

    Please confirm the mailing address and the contact for loss control within two weeks, and tell certificate
    holders where to turn. Your first commission statement with this account is that of
    {{firstStatementMonth}}.
    `,
  ),
  emailTemplate(
    'Statement of Values Requested',
    'STATEMENT_OF_VALUES_REQUESTED',
    {
      to: ['Agent'],
      cc: ['Underwriter'],
      subject: 'Statement of values for {{insuredName}}',
    },
    `
    Hello {{agentFirstName}},

    To model the property of {{insuredName}} we need a signed statement of values for all {{locationCount}}
    locations. Please use our workbook, because other layouts have to be typed in by hand and delay the quote
    by days.

    The columns that are most often empty decide the most:

    <ol>
      <li>street address, with the number of each building, not a post office box;</li>
      <li>year built, and the years in which roof, wiring, plumbing and heating were replaced;</li>
      <li>construction, number of stories, and floor area;</li>
      <li>replacement cost of the building, contents, and twelve months of business income, each in a column
        of its own.</li>
    </ol>

    We compare building values with a cost estimator. Where a value is below {{insuranceToValueMinimum}} of
    the estimate, we will quote the estimate and show both.
    `,
  ),
  emailTemplate(
    'Motor Vehicle Records - Driver Not Acceptable',
    'DRIVER_NOT_ACCEPTABLE',
    {
      to: ['Agent'],
      cc: ['Underwriting Assistant'],
      subject: 'Driver review for {{insuredName}}: action needed for {{driverCount}} drivers',
    },
    `
    Dear {{agentFirstName}},

    We have reviewed the motor vehicle records of the drivers on the schedule of {{insuredName}}.
    {{driverCount}} of them do not meet our guidelines, which allow no major violation and at most
    {{minorViolationLimit}} minor ones in 36 months. Their initials are listed in the submission; for reasons
    of privacy this message names nobody.

    The quote can go ahead if the insured confirms in writing that these people will not drive vehicles on the
    policy, or if they are replaced on the schedule. In {{filingState}} a driver may be excluded by
    endorsement {{driverExclusionForm}}, where the law allows it.

    Please answer by {{responseDueDate}}. Records are confidential and may not be passed on to the insured's
    customers.
    `,
  ),
  emailTemplate(
    'Report Order Failed',
    'REPORT_ORDER_FAILED',
    {
      to: ['Underwriting Assistant'],
      subject: '{{reportName}} could not be ordered for {{submissionNumber}}',
      option: 'NONE',
    },
    `
    The order of {{reportName}} for {{insuredName}} came back from {{vendorName}} with the answer
    <em>{{vendorMessage}}</em>. It was tried {{attemptCount}} times, the last time at {{lastAttemptTime}}.

    In most cases the legal name or the address does not match the vendor's records. Compare both with the
    Secretary of State's register, correct the account, and order again. A new order within 24 hours is free
    of charge.

    When the vendor's service itself is down, the system orders again every hour until midnight, and you need
    not do anything. Work on the submission can continue, but a quote cannot be released while a mandatory
    report is missing.
    `,
  ),
  emailTemplate(
    'Account Duplicate Found',
    'ACCOUNT_DUPLICATE_FOUND',
    {
      to: ['Policy Services'],
      cc: ['Underwriting Assistant'],
      subject: 'Possible duplicate accounts: {{insuredName}}',
      enabled: false,
    },
    `
    Clearance found two accounts that are probably the same business. They share {{matchedAttributeList}}.

    <ul>
      <li>{{firstAccountNumber}}, opened {{firstAccountDate}}, {{firstAccountPolicyCount}} policies</li>
      <li>{{secondAccountNumber}}, opened {{secondAccountDate}}, {{secondAccountPolicyCount}} policies</li>
    </ul>

    Please decide within five business days. If they are one business, merge into the older account, so that
    claims history and billing stay together; policies keep their numbers. If they are separate (a franchise,
    a sister company, a father and son), mark the pair as reviewed and note the reason, and clearance will not
    report it again. A merge cannot be undone once an invoice has been sent from the merged account.
    `,
  ),
];
