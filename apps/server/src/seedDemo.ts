import { Readable } from 'node:stream';
import type { PasswordHasher } from './access/PasswordHasher.ts';
import { addPeople, userDoc } from './access/people/addPeople.ts';
import { casesOf } from './demo/rules/casesOf.ts';
import type { DemoAuthorship, DemoContent, DemoUser, DemoVersion } from './demo/types.ts';
import { summaryOf } from './formTemplateSets/setItems.ts';
import { formStatus } from './kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from './kinds/formTemplate/formTemplateKind.ts';
import { kindNames } from './kinds/kindNames.ts';
import { registry } from './kinds/registry.ts';
import { ruleSetKind } from './kinds/ruleSet/ruleSetModule.ts';
import { addDeployment, deployableRules, findRuleSets, inOrder } from './ruleDeployments/ruleDeployments.ts';
import { ContentStore } from './store/contents/ContentStore.ts';
import { keepContents } from './store/contents/useContents.ts';
import type { Queries } from './store/Database.ts';
import { findAllDocuments } from './store/findDocuments.ts';
import type { JsonObject } from './store/JsonObject.ts';
import type { Kind } from './store/Kind.ts';
import { recordChanges } from './store/recordChanges.ts';
import { nextRevision } from './store/revisions.ts';
import { appUser, formTemplateSet, formTemplateSetItem } from './store/schema.ts';

interface SeedOptions {
  content: DemoContent;
  /** Epoch milliseconds. */
  now: number;
  demoPassword: string;
  passwords: PasswordHasher;
  newId: () => string;
}

/** Whether the database has no users yet. */
export async function isUnused(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: appUser.id }).from(appUser).limit(1)).length === 0;
}

/** Fills an unused database with demo users and demo content. */
export async function seedDemo(
  tx: Queries,
  { content, now, demoPassword, passwords, newId }: SeedOptions,
): Promise<void> {
  const rows = content.users.map((user) => userRow(user, demoPassword, passwords));
  const known = await Promise.all(rows);
  const pictures = await storePictures(tx, content, now);
  await tx.insert(appUser).values(known.map((user) => ({ ...user, ...pictures.get(user.id) })));
  const users = content.users.map(({ lastModifiedById, timeLastModified, userType, roleNames, ...user }) => ({
    ...userDoc({ ...user, ssoSubject: null }, { userType, roleNames }),
    ...{ lastModifiedById, timeLastModified },
  }));
  await addPeople(tx, { matrices: content.permissions, users }, newId);
  await storeFiles(tx, content, now);
  const { moduleOf } = registry;
  for (const [kindName, docs] of documentsOf(content)) {
    await seedKind(tx, moduleOf(kindName).kind, docs, newId);
  }
  await seedFormTemplateSets(tx, now);
  await seedRuleDeployments(tx, now);
  await seedRuleCases(tx, now);
  for (const [kindName, versions] of content.singletons) {
    await seedVersions(tx, moduleOf(kindName).kind, versions, newId());
  }
}

/** By kind, but for people and roles: what is referred to before what refers. */
export function documentsOf(content: DemoContent): [kindName: string, docs: DemoAuthorship[]][] {
  return [
    [kindNames.organization, content.organizations],
    [kindNames.product, content.products],
    [kindNames.formTemplate, content.formTemplates],
    [kindNames.ruleSet, content.ruleSets],
    [kindNames.rule, content.rules],
    [kindNames.scoringRule, content.scoringRules],
    [kindNames.sectionTemplate, content.sectionTemplates],
    [kindNames.dataSet, content.dataSets],
    [kindNames.emailTemplate, content.emailTemplates],
    [kindNames.popupTemplate, content.popupTemplates],
    [kindNames.configuredFile, content.configuredFiles],
  ];
}

/** Two sets that were published: one that is in production, and a later one with all that is published since. */
async function seedFormTemplateSets(tx: Queries, now: number): Promise<void> {
  const forms = await findAllDocuments(tx, formTemplateKind);
  const weekMs = 7 * 86_400_000;
  const sets = [
    {
      isTest: false,
      authorId: 'author',
      time: now - 9 * weekMs,
      productionAuthorId: 'admin',
      productionTime: now - 8 * weekMs,
    },
    { isTest: false, authorId: 'admin', time: now - weekMs, productionAuthorId: null, productionTime: null },
  ];
  const statuses: readonly (readonly number[])[] = [
    [formStatus.inProduction],
    [formStatus.inProduction, formStatus.published],
  ];
  for (const [index, set] of sets.entries()) {
    const [made] = await tx.insert(formTemplateSet).values(set).returning({ id: formTemplateSet.id });
    if (!made) throw new Error('The set was not made.');
    const held = forms.filter(({ doc }) => statuses[index]?.includes(doc.status));
    const last = [...Map.groupBy(held, ({ name }) => name).values()].flatMap((versions) =>
      versions.toSorted((one, other) => other.doc.version - one.doc.version).slice(0, 1),
    );
    await tx.insert(formTemplateSetItem).values(
      last.map(({ id, name, version, doc }) => ({
        ...{ setId: made.id, formTemplateId: id, uniqueName: name, version },
        ...{ templateVersion: doc.version, summary: summaryOf(doc) },
      })),
    );
  }
}

/** Every rule set but the last was deployed some weeks ago. Of each, the rule of the highest priority has another one since. */
async function seedRuleDeployments(tx: Queries, now: number): Promise<void> {
  const weekMs = 7 * 86_400_000;
  const sets = await findRuleSets(tx);
  const deployable = await deployableRules(tx, sets);
  for (const { id: ruleSetId, name } of sets.slice(0, -1)) {
    const rules = deployable.get(name) ?? [];
    const earlier = inOrder(
      rules.map((rule, index) => (index === 0 ? { ...rule, priority: rule.priority + 5 } : rule)),
    );
    const of = { ruleSetId, takenFrom: null };
    await addDeployment(tx, {
      ...of,
      rules: earlier.slice(0, -1),
      authorId: 'author',
      time: now - 7 * weekMs,
    });
    await addDeployment(tx, { ...of, rules: earlier, authorId: 'admin', time: now - 3 * weekMs });
  }
}

/** Cases of each rule set at most: some 300 in all twelve. */
const casesOfSet = 27;

async function seedRuleCases(tx: Queries, now: number): Promise<void> {
  const kind = ruleSetKind as unknown as Kind;
  const revision = await nextRevision(tx, kind.name);
  const dayMs = 86_400_000;
  const sets = await findRuleSets(tx);
  const deployable = await deployableRules(tx, sets);
  for (const { id, name, doc: before } of sets) {
    const by = { authorId: 'author', time: now - 2 * dayMs };
    const cases = casesOf(deployable.get(name) ?? [], casesOfSet).map((each) => ({ ...each, ...by }));
    const change = { kind, id, action: 'update', before, after: { ...before, cases }, version: 2 } as const;
    await recordChanges(tx, [{ ...change, revision, ...by }]);
  }
}

/** The columns of users with their portraits, by the users' ids. */
async function storePictures(tx: Queries, { users }: DemoContent, now: number) {
  const contents = new ContentStore({ queries: tx, clock: () => now });
  const pictures = new Map<string, { picture: string; pictureMediaType: 'image/png' }>();
  for (const { id, portrait } of users) {
    if (portrait === null) continue;
    const { digest } = await contents.add(Readable.from([portrait]), { limit: portrait.length });
    pictures.set(id, { picture: digest, pictureMediaType: 'image/png' });
  }
  await keepContents(
    tx,
    [...pictures.values()].map(({ picture }) => picture),
  );
  return pictures;
}

/** What the document of a user does not say; the rest follows from it. */
async function userRow({ id, name, username }: DemoUser, demoPassword: string, passwords: PasswordHasher) {
  const user = { id, name, permissions: [] };
  if (username === null) return user;
  return { ...user, passwordHash: await passwords.hash(demoPassword), hasDemoPassword: true };
}

/** What documents refer to, and so keep. */
async function storeFiles(tx: Queries, { files }: DemoContent, now: number): Promise<void> {
  const contents = new ContentStore({ queries: tx, clock: () => now });
  for (const { bytes } of files) await contents.add(Readable.from([bytes]), { limit: bytes.length });
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

/** A document with its history. */
async function seedVersions(
  tx: Queries,
  kind: Kind,
  versions: readonly DemoVersion<JsonObject>[],
  id: string,
): Promise<void> {
  let before: JsonObject | null = null;
  for (const [
    index,
    { doc: after, lastModifiedById: authorId, timeLastModified: time },
  ] of versions.entries()) {
    const action = before === null ? 'create' : 'update';
    const revision = await nextRevision(tx, kind.name);
    const origin = { version: index + 1, revision, authorId, time };
    await recordChanges(tx, [{ kind, id, action, before, after, ...origin }]);
    before = after;
  }
}
