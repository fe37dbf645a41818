import type { AuthorizationKey } from '@studio/api';
import type { PasswordHasher } from './access/PasswordHasher.ts';
import { allPermissions, configurationPermissions } from './access/permissions.ts';
import type { DemoAuthorship, DemoContent, DemoUser } from './demo/types.ts';
import { kindNames } from './kinds/kindNames.ts';
import { registry } from './kinds/registry.ts';
import type { Queries } from './store/Database.ts';
import type { JsonObject } from './store/JsonObject.ts';
import type { Kind } from './store/Kind.ts';
import { recordChanges } from './store/recordChanges.ts';
import { nextRevision } from './store/revisions.ts';
import { appUser, userImage } from './store/schema.ts';

interface SeedOptions {
  content: DemoContent;
  demoPassword: string;
  passwords: PasswordHasher;
  newId: () => string;
}

const permissionsOf: Record<string, readonly AuthorizationKey[]> = {
  admin: allPermissions,
  author: configurationPermissions,
};

/** Whether nobody uses the database yet. */
export async function isUnused(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: appUser.id }).from(appUser).limit(1)).length === 0;
}

/** Fills an unused database with demo users and demo content. */
export async function seedDemo(
  tx: Queries,
  { content, demoPassword, passwords, newId }: SeedOptions,
): Promise<void> {
  const users = content.users.map((user) => userRow(user, demoPassword, passwords));
  await tx.insert(appUser).values(await Promise.all(users));
  await tx.insert(userImage).values(content.users.flatMap(imageRow));
  const { moduleOf } = registry;
  for (const [kindName, docs] of documentsOf(content)) {
    await seedKind(tx, moduleOf(kindName).kind, docs, newId);
  }
}

/** By kind, what is referred to before what refers. */
function documentsOf(content: DemoContent): [kindName: string, docs: DemoAuthorship[]][] {
  return [
    [kindNames.organization, content.organizations],
    [kindNames.product, content.products],
    [kindNames.formTemplate, content.formTemplates],
    [kindNames.rule, content.rules],
    [kindNames.dataSet, content.dataSets],
    [kindNames.emailTemplate, content.emailTemplates],
    [kindNames.popupTemplate, content.popupTemplates],
  ];
}

/** Only those who have a username get a password. */
function imageRow({ id: userId, portrait: image }: DemoUser) {
  return image === null ? [] : [{ userId, image, mediaType: 'image/png' } as const];
}

async function userRow(
  { username, portrait: _portrait, ...user }: DemoUser,
  demoPassword: string,
  passwords: PasswordHasher,
) {
  const permissions = [...(permissionsOf[username ?? ''] ?? [])];
  if (username === null) return { ...user, permissions };
  return {
    ...user,
    username,
    permissions,
    passwordHash: await passwords.hash(demoPassword),
    hasDemoPassword: true,
  };
}

async function seedKind(tx: Queries, kind: Kind, docs: DemoAuthorship[], newId: () => string): Promise<void> {
  const revision = await nextRevision(tx, kind.name);
  const changes = docs.map(({ lastModifiedById: authorId, timeLastModified: time, ...doc }) => {
    // Interfaces of plain data; they lack nothing but the index signature.
    const after = doc as JsonObject;
    const change = { kind, id: newId(), action: 'create', before: null, after, version: 1 } as const;
    return { ...change, revision, authorId, time };
  });
  await recordChanges(tx, changes);
}
