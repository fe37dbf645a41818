import { type ConditionDraft, parseCondition, serializeCondition } from '@studio/widgets';

/** Conditions keep the ids that they have in the draft. */
const kept = { isKeepingIds: true } as const;
/** Those that were read last, by their texts: what the tree has drawn of one is not drawn again when it comes back. */
const known = new Map<string, ConditionDraft>();
const mostKnown = 50;

/** A condition of the draft of a form, for the tree: the same object for the same text. */
export function conditionDraft(text: string): ConditionDraft {
  const draft = known.get(text) ?? parseCondition(text === '' ? null : JSON.parse(text), kept);
  remember(text, draft);
  return draft;
}

/** The text of a condition as the draft of a form holds it. */
export function conditionTextOf(draft: ConditionDraft): string {
  const text = JSON.stringify(serializeCondition(draft, kept));
  remember(text, draft);
  return text;
}

function remember(text: string, draft: ConditionDraft): void {
  known.delete(text);
  known.set(text, draft);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
}
