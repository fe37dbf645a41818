import { emailTemplate } from '../dsl/emailTemplate.ts';

/** Licenses, agreements and pay of those who sell. */
export const agencyEmails = [
  emailTemplate(
    'Agent License Expiring in 60 Days',
    'AGENT_LICENSE_EXPIRING',
    {
      to: ['Producer'],
      cc: ['Compliance', 'Account Manager'],
      subject: 'Your {{licenseState}} license ends on {{licenseExpirationDate}}',
    },
    `
    Dear {{producerFirstName}},

    According to the national producer database, your {{licenseLine}} license {{licenseNumber}} in
    {{licenseState}} expires on <strong>{{licenseExpirationDate}}</strong>. Our appointment of you in that
    state depends on it.

    Please renew in good time. Most states want proof of continuing education first, and need up to 15
    business days. We check the database every night, so you do not have to send us the new license.

    If it has not been renewed by the expiration date, the portal stops accepting new business from you in
    {{licenseState}}. Policies in force continue, with a licensed colleague of {{agencyName}} as contact.
    Commission on new business written without a license cannot be paid.
    `,
  ),
  emailTemplate(
    'Agent License Lapsed - Portal Restricted',
    'AGENT_LICENSE_LAPSED',
    {
      to: ['Producer', 'Agent'],
      cc: ['Compliance'],
      subject: 'New business in {{licenseState}} suspended for {{producerName}}',
    },
    `
    The license of {{producerName}} in {{licenseState}} lapsed on {{licenseExpirationDate}}. As of today
    {{producerName}} can no longer submit, quote or bind new business there through our systems. Other states
    are not affected.

    {{pendingSubmissionCount}} submissions and quotes are pending. An agency principal can transfer them to a
    licensed producer of {{agencyName}} under <em>Agency, Producers, Transfer</em>; clearance and terms move
    along.

    When the state reports the license as active again, access returns overnight. If the information in the
    national database is wrong, send the state's confirmation to <a
    href="mailto:licensing@example.com">licensing@example.com</a>, and we lift the restriction by hand.
    `,
  ),
  emailTemplate(
    'Agency Agreement for Signature',
    'AGENCY_AGREEMENT_SENT',
    {
      to: ['Agent'],
      cc: ['Account Manager', 'marta.oduya@example.com'],
      subject: 'Agency agreement between {{agencyName}} and Prairie Crest Mutual',
      option: 'CUSTOM',
    },
    `
    Dear {{agencyPrincipalName}},

    We are happy that {{agencyName}} would like to represent us. The agency agreement and its schedules are
    ready for your signature at <a href="{{signatureUrl}}">this address</a>.

    Schedule A lists the lines and states, Schedule B the commission, and Schedule C your binding authority,
    which for the first year is limited to Businessowners policies up to {{bindingAuthorityLimit}}. Paragraph
    9, on the ownership of expirations, follows the model of the agents' association.

    Please attach a certificate of your errors and omissions insurance of at least
    {{errorsAndOmissionsLimit}}, the agency license, and Form W-9. We appoint your producers and open the
    portal within five business days of the last signature.
    `,
  ),
  emailTemplate(
    'Agency Errors and Omissions Certificate Expired',
    'AGENCY_EO_EXPIRED',
    {
      to: ['Agent'],
      cc: ['Compliance'],
      subject: 'Please send the current E and O certificate of {{agencyName}}',
    },
    `
    Dear {{agencyPrincipalName}},

    The certificate of errors and omissions insurance that we hold for {{agencyName}} expired on
    {{certificateExpirationDate}}. The agency agreement requires continuous coverage of at least
    {{errorsAndOmissionsLimit}} for each claim.

    Please upload the new certificate under <em>Agency, Documents</em>. It should name the agency exactly as
    in the agreement, show the retroactive date, and come from an insurer rated A- or better.

    If we have not received it by {{documentGraceDate}}, the binding authority in Schedule C is suspended. You
    may then still submit business, and our underwriters bind it for you.
    `,
  ),
  emailTemplate(
    'Commission Statement Available',
    'COMMISSION_STATEMENT_READY',
    {
      to: ['Agent'],
      subject: 'Commission statement for {{statementMonth}}',
    },
    `
    Hello {{agentFirstName}},

    The commission statement of {{agencyName}} for {{statementMonth}} is on the portal. The amount of
    <strong>{{commissionTotal}}</strong> will be in your account on {{commissionPaymentDate}}.

    It consists of {{newBusinessCommission}} for new business, {{renewalCommission}} for renewals, and
    {{commissionAdjustments}} for audits, cancellations and corrections. For policies that we bill directly,
    commission is earned as the insured pays.

    The spreadsheet version has a line for each transaction and can be loaded into most agency management
    systems. Please report differences within 60 days to <a
    href="mailto:commissions@example.com">commissions@example.com</a>.
    `,
  ),
];
