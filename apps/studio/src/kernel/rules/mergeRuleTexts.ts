import { type ActionNode, parseActions, serializeActions } from '@studio/widgets';
import { mergeOutlines } from '../editor/outline/mergeOutlines.ts';
import type { FieldMerger } from '../editor/outline/merging/FieldMerger.ts';
import type { Choice, Entry, Outline } from '../editor/outline/Outline.ts';
import type { OutlineDefinition } from '../editor/outline/OutlineDefinition.ts';
import {
  type ConditionNode,
  conditionsByKey,
  kept,
  readConditions,
  rootKey,
  writeConditions,
} from './conditionEntries.ts';
import { comparableRuleText, type RuleParts, readRuleText, writeRuleText } from './ruleText.ts';

const actionType = 'action';

/**
 * Merges rules as `ruleText` writes them, condition by condition and action by action: what one side added, removed, moved or changed is so
 * afterwards. Where both changed the same condition or action it collides for that one alone. Where one removed what the other changed, both moved the
 * same to different places, or both changed how the conditions of the rule combine, the rule collides as a whole.
 */
export const mergeRuleTexts: FieldMerger = (base, mine, theirs) => {
  if (!isRule(base) || !isRule(mine) || !isRule(theirs)) return null;
  const [was, here, there] = [base, mine, theirs].map(readRuleText);
  if (was === undefined || here === undefined || there === undefined) return null;
  const [before, own, other] = [outlineOf(was), outlineOf(here), outlineOf(there)];
  const { collisions } = mergeOutlines(before, own, other);
  const isWhole = collisions.some(({ kind, key }) => kind !== 'field' || key === rootKey);
  if (isWhole) return null;
  const keys = [...new Set(collisions.map(({ key }) => key))];
  const places = [...before.keys()];
  return {
    conflicts: keys.map((key) => ({
      part: key,
      // The outermost group is none of them.
      number: Math.max(1, places.indexOf(key)),
      ...{ base: partText(was, key), mine: partText(here, key), theirs: partText(there, key) },
    })),
    write: (choiceOf) => {
      const choices = collisions.map(({ id, key }) => [id, sideOf(choiceOf(key))] as const);
      const { merged } = mergeOutlines(before, own, other, Object.fromEntries(choices));
      const chosen = new Map(merged);
      for (const key of keys) {
        const entry = chosen.get(key);
        const fields = fieldsOf(choiceOf(key));
        if (entry !== undefined && fields !== null) chosen.set(key, { ...entry, fields });
      }
      return writeRuleText(toRule(chosen, [here, there, was])) || null;
    },
  };
};

const isRule = (text: unknown): text is string => typeof text === 'string' && text !== '';

function sideOf(choice: Choice): Choice {
  return typeof choice === 'object' ? 'mine' : choice;
}

/** What a rule of one condition or action says of it, where that was chosen in place of both sides. */
function fieldsOf(choice: Choice): Entry['fields'] | null {
  if (typeof choice !== 'object' || !isRule(choice.value)) return null;
  const [, only] = [...outlineOf(readRuleText(choice.value)).values()];
  return only?.fields ?? null;
}

function outlineOf({ condition, actions }: RuleParts): Outline {
  const rows = actions.map(
    (action): Entry => ({
      ...{ key: actionKey(action), type: actionType, parent: null },
      fields: { content: JSON.stringify(serializeActions([action])[0]) },
    }),
  );
  return new Map([...readConditions(condition), ...rows].map((entry) => [entry.key, entry]));
}

const actionKey = ({ id }: ActionNode) => `${actionType} ${id}`;

function toRule(outline: Outline, sources: readonly RuleParts[]): RuleParts {
  const known = new Map(
    sources.toReversed().flatMap(({ actions }) => actions.map((each) => [actionKey(each), each] as const)),
  );
  const actions = [...outline.values()].flatMap(({ key, type, fields }): readonly ActionNode[] => {
    if (type !== actionType) return [];
    const stored = JSON.parse(String(fields['content'])) as Record<string, unknown>;
    const source = known.get(key);
    const isSame =
      source !== undefined && JSON.stringify(serializeActions([source])[0]) === fields['content'];
    return isSame ? [source] : parseActions([{ ...stored, id: key.slice(actionType.length + 1) }], kept);
  });
  const condition = writeConditions(
    outline,
    sources.map((source) => source.condition),
  );
  return { condition, actions };
}

/** One condition or action as a rule of its own; null where there is none. */
function partText({ condition, actions }: RuleParts, key: string): string | null {
  const action = actions.find((each) => actionKey(each) === key);
  if (action !== undefined) return writeRuleText({ condition: groupOf(), actions: [action] });
  const node = conditionsByKey(condition).get(key);
  return node === undefined ? null : writeRuleText({ condition: groupOf(node), actions: [] });
}

function groupOf(...subconditions: readonly ConditionNode[]): RuleParts['condition'] {
  return { id: 'root', kind: 'CompositeCondition', operator: 'and', subconditions };
}

/** The field of a draft that holds the text of a rule. */
export interface RuleFieldInput<Doc, Draft> {
  readonly field: keyof Draft & string;
  readonly toDraft: (doc: Doc) => Draft;
  /** The label of one condition or action. @param number from 1 */
  readonly part: (number: string) => string;
}

/** An outline whose rule is merged by its conditions and actions. A rule that says what the saved one does is that one, whatever its ids are. */
export function withMergedRule<Doc, Draft extends object>(
  outline: OutlineDefinition<Doc, Draft>,
  { field, toDraft, part }: RuleFieldInput<Doc, Draft>,
): OutlineDefinition<Doc, Draft> {
  const textOf = (draft: Draft) => String(draft[field] ?? '');
  const isOfRule = (entry: Entry, name: string) => entry.parent === null && name === field;
  return {
    ...outline,
    read: (draft, doc, compared) => {
      const read = outline.read(draft, doc, compared);
      const own = textOf(draft);
      const saved = textOf(toDraft(compared ?? doc));
      const isSame = comparableRuleText(own) === comparableRuleText(saved);
      return mapRule(read, field, () => (isSame ? saved : own) || null);
    },
    write: (read, sources, doc) => {
      const written = outline.write(mapRule(read, field, comparable), sources, doc);
      const text = [...read.values()].find(({ parent }) => parent === null)?.fields[field] ?? '';
      return textOf(written) === text ? written : { ...written, [field]: text };
    },
    findMerger: (type, name) => (name === field ? mergeRuleTexts : outline.findMerger?.(type, name)),
    words: {
      ...outline.words,
      part: (label, entry, name, number) =>
        isOfRule(entry, name)
          ? part(number.toLocaleString())
          : (outline.words.part?.(label, entry, name, number) ?? label),
    },
  };
}

function comparable(value: unknown): string | null {
  return typeof value === 'string' ? comparableRuleText(value) : null;
}

/** The outline with another value of the field of the object itself. */
function mapRule(outline: Outline, field: string, change: (value: unknown) => string | null): Outline {
  return new Map(
    [...outline].map(([key, entry]) =>
      entry.parent === null && field in entry.fields
        ? [key, { ...entry, fields: { ...entry.fields, [field]: change(entry.fields[field]) } }]
        : [key, entry],
    ),
  );
}
