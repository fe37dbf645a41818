import type { RuleActionType, RuleReview } from '@studio/api';
import { fieldKey, operatorsFor, variableMethods } from '@studio/rules';
import { allSectionsName } from '../exchange/Section.ts';
import type { Operations } from '../http/Operation.ts';
import { invalid, notFound } from '../http/problems.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import { itemsOf } from '../kinds/dataSet/itemsOf.ts';
import { currentForms } from '../kinds/formTemplate/currentForms.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { decisionFaults, ruleFaults, ruleWarnings } from '../kinds/rule/checkRule.ts';
import { wholeRule } from '../kinds/rule/RuleDoc.ts';
import { ruleOf, tagName } from '../kinds/rule/readRule.ts';
import { fieldsInExpression, ruleKind } from '../kinds/rule/ruleKind.ts';
import { walkObjects } from '../kinds/rule/walkObjects.ts';
import { ruleSetKind } from '../kinds/ruleSet/ruleSetModule.ts';
import { describeRule } from '../rules/describeRule.ts';
import { fieldsNow, searchFields } from '../rules/ruleFields.ts';
import { conditionTypes, ruleActionTypes, ruleObjects, sectionActionTypes } from '../rules/ruleTables.ts';
import { variablesOf } from '../rules/ruleVariables.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import { findAllDocuments, findDocument, findDocumentsByName } from '../store/findDocuments.ts';
import { findProperties } from '../store/findProperties.ts';
import { ruleTag } from '../store/schema.ts';
import type { Violation } from '../store/Violation.ts';
import { tagOf } from './kinds/lostReferences.ts';

type RuleOperations = Pick<
  Operations,
  | 'validateRule'
  | 'listRuleActions'
  | 'listConditionTypes'
  | 'listRuleOperators'
  | 'listRuleVariables'
  | 'listSearchableValues'
  | 'searchRuleFields'
  | 'findRuleTags'
  | 'createRuleTag'
  | 'listRuleObjects'
  | 'listRuleObjectProperties'
>;

/** What can follow from a rule, by what it is a rule of. */
const actionTypesOf: Readonly<Record<string, RuleActionType[]>> = {
  business: ruleActionTypes,
  section: sectionActionTypes,
};
/** Replaces the name of a rule that has none. */
const unnamed = 'Rule';
const collator = new Intl.Collator('en');
/** So many tags are offered at most. */
const mostTags = 1000;

/** What rules are made of: their possible parts, their tags, and what is wrong with one. */
export function ruleOperations({ store, queries, options, registry }: Services): RuleOperations {
  const sectionNames = [allSectionsName, ...registry.sections.map(({ name }) => name)];
  const tagged = <Body extends readonly object[]>(body: Body) =>
    ({ status: 200, body, headers: { etag: tagOf(body) } }) as const;
  return {
    validateRule: {
      bodyLimit: 2 * 1024 * 1024,
      handle: async ({ body }) => {
        const { name = unnamed, ruleSetName = '' } = body;
        const rule = wholeRule(ruleOf({ ...body, name, ruleSetName }, name, null));
        const dangling = await store.findFaults(ruleKind, null, () => rule);
        return { status: 200, body: review(rule, dangling, await missingInExpressions(queries, rule)) };
      },
    },
    listRuleActions: {
      handle: ({ query: { ruleType = 'business' } }) => tagged(actionTypesOf[ruleType] ?? []),
    },
    listConditionTypes: { handle: () => tagged(conditionTypes) },
    listRuleOperators: {
      handle: ({ query: { type, isField } }) => tagged(operatorsFor(type, isField)),
    },
    listRuleVariables: {
      handle: async () => {
        const sets = await findAllDocuments(queries, ruleSetKind);
        const variables = variablesOf(sets.flatMap(({ doc }) => doc.cases ?? []));
        return { status: 200, body: { variables, methods: [...variableMethods] } };
      },
    },
    listSearchableValues: {
      handle: async ({ query: { formTemplateUniqueName, fieldName } }) => {
        const setName = await dataSetOfField(queries, formTemplateUniqueName, fieldName);
        const set = setName === null ? null : await findDocument(queries, dataSetKind, setName);
        if (set === null) return tagged([]);
        const items = await itemsOf(set.doc, { queries, clock: options.clock, sectionNames, search: '' });
        return tagged(items.map(({ name, value }) => ({ name, value, dataSetName: set.name })));
      },
    },
    searchRuleFields: {
      handle: async ({ query: { text = '' } }) => ({
        status: 200,
        body: searchFields(await fieldsNow(queries), text),
      }),
    },
    findRuleTags: {
      handle: async ({ query: { tagName: text } }) => {
        const wanted = text.toLowerCase();
        const names = (await allTags(queries)).filter((name) => name.toLowerCase().includes(wanted));
        return { status: 200, body: names.slice(0, mostTags).map((name) => ({ id: name, name })) };
      },
    },
    createRuleTag: {
      handle: async ({ body }) => {
        const name = tagName(body.name);
        if (name === '') throw invalid([{ pointer: '/name', message: 'A tag needs a name.' }]);
        const key = name.toLowerCase();
        const known = (await allTags(queries)).find((each) => each.toLowerCase() === key);
        if (known === undefined) await queries.insert(ruleTag).values({ key, name }).onConflictDoNothing();
        const kept = known ?? name;
        return { status: 200, body: { id: kept, name: kept } };
      },
    },
    listRuleObjects: {
      handle: () => {
        const body = Object.keys(ruleObjects);
        return { status: 200, body, headers: { etag: tagOf(body.map((name) => ({ name }))) } };
      },
    },
    listRuleObjectProperties: {
      handle: ({ path: { name } }) => {
        const properties = Object.hasOwn(ruleObjects, name) ? ruleObjects[name] : undefined;
        if (properties === undefined) throw notFound(`There is no business object '${name}'.`);
        return tagged(properties.toSorted((left, right) => collator.compare(left.label, right.label)));
      },
    },
  };
}

/** The fields that expressions of a rule name and that no current form has. */
async function missingInExpressions(
  queries: Queries,
  { condition, actions }: ReturnType<typeof wholeRule>,
): Promise<Violation[]> {
  const named = walkObjects({ condition, actions }).flatMap(({ object, pointer }) =>
    fieldsInExpression(object).map((mention) => ({ ...mention, pointer: `${pointer}/rawExpression` })),
  );
  if (named.length === 0) return [];
  const known = new Set(
    (await fieldsNow(queries)).map(({ field }) => fieldKey(field.formTemplateUniqueName, field.fieldName)),
  );
  return named
    .filter(({ form, field }) => !known.has(fieldKey(form, field)))
    .map(({ form, field, pointer }) => ({
      pointer,
      message: `There is no field '${field}' on a form '${form}'.`,
    }));
}

function review(
  rule: ReturnType<typeof wholeRule>,
  dangling: readonly Violation[],
  missing: readonly Violation[],
): RuleReview {
  // The rule of a section template or a form may do nothing besides, and has to say when it holds.
  const isInNoSet = rule.ruleSetName === '';
  const own = isInNoSet ? decisionFaults(rule) : ruleFaults(rule);
  const errors = [...own, ...dangling].map((fault) => ({
    ...fault,
    severity: 'error' as const,
  }));
  const warnings = [...(isInNoSet ? [] : ruleWarnings(rule)), ...missing].map((fault) => ({
    ...fault,
    severity: 'warning' as const,
  }));
  return { ruleText: describeRule(rule), errors: [...errors, ...warnings] };
}

/** The data set that feeds a field of the current form; null for free entry. */
async function dataSetOfField(
  queries: Queries,
  uniqueName: string,
  fieldName: string,
): Promise<string | null> {
  const versions = await findDocumentsByName(queries, formTemplateKind, [uniqueName]);
  const [current] = currentForms(versions.map(({ doc }) => doc));
  const field = current?.fields.find(({ name }) => name === fieldName);
  if (!field) throw notFound(`There is no field '${fieldName}' on a form '${uniqueName}'.`);
  return field.dataSetName;
}

/** Every tag, by name: those of rules, and those that were made for themselves. */
async function allTags(queries: Queries): Promise<string[]> {
  const rules = await findProperties(queries, ruleKind, ['tags']);
  const made = await queries.select({ name: ruleTag.name }).from(ruleTag);
  const byKey = new Map<string, string>();
  for (const name of [...rules.flatMap(({ doc }) => doc.tags ?? []), ...made.map(({ name }) => name)]) {
    const key = name.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()].toSorted(collator.compare);
}
