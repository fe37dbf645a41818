import { emailTemplate } from '../dsl/emailTemplate.ts';

/** Surveys of a risk, and what came of their recommendations. */
export const lossControlEmails = [
  emailTemplate(
    'Loss Control Inspection Ordered',
    'INSPECTION_ORDERED',
    {
      to: ['Insured'],
      cc: ['Agent', 'Loss Control'],
      subject: 'A visit to {{locationAddress}} by our loss control consultant',
    },
    `
    Dear {{insuredContactName}},

    As part of your new policy {{policyNumber}} we would like to get to know the premises at
    {{locationAddress}}. {{inspectionVendorName}} will call you within ten days to agree on a time; its
    consultants carry a letter from us.

    Please have somebody present who knows building and operations. The consultant looks at electrical
    systems, fire protection, housekeeping, and the processes that are particular to your trade, and takes
    photographs. An hour is usually enough.

    You receive the report afterwards. The visit serves underwriting; it does not replace your own inspections
    or those of the authorities.
    `,
  ),
  emailTemplate(
    'Loss Control Inspection Overdue',
    'INSPECTION_OVERDUE',
    {
      to: ['Loss Control'],
      cc: ['Underwriter', 'Underwriting Assistant'],
      subject: 'Inspection overdue by {{daysOverdue}} days: {{insuredName}}, {{locationCity}}',
    },
    `
    The inspection {{inspectionNumber}} of {{insuredName}} at {{locationAddress}}, ordered on
    {{inspectionOrderDate}}, was due on {{inspectionDueDate}} and has not been received from
    {{inspectionVendorName}}.

    Last status of the vendor: <em>{{vendorStatus}}</em>

    In {{filingState}} the underwriting period ends on <strong>{{underwritingPeriodEnd}}</strong>. After that
    day we can no longer cancel because of what the inspection finds. Please press the vendor for a date, or
    send one of our own people, and record the new date in the order.

    If the insured refuses the visit, tell the underwriter today. The agent has often found a way in.
    `,
  ),
  emailTemplate(
    'Loss Control Recommendations Sent',
    'RECOMMENDATIONS_SENT',
    {
      to: ['Insured', 'Agent'],
      cc: ['Loss Control'],
      subject: 'Recommendations after our visit on {{inspectionDate}}',
    },
    `
    Dear {{insuredContactName}},

    Thank you for showing {{consultantName}} around on {{inspectionDate}}. We saw a well-run business, and a
    few points that could prevent injury or fire:

    {{recommendationList}}

    <strong>Critical</strong> recommendations need to be completed within 30 days, <strong>important</strong>
    ones within 90. The others are advice. For each, please tell us at <a href="{{recommendationUrl}}">this
    page</a> what was done or when it will be, and add a photograph or invoice.

    If you see a better way to the same end, say so. {{consultantName}}, {{consultantPhone}}, is happy to
    discuss it.
    `,
  ),
  emailTemplate(
    'Critical Recommendations Still Open',
    'RECOMMENDATIONS_OVERDUE',
    {
      to: ['Agent'],
      cc: ['Underwriter', 'Loss Control'],
      subject: 'Critical recommendations not completed: {{insuredName}}',
    },
    `
    {{agentFirstName}},

    We need your help with {{insuredName}}. {{openRecommendationCount}} critical recommendations from
    {{inspectionDate}} are past their date, and our two letters to the insured went unanswered:

    {{openRecommendationList}}

    A serious fire or injury could follow from each of these. Please speak with the owner this week and send
    us, by {{responseDueDate}}, proof of completion or a signed plan with dates.

    Otherwise {{underwriterName}} will have to consider a higher deductible, removal of the location, or
    non-renewal, whichever {{filingState}} permits at this point of the term.
    `,
  ),
  emailTemplate(
    'Recommendations Completed - Thank You',
    'RECOMMENDATIONS_COMPLETED',
    {
      to: ['Insured'],
      cc: ['Agent', 'Underwriter'],
      subject: 'All recommendations completed at {{locationCity}}',
      enabled: false,
    },
    `
    Dear {{insuredContactName}},

    Thank you for completing all recommendations from our visit to {{locationAddress}}. We have received your
    photographs and invoices and closed the file on {{closedDate}}.

    Improvements of this kind count. The underwriter has been informed, and the rating information of the
    building was updated; if it leads to a lower premium, the difference appears on an endorsement within two
    weeks.

    Our next visit is planned for {{nextInspectionYear}}. Until then you can use the online courses on
    forklift operation, slips and falls, and hot work, which are free for your employees: <a
    href="{{trainingUrl}}">training library</a>.
    `,
  ),
];
