import type { RuleCaseResult, RuleCasesSummary } from '@studio/api';

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

/** A case that the two versions decide differently. */
export interface ChangedCase {
  /** Of the file, from 1. */
  readonly line: number;
  /** Empty for a case without a name. */
  readonly name: string;
  /** The rules that no longer hold once the set is deployed as it is saved, and those that then do. */
  readonly lost: readonly string[];
  readonly won: readonly string[];
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
  /** A line for each case: number, name, what each version of the rule in question decides, and the rules that hold. */
  readonly results: readonly RunResult[];
}

/** What became of a case. */
export interface RunResult {
  readonly line: number;
  readonly name: string;
  readonly outcomes: Readonly<Record<RunVersion, RunOutcome>>;
  readonly fired: Readonly<Record<RunVersion, string>>;
}

interface Input {
  /** The rule in question. */
  readonly rule: { readonly id: string; readonly name: string };
  /** What is expected of it, line by line from 1; null for nothing. */
  readonly expectedOf: (line: number) => boolean | null;
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
    const outcomes = { deployed: this.#outcome(deployed), saved: this.#outcome(saved) };
    const fired = { deployed: namesOf(deployed), saved: namesOf(saved) };
    this.#results.push({ line, name, outcomes, fired });
    const expected = this.#input.expectedOf(line);
    if (expected !== null) {
      this.#expected.total += 1;
      for (const version of runVersions)
        if (outcomes[version] === (expected ? 'holds' : 'not')) this.#expected[version] += 1;
    }
    const lost = without(deployed, saved);
    const won = without(saved, deployed);
    if (lost.length + won.length === 0) return;
    this.#changedCount += 1;
    if (this.#changed.length < mostShown) this.#changed.push({ line, name, lost, won });
  }

  #outcome({ decision: { fired, errors } }: Decided): RunOutcome {
    const { id } = this.#input.rule;
    if (errors.some(({ ruleId }) => ruleId === id)) return 'error';
    return fired.some(({ ruleId }) => ruleId === id) ? 'holds' : 'not';
  }

  #ruleOf(id: string, name: string) {
    const known = this.#rules.get(id) ?? {
      name,
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

function namesOf({ decision }: Decided): string {
  return decision.fired.map(({ ruleName }) => ruleName).join('; ');
}

/** The rules that hold in one and not in the other. */
function without(one: Decided, other: Decided): readonly string[] {
  return one.decision.fired.flatMap(({ ruleId, ruleName }) =>
    other.decision.fired.some((each) => each.ruleId === ruleId) ? [] : [ruleName],
  );
}
