import { emailTemplate } from '../dsl/emailTemplate.ts';

/** Terms offered, changed, and taken up or not. */
export const quoteEmails = [
  emailTemplate(
    'Quote Issued - Agent',
    'QUOTE_ISSUED',
    {
      to: ['Agent'],
      cc: ['Producer', 'Underwriter'],
      subject: 'Your quote {{quoteNumber}} for {{insuredName}}',
      deletable: false,
    },
    `
    Dear {{agentFirstName}},

    We are pleased to offer terms for <strong>{{insuredName}}</strong>. The proposal is attached; this is what
    it comes to:

    <table>
      <tbody>
      <tr><th>Item</th><th>Quoted</th><th>Expiring</th></tr>
      <tr><td>Policy term</td><td>{{effectiveDate}} to {{expirationDate}}</td><td>{{expiringTerm}}</td></tr>
      <tr><td>Writing company</td><td>{{writingCompany}}</td><td>{{expiringCarrier}}</td></tr>
      <tr><td>Building and contents
        limit</td><td>{{propertyLimit}}</td><td>{{expiringPropertyLimit}}</td></tr>
      <tr><td>Property
        deductible</td><td>{{propertyDeductible}}</td><td>{{expiringPropertyDeductible}}</td></tr>
      <tr><td>Wind and hail
        deductible</td><td>{{windHailDeductible}}</td><td>{{expiringWindHailDeductible}}</td></tr>
      <tr><td>Each occurrence limit</td><td>{{occurrenceLimit}}</td><td>{{expiringOccurrenceLimit}}</td></tr>
      <tr><td>General aggregate
        limit</td><td>{{generalAggregate}}</td><td>{{expiringGeneralAggregate}}</td></tr>
      <tr><td>Premium before taxes and fees</td><td>{{premium}}</td><td>{{expiringPremium}}</td></tr>
      <tr><td>Certified acts of
        terrorism</td><td>{{terrorismPremium}}</td><td>{{expiringTerrorismPremium}}</td></tr>
      <tr><td>Taxes and fees</td><td>{{taxesAndFees}}</td><td>{{expiringTaxesAndFees}}</td></tr>
      <tr><td>Total</td><td>{{totalPremium}}</td><td>{{expiringTotalPremium}}</td></tr>
      </tbody>
    </table>

    The quote is open until <strong>{{quoteExpirationDate}}</strong> and subject to the conditions on its last
    page. It replaces every earlier offer. Terms may differ from what you asked for, so please compare them
    with the application.

    To bind, use <a href="{{quoteUrl}}">the portal</a> or write to {{underwriterName}}. Coverage starts only
    when we confirm it.
    `,
  ),
  emailTemplate(
    'Quote Revised',
    'QUOTE_REVISED',
    {
      to: ['Agent'],
      cc: ['Underwriter'],
      subject: 'Revised quote {{quoteNumber}}, version {{quoteVersion}}, for {{insuredName}}',
    },
    `
    {{agentFirstName}},

    As discussed, we have revised the quote for {{insuredName}}. Compared with version
    {{previousQuoteVersion}}:

    {{quoteChangeList}}

    The premium moves from {{previousPremium}} to <strong>{{premium}}</strong>. Everything else, the
    subjectivities included, stays as it was. Version {{previousQuoteVersion}} can no longer be bound.

    Please discard the earlier proposal if you have already shown it to the insured, so that the wrong limits
    are not signed. The new one is on the portal and open until {{quoteExpirationDate}}.
    `,
  ),
  emailTemplate(
    'Quote Expiring in 10 Days',
    'QUOTE_EXPIRING',
    {
      to: ['Agent'],
      subject: 'Ten days left on quote {{quoteNumber}} for {{insuredName}}',
    },
    `
    Hello {{agentFirstName}},

    A reminder that our quote for {{insuredName}} at {{totalPremium}} ends on {{quoteExpirationDate}}. The
    expiring policy ends on {{currentPolicyExpirationDate}}, so there is not much room between the two.

    Is there anything that stands in the way? Deductible, payment plan and optional coverages can still be
    changed online without a new review. Limits or locations need {{underwriterName}}, who is at
    {{underwriterPhone}}.

    If the account went elsewhere, choose <em>Not taken up</em> on the portal and tell us why. That takes a
    minute and stops these reminders.
    `,
  ),
  emailTemplate(
    'Quote Expired',
    'QUOTE_EXPIRED',
    {
      to: ['Agent'],
      cc: ['Underwriting Assistant'],
      subject: 'Quote {{quoteNumber}} has expired',
    },
    `
    Dear {{agentFirstName}},

    Quote {{quoteNumber}} for {{insuredName}} expired at 12:01 a.m. today. Nobody asked us to bind it, so
    <strong>no coverage is in force</strong> under it.

    Within the next 30 days you can ask for it to be reopened. We will check whether rates, reports or the
    loss history have changed, and either confirm the terms or send new ones. After that, a new submission is
    needed.

    We cannot backdate coverage to the date on which the former policy ended. If the insured is without
    insurance now, please call {{underwriterName}} at {{underwriterPhone}} instead of writing.
    `,
  ),
  emailTemplate(
    'Quote Withdrawn by Underwriter',
    'QUOTE_WITHDRAWN',
    {
      to: ['Agent'],
      cc: ['Producer', 'Referral Underwriter'],
      subject: 'Withdrawal of quote {{quoteNumber}} for {{insuredName}}',
      option: 'CUSTOM',
    },
    `
    Dear {{agentFirstName}},

    With this message we withdraw quote {{quoteNumber}} of {{quoteDate}}. It can no longer be accepted.

    Since we sent it, we have learned of circumstances that we did not know when we set the terms:
    {{withdrawalReason}}. They matter enough that we would have to price the account differently, or not at
    all.

    We are sorry for the trouble, so close to {{effectiveDate}}. If you believe that our information is wrong,
    send us what shows it by {{responseDueDate}}, and {{underwriterName}} will look at the account again the
    same day.
    `,
  ),
  emailTemplate(
    'Indication Provided',
    'INDICATION_PROVIDED',
    {
      to: ['Agent'],
      subject: 'Premium indication for {{insuredName}}',
      enabled: false,
    },
    `
    Hello {{agentFirstName}},

    Based on the figures that you gave us, we expect an annual premium between
    <strong>{{indicationLow}}</strong> and <strong>{{indicationHigh}}</strong> for {{productName}}, before
    taxes and fees.

    This is an <em>indication</em>, not a quote: it cannot be bound, and we have verified neither loss history
    nor values. It assumes {{indicationAssumptions}}.

    To turn it into a quote we need the signed application, loss runs for {{lossRunYears}} years and, for
    property, a statement of values. With a complete file we usually quote within {{quoteTurnaroundDays}}
    business days. Indications are kept for 60 days and then removed from the portal.
    `,
  ),
  emailTemplate(
    'Terrorism Coverage Offer',
    'TRIA_DISCLOSURE',
    {
      to: ['Insured'],
      cc: ['Agent'],
      subject: 'Your choice about coverage for certified acts of terrorism',
      deletable: false,
    },
    `
    Dear {{insuredContactName}},

    Under the Terrorism Risk Insurance Act you have the right to buy insurance for losses from certified acts
    of terrorism. For your quote {{quoteNumber}} the premium for this coverage is
    <strong>{{terrorismPremium}}</strong>. It is <em>not</em> included in the other amounts of the quote.

    The United States government would reimburse part of such losses above the insurer's deductible, and the
    law limits what government and insurers together pay in a year. The enclosed disclosure explains both.

    Please mark one of the two boxes on the form, sign it, and return it to {{agencyName}} by
    {{effectiveDate}}. If we do not receive the form, or the premium is not paid, coverage for certified acts
    will be excluded where state law permits.
    `,
  ),
  emailTemplate(
    'Quote Not Taken Up - Thank You',
    'QUOTE_NOT_TAKEN_UP',
    {
      to: ['Agent'],
      bcc: ['Account Manager'],
      subject: 'Thank you for the opportunity on {{insuredName}}',
      enabled: false,
    },
    `
    {{agentFirstName}},

    We see that {{insuredName}} was placed elsewhere this year. Thank you for letting us work on it, and for
    telling us the reason: <em>{{notTakenUpReason}}</em>.

    Such answers decide what we improve. Last year they led to lower minimum premiums for offices and to a
    choice of wind deductibles in Iowa and Nebraska.

    We have noted the expiration date of the new policy and will remind you 120 days before. If the other
    carrier's terms change before inception, which does happen, our quote can be revived with a call until
    {{quoteExpirationDate}}.
    `,
  ),
];
