import { emailTemplate } from '../dsl/emailTemplate.ts';

/** Word from the system itself, to those who work with it. */
export const systemEmails = [
  emailTemplate(
    'System Maintenance Planned',
    'SYSTEM_MAINTENANCE',
    {
      to: ['Agent', 'Producer', 'Underwriter', 'Policy Services'],
      subject: 'Portal not available {{maintenanceStart}} to {{maintenanceEnd}}',
      deletable: false,
    },
    `
    Hello,

    We are updating our systems. The agent portal and the underwriting console will not be available from
    <strong>{{maintenanceStart}}</strong> to <strong>{{maintenanceEnd}}</strong>, Central Time.

    Please save your work before that. Unfinished submissions are kept; quotes being rated when maintenance
    begins will be rated again afterwards. Uploads of agency management systems are queued and processed in
    the order in which they came.

    Claims can be reported at {{claimsPhone}} as always. For coverage that must be bound in these hours, call
    the emergency line of underwriting, {{underwritingEmergencyPhone}}. What is new after the update:
    {{releaseNotesSummary}}.
    `,
  ),
  emailTemplate(
    'Document Generation Failed',
    'DOCUMENT_GENERATION_FAILED',
    {
      to: ['Policy Services'],
      cc: ['jon.vega@example.com'],
      subject: 'Documents for {{policyNumber}} could not be produced',
    },
    `
    The package <em>{{documentPackageName}}</em> for policy {{policyNumber}}, {{insuredName}}, could not be
    produced. The transaction itself is complete, and coverage is not affected.

    The form {{failedFormNumber}} stopped with this message: {{errorMessage}}

    Usually a value is missing that the form prints, such as the name of a loss payee. Open the transaction,
    look for fields marked in red, complete them, and choose <em>Produce documents again</em>. If nothing is
    marked, or several policies are affected, the template needs repair; reply to this message, and we will
    pause its use and print the package centrally.
    `,
  ),
  emailTemplate(
    'Nightly Policy Feed Incomplete',
    'INTERFACE_INCOMPLETE',
    {
      to: ['Billing', 'Policy Services'],
      bcc: ['sam.whitlock@example.com'],
      subject: 'Policy feed of {{feedDate}}: {{rejectedRecordCount}} records rejected',
      option: 'NONE',
    },
    `
    The nightly transfer to billing ended at {{feedEndTime}}. Of {{feedRecordCount}} transactions,
    {{rejectedRecordCount}} were rejected and have not been invoiced.

    The most frequent reasons were {{rejectionReasonList}}. Rejected transactions are transferred again
    tonight, unchanged; those with the reason <em>account not found</em> will fail again until the account has
    been set up in billing.

    Please look first at cancellations and reinstatements, since a late one may lead to a wrong notice. The
    list with policy numbers is in the folder of the day: <a href="{{feedReportUrl}}">rejections of
    {{feedDate}}</a>.
    `,
  ),
  emailTemplate(
    'Portal Account Created',
    'USER_ACCOUNT_CREATED',
    {
      to: ['Producer'],
      subject: 'Your access to the Prairie Crest Mutual agent portal',
      enabled: false,
    },
    `
    Dear {{producerFirstName}},

    {{agencyAdministratorName}} has set up access to our agent portal for you. Your user name is
    <strong>{{username}}</strong>. Please choose a password at <a href="{{activationUrl}}">this address</a>
    within 72 hours; the link can be used once.

    You can submit and quote in the states in which you are licensed and appointed, at present
    {{appointedStateList}}. What you may bind depends on the authority of your agency.

    The access is yours alone. Colleagues need their own, which your administrator can create in a minute. We
    never ask for your password, by telephone or otherwise. A tour of the portal takes fifteen minutes and
    starts when you first sign in.
    `,
  ),
];
