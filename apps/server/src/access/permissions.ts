import type { AuthorizationKey } from '@studio/api';
import type { UserType } from './userTypes.ts';

/** What an authorization allows, and the users that it is meant for. */
interface Authorization {
  /** Unique among all of them. */
  key: string;
  /** What people call it. */
  description: string;
  userTypes: readonly UserType[];
}

const [agency, service, system, underwriting] = [1, 2, 3, 4] as const;
const everybody = [agency, service, system, underwriting] as const;
const staff = [service, system, underwriting] as const;
const producers = [agency, service, underwriting] as const;
const desk = [service, underwriting] as const;
const underwriters = [underwriting] as const;
const operators = [system] as const;

const rows: readonly (readonly [key: string, description: string, userTypes: readonly UserType[]])[] = [
  // Submissions
  ['SUBMISSION_ASSIGN', 'Assign submissions to others', desk],
  ['SUBMISSION_CLEAR', 'Clear submissions', desk],
  ['SUBMISSION_CLONE', 'Copy submissions', producers],
  ['SUBMISSION_CREATE', 'Create submissions', producers],
  ['SUBMISSION_DECLINE', 'Decline submissions', underwriters],
  ['SUBMISSION_DELETE', 'Delete submissions', desk],
  ['SUBMISSION_EDIT', 'Edit submissions', producers],
  ['SUBMISSION_EXPORT', 'Export submissions', staff],
  ['SUBMISSION_IMPORT', 'Import submissions', staff],
  ['SUBMISSION_MARK_NOT_TAKEN', 'Mark submissions as not taken', producers],
  ['SUBMISSION_REFER', 'Refer submissions', desk],
  ['SUBMISSION_REOPEN', 'Reopen submissions', desk],
  ['SUBMISSION_SEND_BACK', 'Send submissions back to the producer', desk],
  ['SUBMISSION_TAKE_OVER', 'Take over submissions of others', desk],
  ['SUBMISSION_VIEW_ALL', 'View submissions of all producers', staff],
  ['SUBMISSION_WITHDRAW', 'Withdraw submissions', producers],
  // Risk data
  ['RISK_EDIT_CLASS_CODES', 'Edit class codes of a risk', producers],
  ['RISK_EDIT_LOSS_HISTORY', 'Edit loss history', producers],
  ['RISK_EDIT_LOCATIONS', 'Edit locations', producers],
  ['RISK_EDIT_VEHICLES', 'Edit vehicle schedules', producers],
  ['RISK_ORDER_INSPECTION', 'Order inspection reports', desk],
  ['RISK_ORDER_MOTOR_RECORDS', 'Order motor vehicle records', desk],
  ['RISK_OVERRIDE_SCORE', 'Override the risk score', underwriters],
  ['RISK_VIEW_SCORE', 'View the risk score', staff],
  // Quotes
  ['QUOTE_APPROVE', 'Approve quotes', underwriters],
  ['QUOTE_APPROVE_ABOVE_AUTHORITY', 'Approve quotes above authority', underwriters],
  ['QUOTE_COMPARE', 'Compare quotes', everybody],
  ['QUOTE_CREATE', 'Create quotes', producers],
  ['QUOTE_DELETE', 'Delete quotes', desk],
  ['QUOTE_EXTEND', 'Extend quotes past their expiration', desk],
  ['QUOTE_EDIT_DEDUCTIBLES', 'Change deductibles', producers],
  ['QUOTE_EDIT_LIMITS', 'Change limits', producers],
  ['QUOTE_OVERRIDE_PREMIUM', 'Override rated premium', underwriters],
  ['QUOTE_APPLY_CREDITS', 'Apply schedule credits and debits', underwriters],
  ['QUOTE_RELEASE', 'Release quotes to the producer', underwriters],
  ['QUOTE_VIEW_WORKSHEET', 'View the rating worksheet', staff],
  ['QUOTE_WAIVE_MINIMUM_PREMIUM', 'Waive the minimum premium', underwriters],
  ['PROPOSAL_CREATE', 'Create proposals', producers],
  ['PROPOSAL_SEND', 'Send proposals', producers],
  // Binding and issuance
  ['BIND_COVERAGE', 'Bind coverage', producers],
  ['BIND_ABOVE_AUTHORITY', 'Bind coverage above authority', underwriters],
  ['BIND_BACKDATE', 'Backdate binders', underwriters],
  ['BIND_REQUEST', 'Request binding', producers],
  ['BIND_UNBIND', 'Undo binding', underwriters],
  ['BINDER_ISSUE', 'Issue binders', desk],
  ['POLICY_ISSUE', 'Issue policies', desk],
  ['POLICY_ASSIGN_NUMBER', 'Assign policy numbers', desk],
  ['POLICY_VIEW', 'View policies', everybody],
  ['CERTIFICATE_ISSUE', 'Issue certificates of insurance', producers],
  // Policy changes
  ['ENDORSEMENT_APPROVE', 'Approve endorsements', underwriters],
  ['ENDORSEMENT_ISSUE', 'Issue endorsements', desk],
  ['ENDORSEMENT_REQUEST', 'Request endorsements', producers],
  ['ENDORSEMENT_OUT_OF_SEQUENCE', 'Issue out-of-sequence endorsements', underwriters],
  ['POLICY_CANCEL', 'Cancel policies', desk],
  ['POLICY_CANCEL_FLAT', 'Cancel policies flat', underwriters],
  ['POLICY_REINSTATE', 'Reinstate policies', underwriters],
  ['POLICY_REQUEST_CANCELLATION', 'Request cancellation', producers],
  ['POLICY_REWRITE', 'Rewrite policies', desk],
  ['RENEWAL_CREATE', 'Create renewals', desk],
  ['RENEWAL_NON_RENEW', 'Send non-renewal notices', underwriters],
  ['RENEWAL_RELEASE', 'Release renewal offers', underwriters],
  ['AUDIT_PREMIUM_RECORD', 'Record premium audits', desk],
  // Documents, notes and tasks
  ['DOCUMENT_DELETE', 'Delete documents', desk],
  ['DOCUMENT_DOWNLOAD', 'Download documents', everybody],
  ['DOCUMENT_EDIT_TEMPLATES', 'Edit document wordings', staff],
  ['DOCUMENT_RESTRICT', 'Restrict documents to the carrier', desk],
  ['DOCUMENT_UPLOAD', 'Upload documents', producers],
  ['NOTE_ADD', 'Add notes', producers],
  ['NOTE_DELETE', 'Delete notes of others', desk],
  ['NOTE_VIEW_INTERNAL', 'View internal notes', staff],
  ['MESSAGE_SEND', 'Send messages', producers],
  ['TASK_ASSIGN', 'Assign tasks to others', desk],
  ['TASK_CLOSE', 'Close tasks of others', desk],
  ['TASK_CREATE', 'Create tasks', producers],
  ['TASK_MANAGE_QUEUES', 'Manage task queues', staff],
  // Billing
  ['BILLING_CHANGE_PLAN', 'Change payment plans', desk],
  ['BILLING_REFUND', 'Issue refunds', [service, system]],
  ['BILLING_TAKE_PAYMENT', 'Take payments', [agency, service]],
  ['BILLING_VIEW', 'View billing', everybody],
  ['BILLING_WAIVE_FEES', 'Waive fees', desk],
  ['COMMISSION_EDIT', 'Edit commissions', [system, underwriting]],
  ['COMMISSION_VIEW', 'View commissions', everybody],
  // Claims
  ['CLAIM_REPORT', 'Report claims', producers],
  ['CLAIM_VIEW', 'View claims', everybody],
  ['CLAIM_VIEW_RESERVES', 'View claim reserves', [system, underwriting]],
  ['LOSS_RUN_REQUEST', 'Request loss runs', producers],
  // Producers and carriers
  ['PRODUCER_APPOINT', 'Appoint producers', [service, system]],
  ['PRODUCER_TERMINATE', 'Terminate producers', [service, system]],
  ['PRODUCER_MANAGE_USERS', 'Manage users of the agency', [agency, service, system]],
  ['PRODUCER_VIEW_LICENSES', 'View producer licenses', everybody],
  ['LOA_EDIT', 'Edit letters of authority', [system, underwriting]],
  ['REINSURANCE_PLACE', 'Place facultative reinsurance', underwriters],
  // Reports and the system
  ['REPORT_BUILD', 'Build reports', staff],
  ['REPORT_RUN', 'Run reports', everybody],
  ['REPORT_SCHEDULE', 'Schedule reports', staff],
  ['DASHBOARD_VIEW_TEAM', 'View the dashboard of the team', staff],
  ['AUDIT_TRAIL_VIEW', 'View audit trail', staff],
  ['USER_IMPERSONATE', 'Sign in on behalf of others', operators],
  ['USER_RESET_PASSWORD', 'Reset passwords', [service, system]],
  ['INTEGRATION_MANAGE', 'Manage interfaces to other systems', operators],
];

/** The authorizations of the underwriting product itself, which this server keeps and the product enforces. */
const productAuthorizations: readonly Authorization[] = rows.map(([key, description, userTypes]) => ({
  ...{ key, description, userTypes },
}));

interface Permission {
  /** An area of the configuration, the manage-operations menu, or who may do what. */
  area: 'configuration' | 'operations' | 'people';
  /** What people call it. */
  label: string;
}

/** What each permission is for. */
const permissions: Readonly<Record<AuthorizationKey, Permission>> = {
  AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES: {
    area: 'configuration',
    label: 'Manage product templates',
  },
  AUTHORIZATION_GENERATE_DATA_DICTIONARY: { area: 'operations', label: 'Generate the data dictionary' },
  MANAGE_BA_STUDIO_PREFERENCES: { area: 'configuration', label: 'Manage preferences' },
  MANAGE_CONFIG_SECTION_TEMPLATES: { area: 'configuration', label: 'Manage section templates' },
  MANAGE_CUSTOM_FILES_AND_ICONS: { area: 'configuration', label: 'Manage files and icons' },
  MANAGE_DATASETS: { area: 'configuration', label: 'Manage data sets' },
  MANAGE_FORMS: { area: 'configuration', label: 'Manage forms' },
  MANAGE_FORM_RULES: { area: 'configuration', label: 'Manage form rules' },
  MANAGE_PERMISSIONS: { area: 'people', label: 'Manage permissions' },
  MANAGE_POPUP_NOTIFICATIONS: { area: 'configuration', label: 'Manage pop-up templates' },
  MANAGE_RULES: { area: 'configuration', label: 'Manage rules' },
  MODIFY_CONFIG_AGENCY_BROKERAGE: { area: 'configuration', label: 'Manage agencies and brokerages' },
  MODIFY_CONFIG_BACKUP_RESTORE: { area: 'operations', label: 'Back up and restore' },
  MODIFY_CONFIG_CARRIERS: { area: 'configuration', label: 'Manage carriers' },
  MODIFY_CONFIG_EMAIL: { area: 'configuration', label: 'Manage email templates' },
  MODIFY_CONFIG_IMPORT_DATA: { area: 'operations', label: 'Import data' },
  MODIFY_CONFIG_MGA_AGENCY_BROKERAGE: {
    area: 'configuration',
    label: 'Manage agencies and brokerages of MGAs',
  },
  MODIFY_CONFIG_MGA_CARRIERS: { area: 'configuration', label: 'Manage carriers of MGAs' },
  MODIFY_SCORING_CONFIGURATION: { area: 'configuration', label: 'Manage scoring rules' },
  MODIFY_STATE_RATES: { area: 'configuration', label: 'Manage rate status' },
  VIEW_CONFIG_DETAILED_HISTORY: { area: 'operations', label: 'View the detailed history' },
};

/** Every permission there is. */
export const allPermissions = Object.keys(permissions) as readonly AuthorizationKey[];

/** The permissions of the configuration areas, without those of the manage-operations menu and of who may do what. */
export const configurationPermissions: readonly AuthorizationKey[] = allPermissions.filter(
  (permission) => permissions[permission].area === 'configuration',
);

/** Every authorization that roles may allow: those of the console, which this server enforces, and those of the product. */
export const authorizations: readonly Authorization[] = [
  ...allPermissions.map(
    (key): Authorization => ({
      ...{ key, description: permissions[key].label, userTypes: [3, 4] },
    }),
  ),
  ...productAuthorizations,
].toSorted((left, right) => left.description.localeCompare(right.description, 'en'));

const consoleKeys: ReadonlySet<string> = new Set(allPermissions);

/** Whether an authorization is one of the console, which sessions carry and this server enforces. */
export function isConsoleKey(key: string): key is AuthorizationKey {
  return consoleKeys.has(key);
}

const byKey = new Map(authorizations.map((authorization) => [authorization.key, authorization]));

/** Whether roles of a user type may allow an authorization. */
export function isForType(key: string, userType: UserType): boolean {
  return byKey.get(key)?.userTypes.includes(userType) ?? false;
}

/** All that roles of a user type may allow: keys, in alphabetical order. */
export function authorizationsFor(userType: UserType): readonly string[] {
  return authorizations.flatMap(({ key }) => (isForType(key, userType) ? [key] : [])).toSorted();
}

/**
 * Whether a user of a type gives an authorization only if they have it: all of the console, and of the others those that their type may have.
 */
export function isGivenByHolders(key: string, userType: UserType): boolean {
  return isConsoleKey(key) || isForType(key, userType);
}

/** What a message says of a missing permission, as people call it. @param permission the key of an authorization */
export function missingPermissionText(permission: string): string {
  return `This needs the permission ${permissionNames([permission])}.`;
}

const list = new Intl.ListFormat('en');

/** What authorizations are called in a sentence: `“Manage rules” and “Import data”`. */
export function permissionNames(keys: readonly string[]): string {
  return list.format(keys.map((key) => `“${byKey.get(key)?.description ?? key}”`));
}
