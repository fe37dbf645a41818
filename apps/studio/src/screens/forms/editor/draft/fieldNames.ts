import {
  decodeXml,
  encodeXml,
  readOptionText,
  readOptionXml,
  withOption,
} from '../../../../kernel/formView/fieldOptions.ts';
import { asNode } from '../../../../kernel/rules/conditionNode.ts';
import type { CaseRow, FormDraft, FormPart } from './FormDraft.ts';

/** That something names a field of a form. */
export interface FieldMention {
  readonly form: string;
  readonly field: string;
}

/** What a field is called elsewhere or from now on; the same mention where nothing changes. */
export type RenameField = (mention: FieldMention) => FieldMention;

const scripts = ['valueExpression', 'disableExpression', 'requiredLevelExpression'] as const;
const fieldCall =
  /(?<call>\bfield(?:Values?)?\s*\(\s*)(?<form>'[^'\\]*'|"[^"\\]*")(?<comma>\s*,\s*)(?<field>'[^'\\]*'|"[^"\\]*")/g;

function followInScript(script: string, rename: RenameField): string {
  return script.replaceAll(fieldCall, (all, call: string, form: string, comma: string, field: string) => {
    const before = { form: form.slice(1, -1), field: field.slice(1, -1) };
    const after = rename(before);
    return isSame(before, after)
      ? all
      : `${call}${quoted(after.form, form)}${comma}${quoted(after.field, field)}`;
  });
}

/** A text in the quotes of another one. */
function quoted(text: string, like: string): string {
  const mark = like.slice(0, 1);
  return `${mark}${text.replaceAll(/[\\'"]/g, (each) => (each === '\\' || each === mark ? `\\${each}` : each))}${mark}`;
}

function isSame(one: FieldMention, other: FieldMention): boolean {
  return one.form === other.form && one.field === other.field;
}

/**
 * A field of a form whose scripts, link, columns and fields to fill in follow the renaming; the same field where none does.
 * @param uniqueName of the form that the field is in as it is
 */
export function followInPart(part: FormPart, uniqueName: string, rename: RenameField): FormPart {
  const { linkFormTemplateUniqueName: form, linkVariableName: field } = part;
  const changed: { -readonly [Name in keyof FormPart]?: FormPart[Name] } = {};
  for (const property of scripts) {
    const script = followInScript(part[property], rename);
    if (script !== part[property]) changed[property] = script;
  }
  if (form) {
    const before = { form, field: field ?? '' };
    const after = rename(before);
    if (!isSame(before, after)) {
      changed.linkFormTemplateUniqueName = after.form;
      changed.linkVariableName = field === null ? null : after.field;
    }
  }
  const options = followInOptions(part, uniqueName, rename);
  if (options !== part.options) changed.options = options;
  return Object.keys(changed).length === 0 ? part : { ...part, ...changed };
}

const columnName = /(?<open>\bvariableName\s*=\s*)(?<quoted>"[^"]*"|'[^']*')/g;

function followInOptions(
  { options, linkFormTemplateUniqueName: shown }: FormPart,
  uniqueName: string,
  rename: RenameField,
): string | null {
  const columns = shown ? readOptionXml(options, 'columns') : null;
  const named = columns?.replaceAll(columnName, (all, open: string, name: string) => {
    const before = { form: shown ?? '', field: decodeXml(name.slice(1, -1)) };
    const after = rename(before);
    return isSame(before, after) ? all : `${open}"${encodeXml(after.field)}"`;
  });
  const next = named === undefined || named === columns ? options : withOption(options, 'columns', named);
  const fills = readOptionText(options, 'filledFields');
  const filled = fills?.replaceAll(/(?<==\s*)[^\s,=][^,=]*/g, (given) => {
    const name = given.trimEnd();
    return rename({ form: uniqueName, field: name }).field + given.slice(name.length);
  });
  return filled === undefined || filled === fills
    ? next
    : withOption(next, 'filledFields', encodeXml(filled));
}

/** The text of a condition, as a draft holds it. */
function followInCondition(text: string, rename: RenameField): string {
  if (text === '') return text;
  let isChanged = false;
  const now = <Value>(before: Value, after: Value): Value => {
    isChanged ||= before !== after;
    return after;
  };
  const next: unknown = JSON.parse(text, (_name, value: unknown) => {
    const node = asNode(value);
    if (node === null) return value;
    const { kind, formTemplateUniqueName: form, fieldName, variableName, rawExpression } = node;
    if (typeof rawExpression === 'string')
      return { ...node, rawExpression: now(rawExpression, followInScript(rawExpression, rename)) };
    if (kind !== 'FieldValue' || typeof form !== 'string' || typeof fieldName !== 'string') return value;
    const after = rename({ form, field: fieldName });
    const called = variableName === fieldName ? { variableName: after.field } : {};
    return {
      ...node,
      ...{ formTemplateUniqueName: now(form, after.form), fieldName: now(fieldName, after.field), ...called },
    };
  });
  return isChanged ? JSON.stringify(next) : text;
}

/** Values of a case name fields of any form; what is shown is of its own. */
function followInCase(row: CaseRow, uniqueName: string, rename: RenameField): CaseRow {
  const keyNow = (key: string) => {
    const at = key.lastIndexOf('::');
    if (at === -1) return key;
    const { form, field } = rename({ form: key.slice(0, at), field: key.slice(at + 2) });
    return `${form}::${field}`;
  };
  const fieldNow = (field: string) => rename({ form: uniqueName, field }).field;
  const withKeys = (values: unknown, now: (key: string) => string) =>
    Object.fromEntries(Object.entries(asNode(values) ?? {}).map(([key, value]) => [now(key), value]));
  const expected = asNode(JSON.parse(row.expected)) ?? {};
  const next = {
    values: JSON.stringify(withKeys(JSON.parse(row.values), keyNow)),
    expected: JSON.stringify({
      ...expected,
      ...{ shown: withKeys(expected['shown'], fieldNow), values: withKeys(expected['values'], keyNow) },
    }),
  };
  return next.values === row.values && next.expected === row.expected ? row : { ...row, ...next };
}

/** The draft with another name of a field in all that names it: scripts, links, rules and kept cases. */
function withFieldRenamed(draft: FormDraft, uniqueName: string, from: string, to: string): FormDraft {
  const rename: RenameField = (mention) =>
    mention.form === uniqueName && mention.field === from ? { ...mention, field: to } : mention;
  // What does not hold the name at all is not read.
  const isNamed = (text: string) => text.includes(JSON.stringify(from).slice(1, -1));
  const inCondition = (text: string) => (isNamed(text) ? followInCondition(text, rename) : text);
  return {
    parts: draft.parts.map((part) => (part.isHead ? part : followInPart(part, uniqueName, rename))),
    rules: draft.rules.map((rule) => {
      const condition = inCondition(rule.condition);
      return condition === rule.condition ? rule : { ...rule, condition };
    }),
    condition: inCondition(draft.condition),
    cases: draft.cases.map((each) =>
      isNamed(each.values) || isNamed(each.expected) ? followInCase(each, uniqueName, rename) : each,
    ),
  };
}

/**
 * The draft with changed parts. What names a field whose variable name has changed follows it in the same edit.
 * @param referred by key, the names by which fields are still referred to that were given a name which is blank or another field's, as while one
 * is typed; kept here between edits
 */
export function withChangedParts(
  draft: FormDraft,
  changed: readonly FormPart[],
  { uniqueName, referred }: { readonly uniqueName: string; readonly referred: Map<string, string> },
): FormDraft {
  const byKey = new Map(changed.map((part) => [part.key, part]));
  const next = { ...draft, parts: draft.parts.map((part) => byKey.get(part.key) ?? part) };
  const namesBeside = (parts: FormDraft['parts'], own: string) =>
    new Set(parts.flatMap(({ key, isHead, variableName }) => (isHead || key === own ? [] : variableName)));
  return draft.parts.reduce<FormDraft>((so, { key, isHead, variableName: before }) => {
    const now = byKey.get(key)?.variableName ?? before;
    if (isHead || now === before) return so;
    const others = namesBeside(next.parts, key);
    const wasOwn = before !== '' && !namesBeside(draft.parts, key).has(before);
    const from = wasOwn ? before : (referred.get(key) ?? before);
    if (now === '' || others.has(now)) {
      referred.set(key, from);
      return so;
    }
    referred.delete(key);
    return from === '' || others.has(from) ? so : withFieldRenamed(so, uniqueName, from, now);
  }, next);
}
