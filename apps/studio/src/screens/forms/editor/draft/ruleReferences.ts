import type { Entry, FieldValue, Outline } from '../../../../kernel/editor/outline/Outline.ts';

/** The setting of a field that says which rule shows it. A draft has the name of the rule there, an outline its key. */
const showRule = 'triggerRuleName';
/** Begins what an outline has there: no name does. */
const mark = '\u0000';

/**
 * The outline with the keys of rules in place of their names: a field follows its rule, whichever side renames that, and is shown by no other
 * rule of the same name. The name of no rule stays.
 */
export function withRuleKeys(read: Outline): Outline {
  const keys = new Map<FieldValue, string>();
  for (const { type, key, fields } of read.values()) {
    const name = fields['name'] ?? null;
    if (type === 'rule' && name !== null && !keys.has(name)) keys.set(name, `${mark}${key}`);
  }
  return keys.size === 0 ? read : withReferences(read, (name) => keys.get(name) ?? name);
}

/**
 * The outline with the names of rules again. A rule that one side has deleted and the other has given a field stays. Rules of one name that two
 * sides have made stay two: that of the other side keeps the name.
 * @param sources what it is made of, in the order of `OutlineDefinition.write`
 */
export function withRuleNames(outline: Outline, sources: readonly Outline[]): Outline {
  const wanted = new Set<string>();
  withReferences(outline, (text) => {
    if (text.startsWith(mark)) wanted.add(text.slice(mark.length));
    return text;
  });
  const [whole, names] = [new Map(outline), new Map<string, string>()];
  for (const key of wanted) {
    if (outline.has(key)) continue;
    const source = sources.find((each) => each.has(key));
    const name = nameOf(source?.get(key));
    names.set(key, name);
    if (source === undefined || rulesIn(whole).some((rule) => nameOf(rule) === name)) continue;
    for (const entry of source.values())
      if (!whole.has(entry.key) && isWithin(entry, key, source)) whole.set(entry.key, entry);
  }
  const rules = rulesIn(whole);
  const taken = new Set(rules.map(nameOf));
  for (const rule of rules) {
    const name = nameOf(rule);
    const namesakes = rules.filter((each) => nameOf(each) === name);
    const owner = namesakes.find(({ key }) => nameOf(sources[1]?.get(key)) === name) ?? namesakes[0];
    const own = rule === owner ? name : freeRuleName(name, taken);
    names.set(rule.key, own);
    if (own !== name) whole.set(rule.key, { ...rule, fields: { ...rule.fields, name: own } });
  }
  return withReferences(whole, (text) =>
    text.startsWith(mark) ? (names.get(text.slice(mark.length)) ?? null) : text,
  );
}

/** The name of the rule that a value of an outline refers to; null for a value that refers to none, undefined for a rule that the outline does not have. */
export function referredRule(value: FieldValue, outline: Outline): string | null | undefined {
  if (typeof value !== 'string' || !value.startsWith(mark)) return null;
  const rule = outline.get(value.slice(mark.length));
  return rule === undefined ? undefined : nameOf(rule);
}

/** Whether the settings of a field, as an outline has them, refer to a rule. @param rule its key */
export function isShownBy(fields: Entry['fields'], rule: string): boolean {
  return fields[showRule] === `${mark}${rule}`;
}

/** Whether a field of an entry is one that refers to a rule. */
export function isRuleReference(field: string): boolean {
  return field === showRule;
}

function rulesIn(outline: Outline): readonly Entry[] {
  return [...outline.values()].filter(({ type }) => type === 'rule');
}

function nameOf(rule: Entry | undefined): string {
  return String(rule?.fields['name'] ?? '');
}

function isWithin({ key, parent }: Entry, rule: string, outline: Outline): boolean {
  if (key === rule) return true;
  const around = parent === null ? undefined : outline.get(parent);
  return around !== undefined && isWithin(around, rule, outline);
}

/** Counted up: 'New Rule 2'. The name is taken from then on. */
function freeRuleName(name: string, taken: Set<string>): string {
  const stem = name.replace(/(?:\s*\d+|-#\d*)$/, '').slice(0, 90);
  let number = 2;
  while (taken.has(`${stem} ${number}`)) number += 1;
  taken.add(`${stem} ${number}`);
  return `${stem} ${number}`;
}

/** Of a field that has not changed: the same fields each time. */
const known = new WeakMap<Entry['fields'], Entry['fields']>();

function withReferences(outline: Outline, now: (value: string) => FieldValue): Outline {
  let isSame = true;
  const entries = [...outline].map(([key, entry]): [string, Entry] => {
    const before = entry.type === 'field' ? (entry.fields[showRule] ?? null) : null;
    if (typeof before !== 'string') return [key, entry];
    const after = now(before);
    if (after === before) return [key, entry];
    isSame = false;
    const made = known.get(entry.fields);
    const fields = made?.[showRule] === after ? made : { ...entry.fields, [showRule]: after };
    known.set(entry.fields, fields);
    return [key, { ...entry, fields }];
  });
  return isSame ? outline : new Map(entries);
}
