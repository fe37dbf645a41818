import type { RuleCaseResult, RuleCasesSummary } from '@studio/api';
import { isAsExpected, type RuleExpectation } from '@studio/rules';
import { shownRuleName } from '../../../shownRuleName.ts';

/** The rules of a set that a file of cases is decided by: the last deployment, and the active ones as they are saved. */
export const runVersions = ['deployed', 'saved'] as const;
export type RunVersion = (typeof runVersions)[number];

/** A line of an answer: what became of a case, or at the end how many there were. */
export type RunLine = RuleCaseResult | RuleCasesSummary;

/** What a rule decided of a case. */
export type RunOutcome = 'error' | 'holds' | 'not';

/** How often a rule holds, and cannot decide. */
export interface RunRule {
  readonly id: string;
  readonly name: string;
  readonly holds: Readonly<Record<RunVersion, number>>;
  readonly errors: Readonly<Record<RunVersion, number>>;
}

/** What a rule decides of a case, and what follows, in words. */
export interface DecidedRule {
  readonly outcome: RunOutcome;
  readonly actions: readonly string[];
}

/** A rule of which the two versions decide a case differently: whether it holds, whether it can decide, or what follows. */
export interface ChangedRule {
  readonly id: string;
  readonly name: string;
  readonly of: Readonly<Record<RunVersion, DecidedRule>>;
}

/** A case that the two versions decide differently. */
export interface ChangedCase {
  /** Of the file, from 1. */
  readonly line: number;
  /** Empty for a case without a name. */
  readonly name: string;
  readonly rules: readonly ChangedRule[];
}

/** What a file has come to so far. */
export interface RunReport {
  readonly cases: number;
  /** Lines that are no case; the first of them in `faults`. */
  readonly faultCount: number;
  readonly faults: readonly { readonly line: number; readonly message: string }[];
  /** How many cases the versions decide differently; the first of them in `changed`. */
  readonly changedCount: number;
  readonly changed: readonly ChangedCase[];
  /** The rules that hold for a case, or cannot decide one, by name; the one in question first, in any case. */
  readonly rules: readonly RunRule[];
  /** How many rules each version asks; null while the answer is not whole. */
  readonly ruleCounts: Readonly<Record<RunVersion, number>> | null;
  /** Of the rule in question: on how many lines something is expected of it, and how many of these each version decides so. */
  readonly expected: Readonly<Record<RunVersion | 'total', number>>;
  /** A line for each case: number, name, what each version of the rule in question decides, and all that follows. */
  readonly results: readonly RunResult[];
}

/** What became of a case. */
export interface RunResult {
  readonly line: number;
  readonly name: string;
  readonly outcomes: Readonly<Record<RunVersion, RunOutcome>>;
  /** Every rule that holds or cannot decide, with what follows. */
  readonly rules: Readonly<Record<RunVersion, string>>;
}

/** A rule that holds or cannot decide. */
export type NamedRule = DecidedRule & { readonly name: string };

interface Input {
  /** The rule in question. */
  readonly rule: { readonly id: string; readonly name: string };
  /** What is expected of it, line by line from 1; null for nothing. */
  readonly expectedOf: (line: number) => RuleExpectation | null;
  /** A rule with what follows from it, in words. */
  readonly describe: (rule: NamedRule) => string;
}

type Counts = { [Each in RunVersion]: number };
type Decided = RuleCaseResult & { decision: NonNullable<RuleCaseResult['decision']> };

const mostShown = 100;
const byName = new Intl.Collator('en', { numeric: true });

/** Counts what two versions of a rule set decide of the lines of a file, line by line. */
export class CaseRun {
  readonly #input: Input;
  readonly #rules = new Map<string, { name: string; holds: Counts; errors: Counts }>();
  readonly #faults: { line: number; message: string }[] = [];
  readonly #changed: ChangedCase[] = [];
  readonly #results: RunResult[] = [];
  readonly #expected = { total: 0, deployed: 0, saved: 0 };
  #faultCount = 0;
  #changedCount = 0;
  #ruleCounts: Counts | null = null;

  constructor(input: Input) {
    this.#input = input;
    this.#ruleOf(input.rule.id, input.rule.name);
  }

  /** @param deployed and @param saved are about the same line */
  add(deployed: RunLine, saved: RunLine): void {
    if ('ruleCount' in deployed || 'ruleCount' in saved) {
      if ('ruleCount' in deployed && 'ruleCount' in saved)
        this.#ruleCounts = { deployed: deployed.ruleCount, saved: saved.ruleCount };
      return;
    }
    const { fault, line } = deployed;
    if (fault !== undefined) {
      this.#faultCount += 1;
      if (this.#faults.length < mostShown) this.#faults.push({ line, message: fault.message });
    }
    if (isDecided(deployed) && isDecided(saved)) this.#decide(deployed, saved);
  }

  #decide(deployed: Decided, saved: Decided): void {
    const of = { deployed: deployed.decision, saved: saved.decision };
    for (const version of runVersions) {
      for (const { ruleId, ruleName } of of[version].fired)
        this.#ruleOf(ruleId, ruleName).holds[version] += 1;
      for (const { ruleId, ruleName } of of[version].errors)
        this.#ruleOf(ruleId, ruleName).errors[version] += 1;
    }
    const { line, name = '' } = deployed;
    const decided = { deployed: decidedRules(deployed), saved: decidedRules(saved) };
    const own = (version: RunVersion) => decided[version].get(this.#input.rule.id) ?? doesNotHold;
    const outcomes = { deployed: own('deployed').outcome, saved: own('saved').outcome };
    const listed = (version: RunVersion) =>
      [...decided[version].values()].map(this.#input.describe).join('; ');
    const rules = { deployed: listed('deployed'), saved: listed('saved') };
    this.#results.push({ line, name, outcomes, rules });
    const expected = this.#input.expectedOf(line);
    if (expected !== null) {
      this.#expected.total += 1;
      for (const version of runVersions) {
        const { outcome, actions } = own(version);
        const isMet = isAsExpected({ holds: outcome === 'holds', actions }, expected);
        if (outcome !== 'error' && isMet) this.#expected[version] += 1;
      }
    }
    const changed = changedRules(decided);
    if (changed.length === 0) return;
    this.#changedCount += 1;
    if (this.#changed.length < mostShown) this.#changed.push({ line, name, rules: changed });
  }

  #ruleOf(id: string, name: string) {
    const known = this.#rules.get(id) ?? {
      name: shownRuleName(name),
      holds: { deployed: 0, saved: 0 },
      errors: { deployed: 0, saved: 0 },
    };
    this.#rules.set(id, known);
    return known;
  }

  /** What the lines have come to so far. What it holds is not changed by later lines, apart from `results`, which go on. */
  report(): RunReport {
    const [own, ...others] = [...this.#rules].map(([id, { name, holds, errors }]) => ({
      ...{ id, name },
      ...{ holds: { ...holds }, errors: { ...errors } },
    }));
    return {
      cases: this.#results.length,
      faultCount: this.#faultCount,
      faults: [...this.#faults],
      changedCount: this.#changedCount,
      changed: [...this.#changed],
      rules: [...(own ? [own] : []), ...others.toSorted((a, b) => byName.compare(a.name, b.name))],
      ruleCounts: this.#ruleCounts,
      expected: { ...this.#expected },
      results: this.#results,
    };
  }
}

function isDecided(line: RuleCaseResult): line is Decided {
  return line.decision !== undefined;
}

const doesNotHold: DecidedRule = { outcome: 'not', actions: [] };

/** The rules that hold or cannot decide, by their ids. */
function decidedRules({ decision: { fired, errors } }: Decided): ReadonlyMap<string, NamedRule> {
  return new Map([
    ...fired.map(({ ruleId, ruleName, actions }): [string, NamedRule] => [
      ruleId,
      { name: shownRuleName(ruleName), outcome: 'holds', actions: actions.map(({ text }) => text) },
    ]),
    ...errors.map(({ ruleId, ruleName }): [string, NamedRule] => [
      ruleId,
      { name: shownRuleName(ruleName), outcome: 'error', actions: [] },
    ]),
  ]);
}

function changedRules(
  decided: Readonly<Record<RunVersion, ReadonlyMap<string, NamedRule>>>,
): readonly ChangedRule[] {
  const { deployed, saved } = decided;
  return [...new Set([...deployed.keys(), ...saved.keys()])].flatMap((id) => {
    const of = { deployed: deployed.get(id) ?? doesNotHold, saved: saved.get(id) ?? doesNotHold };
    const name = saved.get(id)?.name ?? deployed.get(id)?.name ?? '';
    return isSame(of.deployed, of.saved) ? [] : [{ id, name, of }];
  });
}

function isSame(one: DecidedRule, other: DecidedRule): boolean {
  const [actions, others] = [one.actions, other.actions];
  return (
    one.outcome === other.outcome &&
    actions.length === others.length &&
    actions.every((action, index) => action === others[index])
  );
}
