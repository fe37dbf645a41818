import { emailTemplate } from '../dsl/emailTemplate.ts';

/** Installments and their payment. */
export const billingEmails = [
  emailTemplate(
    'Installment Due',
    'INSTALLMENT_DUE',
    {
      to: ['Insured'],
      subject: '{{installmentAmount}} due on {{installmentDueDate}} for policy {{policyNumber}}',
    },
    `
    Dear {{insuredContactName}},

    Installment {{installmentNumber}} of {{installmentCount}} for your policy {{policyNumber}} is due on
    <strong>{{installmentDueDate}}</strong>. The amount is {{installmentAmount}}, of which {{installmentFee}}
    is the service charge of your payment plan.

    You can pay <a href="{{paymentUrl}}">online</a> by bank transfer or card, by telephone at
    {{billingPhone}}, or by check with the slip of the invoice. Payments made by 5:00 p.m. Central Time count
    on the same day.

    If you have set up automatic payment, nothing is left to do; we will collect the amount on the due date.
    Payment of the whole balance of {{accountBalance}} ends the service charges.
    `,
  ),
  emailTemplate(
    'Payment Returned',
    'PAYMENT_RETURNED',
    {
      to: ['Insured'],
      cc: ['Agent', 'Billing'],
      subject: 'Your payment of {{paymentAmount}} was returned by the bank',
    },
    `
    Dear {{insuredContactName}},

    Your bank has returned the payment of {{paymentAmount}} that you made on {{paymentDate}} for policy
    {{policyNumber}}. It gave the reason <em>{{returnReason}}</em>.

    The installment is therefore open again, together with a returned payment fee of {{returnedPaymentFee}}.
    Please pay {{amountDue}} by {{replacementDueDate}}, by certified funds or card. A second attempt to debit
    the same account will not be made.

    If a notice of cancellation had been sent before, it was <strong>not</strong> withdrawn by the returned
    payment, and the date in it stands. Automatic payment is suspended until you confirm the account details.
    `,
  ),
  emailTemplate(
    'Refund Issued',
    'REFUND_ISSUED',
    {
      to: ['Insured'],
      cc: ['Agent'],
      subject: 'Refund of {{refundAmount}} for policy {{policyNumber}}',
    },
    `
    Dear {{insuredContactName}},

    We have sent you {{refundAmount}} by {{refundMethod}}. It is the unearned premium of policy
    {{policyNumber}} after {{refundReason}}, worked out {{refundBasis}} from {{refundCalculationDate}}.

    Electronic refunds arrive within three business days, checks within ten. A refund of a card payment
    appears on the statement of the card. If a premium finance company or lender paid the premium, the law
    requires that we pay it first; {{thirdPartyRefundAmount}} went there.

    Please deposit checks within 180 days. Uncashed amounts have to be handed over to the state as unclaimed
    property, after we have written to you again.
    `,
  ),
];
