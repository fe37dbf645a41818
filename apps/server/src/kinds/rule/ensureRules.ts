import { and, eq, sql } from 'drizzle-orm';
import { hasUsers, releaseAuthor } from '../../access/ownAuthors.ts';
import type { Change } from '../../store/Change.ts';
import type { Queries } from '../../store/Database.ts';
import { findAllDocuments, findDocumentsById } from '../../store/findDocuments.ts';
import { inSlices } from '../../store/inSlices.ts';
import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';
import type { Kind } from '../../store/Kind.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { document, releaseStep } from '../../store/schema.ts';
import { rewriteReferences } from '../../store/writeReferences.ts';
import { formTemplateKind } from '../formTemplate/formTemplateKind.ts';
import { ruleSetKind } from '../ruleSet/ruleSetModule.ts';
import { sectionTemplateKind } from '../sectionTemplate/sectionTemplateKind.ts';
import { statusOnceSaved } from './checkRule.ts';
import { type RuleDoc, ruleStatus, wholeRule } from './RuleDoc.ts';
import { ruleKind } from './ruleKind.ts';
import { mapObjects } from './walkObjects.ts';

interface WriteOptions {
  newId: () => string;
  /** Epoch milliseconds. */
  time: number;
}

/** Operators as rules from before spelled them. */
const operators: Readonly<Record<string, string>> = {
  'not equals': 'isNot',
  'is in list': 'isInList',
  'greater than': 'isGreaterThan',
  'greater than or equal': 'isAtLeast',
  'less than': 'isLessThan',
  'less than or equal': 'isAtMost',
};

/**
 * Makes the rule sets that rules are in and that are not there yet, and rules from before into rules as they are now. This is done once for a
 * database. While there is no user, nothing is made.
 */
export async function ensureRules(tx: Queries, { newId, time }: WriteOptions): Promise<void> {
  if (!(await hasUsers(tx))) return;
  const [step] = await tx.insert(releaseStep).values({ name: 'rules' }).onConflictDoNothing().returning();
  if (!step) return;
  const origin = { authorId: await releaseAuthor(tx), time };
  const rules = await findAllDocuments(tx, ruleKind);
  const known = new Set((await findAllDocuments(tx, ruleSetKind)).map(({ name }) => name));
  const missing = [...new Set(rules.map(({ doc }) => doc.ruleSetName))].filter(
    (name) => name !== '' && !known.has(name),
  );
  await recordAll(
    tx,
    ruleSetKind as unknown as Kind,
    missing.map((name, index) => {
      const after = { name, description: '', ordering: Math.min((index + 1) * 10, 9999) };
      return { id: newId(), action: 'create', before: null, after, version: 1, ...origin } as const;
    }),
  );
  await recordAll(
    tx,
    ruleKind as unknown as Kind,
    rules
      .filter(({ doc }) => doc.status === undefined)
      .map(({ id, doc: before, version }) => {
        const after = modernRule(before);
        return { id, action: 'update', before, after, version: version + 1, ...origin } as const;
      }),
  );
}

/** What may name fields in custom conditions, or in kept cases, and a text that such a document has. */
const naming = [
  { kind: ruleKind as unknown as Kind, text: 'rawExpression' },
  { kind: formTemplateKind as unknown as Kind, text: 'rawExpression' },
  { kind: sectionTemplateKind as unknown as Kind, text: 'rawExpression' },
  { kind: ruleSetKind as unknown as Kind, text: '"cases"' },
] as const;

/** Of a document; how large one is is not known before it is read. */
const assumedSize = 4000;

/**
 * Takes up into the index of references what custom conditions and kept cases name, of documents that were stored before the index knew of
 * that. This is done once for a database; documents stay at their versions.
 */
export async function ensureRuleReferences(tx: Queries): Promise<void> {
  const step = { name: 'fields in custom conditions' };
  const [isFirst] = await tx.insert(releaseStep).values(step).onConflictDoNothing().returning();
  if (!isFirst) return;
  for (const { kind, text } of naming) {
    const found = await tx
      .select({ id: document.id })
      .from(document)
      .where(and(eq(document.kind, kind.name), sql`${document.doc}::text LIKE ${`%${text}%`}`));
    await inSlices(
      found.map(({ id }) => id),
      {
        weigh: () => assumedSize,
        work: async (some) => rewriteReferences(tx, kind, await findDocumentsById(tx, kind, some)),
      },
    );
  }
}

/** Writes changes of a kind as one revision of it; none are none. */
async function recordAll(
  tx: Queries,
  kind: Kind,
  changes: readonly Omit<Change, 'kind' | 'revision'>[],
): Promise<void> {
  if (changes.length === 0) return;
  const revision = await nextRevision(tx, kind.name);
  await recordChanges(
    tx,
    changes.map((change) => ({ ...change, kind, revision })),
  );
}

/** A rule from before as rules are now. */
export function modernRule(doc: RuleDoc): RuleDoc {
  const { version: _version, active: _active, ...rest } = doc;
  const rule = wholeRule({ ...doc, ...mapObjects(rest, modernObject) });
  const status = rule.status === ruleStatus.inactive ? rule.status : statusOnceSaved(rule, null);
  return { ...rule, status };
}

function modernObject(object: JsonObject): JsonObject {
  const { kind, operatorName, dataSetName, value, ...rest } = object;
  if (kind === 'DataSetItemValue' && dataSetName !== undefined) {
    return { kind, ...rest, datasetName: dataSetName, entityUri: value ?? '' };
  }
  if (kind === 'BinaryCondition' && typeof operatorName === 'string') {
    return { ...object, operatorName: operators[operatorName] ?? operatorName };
  }
  const item = itemOf(value);
  return item === null
    ? object
    : { ...rest, value: item.value, typeName: 'DataSetItem', expression: item.dataSetName };
}

/** What fills a blank of an action from before. */
function itemOf(value: JsonValue | undefined): { dataSetName: string; value: string } | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { kind, dataSetName, value: text } = value;
  const isItem = kind === 'DataSetItemValue' && typeof dataSetName === 'string' && typeof text === 'string';
  return isItem ? { dataSetName, value: text } : null;
}
