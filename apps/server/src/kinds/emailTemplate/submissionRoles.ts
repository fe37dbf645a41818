/** The parts that people play in a submission; a recipient without an '@' is one of them, and the case of letters counts. */
export const submissionRoles = [
  'Agent',
  'Producer',
  'Insured',
  'Underwriter',
  'Underwriting Assistant',
  'Referral Underwriter',
  'Account Manager',
  'Policy Services',
  'Billing',
  'Claims',
  'Loss Control',
  'Premium Audit',
  'Compliance',
] as const;

/** One of `submissionRoles`. */
export type SubmissionRole = (typeof submissionRoles)[number];
