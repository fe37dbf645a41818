import { popupTemplate } from '../dsl/popupTemplate.ts';

/** Messages about licenses, compliance, claims and the system itself. */
export const operationsPopups = [
  popupTemplate(
    'Agent License Expiring',
    'Your license ends soon',
    { only: 'Producer' },
    `
    Your {{licenseState}} license expires on {{licenseExpirationDate}}. From that day on you cannot submit new
    business in the state until the national database shows the renewal.
    `,
  ),
  popupTemplate(
    'Producer Not Appointed',
    'No appointment in this state',
    { only: 'Underwriter' },
    `
    {{producerName}} is licensed but not appointed in {{filingState}}. You may quote; before binding, ask
    agency licensing for an appointment, which takes about two days.
    `,
  ),
  popupTemplate(
    'Agency Agreement Not Signed',
    'Your agency agreement awaits a signature',
    { only: 'Producer' },
    `
    The agreement sent to {{agencyPrincipalName}} on {{agreementSentDate}} has not been signed. You can
    prepare submissions, but we cannot bind coverage for {{agencyName}} before it is.
    `,
  ),
  popupTemplate(
    'Open Claim on Policy',
    'A claim is open on this policy',
    { only: 'Underwriter' },
    `
    Claim {{claimNumber}} of {{dateOfLoss}} is open, with {{openReserves}} in reserve. Speak with
    {{adjusterName}} before you endorse the coverage concerned.
    `,
  ),
  popupTemplate(
    'First Notice Sent to Claims',
    'The loss has been reported',
    { only: 'Producer' },
    `
    Claim {{claimNumber}} has been opened, and {{adjusterName}} will call {{insuredContactName}} within one
    business day.

    For emergencies at any hour: {{claimsPhone}}.
    `,
  ),
  popupTemplate(
    'Account Under Compliance Review',
    'This account is under review',
    { deletable: false },
    `
    Transactions for {{insuredName}} are on hold until a routine review is complete, usually within one
    business day. You will be notified; please do not submit the account again.
    `,
  ),
  popupTemplate(
    'Surplus Lines Filing Overdue',
    'Surplus lines filing overdue',
    { only: 'Producer' },
    `
    The filing for policy {{policyNumber}} in {{homeState}} was due on {{filingDueDate}}. Upload the stamped
    confirmation to avoid further fines by the state.
    `,
  ),
  popupTemplate(
    'Moratorium in Effect',
    'No binding in this area',
    {},
    `
    Because of {{eventName}}, property and physical damage coverage cannot be bound or increased in
    {{moratoriumArea}} since {{moratoriumStart}}. Renewals at expiring terms continue.
    `,
  ),
  popupTemplate(
    'Rates Have Changed',
    'New rates apply',
    {},
    `
    {{productName}} rates in {{filingState}} changed on {{rateEffectiveDate}}. This quote was rated before and
    takes effect after that day, so it will be rated again when you open it.
    `,
  ),
  popupTemplate(
    'System Maintenance Tonight',
    'Maintenance from {{maintenanceStart}}',
    { deletable: false },
    `
    The system will not be available from {{maintenanceStart}} to {{maintenanceEnd}}, Central Time. Please
    save your work and sign out before it begins.

    Emergency binding: {{underwritingEmergencyPhone}}.
    `,
  ),
  popupTemplate(
    'Rating Service Unavailable',
    'Rating is interrupted',
    { enabled: false },
    `
    Premiums for {{productName}} cannot be worked out at the moment. Your entries are saved, and the quote
    will be rated by itself as soon as the service answers again.
    `,
  ),
  popupTemplate(
    'New Release',
    'What is new in version {{releaseVersion}}',
    { enabled: false },
    `
    {{releaseNotesSummary}}

    Recorded demonstrations of five minutes each are in the training library.
    `,
  ),
];
