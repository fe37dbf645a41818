import type { AuthorizationKey } from '@studio/api';
import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { JsonObject } from './JsonObject.ts';

/** A column of bytes; the drivers give them as a `Buffer` or as a plain array of bytes. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

/** The tables as `migrations/` makes them. Times are epoch milliseconds. */
export const appUser = pgTable('app_user', {
  id: text().primaryKey(),
  username: text(),
  name: text().notNull(),
  emailAddress: text('email_address'),
  phoneNumber: text('phone_number'),
  cellPhoneNumber: text('cell_phone_number'),
  faxNumber: text('fax_number'),
  permissions: json().$type<AuthorizationKey[]>().notNull(),
  passwordHash: text('password_hash'),
  hasDemoPassword: boolean('has_demo_password').notNull().default(false),
  ssoSubject: text('sso_subject'),
  organizationId: text('organization_id'),
  /** Digest of the portrait. */
  picture: text(),
  pictureMediaType: text('picture_media_type').$type<'image/png'>(),
});

/** Files, which `ContentStore` alone writes and reads. */
export const content = pgTable('content', {
  digest: text().primaryKey(),
  size: bigint({ mode: 'number' }).notNull(),
  added: bigint({ mode: 'number' }).notNull(),
  complete: boolean().notNull(),
  used: boolean().notNull(),
});

export const contentChunk = pgTable('content_chunk', {
  digest: text().notNull(),
  number: integer().notNull(),
  bytes: bytes().notNull(),
});

export const session = pgTable('session', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  clientId: text('client_id').notNull(),
  loginType: text('login_type').$type<'password' | 'sso'>().notNull(),
  tokenHash: text('token_hash').notNull(),
  previousTokenHash: text('previous_token_hash'),
  previousTokenUntil: bigint('previous_token_until', { mode: 'number' }).notNull().default(0),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  lastSeen: bigint('last_seen', { mode: 'number' }).notNull().default(0),
  openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
});

export const temporaryToken = pgTable('temporary_token', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
});

export const loginFailure = pgTable('login_failure', {
  id: text().notNull(),
  subject: text().notNull(),
  time: bigint({ mode: 'number' }).notNull(),
  pendingUntil: bigint('pending_until', { mode: 'number' }),
});

export const loginSubject = pgTable('login_subject', {
  subject: text().primaryKey(),
  time: bigint({ mode: 'number' }).notNull(),
});

export const knownPlace = pgTable('known_place', {
  place: text().primaryKey(),
  lastUsed: bigint('last_used', { mode: 'number' }).notNull(),
});

export const usedExternalToken = pgTable('used_external_token', {
  digest: text().primaryKey(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
});

/** Whose claims have given roles, and when the latest of them were issued, in epoch milliseconds. */
export const claimedRoles = pgTable('claimed_roles', {
  userId: text('user_id').primaryKey(),
  issuedAt: bigint('issued_at', { mode: 'number' }).notNull(),
});

export const kindRevision = pgTable('kind_revision', {
  kind: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull().default(0),
});

export const document = pgTable('document', {
  id: text().primaryKey(),
  kind: text().notNull(),
  name: text().notNull(),
  nameKey: text('name_key').notNull(),
  identityKey: text('identity_key').notNull(),
  doc: json().$type<JsonObject>().notNull(),
  summary: json().$type<JsonObject>().notNull(),
  version: integer().notNull(),
  revision: bigint({ mode: 'number' }).notNull(),
  authorId: text('author_id').notNull(),
  time: bigint({ mode: 'number' }).notNull(),
});

export const history = pgTable('history', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  documentId: text('document_id').notNull(),
  name: text().notNull(),
  action: text().$type<HistoryAction>().notNull(),
  version: integer().notNull(),
  revision: bigint({ mode: 'number' }).notNull(),
  after: json().$type<JsonObject>(),
  delta: bytes(),
  position: integer().notNull().default(0),
  checksum: bigint({ mode: 'number' }),
  authorId: text('author_id').notNull(),
  time: bigint({ mode: 'number' }).notNull(),
});

export const reference = pgTable('reference', {
  fromKind: text('from_kind').notNull(),
  fromId: text('from_id').notNull(),
  fromPart: text('from_part').notNull(),
  toKind: text('to_kind').notNull(),
  toKey: text('to_key').notNull(),
  toPart: text('to_part').notNull(),
});

export const auditEntry = pgTable('audit_entry', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  time: bigint({ mode: 'number' }).notNull(),
  userId: text('user_id'),
  userName: text('user_name').notNull(),
  type: text().notNull(),
  action: text().notNull(),
  message: text().notNull(),
  userKey: text('user_key').notNull(),
  messageKey: text('message_key').notNull(),
  historyId: bigint('history_id', { mode: 'number' }),
});

export const writtenRequest = pgTable('written_request', {
  userId: text('user_id').notNull(),
  key: text().notNull(),
  fingerprint: text().notNull(),
  documentId: text('document_id'),
  version: integer(),
  result: json().$type<JsonObject>(),
  time: bigint({ mode: 'number' }).notNull(),
});

export const savedFilter = pgTable('saved_filter', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  kind: text().notNull(),
  name: text().notNull(),
  nameKey: text('name_key').notNull(),
  filterUri: text('filter_uri').notNull(),
  position: integer().notNull(),
});

export const dataDictionary = pgTable('data_dictionary', {
  number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id: text().notNull(),
  time: bigint({ mode: 'number' }).notNull(),
  fileName: text('file_name').notNull(),
  content: text().notNull(),
});

/** Steps that the tables have been through; the server makes this table itself, before the first of them. */
export const migration = pgTable('migration', {
  name: text().primaryKey(),
  /** Null for one from before checksums were kept. */
  checksum: text(),
});

export const announcement = pgTable('announcement', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  revision: bigint({ mode: 'number' }).notNull(),
  message: text().notNull(),
  time: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const eventServer = pgTable('event_server', {
  id: text().primaryKey(),
  beatAt: timestamp('beat_at', { withTimezone: true, mode: 'string' }).notNull(),
  people: text().notNull().default('[]'),
  peopleVersion: bigint('people_version', { mode: 'number' }).notNull().default(0),
});

/** `follow`: something that the document refers to was renamed, has changed, or is gone. */
export type HistoryAction = 'create' | 'update' | 'rename' | 'follow' | 'delete';

/** What was done once for a release. */
export const releaseStep = pgTable('release_step', { name: text().primaryKey() });

export const formTemplateSet = pgTable('form_template_set', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  isTest: boolean('is_test').notNull(),
  authorId: text('author_id').notNull(),
  time: bigint({ mode: 'number' }).notNull(),
  productionAuthorId: text('production_author_id'),
  productionTime: bigint('production_time', { mode: 'number' }),
  /** Tells the set from others in every store that it comes to. */
  uid: text().notNull().default(sql`gen_random_uuid()::text`),
  /** As the backup says that the set came from; null for one that was made here. */
  authorName: text('author_name'),
  productionAuthorName: text('production_author_name'),
});

/** A rule as it is deployed. */
export type DeployedRuleDoc = {
  id: string;
  name: string;
  priority: number;
  condition: JsonObject;
  actions: JsonObject[];
};

/** What was deployed of a rule set, which is never changed: `number` counts from 1 in each set. */
export const ruleDeployment = pgTable('rule_deployment', {
  ruleSetId: text('rule_set_id').notNull(),
  number: integer().notNull(),
  authorId: text('author_id').notNull(),
  time: bigint({ mode: 'number' }).notNull(),
  takenFrom: integer('taken_from'),
  ruleCount: integer('rule_count').notNull(),
  /** Of the rules that it holds, by id: `digestOfRule`. */
  digests: json().$type<Record<string, string>>().notNull(),
  rules: json().$type<DeployedRuleDoc[]>().notNull(),
});

/** Tags that no rule needs to have. The key is the name without case. */
export const ruleTag = pgTable('rule_tag', {
  key: text().primaryKey(),
  name: text().notNull(),
});

/** What somebody is changing in the forms of an organization, until it is applied or discarded. */
export const formSetChange = pgTable('form_set_change', {
  /** Of the organization. */
  documentId: text('document_id').primaryKey(),
  userId: text('user_id').notNull(),
  timeStarted: bigint('time_started', { mode: 'number' }).notNull(),
  timeSaved: bigint('time_saved', { mode: 'number' }).notNull(),
  /** Counts what was saved; 1 when the changes were started. */
  revision: integer().notNull(),
  /** The values of forms by their ids, as they were when the changes were started. */
  base: json().$type<JsonObject>().notNull(),
  /** The same as they are now. */
  values: json().$type<JsonObject>().notNull(),
});

/** Forms of sets that came from backups and that history does not have, by `digestOfForm`. */
export const formTemplateSetForm = pgTable('form_template_set_form', {
  digest: text().primaryKey(),
  doc: json().$type<JsonObject>().notNull(),
});

/** What lists of what a set held tell of a form besides its unique name. */
export type SetItemSummary = { displayName: string; type: number };

/** Which version of a form template a set held; `version` counts its saves. With a digest, the form is kept with the sets. */
export const formTemplateSetItem = pgTable('form_template_set_item', {
  setId: integer('set_id').notNull(),
  formTemplateId: text('form_template_id').notNull(),
  uniqueName: text('unique_name').notNull(),
  templateVersion: integer('template_version').notNull(),
  version: integer().notNull(),
  digest: text(),
  /** Null for what was held before this was kept. */
  summary: json().$type<SetItemSummary>(),
});
