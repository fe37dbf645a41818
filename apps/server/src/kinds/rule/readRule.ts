import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RuleWrite } from '@studio/api';
import { isEmptyCondition } from '@studio/rules';
import type { Queries } from '../../store/Database.ts';
import { findDocument, findDocumentsByName } from '../../store/findDocuments.ts';
import { findSummaries } from '../../store/findSummaries.ts';
import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';
import { notAllowed } from '../../store/refuseWrites.ts';
import type { Violation } from '../../store/Violation.ts';
import type { KindModule } from '../KindModule.ts';
import { kindNames } from '../kindNames.ts';
import { statusOnceSaved } from './checkRule.ts';
import { emptyCondition, type RuleDoc, ruleStatus, shownRuleName, wholeRule } from './RuleDoc.ts';
import { ruleKind } from './ruleKind.ts';

type Read = NonNullable<KindModule<RuleDoc>['read']>;

/** Reads the body of a write. */
export const readRule: Read = async (given, { queries, at }) => {
  // The contract was checked before.
  const body = given as RuleWrite;
  const stored = at === null ? null : await findDocument(queries, ruleKind, at);
  const name = await freeName(queries, body.name, stored?.name ?? null);
  const sets = await findSummaries(queries, { name: kindNames.ruleSet }, [body.ruleSetName]);
  const violations: Violation[] = [
    ...(shownRuleName(body.name).trim() === ''
      ? [{ pointer: '/name', message: 'Rule name must not be blank.' }]
      : []),
    ...(sets.size === 0
      ? [{ pointer: '/ruleSetName', message: `There is no rule set '${body.ruleSetName}'.` }]
      : []),
    ...tagFaults(body.tags),
  ];
  return {
    over: (before) => ruleOf(body, name, before),
    toBodyPointer: (pointer) => pointer,
    violations,
    stored,
  };
};

/** The document that a body makes, beside what is stored. @throws StoreError for a change of a rule that is inactive */
export function ruleOf(body: RuleWrite, name: string, before: RuleDoc | null): RuleDoc {
  const known = before === null ? null : wholeRule(before);
  const { condition, actions } = withIds({
    condition: (body.condition as JsonObject | undefined) ?? emptyCondition,
    actions: (body.actions as JsonValue[] | undefined) ?? [],
  });
  const rule = {
    name,
    description: body.description ?? '',
    ruleSetName: body.ruleSetName,
    priority: body.priority ?? 0,
    tags: tagNames(body.tags ?? []),
    condition,
    actions,
  };
  const first = body.status === ruleStatus.inactive ? ruleStatus.inactive : null;
  const made = { ...rule, status: statusOnceSaved(rule, known === null ? first : known.status) };
  if (before === null) return made;
  // A rule from before stays as it is stored until something of it changes.
  if (isDeepStrictEqual(made, { ...known, ...withIds(known ?? made) })) return before;
  if (known?.status === ruleStatus.inactive) {
    throw notAllowed('The rule is inactive. Activate it before you change it.');
  }
  return made;
}

/** Tags by name, each once, without quotes and blanks around them. */
export function tagNames(tags: NonNullable<RuleWrite['tags']>): string[] {
  const names = tags.map(({ name }) => tagName(name)).filter((name) => name !== '');
  const known = new Set<string>();
  return names.filter((name) => {
    const key = name.toLowerCase();
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** A tag without its quotes: single, double and typographic ones. */
export function tagName(text: string): string {
  return text.replaceAll(/['"\u2018\u2019\u201c\u201d]/g, '').trim();
}

function tagFaults(tags: RuleWrite['tags'] = []): Violation[] {
  return tags.flatMap(({ name }, index) =>
    tagName(name) === '' ? [{ pointer: `/tags/${index}/name`, message: 'A tag needs a name.' }] : [],
  );
}

/**
 * The name by which a rule is stored: the one it has, as long as people see the same; else one that is free, with a hidden suffix where others have it.
 */
async function freeName(queries: Queries, given: string, stored: string | null): Promise<string> {
  const wanted = shownRuleName(given.trim()).trim();
  if (stored !== null && shownRuleName(stored) === wanted) return stored;
  const taken = await findDocumentsByName(queries, ruleKind, [wanted]);
  return taken.length === 0 ? wanted : `${wanted}-#${randomInt(1_000_000_000)}`;
}

interface Decided {
  condition: JsonObject;
  actions: JsonValue[];
}

/** The same with an id on every condition that is no negation, and on every action: one that has none, or that of another one, gets the first that is free. */
export function withIds({ condition, actions }: Decided): Decided {
  const used = new Set<string>();
  const given = new Set<string>();
  collectIds(condition, given);
  for (const action of actions) collectIds(action, given);
  let last = 0;
  const idOf = (node: JsonObject, prefix: string): string => {
    const { id } = node;
    if (typeof id === 'string' && !used.has(id)) {
      used.add(id);
      return id;
    }
    for (;;) {
      last += 1;
      const made = `${prefix}${last}`;
      if (used.has(made) || given.has(made)) continue;
      used.add(made);
      return made;
    }
  };
  const visit = (node: JsonObject): JsonObject => {
    const { subconditions, subcondition } = node;
    return {
      ...node,
      ...(node['kind'] !== 'UnaryCondition' && { id: idOf(node, 'c') }),
      ...(Array.isArray(subconditions) && {
        subconditions: subconditions.map((each) => (isObject(each) ? visit(each) : each)),
      }),
      ...(isObject(subcondition) && { subcondition: visit(subcondition) }),
    };
  };
  return {
    // A condition without parts needs no marks.
    condition: isEmptyCondition(condition) ? condition : visit(condition),
    actions: actions.map((action) => (isObject(action) ? { ...action, id: idOf(action, 'a') } : action)),
  };
}

function collectIds(node: JsonValue | undefined, found: Set<string>): void {
  if (!isObject(node)) return;
  if (typeof node['id'] === 'string') found.add(node['id']);
  if (Array.isArray(node['subconditions'])) for (const each of node['subconditions']) collectIds(each, found);
  collectIds(node['subcondition'], found);
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
