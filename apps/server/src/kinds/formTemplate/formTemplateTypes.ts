/** What the settings of forms of a type can say. */
export interface FormTemplateType {
  type: number;
  name: string;
  /** Its forms are for some products or for all. */
  hasProducts: boolean;
  /** Its forms can be of a whole proposal. */
  hasProposalLevel: boolean;
  /** Its forms can be included in endorsements. */
  hasEndorsements: boolean;
  /** Its forms, when they repeat, can be linked to another form. */
  hasLinkForm: boolean;
}

/** The codes that the product singles out. */
export const formTypes = {
  application: 1,
  rating: 2,
  quoting: 3,
  pricing: 4,
  underwriterBinding: 5,
} as const;

const proposalTypes: readonly number[] = [
  formTypes.rating,
  formTypes.quoting,
  formTypes.pricing,
  formTypes.underwriterBinding,
];

/** By code, from 0; those from `people` on are not about products. */
const names = [
  ...[
    'General',
    'Application',
    'Rating',
    'Quoting',
    'Pricing',
    'Underwriter Binding',
    'Agent Binding',
    'Issuance',
  ],
  ...[
    'Binder',
    'Proposal',
    'Endorsement',
    'Cancellation',
    'Reinstatement',
    'Agency/Brokerage Authority',
    'Renewal',
  ],
  ...[
    'Non-Renewal',
    'Policy Change',
    'Referral',
    'Declination',
    'Subjectivity',
    'Agent Quoting',
    'Carrier Authority',
  ],
  ...[
    'MGA Authority',
    'Underwriting',
    'Loss Control',
    'Premium Audit',
    'Billing',
    'Claims',
    'Policy Form',
    'Reinsurance',
  ],
  ...[
    'Certificate',
    'Inspection',
    'Clearance',
    'Rate Indication',
    'Agent Rating',
    'Rating Output',
    'Quote Output',
  ],
  ...[
    'Policy Output',
    'Account',
    'Submission',
    'Prospect',
    'Contact',
    'User',
    'Organization',
    'Task',
    'Note',
    'Document',
  ],
] as const;

const withoutProducts: ReadonlySet<string> = new Set([
  ...['Agency/Brokerage Authority', 'Carrier Authority', 'MGA Authority', 'Account', 'Prospect', 'Contact'],
  ...['User', 'Organization', 'Task', 'Note', 'Document'],
]);

/** Every type of form template, by its code. */
export const formTemplateTypes: readonly FormTemplateType[] = names.map((name, type) => ({
  type,
  name,
  hasProducts: !withoutProducts.has(name),
  hasProposalLevel: proposalTypes.includes(type),
  hasEndorsements: type === formTypes.application,
  hasLinkForm: type === formTypes.rating,
}));

/** What people call a type; the code where there is no such type. */
export function formTypeName(type: number): string {
  return names[type] ?? String(type);
}
