import { jsonSection } from '../../exchange/jsonSection.ts';
import { byName } from '../../lists/rowOrder.ts';
import { checkShape } from '../../store/checkShape.ts';
import type { JsonValue } from '../../store/JsonObject.ts';
import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import { caseShapes } from '../caseShapes.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import type { KindModule } from '../KindModule.ts';
import { kindNames } from '../kindNames.ts';

/** A case that is kept for a rule set, as it is stored. */
export type KeptCaseDoc = {
  /** Tells it from others of its set. */
  id: string;
  /** Counts its changes from 1. */
  version: number;
  name: string;
  /** What the case says, by key: `Form::field`, `Object.property`, or the name of a variable. */
  values: { [key: string]: JsonValue };
  /** What rules should decide; nothing is expected of the others. */
  expected: { ruleId: string; holds: boolean; actions?: string[] }[];
  /** The user who kept it, or changed it last. Absent where that is not known, as of cases from before. */
  authorId?: string;
  /** When that was, epoch milliseconds. */
  time?: number;
};

/** A rule set as it is stored. */
export type RuleSetDoc = {
  name: string;
  description: string;
  /** Sets with a lower one are evaluated first; those of the same by name. */
  ordering: number;
  /** In the order in which they were kept. Absent for none. */
  cases?: KeptCaseDoc[];
};

/** So many cases are kept for one set. */
export const mostCases = 2000;

const caseShape = {
  type: 'object',
  required: ['id', 'version', 'name', 'values', 'expected'],
  additionalProperties: false,
  properties: {
    ...caseShapes,
    version: { type: 'integer', minimum: 1 },
    authorId: { type: 'string', minLength: 1, maxLength: 100 },
    time: { type: 'integer' },
    expected: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        required: ['ruleId', 'holds'],
        additionalProperties: false,
        properties: {
          ruleId: { type: 'string', minLength: 1, maxLength: 1000 },
          holds: { type: 'boolean' },
          actions: { type: 'array', maxItems: 200, items: { type: 'string', minLength: 1, maxLength: 1000 } },
        },
      },
    },
  },
};

/** Rule sets: what rules are deployed and evaluated by. Their kept cases refer to the forms that they have values of, so that they follow new names. */
export const ruleSetKind: Kind<RuleSetDoc> = {
  name: kindNames.ruleSet,
  noun: 'rule set',
  validate: checkShape<RuleSetDoc>(
    {
      type: 'object',
      required: ['name', 'description', 'ordering'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', format: 'name', maxLength: 1000 },
        description: { type: 'string', maxLength: 1000 },
        ordering: { type: 'integer', minimum: 0, maximum: 9999 },
        cases: { type: 'array', maxItems: mostCases, items: caseShape },
      },
    },
    ({ cases = [] }) => {
      const ids = new Set<string>();
      return cases.flatMap(({ id }, index) => {
        const isTwice = ids.has(id);
        ids.add(id);
        return isTwice ? [{ pointer: `/cases/${index}/id`, message: 'Two cases have this id.' }] : [];
      });
    },
  ),
  nameOf: ({ name }) => name,
  summarise: ({ description, ordering }) => ({ description, ordering }),
  referencesOf: formsOfCases,
  hasPart: () => false,
  isRequired: () => false,
  followRenaming: followInCases,
};

/** A case is none the worse without its form: a rule that asks for it is. */
function formsOfCases({ cases = [] }: RuleSetDoc): Reference[] {
  const keys = cases.flatMap(({ values }) => Object.keys(values));
  const forms = new Set(keys.map((key) => fieldOf(key)?.form ?? '').filter((form) => form.trim() !== ''));
  return [...forms].map((toName) => ({
    ...{ part: '', toKind: kindNames.formTemplate, toName, toPart: '' },
    ...{ pointer: '/cases', mayBeMissing: true },
  }));
}

function followInCases(doc: RuleSetDoc, { kind, from, to, parts }: Renaming): RuleSetDoc {
  if (kind !== kindNames.formTemplate) return doc;
  let isFollowed = false;
  const keyNow = (key: string) => {
    const named = fieldOf(key);
    if (named?.form !== from) return key;
    const now = `${to}::${parts.get(named.field) ?? named.field}`;
    isFollowed ||= now !== key;
    return now;
  };
  const cases = (doc.cases ?? []).map(({ values, ...rest }) => ({
    ...rest,
    values: Object.fromEntries(Object.entries(values).map(([key, value]) => [keyNow(key), value])),
  }));
  return isFollowed ? { ...doc, cases } : doc;
}

/** What a key of a case names, where that is a field of a form. */
function fieldOf(key: string): { form: string; field: string } | null {
  const at = key.lastIndexOf('::');
  return at === -1 ? null : { form: key.slice(0, at), field: key.slice(at + 2) };
}

/** A set whose cases expect something of the rules that the store has. */
export function withRuleIdsNow(doc: RuleSetDoc, idNow: (id: string) => string): RuleSetDoc {
  if (doc.cases === undefined) return doc;
  const cases = doc.cases.map((each) => ({
    ...each,
    expected: each.expected.map((one) => ({ ...one, ruleId: idNow(one.ruleId) })),
  }));
  return { ...doc, cases };
}

/** Rule sets, which come with the product's content and in backups; the console chooses among them. */
export const ruleSetModule: KindModule<RuleSetDoc> = {
  kind: ruleSetKind,
  ownerUri: '/RuleSet',
  plural: 'rule sets',
  addressing: 'id',
  parameter: 'id',
  operations: {},
  bodyLimit: defaultBodyLimit,
  permissions: ['MANAGE_RULES'],
  backupPermissions: [],
  view: ({ doc }) => doc,
  columns: { name: byName },
  section: {
    ...jsonSection('Rule Sets', 'ruleSet', ruleSetKind, { keepsIds: true }),
    withIdsNow: withRuleIdsNow,
  },
};
