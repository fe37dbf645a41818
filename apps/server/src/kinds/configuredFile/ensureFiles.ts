import type { AuthorizationKey } from '@studio/api';
import { eq } from 'drizzle-orm';
import { hasUsers, releaseAuthor } from '../../access/ownAuthors.ts';
import type { Change } from '../../store/Change.ts';
import type { Queries } from '../../store/Database.ts';
import type { Kind } from '../../store/Kind.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { history } from '../../store/schema.ts';
import { kindNames } from '../kindNames.ts';
import { permitRoles } from '../permission/permitRoles.ts';
import { configuredFileKind } from './configuredFileKind.ts';
import { productFiles } from './productFiles.ts';

interface WriteOptions {
  newId: () => string;
  /** Epoch milliseconds. */
  time: number;
}

/** What came with the files, in one release. */
const permissions: readonly AuthorizationKey[] = [
  'MANAGE_BA_STUDIO_PREFERENCES',
  'MANAGE_CUSTOM_FILES_AND_ICONS',
  'MODIFY_STATE_RATES',
];
/** The permissions from before there were files. */
const earlier: readonly AuthorizationKey[] = [
  'AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES',
  'AUTHORIZATION_GENERATE_DATA_DICTIONARY',
  'MANAGE_DATASETS',
  'MANAGE_FORMS',
  'MANAGE_PERMISSIONS',
  'MANAGE_POPUP_NOTIFICATIONS',
  'MANAGE_RULES',
  'MODIFY_CONFIG_AGENCY_BROKERAGE',
  'MODIFY_CONFIG_BACKUP_RESTORE',
  'MODIFY_CONFIG_CARRIERS',
  'MODIFY_CONFIG_EMAIL',
  'MODIFY_CONFIG_IMPORT_DATA',
  'MODIFY_CONFIG_MGA_AGENCY_BROKERAGE',
  'MODIFY_CONFIG_MGA_CARRIERS',
  'VIEW_CONFIG_DETAILED_HISTORY',
];

/**
 * Makes the files of the product in a store that never had any, each without a file yet, and lets the roles that allow everything else do what came with them.
 * While there is no user, nothing is made.
 */
export async function ensureFiles(tx: Queries, { newId, time }: WriteOptions): Promise<void> {
  const kind = configuredFileKind as unknown as Kind;
  const [known] = await tx
    .select({ id: history.id })
    .from(history)
    .where(eq(history.kind, kindNames.configuredFile))
    .limit(1);
  if (known || !(await hasUsers(tx))) return;
  const origin = { authorId: await releaseAuthor(tx), time };
  const revision = await nextRevision(tx, kind.name);
  const made = productFiles.map((file): Change => {
    const created = { kind, id: newId(), action: 'create', before: null, version: 1 } as const;
    return { ...created, after: { ...file, file: null }, revision, ...origin };
  });
  await recordChanges(tx, [...made, ...(await permitRoles(tx, { earlier, added: permissions }, time))]);
}
