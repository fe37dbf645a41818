import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { allPermissions } from '../../access/permissions.ts';
import type { Queries } from '../../store/Database.ts';
import type { WrittenAlone } from '../../store/Kind.ts';
import { nameKey } from '../../store/nameKey.ts';
import { StoreError } from '../../store/StoreError.ts';
import { appUser, document, kindRevision } from '../../store/schema.ts';
import { kindNames } from '../kindNames.ts';
import type { UserDoc } from './userKind.ts';

const kind = { permission: sql.raw(`'${kindNames.permission}'`), user: sql.raw(`'${kindNames.user}'`) };
const consoleKeys = sql.raw(allPermissions.map((key) => `'${key}'`).join(', '));

/**
 * Users as their documents have them, with the permissions of the console that their roles allow together.
 * @param which a condition for documents of users
 */
const personOf = (which: SQL) => sql`
  SELECT doc->>'id' AS id, doc->>'username' AS username, doc->>'name' AS name,
    doc->>'emailAddress' AS email_address, doc->>'phoneNumber' AS phone_number,
    doc->>'cellPhoneNumber' AS cell_phone_number, doc->>'faxNumber' AS fax_number,
    doc->>'organizationId' AS organization_id, doc->>'ssoSubject' AS sso_subject,
    coalesce(allowed.permissions, '[]') AS permissions
  FROM document
  LEFT JOIN (
    SELECT holding.id, json_agg(DISTINCT authorization_key COLLATE "C" ORDER BY authorization_key COLLATE "C") AS permissions
    FROM (
      SELECT id, doc->>'userType' AS user_type, json_array_elements_text(doc->'roleNames') AS role_name
      FROM document WHERE kind = ${kind.user} AND ${which}
    ) AS holding
    JOIN (
      SELECT user_type, role->>'name' AS name, json_array_elements_text(role->'authorizations') AS authorization_key
      FROM (
        SELECT doc->>'userType' AS user_type, json_array_elements(doc->'roles') AS role
        FROM document WHERE kind = ${kind.permission}
      ) AS matrix
    ) AS role ON role.user_type = holding.user_type AND role.name = holding.role_name
    WHERE authorization_key IN (${consoleKeys})
    GROUP BY holding.id
  ) AS allowed ON allowed.id = document.id
  WHERE kind = ${kind.user} AND ${which}`;

const names = [
  ...['username', 'name', 'email_address', 'phone_number', 'cell_phone_number', 'fax_number'],
  ...['organization_id', 'sso_subject'],
];
const columns = sql.raw(names.join(', '));
const kept = sql.raw(names.map((name) => `app_user.${name}`).join(', '));
const wanted = sql.raw(names.map((name) => `EXCLUDED.${name}`).join(', '));

/**
 * Brings what sessions read of users up to date with the documents of users and permissions. Sessions keep on with the new
 * permissions, but for those of users who cannot sign in any more. Users without a document stay as authors.
 * @param alone a user who was written alone: no other is looked at
 */
export async function projectUsers(tx: Queries, alone: WrittenAlone | null): Promise<void> {
  // Two who write users and permissions at the same time must see what the other has written.
  await tx.select().from(kindRevision).where(eq(kindRevision.kind, kindNames.user)).for('update');
  if (alone?.kind.name === kindNames.user && alone.after !== null) {
    // The kind wrote the document, so it has the kind's shape.
    return projectUser(tx, alone.after as UserDoc);
  }
  await refuseTwins(tx, 'username', 'username');
  await refuseTwins(tx, 'ssoSubject', 'single sign-on subject');
  // A name that passes from one user to another must be free in between.
  await tx.execute(sql`
    UPDATE app_user SET username = NULL, sso_subject = NULL
    WHERE (username IS NOT NULL OR sso_subject IS NOT NULL) AND NOT EXISTS (
      SELECT FROM document
      WHERE kind = ${kind.user} AND name = app_user.id
        AND doc->>'username' IS NOT DISTINCT FROM username AND doc->>'ssoSubject' IS NOT DISTINCT FROM sso_subject
    )`);
  await tx.execute(sql`
    UPDATE app_user SET permissions = '[]'
    WHERE permissions::text <> '[]'
      AND NOT EXISTS (SELECT FROM document WHERE kind = ${kind.user} AND name = app_user.id)`);
  await copyPeople(tx, sql`true`);
  await signOut(tx, sql`true`);
}

/** The same of one user, while all others are as they were. */
async function projectUser(tx: Queries, { id, username, ssoSubject }: UserDoc): Promise<void> {
  const names = [
    { column: appUser.username, called: 'username', value: username },
    { column: appUser.ssoSubject, called: 'single sign-on subject', value: ssoSubject },
  ];
  for (const { column, called, value } of names) {
    if (value === null) continue;
    const isTaken = and(eq(column, value), ne(appUser.id, id));
    const [twin] = await tx.select({ id: appUser.id }).from(appUser).where(isTaken);
    if (twin) throw refusalOfTwins([id, twin.id], { called, value });
  }
  await copyPeople(tx, sql`name_key = ${nameKey(id)}`);
  if (username === null && ssoSubject === null) await signOut(tx, sql`id = ${id}`);
}

/** @param which a condition for documents of users */
async function copyPeople(tx: Queries, which: SQL): Promise<void> {
  await tx.execute(sql`
    INSERT INTO app_user (id, permissions, ${columns})
    SELECT id, permissions, ${columns} FROM (${personOf(which)}) AS person
    ON CONFLICT (id) DO UPDATE SET (permissions, ${columns}) = (EXCLUDED.permissions, ${wanted})
    WHERE (app_user.permissions::text, ${kept}) IS DISTINCT FROM (EXCLUDED.permissions::text, ${wanted})`);
}

/** Signs out users who cannot sign in any more. @param which a condition for users */
async function signOut(tx: Queries, which: SQL): Promise<void> {
  for (const table of [sql.raw('session'), sql.raw('temporary_token')]) {
    await tx.execute(sql`
      DELETE FROM ${table} WHERE user_id IN (
        SELECT id FROM app_user WHERE username IS NULL AND sso_subject IS NULL AND ${which}
      )`);
  }
}

/** Throws when two users would be known by the same name to the sign-in. */
async function refuseTwins(tx: Queries, property: 'username' | 'ssoSubject', called: string): Promise<void> {
  const value = sql<string>`${document.doc}->>${sql.raw(`'${property}'`)}`;
  const [twin] = await tx
    .select({ value, first: sql<string>`min(${document.name})`, last: sql<string>`max(${document.name})` })
    .from(document)
    .where(and(eq(document.kind, kindNames.user), sql`${value} IS NOT NULL`))
    .groupBy(value)
    .having(sql`count(*) > 1`)
    .limit(1);
  if (!twin) return;
  throw refusalOfTwins([twin.first, twin.last], { called, value: twin.value });
}

function refusalOfTwins(
  ids: readonly [string, string],
  { called, value }: { called: string; value: string },
): StoreError {
  const [first, last] = ids.toSorted();
  const message = `The users '${first}' and '${last}' would have the same ${called}, '${value}'.`;
  return new StoreError({ reason: 'notAllowed', message });
}
