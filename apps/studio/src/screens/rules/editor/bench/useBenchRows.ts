import type { KeptCase } from '@studio/api';
import { useEffect, useMemo, useState } from 'react';
import { useResource } from '../../../../kernel/resource/useResource.ts';
import { loadKnownNames } from '../../../../kernel/rules/names/loadKnownNames.ts';
import { type NamedThings, namedIn } from '../../../../kernel/rules/names/namedIn.ts';
import { evaluateVersions, type SentVersion } from './bench.api.ts';
import {
  type AskedVersions,
  type BenchRow,
  type Coverage,
  collectCoverage,
  countParts,
  coverageOf,
  namedInTraces,
  ownFirst,
  toRows,
} from './model/outcomes.ts';

/** Milliseconds from the last edit to the call. */
const debounceMs = 300;

/** Traced conditions of one call, all cases and versions together. With more the traces are loaded when they are looked at. */
const mostTraced = 20_000;

const noRows: readonly BenchRow[] = [];

/** What the bench shows of the versions of a rule. */
export interface BenchInput {
  /** Another list for each edit. */
  readonly sent: readonly SentVersion[];
  /** Undefined while they are on their way. */
  readonly cases: readonly KeptCase[] | undefined;
  readonly ruleId: string;
  /** The case that is open; null while none is. */
  readonly openedId: string | null;
}

/** The cases with their outcomes, once edits have paused; the last ones stay until the next are there. */
export interface BenchRows {
  /** Undefined while the first ones are on their way. */
  readonly rows: readonly BenchRow[] | undefined;
  /** The case that is open, with its traces; null while none is, or while its first ones are on their way. */
  readonly opened: BenchRow | null;
  /** Null while it is not known: of a rule with many conditions it is found out on demand. */
  readonly coverage: Coverage | null;
  /** Finds the coverage out; null where that needs no asking. */
  readonly onCoverageAsk: (() => void) | null;
  readonly isCovering: boolean;
  readonly isRunning: boolean;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Runs kept cases on the versions of a rule. */
export function useBenchRows({ sent, cases, ruleId, openedId }: BenchInput): BenchRows {
  const asked = useSettled(sent, debounceMs);
  const run = cases ?? [];
  const parts = asked.reduce((count, { rule }) => count + countParts(rule.condition), 0);
  const isLarge = parts * run.length > mostTraced;
  const key =
    run.length === 0
      ? null
      : `${numberOf(asked)} ${run.map(({ id, version }) => `${id} ${version}`).join()} ${isLarge}`;
  const answer = useResource(key, async (signal) => {
    const decisions = await decide(asked, run, { isTraced: !isLarge, signal });
    const { own, others } = ownFirst(toRows(run, decisions, conditionsOf(asked), ruleId));
    return [...own, ...others];
  });
  const kept = isLarge ? run.find(({ id }) => id === openedId) : undefined;
  const trace = useResource(
    key === null || kept === undefined ? null : `${key} ${kept.id}`,
    async (signal) => {
      const one = kept === undefined ? [] : [kept];
      const decisions = await decide(asked, one, { isTraced: true, signal });
      const [row] = toRows(one, decisions, conditionsOf(asked), ruleId);
      return row ?? null;
    },
  );
  const [coveredKey, setCoveredKey] = useState<string | null>(null);
  const isAsked = isLarge && key !== null && coveredKey === key;
  const covered = useResource(isAsked ? key : null, (signal) =>
    coverInTurn({ sent: asked, cases: run, ruleId, signal }),
  );
  const rows = cases?.length === 0 ? noRows : answer.data;
  const whole = useMemo(() => (isLarge ? null : coverageOf(rows ?? noRows)), [isLarge, rows]);
  const ofLarge = isAsked && !covered.isStale ? (covered.data ?? null) : null;
  // After an edit the last one stays until the next is there: what is beside the conditions does not come and go with each key.
  const openedLarge = trace.data?.kept.id === openedId ? trace.data : null;
  const failure = [answer, trace, covered].find(({ error }) => error !== null);
  return {
    rows,
    opened: isLarge ? openedLarge : (rows?.find((row) => row.kept.id === openedId) ?? null),
    coverage: whole ?? ofLarge,
    onCoverageAsk: isLarge ? () => setCoveredKey(key) : null,
    isCovering: covered.isLoading,
    isRunning: answer.isLoading || trace.isLoading || asked !== sent,
    error: failure?.error ?? null,
    reload: failure?.reload ?? answer.reload,
  };
}

function conditionsOf(sent: readonly SentVersion[]): AskedVersions {
  return sent.map(({ version, rule }) => ({ version, condition: rule.condition, actions: rule.actions }));
}

/** Decides cases, and finds out what the values are called that the rule and the cases say. Without names, values are shown as they are stored. */
async function decide(...input: Parameters<typeof evaluateVersions>): ReturnType<typeof evaluateVersions> {
  const [sent, , { signal }] = input;
  const load = (named: NamedThings) => loadKnownNames(named, signal, true).catch(() => undefined);
  const parts = sent.flatMap(({ rule }) => [rule.condition, ...rule.actions]);
  const [decisions] = await Promise.all([evaluateVersions(...input), load(namedIn(parts))]);
  await load({ forms: [], values: [], items: namedInTraces(decisions, conditionsOf(sent)) });
  return decisions;
}

/** Which conditions of the edited rule the cases decide both ways: of so many cases at a time that an answer stays small. */
async function coverInTurn({
  sent,
  cases,
  ruleId,
  signal,
}: Pick<BenchInput, 'sent' | 'ruleId'> & {
  readonly cases: readonly KeptCase[];
  readonly signal: AbortSignal;
}): Promise<Coverage> {
  const edited = sent.filter(({ version }) => version === 'edited');
  const parts = edited.reduce((count, { rule }) => count + countParts(rule.condition), 1);
  const size = Math.max(1, Math.floor(mostTraced / parts));
  const found = collectCoverage();
  for (let start = 0; start < cases.length; start += size) {
    const some = cases.slice(start, start + size);
    const decisions = await evaluateVersions(edited, some, { isTraced: true, signal });
    found.add(toRows(some, decisions, conditionsOf(edited), ruleId));
  }
  return found.coverage();
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Names a list: its content is too long to be a key. */
function numberOf(sent: readonly SentVersion[]): number {
  const known = numbers.get(sent);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(sent, lastNumber);
  return lastNumber;
}

/** A value once it has not changed for a while; at first what it is. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
