import { authorizations, configurationPermissions } from '../access/permissions.ts';
import { type UserType, userTypes } from '../access/userTypes.ts';
import type { PermissionDoc, Role } from '../kinds/permission/permissionKind.ts';

/** A role by the beginnings of the keys that it allows, of those for its user type; with a leading `!` of those that it does not. */
type RoleSeed = readonly [name: string, description: string, beginnings: readonly string[]];

const everything = [''];
const reading = [
  'POLICY_VIEW',
  'BILLING_VIEW',
  'CLAIM_VIEW',
  'COMMISSION_VIEW',
  'REPORT_RUN',
  'QUOTE_COMPARE',
];
const working = ['SUBMISSION_', 'RISK_', 'DOCUMENT_', 'NOTE_', 'MESSAGE_', 'TASK_', 'PROPOSAL_', ...reading];
const careful = ['!SUBMISSION_DELETE', '!DOCUMENT_DELETE', '!NOTE_DELETE', '!TASK_CLOSE', '!TASK_MANAGE'];
const underwriting = [
  ...working,
  'QUOTE_',
  'BIND_',
  'BINDER_',
  'POLICY_',
  'ENDORSEMENT_',
  'RENEWAL_',
  'LOSS_RUN',
];
const withinAuthority = [
  '!QUOTE_APPROVE_ABOVE',
  '!BIND_ABOVE',
  '!BIND_BACKDATE',
  '!QUOTE_WAIVE',
  '!POLICY_CANCEL_FLAT',
];
const consoleReading = [
  'VIEW_CONFIG',
  'AUDIT_TRAIL',
  'DASHBOARD',
  'REPORT_',
  'NOTE_VIEW',
  'SUBMISSION_VIEW',
  ...reading,
];

/** The role whose keys have no beginnings in common. */
const author = 'Configuration author';

const seeds: Readonly<Record<UserType, readonly RoleSeed[]>> = {
  1: [
    ['Producer', 'Brings in business and binds what the carrier lets it bind', [...underwriting, ...careful]],
    [
      'Account manager',
      'Looks after the policies of its accounts',
      [...working, 'ENDORSEMENT_', 'CERTIFICATE_', 'CLAIM_', 'LOSS_RUN', 'POLICY_'],
    ],
    ['Principal', 'Everything that an agency may do, its users included', everything],
    ['Accounting', 'Payments and commissions', ['BILLING_', 'COMMISSION_', 'REPORT_', 'POLICY_VIEW']],
    [
      'Claims contact',
      'Reports losses and follows them',
      ['CLAIM_', 'LOSS_RUN', 'DOCUMENT_', 'NOTE_ADD', 'MESSAGE_', 'POLICY_VIEW'],
    ],
    [
      'Read only',
      'Looks at everything and changes nothing',
      [...reading, 'PRODUCER_VIEW', 'DOCUMENT_DOWNLOAD'],
    ],
  ],
  2: [
    [
      'Service representative',
      'Enters and clears submissions',
      [...working, ...careful, '!SUBMISSION_TAKE_OVER'],
    ],
    [
      'Senior representative',
      'Issues what underwriters have approved',
      [...working, 'BINDER_', 'POLICY_', 'ENDORSEMENT_', 'CERTIFICATE_', 'QUOTE_EXTEND', ...careful],
    ],
    [
      'Billing specialist',
      'Payments, plans and refunds',
      ['BILLING_', 'COMMISSION_', 'AUDIT_PREMIUM', 'NOTE_ADD', 'TASK_CREATE', ...reading],
    ],
    [
      'Document specialist',
      'Wordings and what is sent',
      ['DOCUMENT_', 'CERTIFICATE_', 'BINDER_', 'MESSAGE_', ...reading],
    ],
    [
      'Licensing',
      'Appoints producers and ends appointments',
      ['PRODUCER_', 'USER_RESET', 'REPORT_', 'NOTE_ADD'],
    ],
    ['Team lead', 'Everything that the team does, its queues included', everything],
  ],
  3: [
    ['Administrator', 'Everything that the system offers, who may do what included', everything],
    [author, 'The content of the configuration, without backups, imports and the detailed history', []],
    [
      'Operations',
      'Backups, imports and what runs at night',
      [
        'MODIFY_CONFIG_BACKUP',
        'MODIFY_CONFIG_IMPORT',
        'AUTHORIZATION_GENERATE',
        'VIEW_CONFIG',
        'REPORT_SCHEDULE',
        'SUBMISSION_IMPORT',
        'SUBMISSION_EXPORT',
      ],
    ],
    [
      'Integration',
      'Interfaces to other systems',
      ['INTEGRATION_', 'SUBMISSION_IMPORT', 'SUBMISSION_EXPORT', 'POLICY_VIEW', 'MANAGE_DATASETS'],
    ],
    [
      'Support desk',
      'Helps users who are stuck',
      ['USER_', 'PRODUCER_MANAGE', 'PRODUCER_VIEW', 'NOTE_VIEW', ...reading],
    ],
    [
      'Reporting analyst',
      'Reports and dashboards',
      ['REPORT_', 'DASHBOARD_', 'SUBMISSION_VIEW', 'SUBMISSION_EXPORT', 'CLAIM_', ...reading],
    ],
    ['Auditor', 'Looks at everything and changes nothing', consoleReading],
  ],
  4: [
    [
      'Assistant',
      'Prepares submissions for underwriters',
      [...working, ...careful, '!SUBMISSION_DECLINE', '!RISK_OVERRIDE', 'LOSS_RUN'],
    ],
    [
      'Underwriter',
      'Quotes and binds within its authority',
      [...underwriting, ...careful, ...withinAuthority, '!QUOTE_OVERRIDE', '!RISK_OVERRIDE'],
    ],
    [
      'Senior',
      'Quotes and binds, and helps where others may not',
      [...underwriting, ...withinAuthority, 'LOA_', 'REINSURANCE_'],
    ],
    [
      'Manager',
      'Everything in underwriting, its rules and permissions included',
      [
        ...underwriting,
        'LOA_',
        'REINSURANCE_',
        'BILLING_',
        'COMMISSION_',
        'REPORT_',
        'DASHBOARD_',
        'AUDIT_',
        'CLAIM_',
        'MANAGE_PERMISSIONS',
        'MANAGE_RULES',
        'MODIFY_SCORING',
        'VIEW_CONFIG',
      ],
    ],
    [
      'Product Admin',
      'Products, forms, rules and rates',
      [
        'MANAGE_',
        'MODIFY_STATE_RATES',
        'MODIFY_SCORING',
        'AUTHORIZATION_',
        'DOCUMENT_EDIT',
        'VIEW_CONFIG',
        'AUDIT_TRAIL',
        ...reading,
      ],
    ],
    ['Auditor', 'Looks at everything and changes nothing', consoleReading],
  ],
};

/** The permissions of each user type, as they are delivered. */
export const permissionMatrices: readonly PermissionDoc[] = userTypes.map((userType) => ({
  userType,
  roles: seeds[userType].map((seed) => roleOf(userType, seed)),
}));

function roleOf(userType: UserType, [name, description, beginnings]: RoleSeed): Role {
  const isAllowed = (key: string) =>
    beginnings.some((beginning) => key.startsWith(beginning)) &&
    !beginnings.some((beginning) => beginning.startsWith('!') && key.startsWith(beginning.slice(1)));
  const keys = authorizations
    .filter(({ key, userTypes: types }) => types.includes(userType) && isAllowed(key))
    .map(({ key }) => key);
  return {
    name,
    description,
    authorizations: [...(name === author ? configurationPermissions : keys)].toSorted(),
  };
}
