import type { KeptCase, RuleDecision } from '@studio/api';
import { isAsExpected, type RuleExpectation } from '@studio/rules';
import type { ConditionOutcome } from '@studio/widgets';
import { asNode, textOf as plainTextOf } from '../../../../../kernel/rules/conditionNode.ts';
import { describeAction, describeComparison } from '../../../../../kernel/rules/describeRule.ts';
import { knownNames, noForm } from '../../../../../kernel/rules/names/KnownNames.ts';
import type { NamedThings } from '../../../../../kernel/rules/names/namedIn.ts';
import { dataSetOf, nameOfItem } from '../../../../../kernel/rules/names/nameOfValue.ts';

type Stored = Readonly<Record<string, unknown>>;
type Trace = NonNullable<RuleDecision['traces']>[number]['condition'];

/** The versions of a rule that are run side by side. */
export const versions = ['saved', 'edited', 'deployed'] as const;
export type Version = (typeof versions)[number];

/** What became of a condition. `error` where a value does not fit. */
export type Result = 'true' | 'false' | 'error';

/** What became of a condition of the rule, part by part. A negation is part of what it negates. */
export interface TracedCondition {
  /** Unique in its trace. */
  readonly key: string;
  /** Of the condition in the rule; null for one that is stored without. */
  readonly id: string | null;
  readonly kind: 'all' | 'any' | 'condition';
  /** In words; empty for a group. */
  readonly text: string;
  readonly isNegated: boolean;
  readonly result: Result;
  /** What the case says; empty for no value, and for what looks nothing up. */
  readonly value: string;
  /** Why it is an error; else empty. */
  readonly message: string;
  readonly of: readonly TracedCondition[];
}

/** What a version of the rule decides of a case. */
export interface Outcome {
  /** `none`: there is no such version. */
  readonly result: 'error' | 'holds' | 'none' | 'not';
  /** What follows, in words. */
  readonly actions: readonly string[];
  /** Why it is an error; else empty. */
  readonly message: string;
  readonly trace: TracedCondition | null;
}

/** How an outcome compares with what is expected; `open` where nothing is. */
export type Verdict = 'differs' | 'error' | 'none' | 'open' | 'passes';

/** A kept case with what each version decides of it. */
export interface BenchRow {
  readonly kept: KeptCase;
  /** Null where nothing is expected of the rule. */
  readonly expected: RuleExpectation | null;
  readonly outcomes: Readonly<Record<Version, Outcome>>;
}

const nothing: Outcome = { result: 'none', actions: [], message: '', trace: null };

/** The versions that are asked, in the order in which they were sent, with their conditions and actions as they are stored. */
export type AskedVersions = readonly {
  readonly version: Version;
  readonly condition: unknown;
  readonly actions?: readonly unknown[];
}[];

/** Puts decisions beside the cases that they are about. @param decisions in the order of the cases */
export function toRows(
  cases: readonly KeptCase[],
  decisions: readonly RuleDecision[],
  asked: AskedVersions,
  ruleId: string,
): readonly BenchRow[] {
  return cases.map((kept, index) => {
    const decision = decisions[index];
    const own = asked.map((each, place): [Version, Outcome] => [
      each.version,
      decision === undefined ? nothing : outcomeOf(decision, String(place), each),
    ]);
    return {
      kept,
      expected: kept.expected.find((each) => each.ruleId === ruleId) ?? null,
      outcomes: { saved: nothing, edited: nothing, deployed: nothing, ...Object.fromEntries(own) },
    };
  });
}

function outcomeOf(
  { fired, errors, traces }: RuleDecision,
  ruleId: string,
  { condition, actions = [] }: AskedVersions[number],
): Outcome {
  const found = traces?.find((each) => each.ruleId === ruleId);
  const trace = found === undefined ? null : readTrace(found.condition, condition, '0');
  const error = errors.find((each) => each.ruleId === ruleId);
  if (error !== undefined) return { result: 'error', actions: [], message: error.message, trace };
  const hit = fired.find((each) => each.ruleId === ruleId);
  if (hit === undefined) return { result: 'not', actions: [], message: '', trace };
  return {
    result: 'holds',
    actions: hit.actions.map((hit) => describeHit(hit, actions)),
    message: '',
    trace,
  };
}

/** An action that follows: its blanks are filled with names where they are of data sets, else as the server fills them. */
function describeHit(
  { id, text }: { readonly id: string; readonly text: string },
  actions: readonly unknown[],
) {
  const stored = actions.find((each) => asNode(each)?.['id'] === id);
  return asNode(stored)?.['kind'] === 'ParameterizedAction' ? describeAction(stored) : text;
}

function readTrace(trace: Trace, stored: unknown, key: string, isNegated = false): TracedCondition {
  const of = (stored ?? {}) as Stored;
  const [only] = trace.of;
  if (of['kind'] === 'UnaryCondition' && only !== undefined) {
    const inner = readTrace(only, of['subcondition'], key, !isNegated);
    // A group keeps its own result; what is read is that of the negation.
    return { ...inner, result: trace.result, message: trace.message ?? inner.message };
  }
  const parts = Array.isArray(of['subconditions']) ? (of['subconditions'] as readonly unknown[]) : [];
  return {
    ...{ key, id: trace.id, isNegated, result: trace.result },
    kind: kindOf(of),
    text: textOf(of),
    value: formatCaseValue(trace.value, setOf(of)),
    message: trace.message ?? '',
    of: trace.of.map((each, index) => readTrace(each, parts[index], `${key}.${index}`)),
  };
}

function kindOf({ kind, operator }: Stored): TracedCondition['kind'] {
  if (kind !== 'CompositeCondition') return 'condition';
  return operator === 'or' ? 'any' : 'all';
}

function textOf(stored: Stored): string {
  const { kind, rawExpression, lhs, operatorName, rhs } = stored;
  if (kind === 'CompositeCondition') return '';
  if (typeof rawExpression === 'string') return rawExpression;
  return describeComparison({ lhs, operatorName: String(operatorName ?? ''), rhs });
}

/** The data set that the values of a comparison are of: that of the field, else that of what it is compared with; empty for none. */
function setOf({ lhs, rhs }: Stored): string {
  const ofField = dataSetOf(lhs, noForm, knownNames.names);
  if (ofField !== '') return ofField;
  const sets = (Array.isArray(rhs) ? rhs : [rhs]).map((value) => plainTextOf(asNode(value)?.['datasetName']));
  return sets.find((name) => name !== '') ?? '';
}

/** The data set that the values of a case are of under a key; empty for none, and while it is not known. */
export function setOfKey(key: string): string {
  const [formTemplateUniqueName = '', fieldName = ''] = key.split('::');
  return dataSetOf({ kind: 'FieldValue', formTemplateUniqueName, fieldName }, noForm, knownNames.names);
}

/** What cases say of conditions that compare with values of data sets, as what names them. */
export function namedInTraces(
  decisions: readonly RuleDecision[],
  asked: AskedVersions,
): NamedThings['items'] {
  const found = new Map<string, Set<string>>();
  const visit = (trace: Trace, stored: unknown) => {
    const of = asNode(stored) ?? {};
    const dataSet = setOf(of);
    if (dataSet !== '' && trace.value !== null && trace.value !== undefined) {
      const values = found.get(dataSet) ?? new Set();
      found.set(dataSet, values);
      for (const value of [trace.value].flat()) if (plainTextOf(value) !== '') values.add(plainTextOf(value));
    }
    const parts = Array.isArray(of['subconditions']) ? of['subconditions'] : [of['subcondition']];
    for (const [index, each] of trace.of.entries()) visit(each, parts[index]);
  };
  for (const { traces = [] } of decisions)
    for (const { ruleId, condition } of traces) visit(condition, asked[Number(ruleId)]?.condition);
  return [...found].map(([dataSet, values]) => ({ dataSet, values: [...values] }));
}

/** A value of a case in one line, by its name where it is of a data set; empty for none. */
export function formatCaseValue(value: unknown, dataSet = ''): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value))
    return (dataSet !== '' && nameOfItem(dataSet, String(value), knownNames.names)) || String(value);
  return value
    .map((each) => formatCaseValue(each, dataSet))
    .filter((each) => each !== '')
    .join(', ');
}

/** The cases of which something is expected of the rule, and the others of its set, each in their order. */
export function ownFirst(rows: readonly BenchRow[]): {
  own: readonly BenchRow[];
  others: readonly BenchRow[];
} {
  const isOwn = ({ expected }: BenchRow) => expected !== null;
  return { own: rows.filter(isOwn), others: rows.filter((row) => !isOwn(row)) };
}

/** How a version does on a case. */
export function verdictOf({ expected, outcomes }: BenchRow, version: Version): Verdict {
  const { result, actions } = outcomes[version];
  if (result === 'none' || result === 'error') return result;
  if (expected === null) return 'open';
  return isAsExpected({ holds: result === 'holds', actions }, expected) ? 'passes' : 'differs';
}

/** How many of the cases of which something is expected a version decides so. */
export function countOf(rows: readonly BenchRow[], version: Version) {
  const verdicts = rows.map((row) => verdictOf(row, version));
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  const [passes, differs, error] = [count('passes'), count('differs'), count('error')];
  return { passes, differs, error, total: rows.filter(({ expected }) => expected !== null).length };
}

/** What a version of the rule decides of the case that is open, as it is shown beside the conditions. */
export interface TracedCase {
  readonly caseName: string;
  readonly version: Version;
  readonly result: Outcome['result'];
  /** By the ids of conditions and groups; undefined where there is no such version. */
  readonly outcomes: ReadonlyMap<string, ConditionOutcome> | undefined;
}

/** Words beside conditions. */
interface TraceWords {
  /** Where the case has no value. */
  readonly noValue: string;
  /** Beside a group that decides the one around it. */
  readonly decides: Readonly<Record<Result, string>>;
}

/** What is shown of a case beside the conditions. */
export function traceOf(
  { kept, outcomes }: BenchRow,
  version: Version,
  { noValue, decides }: TraceWords,
): TracedCase {
  const { trace, result } = outcomes[version];
  if (trace === null) return { caseName: kept.name, version, result, outcomes: undefined };
  const found = new Map<string, ConditionOutcome>();
  const visit = (condition: TracedCondition, isDeciding: boolean) => {
    const { id, kind, result: own } = condition;
    const ofGroup = isDeciding && condition !== trace ? decides[own] : undefined;
    const text = kind === 'condition' ? condition.message || condition.value || noValue : ofGroup;
    if (id !== null) found.set(id, { result: own, text });
    const decider = isDeciding ? deciderOf(condition) : undefined;
    for (const part of condition.of) visit(part, part === decider);
  };
  visit(trace, true);
  return { caseName: kept.name, version, result, outcomes: found };
}

/** The part of a group at which its evaluation ends: the first that is false in an All, or true in an Any. Undefined where all of them count. */
function deciderOf({ kind, isNegated, result, of }: TracedCondition): TracedCondition | undefined {
  const ends = kind === 'all' ? 'false' : 'true';
  const opposite = ends === 'true' ? 'false' : 'true';
  if (result !== (isNegated ? opposite : ends)) return undefined;
  return of.find((part) => part.result !== opposite);
}

/** How many cases pass as the rule is saved and not as it is edited, and the other way round. */
export function countTurned(rows: readonly BenchRow[]): { stops: number; starts: number } {
  const turned = rows
    .filter(({ expected }) => expected !== null)
    .map((row) => [verdictOf(row, 'saved') === 'passes', verdictOf(row, 'edited') === 'passes'] as const);
  return {
    stops: turned.filter(([saved, edited]) => saved && !edited).length,
    starts: turned.filter(([saved, edited]) => !saved && edited).length,
  };
}

/** A condition that the cases have not shown both ways. */
export interface Uncovered {
  readonly key: string;
  readonly id: string | null;
  readonly text: string;
  /** What no case made it. */
  readonly missing: 'both' | 'false' | 'true';
}

/** Which conditions of the edited rule the cases have not made both true and false, of how many. */
export interface Coverage {
  readonly uncovered: readonly Uncovered[];
  readonly total: number;
}

/** Collects the coverage of cases that come one after the other. */
export function collectCoverage() {
  const seen = new Map<string, { condition: TracedCondition; results: Set<Result> }>();
  const visit = (condition: TracedCondition) => {
    if (condition.kind === 'condition') {
      const known = seen.get(condition.key) ?? { condition, results: new Set<Result>() };
      known.results.add(condition.result);
      seen.set(condition.key, known);
    }
    for (const part of condition.of) visit(part);
  };
  return {
    add: (rows: readonly BenchRow[]): void => {
      for (const { outcomes } of rows) if (outcomes.edited.trace !== null) visit(outcomes.edited.trace);
    },
    coverage: (): Coverage => {
      const uncovered = [...seen.values()].flatMap(({ condition, results }): Uncovered[] => {
        const [isTrue, isFalse] = [results.has('true'), results.has('false')];
        if (isTrue && isFalse) return [];
        const { key, id, text } = condition;
        const half = isTrue ? 'false' : 'true';
        return [{ ...{ key, id, text }, missing: isTrue || isFalse ? half : 'both' }];
      });
      return { uncovered, total: seen.size };
    },
  };
}

/** The coverage of cases whose traces are all there. */
export function coverageOf(rows: readonly BenchRow[]): Coverage {
  const found = collectCoverage();
  found.add(rows);
  return found.coverage();
}

const counts = new WeakMap<object, number>();

/** How many conditions, groups and negations a stored condition has: as many as a trace of it. Counted once for each. */
export function countParts(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null) return 0;
  const known = counts.get(stored);
  if (known !== undefined) return known;
  const { subconditions, subcondition } = stored as Stored;
  const inner = [...(Array.isArray(subconditions) ? subconditions : []), subcondition];
  const count = inner.reduce<number>((sum, each) => sum + countParts(each), 1);
  counts.set(stored, count);
  return count;
}
