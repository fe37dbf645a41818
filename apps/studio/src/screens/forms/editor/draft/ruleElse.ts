import { fieldOf, withField } from '../../../../kernel/editor/outline/fieldsOf.ts';
import type { Entry, FieldValue, Outline } from '../../../../kernel/editor/outline/Outline.ts';

const showRule = 'triggerRuleName';
const otherwise = 'untriggerBehavior';

/**
 * The merged outline in which a field that one side has given to a rule has the Else that the other side has chosen for the fields of that rule. Rules are
 * meant by their keys.
 * @param sources mine, theirs and what both began with; of fewer nothing was merged
 */
export function withElseOfOtherSide(merged: Outline, sources: readonly Outline[]): Outline {
  const [mine, theirs, origin] = sources;
  if (mine === undefined || theirs === undefined || origin === undefined) return merged;
  const former = fieldsByRule(origin);
  const changed = new Map<string, Entry>();
  for (const [rule, fields] of fieldsByRule(merged)) {
    const before = former.get(rule) ?? [];
    const known = new Set(before.map(({ key }) => key));
    const chosen = elseOf(fields.filter(({ key }) => known.has(key)));
    if (chosen === undefined) continue;
    for (const field of fields) {
      const own = fieldOf(field, otherwise);
      if (known.has(field.key) || own === chosen) continue;
      const giver = [mine, theirs].find((side) => fieldAt(side, field.key, showRule) === rule);
      const there = before.flatMap(({ key }) => giver?.get(key) ?? []);
      // Who has set it apart from the other fields of the rule has meant that.
      const isTakenOver = own === elseOf(there) && own === elseOf(before);
      if (isTakenOver) changed.set(field.key, withField(field, otherwise, chosen));
    }
  }
  return changed.size === 0
    ? merged
    : new Map([...merged].map(([key, entry]) => [key, changed.get(key) ?? entry]));
}

function fieldsByRule(outline: Outline): ReadonlyMap<FieldValue, readonly Entry[]> {
  const fields = [...outline.values()].filter(
    (entry) => entry.type === 'field' && fieldOf(entry, showRule) !== null,
  );
  return Map.groupBy(fields, (entry) => fieldOf(entry, showRule));
}

/** What becomes of all of these fields alike; undefined where that differs, and for none. */
function elseOf([first, ...others]: readonly Entry[]): FieldValue | undefined {
  if (first === undefined) return undefined;
  const value = fieldOf(first, otherwise);
  return others.every((each) => fieldOf(each, otherwise) === value) ? value : undefined;
}

function fieldAt(outline: Outline, key: string, field: string): FieldValue {
  const entry = outline.get(key);
  return entry === undefined ? null : fieldOf(entry, field);
}
