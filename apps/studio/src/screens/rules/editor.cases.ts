import type { Rule } from '@studio/api';
import { parseActions } from '@studio/widgets';
import fc from 'fast-check';
import { toTextRows } from '../../kernel/editor/fields/textRows.ts';
import { anyCase, type EditorCase, type RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import { editField } from '../../kernel/object/plain/editField.ts';
import { kept, readConditions, writeConditions } from '../../kernel/rules/conditionEntries.ts';
import { ruleEditor } from './editor/definition.ts';
import { type RuleDraft, toRuleBody } from './editor/draft/RuleDraft.ts';
import { field, group, ruleDoc, when } from './fixtures.ts';
import {
  type RuleSettings,
  type SettingsDoc,
  settingsForm,
  toSettingsBody,
} from './settings/ruleSettings.ts';
import { settingsEditor } from './settings/settingsEditor.ts';

type Stored = Readonly<Record<string, unknown>>;

let count = 0;
const newId = (prefix: string) => {
  count += 1;
  return `${prefix}new${count}`;
};

function savedRule(body: ReturnType<typeof toRuleBody>, doc: Rule): Rule {
  const tags = (body.tags ?? []).map(({ name }) => ({ id: name, name }));
  return { ...doc, ...body, tags, version: doc.version + 1 } as Rule;
}

const values = ['Frame', 'Brick', 'Stone'];

/** Rules of a few conditions and groups. */
const someRules: fc.Arbitrary<Rule> = fc
  .record({
    top: fc.array(fc.constantFrom(...values), { maxLength: 3 }),
    inner: fc.array(fc.constantFrom(...values), { maxLength: 3 }),
    actions: fc.array(fc.constantFrom('f()', 'g()'), { maxLength: 2 }),
    priority: fc.nat(9),
  })
  .map(({ top, inner, actions, priority }) => {
    const lhs = field('construction', 'String');
    const leaves = (prefix: string, texts: readonly string[]): readonly Stored[] =>
      // No two say the same: which of two equal ones has moved is nothing that anybody sees.
      texts.map((text, index) => when(`${prefix}${index}`, lhs, 'equals', `${text} ${prefix}${index}`));
    const nested = inner.length === 0 ? [] : [group('g', 'or', ...leaves('i', inner))];
    return ruleDoc({
      priority,
      condition: group('c', 'and', ...leaves('t', top), ...nested),
      actions: actions.map((rawExpression, index) => ({
        ...{
          kind: 'RawAction',
          id: `a${index}`,
          rawExpression: `${rawExpression} ${index}`,
          transformVariables: false,
        },
      })),
    });
  });

/** Changes the entries of a draft's conditions, as the tree does its nodes. */
function withEntries(
  draft: RuleDraft,
  change: (entries: ReturnType<typeof readConditions>) => ReturnType<typeof readConditions>,
): RuleDraft {
  const entries = change(readConditions(draft.condition));
  const outline = new Map(entries.map((entry) => [entry.key, entry]));
  return { ...draft, condition: writeConditions(outline, [draft.condition]) };
}

type Entries = ReturnType<typeof readConditions>;

const isLeaf = ({ fields }: Entries[number]) => fields['kind'] !== 'CompositeCondition';

function oneOf(entries: Entries, at: number, isWanted: (entry: Entries[number]) => boolean) {
  const wanted = entries.filter((entry, index) => index > 0 && isWanted(entry));
  return wanted[at % Math.max(1, wanted.length)];
}

function addCondition(draft: RuleDraft, at: number): RuleDraft {
  return withEntries(draft, (entries) => {
    const groups = entries.filter((entry) => !isLeaf(entry));
    const parent = groups[at % groups.length]?.key ?? null;
    const id = newId('c');
    const fields = {
      ...{ kind: 'RawCondition', negations: 0, operator: null, lhs: null, operatorName: null, rhs: null },
      ...{ rawExpression: `x${id} > ${at}`, content: null },
    };
    return [...entries, { key: `condition ${id}`, type: 'condition', parent, fields }];
  });
}

function removeCondition(draft: RuleDraft, at: number): RuleDraft {
  return withEntries(draft, (entries) => {
    const entry = oneOf(entries, at, () => true);
    return entry === undefined
      ? entries
      : entries.filter(({ key, parent }) => key !== entry.key && parent !== entry.key);
  });
}

function changeOne(
  isWanted: (entry: Entries[number]) => boolean,
  change: (fields: Entries[number]['fields'], at: number) => Entries[number]['fields'],
) {
  return (draft: RuleDraft, at: number): RuleDraft =>
    withEntries(draft, (entries) => {
      const entry = oneOf(entries, at, isWanted);
      return entries.map((each) => (each === entry ? { ...each, fields: change(each.fields, at) } : each));
    });
}

function moveCondition(draft: RuleDraft, at: number): RuleDraft {
  return withEntries(draft, (entries) => {
    const entry = oneOf(entries, at, isLeaf);
    const groups = entries.filter((each) => !isLeaf(each));
    const parent = groups[(at * 3) % Math.max(1, groups.length)]?.key;
    if (entry === undefined || parent === undefined) return entries;
    return [...entries.filter((each) => each !== entry), { ...entry, parent }];
  });
}

function editActions(draft: RuleDraft, at: number): RuleDraft {
  const { actions } = draft;
  const index = at % Math.max(1, actions.length);
  if (at % 3 === 0) {
    const id = newId('a');
    const action = { kind: 'RawAction', id, rawExpression: `${id}(${at})`, transformVariables: true };
    const [added] = parseActions([action], kept);
    return added === undefined ? draft : { ...draft, actions: [...actions, added] };
  }
  if (at % 3 === 1) return { ...draft, actions: actions.toSpliced(index, 1) };
  return {
    ...draft,
    actions: actions.map((action, each) =>
      each === index && action.kind === 'RawAction'
        ? { ...action, rawExpression: `${action.id} k(${at})` }
        : action,
    ),
  };
}

const kinds: Readonly<Record<string, (draft: RuleDraft, at: number) => RuleDraft>> = {
  priority: (draft, at) => ({ ...draft, priority: at }),
  addCondition,
  removeCondition,
  moveCondition,
  rename: changeOne(
    ({ fields }) => fields['kind'] === 'BinaryCondition',
    (fields, at) => ({ ...fields, operatorName: at % 2 === 0 ? 'isNot' : 'contains' }),
  ),
  negate: changeOne(
    () => true,
    (fields) => ({ ...fields, negations: fields['negations'] === 1 ? 0 : 1 }),
  ),
  regroup: changeOne(
    (entry) => !isLeaf(entry),
    (fields) => ({ ...fields, operator: fields['operator'] === 'or' ? 'and' : 'or' }),
  ),
  editActions,
};

const edits: fc.Arbitrary<RandomEdit<Rule, RuleDraft>> = fc
  .tuple(fc.constantFrom(...Object.keys(kinds)), fc.nat(20))
  .map(([kind, at]) =>
    Object.assign((draft: RuleDraft) => ({ draft: kinds[kind]?.(draft, at) ?? draft, intent: {} }), {
      [fc.toStringMethod]: () => `${kind} ${at}`,
    }),
  );

/** Ids alone have no meaning. */
function withoutIds(payload: unknown): unknown {
  return JSON.parse(JSON.stringify(payload, (key, value: unknown) => (key === 'id' ? undefined : value)));
}

const ruleCase: EditorCase<Rule, RuleDraft> = {
  name: 'Rule builder',
  definition: ruleEditor,
  samples: someRules,
  edits,
  payloadOf: toRuleBody,
  comparable: withoutIds,
  saved: (draft, doc) => savedRule(toRuleBody(draft, doc), doc),
  // A group that one side removed stays where the other one put something into it.
  isSuperseded: (change, merged) => change.kind === 'removed' && merged.has(change.key),
  isTied: () => false,
};

type SettingsEdit = RandomEdit<SettingsDoc, RuleSettings>;

function edited<Name extends keyof RuleSettings>(
  name: Name,
  given: fc.Arbitrary<RuleSettings[Name]>,
): fc.Arbitrary<SettingsEdit> {
  return given.map((value) =>
    Object.assign((before: RuleSettings) => editField(settingsForm.controls, before, name, value), {
      [fc.toStringMethod]: () => `${name} ${JSON.stringify(value)}`,
    }),
  );
}

const settingsCase: EditorCase<SettingsDoc, RuleSettings> = {
  name: 'Settings of a rule',
  definition: settingsEditor,
  samples: someRules,
  edits: fc.oneof(
    edited('name', fc.constantFrom('Old roof', 'Old roof ', 'Walls', '')),
    edited('description', fc.constantFrom('', 'One', 'Two')),
    edited('ruleSetName', fc.constantFrom('Property Underwriting', 'Auto Underwriting')),
    edited(
      'tags',
      fc.subarray(['roof', 'wind']).map((tags) => toTextRows(tags)),
    ),
  ),
  payloadOf: (draft, doc) => toSettingsBody(draft, doc),
  saved: (draft, doc) => {
    if (doc === null) throw new Error('Only a rule that is there can be saved again.');
    return savedRule(toSettingsBody(draft, doc), doc);
  },
  isSuperseded: () => false,
  isTied: () => false,
};

export const editorCases = [anyCase(ruleCase), anyCase(settingsCase)];
