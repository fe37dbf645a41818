import {
  type CaseValue,
  type ScriptOutcome as Computed,
  ExpressionError,
  FormTrial,
  fieldKey,
  formatValue,
  isTruthy,
  readScript,
  toCaseValues,
  typeNameOf,
  type ValueType,
  valueTypeOf,
} from '@studio/rules';
import type { ScriptRunner } from '@studio/widgets';
import { type FormPart, fieldText, formatKey } from '../../draft/FormDraft.ts';
import { type ElsewhereTypes, type loadTypes, typedOthers } from '../../trial/model/elsewhere.ts';
import { builderText } from '../builder.messages.ts';

/** Whose expression is evaluated, and what it decides. */
export interface TriedExpression {
  readonly uniqueName: string;
  /** The fields of the form as they are edited: they say what is a number, a date, or yes or no. */
  readonly parts: readonly FormPart[];
  readonly kind: 'disable' | 'requiredLevel' | 'value';
  /** Finds the types of fields of other forms. */
  readonly loadTypes: typeof loadTypes;
}

/** What is known of fields of other forms. */
interface KnownElsewhere {
  readonly types: ElsewhereTypes;
  /** The keys that were looked up, those that were not found included. */
  readonly asked: ReadonlySet<string>;
}

const nothingKnown: KnownElsewhere = { types: new Map(), asked: new Set() };

/** Numbers that show what a value format does: nothing, a part of one, separators, decimals, a sign, and a half that is rounded. */
const examples = [0, 0.5, 1234, 1234.5, -3, 1.005];

/** No field has this name: the script is that of a field which is not part of the form. */
const result = ' ';

/** Evaluates an expression on sample values as Try it does: in the same interpreter, with fields of the same types. */
export function scriptRunner(tried: TriedExpression, elsewhere = nothingKnown): ScriptRunner {
  const { uniqueName, parts, kind } = tried;
  const own = new Map(
    parts.filter(({ isHead }) => !isHead).map((part) => [fieldKey(uniqueName, part.variableName), part]),
  );
  return {
    inputsOf: (script) =>
      keysOf(script).map((key) => {
        const part = own.get(key);
        const hint = hintFor(script, part ? valueTypeOf(typeNameOf(part)) : elsewhere.types.get(key));
        return { key, label: part === undefined ? formatKey(key) : fieldText(part), ...(hint && { hint }) };
      }),
    run: (script, { values, valueFormat }) => {
      const read = keysOf(script);
      const fields = read.flatMap((key) => own.get(key) ?? []);
      const trial = new FormTrial({
        uniqueName,
        fields: [
          ...fields.map((part) => triedField(part.variableName, typeNameOf(part))),
          scripted(script, valueFormat),
        ],
        rules: [],
        condition: null,
      });
      const entered = (key: string) => toValue((Object.hasOwn(values, key) && values[key]) || '', script);
      const given = fields.map((part) => [
        part.variableName,
        entered(fieldKey(uniqueName, part.variableName)),
      ]);
      const others = read.filter((key) => !own.has(key)).map((key) => [key, entered(key)]);
      const outcome = trial.evaluate(
        Object.assign(Object.create(null), Object.fromEntries(given)),
        typedOthers(toCaseValues(Object.fromEntries(others)), elsewhere.types),
      );
      const computed = outcome.fields.get(result)?.computed;
      return computed ? describeOutcome(computed, kind) : { text: '' };
    },
    learn: async (keys, { signal }) => {
      const missing = keys.filter((key) => !own.has(key) && !elsewhere.asked.has(key));
      if (missing.length === 0) return null;
      const found = await tried.loadTypes(missing, uniqueName, signal);
      return scriptRunner(tried, {
        types: new Map([...elsewhere.types, ...found]),
        asked: new Set([...elsewhere.asked, ...missing]),
      });
    },
    check: refusalOf,
    formatExamples: (format) =>
      examples.map((number) => ({ number: String(number), text: formatValue(number, format) })),
  };
}

/** Why a form with the script would not be accepted. */
function refusalOf(script: string): ReturnType<NonNullable<ScriptRunner['check']>> {
  try {
    readScript(script);
    return null;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const { from, to } = error.place ?? { from: 0, to: script.length };
    return { reason: error.message, from, to: Math.min(to, script.length) };
  }
}

function keysOf(script: string): readonly string[] {
  try {
    return readScript(script).keys;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return [];
  }
}

const untouched = {
  ...{ isConditional: false, ruleName: null, isDeletedWhenHidden: false, defaultValue: null },
  ...{ disableScript: '', requiredScript: '', repeatedBy: null, linkedKey: null },
} as const;

const triedField = (name: string, typeName: string) => ({
  ...untouched,
  ...{ name, typeName, valueScript: '', valueFormat: '' },
});

const scripted = (valueScript: string, valueFormat: string) => ({
  ...untouched,
  ...{ name: result, typeName: 'String', valueScript, valueFormat },
});

/** Several values where the script reads the values of fields that repeat. */
function toValue(text: string, script: string): CaseValue {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!readsSeveral(script) || !trimmed.includes(';')) return trimmed;
  return trimmed.split(';').map((each) => each.trim());
}

const readsSeveral = (script: string) => script.includes('fieldValues');

function hintFor(script: string, type: ValueType | null | undefined): string {
  if (readsSeveral(script)) return builderText('trial.several');
  if (type === 'day') return builderText('trial.date');
  return type === 'boolean' ? builderText('trial.boolean') : '';
}

function describeOutcome(
  { values: [value = null], texts, problem }: Computed,
  kind: TriedExpression['kind'],
): ReturnType<ScriptRunner['run']> {
  if (problem?.code === 'error') return { text: problem.message, isError: true };
  if (problem !== null) return { text: '', meaning: builderText(`trial.${problem.code}`) };
  const text = texts[0] ?? '';
  if (kind === 'value') return { text };
  const isTrue = isTruthy(value);
  return { text, meaning: builderText(`trial.${kind}.${isTrue ? 'true' : 'false'}`) };
}
