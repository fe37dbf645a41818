import { emailTemplate } from '../dsl/emailTemplate.ts';

/** The audit of premium after a policy has ended. */
export const auditEmails = [
  emailTemplate(
    'Premium Audit Scheduled',
    'AUDIT_SCHEDULED',
    {
      to: ['Insured'],
      cc: ['Agent', 'Premium Audit'],
      subject: 'Appointment for the premium audit of policy {{policyNumber}}',
    },
    `
    Dear {{insuredContactName}},

    The premium for policy {{policyNumber}} was an estimate, based on the payroll and sales expected for
    {{effectiveDate}} to {{expirationDate}}. We now compare it with the actual figures. {{auditorName}} will
    visit you on <strong>{{auditAppointment}}</strong> at {{auditAddress}}.

    Please have ready the payroll journal, quarterly tax reports, the general ledger, and certificates of
    insurance of all subcontractors. Subcontractors without a certificate are charged as if they were your
    employees.

    The visit takes about two hours. If the date does not suit you, or your accountant keeps the records, call
    {{auditorPhone}} at least three days before.
    `,
  ),
  emailTemplate(
    'Premium Audit - Report by Insured',
    'AUDIT_SELF_REPORT_REQUESTED',
    {
      to: ['Insured'],
      cc: ['Agent'],
      subject: 'Your payroll and sales report for {{policyNumber}} is due {{auditDueDate}}',
    },
    `
    Dear {{insuredContactName}},

    Your policy {{policyNumber}} ended on {{expirationDate}}, and its final premium depends on what your
    business actually paid and sold. For a policy of this size no auditor needs to come; you can report the
    figures yourself.

    <a href="{{auditReportUrl}}">Start the report</a>

    It asks for gross wages by kind of work, overtime, pay of owners and officers, and amounts paid to
    subcontractors. Most customers need half an hour and their quarterly payroll tax returns. Answers can be
    saved and finished later.

    Please submit the report by <strong>{{auditDueDate}}</strong>. Your agent, {{agentName}}, will gladly
    help.
    `,
  ),
  emailTemplate(
    'Premium Audit Completed - Additional Premium',
    'AUDIT_COMPLETED',
    {
      to: ['Insured'],
      cc: ['Agent', 'Billing'],
      subject: 'Audit result for {{policyNumber}}: {{auditPremiumChange}} additional premium',
    },
    `
    Dear {{insuredContactName}},

    The audit of policy {{policyNumber}} is complete. Actual exposure was higher than estimated, and the final
    premium is {{auditedPremium}} instead of {{depositPremium}}.

    <table>
      <tbody>
      <tr><th>Classification</th><th>Estimated</th><th>Audited</th></tr>
      <tr><td>{{firstClassDescription}}</td><td>{{firstClassEstimate}}</td><td>{{firstClassAudited}}</td></tr>
      <tr><td>{{secondClassDescription}}</td><td>{{secondClassEstimate}}</td><td>{{secondClassAudited}}</td></tr>
      <tr><td>Uninsured subcontractors</td><td>None</td><td>{{subcontractorCost}}</td></tr>
      </tbody>
    </table>

    An invoice for {{auditPremiumChange}} follows, payable by {{auditInvoiceDueDate}}. Estimates of the
    current term have been raised to the audited figures, so that the same surprise does not return next year.

    If you think that a figure or classification is wrong, write to us within {{auditDisputeDays}} days with
    the records that show it. The disputed part is not collected while we review.
    `,
  ),
  emailTemplate(
    'Premium Audit Completed - Return Premium',
    'AUDIT_COMPLETED',
    {
      to: ['Agent'],
      cc: ['Billing', 'Insured'],
      subject: 'Audit result for {{policyNumber}}: refund of {{auditPremiumChange}}',
    },
    `
    {{agentFirstName}},

    A pleasant message for your client: the audit of policy {{policyNumber}} found less exposure than
    estimated, and {{insuredName}} receives <strong>{{auditPremiumChange}}</strong> back.

    The amount is first set off against open invoices of the account. What remains goes out within ten
    business days, to the premium finance company if there is one, otherwise to the insured by the payment
    method on file. The minimum premium of the policy is {{minimumPremium}}; below that we cannot refund.

    Commission on the return premium of {{returnCommission}} appears on your next statement. You may wish to
    lower the estimates of the current term, which spares the insured a large deposit.
    `,
  ),
  emailTemplate(
    'Premium Audit - Noncompliance',
    'AUDIT_NONCOMPLIANCE',
    {
      to: ['Insured', 'Agent'],
      cc: ['Premium Audit', 'Underwriter'],
      subject: 'Policy {{policyNumber}}: audit could not be completed',
    },
    `
    Dear {{insuredContactName}},

    We have tried {{auditAttemptCount}} times since {{firstAuditAttemptDate}} to audit policy
    {{policyNumber}}, without success. The policy obliges the insured to let us examine its books for three
    years after the term.

    We have therefore estimated the audit at {{estimatedAuditPremium}}, with the noncompliance charge of
    {{noncomplianceCharge}} that our filed rules provide. Both will be <strong>withdrawn</strong> if the audit
    takes place by {{auditReopenDeadline}}.

    Until then the renewal cannot be offered, and a notice of cancellation of the current policy may follow
    where the law permits. Please call {{auditorName}} at {{auditorPhone}}; evening appointments and online
    meetings are possible.
    `,
  ),
];
