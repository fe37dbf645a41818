import { popupTemplate } from '../dsl/popupTemplate.ts';

/** Messages while a submission is entered, cleared and reviewed. */
export const submissionPopups = [
  popupTemplate(
    'Submission Received',
    'Your submission has been received',
    { only: 'Producer', deletable: false },
    `
    Submission {{submissionNumber}} for {{insuredName}} is with our submissions desk. We will let you know
    within one business day whether the account is cleared for your agency.
    `,
  ),
  popupTemplate(
    'Submission Incomplete - Missing Documents',
    'This submission is not complete',
    { only: 'Producer' },
    `
    We cannot start the review yet. Still missing: {{missingItemList}}.

    The account stays reserved for you until {{informationDueDate}}.
    `,
  ),
  popupTemplate(
    'Submission Cleared',
    'The account is cleared',
    { only: 'Producer' },
    `
    {{insuredName}} is reserved for {{agencyName}} until {{clearanceExpirationDate}}. Your underwriter is
    {{underwriterName}}, {{underwriterPhone}}.
    `,
  ),
  popupTemplate(
    'Clearance Conflict',
    'Another agency has submitted this account',
    { only: 'Producer' },
    `
    We received {{insuredName}} from another producer for the same coverage and term. You can continue only
    with a broker of record letter signed by the applicant.
    `,
  ),
  popupTemplate(
    'Clearance Conflict - Underwriter Review',
    'Possible clearance conflict',
    { only: 'Underwriter' },
    `
    The name, tax number or an address of this submission matches {{matchedSubmissionNumber}}, which is
    reserved for {{reservingAgencyName}} until {{clearanceExpirationDate}}.

    Decide on the conflict before you talk to either agency about terms.
    `,
  ),
  popupTemplate(
    'Submission Declined',
    'We are unable to offer terms',
    { only: 'Producer' },
    `
    After review we have declined submission {{submissionNumber}}: {{declinationReason}}. No coverage is in
    force with us. The letter for your file is under Documents.
    `,
  ),
  popupTemplate(
    'Class Outside Appetite',
    'We do not write this class here',
    { only: 'Producer', enabled: false },
    `
    {{classDescription}} is outside our appetite for {{productName}} in {{filingState}}. Choose another class
    if this one does not describe the main operations, or stop here and save yourself the rest of the
    application.
    `,
  ),
  popupTemplate(
    'Address Not Verified',
    'Please check the address',
    {},
    `
    The postal service does not know {{locationAddress}} as it was entered. Without a verified address we can
    neither assign a territory nor model the location, and the premium may change later.
    `,
  ),
  popupTemplate(
    'Loss Runs Out of Date',
    'Loss runs are more than 60 days old',
    {},
    `
    The latest loss runs of {{insuredName}} were valued on {{lossRunValuationDate}}. A quote can be prepared,
    but not released, until current ones are attached.
    `,
  ),
  popupTemplate(
    'Effective Date in the Past',
    'The effective date has passed',
    {},
    `
    Coverage for {{insuredName}} was requested as of {{effectiveDate}}. Backdating needs a signed statement of
    no loss and the approval of an underwriter, and is never possible by more than {{backdatingDays}} days.
    `,
  ),
  popupTemplate(
    'Submission Reserved by a Colleague',
    'Someone is working on this submission',
    { only: 'Underwriter' },
    `
    {{editingUserName}} opened this submission at {{editingSince}} and has changes that are not saved. You can
    read everything; what you enter will have to wait until the submission is free.
    `,
  ),
];
