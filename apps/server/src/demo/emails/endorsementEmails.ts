import { emailTemplate } from '../dsl/emailTemplate.ts';

/** Changes to a policy in force, and proof of coverage for others. */
export const endorsementEmails = [
  emailTemplate(
    'Endorsement Requested',
    'ENDORSEMENT_REQUESTED',
    {
      to: ['Policy Services'],
      cc: ['Underwriting Assistant'],
      subject: 'Change request for {{policyNumber}}: {{endorsementType}}',
    },
    `
    {{requesterName}} has requested a change to policy {{policyNumber}}, {{insuredName}}, as of
    {{endorsementEffectiveDate}}.

    Type of change: {{endorsementType}}<br>
    Details: <em>{{endorsementDescription}}</em><br>
    Estimated premium change: {{estimatedPremiumChange}}

    Changes of address, contact or mortgagee can be processed at once. Anything that adds a location, a
    vehicle above {{vehicleValueLimit}}, a driver or an insured operation goes to the underwriter first, as
    does any request dated back more than {{backdatingDays}} days.

    <a href="{{endorsementUrl}}">Open request {{endorsementNumber}}</a>. The service standard is three
    business days.
    `,
  ),
  emailTemplate(
    'Endorsement Approved',
    'ENDORSEMENT_APPROVED',
    {
      to: ['Agent'],
      cc: ['Policy Services', 'Billing'],
      subject: 'Change to {{policyNumber}} approved as of {{endorsementEffectiveDate}}',
    },
    `
    Dear {{agentFirstName}},

    Your request {{endorsementNumber}} for {{insuredName}} has been approved. Endorsement {{endorsementForm}}
    takes effect on {{endorsementEffectiveDate}} and is attached.

    The premium for the remaining {{remainingDays}} days of the term changes by
    <strong>{{premiumChange}}</strong>. An additional premium is spread over the installments that are left; a
    return premium lowers the next invoice and is refunded if nothing is owed.

    Please give the endorsement to the insured with the request to keep it with the policy. If certificates
    mention what has changed, issue them anew.
    `,
  ),
  emailTemplate(
    'Endorsement Declined',
    'ENDORSEMENT_DECLINED',
    {
      to: ['Agent'],
      cc: ['Underwriter'],
      subject: 'We cannot make the requested change to {{policyNumber}}',
      option: 'CUSTOM',
    },
    `
    {{agentFirstName}},

    We looked at your request of {{requestDate}} to {{endorsementDescription}} and cannot agree to it, for
    this reason: {{endorsementDeclinationReason}}.

    <strong>The policy continues unchanged.</strong> In particular, what you wanted to add is not insured with
    us, not even under the grace periods for newly acquired property or organizations once those have ended.
    Please tell the insured so without delay.

    You may find the coverage in the specialty market; {{accountManagerName}} knows which of our partner
    programs write it. If the request can be narrowed, to one location or a lower limit for instance,
    {{underwriterName}} will reconsider it.
    `,
  ),
  emailTemplate(
    'Vehicle Added - Identification Cards',
    'VEHICLE_ADDED',
    {
      to: ['Agent', 'Insured'],
      subject: 'Identification cards for {{vehicleYear}} {{vehicleMake}} {{vehicleModel}}',
    },
    `
    Hello,

    The {{vehicleYear}} {{vehicleMake}} {{vehicleModel}} with the identification number ending in
    {{vinLastSix}} is on policy {{policyNumber}} as of {{endorsementEffectiveDate}}. Two identification cards
    are attached: one belongs in the vehicle, the other in the office.

    Liability applies as for the other vehicles. Physical damage: {{physicalDamageSummary}}. The vehicle is
    rated as garaged in {{garagingCity}} with a radius of {{radiusOfUse}}; if it is kept or used elsewhere,
    please tell us, because the rate will change.

    Vehicles that cross state lines for hire may need federal or state filings. These are made only upon
    request.
    `,
  ),
  emailTemplate(
    'Mortgagee Change Confirmed',
    'MORTGAGEE_CHANGED',
    {
      to: ['Agent'],
      cc: ['Policy Services'],
      bcc: ['lender.notices@example.com'],
      subject: 'Mortgagee updated on {{policyNumber}}, loan {{loanNumber}}',
    },
    `
    Dear {{agentFirstName}},

    As requested, policy {{policyNumber}} now shows {{mortgageeName}} as {{mortgageeRank}} mortgagee for
    {{locationAddress}}, its successors and assigns as their interests may appear. The former mortgagee,
    {{formerMortgageeName}}, was removed with effect from {{endorsementEffectiveDate}}.

    Evidence of commercial property insurance goes to the new lender today, electronically where the lender
    accepts it. The former lender receives the notice that its clause requires.

    If the lender pays the premium from escrow, change the bill-to party as well. Otherwise the next invoice
    of {{nextInstallmentAmount}} goes to the insured.
    `,
  ),
  emailTemplate(
    'Certificate of Insurance Issued',
    'CERTIFICATE_ISSUED',
    { option: 'NONE', deletable: false },
    `
    A certificate of insurance for {{insuredName}} is attached, issued to {{certificateHolderName}} on
    {{issueDate}}. It shows the policies in force on that day and their limits.

    The certificate is for information. It neither amends nor extends the coverage, and it does not make the
    holder an insured. Where a contract requires additional insured status, a waiver of subrogation or notice
    of cancellation, the policy must be endorsed; the description box alone does not do it.

    To verify it, enter the number {{certificateNumber}} at <a href="{{verificationUrl}}">our verification
    page</a>. A certificate that cannot be found there was not issued by us or on our behalf.
    `,
  ),
  emailTemplate(
    'Certificate Request Held',
    'CERTIFICATE_HELD',
    {
      to: ['Agent'],
      cc: ['Policy Services'],
      subject: 'Certificate for {{certificateHolderName}}: wording needs an endorsement',
    },
    `
    {{agentFirstName}},

    The certificate that you requested for {{certificateHolderName}} asks for wording that policy
    {{policyNumber}} does not support: <em>{{unsupportedWording}}</em>. Regulators treat such a certificate as
    misleading, so we have held it.

    You can choose one of these ways:

    <ul>
      <li>request endorsement {{suggestedEndorsement}}, for an estimated {{estimatedPremiumChange}}; or</li>
      <li>have the wording removed, and we will issue the certificate within the hour; or</li>
      <li>send us the insurance article of the contract, and we will tell you what the policy already
        grants.</li>
    </ul>

    Contractors who are waiting at a gate are best served by the second.
    `,
  ),
];
