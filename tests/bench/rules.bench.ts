/**
 * Business rules: 100,000 cases by the 400 rules of the demo content, by our evaluator, as a file of lines that is streamed, by
 * json-rules-engine and by zen-engine, in the same run. Before the clock starts all three decide 10,000 cases, and must decide them alike.
 * BENCH_CASES=10000 tries fewer, BENCH_PEER_CASES=2000 has the others decide fewer.
 */
import { loadavg } from 'node:os';
import { type EvaluatedRule, type JsonValue, RuleEvaluator, toCaseValues } from '@studio/rules';
import { buildDemoContent } from '../../apps/server/src/demo/buildDemoContent.ts';
import { ruleStatus } from '../../apps/server/src/kinds/rule/RuleDoc.ts';
import { evaluateLines } from '../../apps/server/src/rules/evaluateLines.ts';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { type FullCase, makeCases } from './rules/makeCases.ts';
import { type JsonRulesEngine, loadRulePeers, type ZenEngine } from './rules/rulePeers.ts';
import { toJsonRule, toZenExpression, toZenFacts } from './rules/toPeerRules.ts';

const ruleCount = 400;
const caseCount = Number(process.env['BENCH_CASES'] ?? 100_000);
/** Those that the others decide: a case is what is compared. */
const peerCount = Math.min(caseCount, Number(process.env['BENCH_PEER_CASES'] ?? caseCount));
const comparedCount = 10_000;
/** The quick ones take turns; the last one's time is much longer than the noise. */
const rounds = 3;
/** Our time, streamed, by theirs. */
const limits = { jsonRules: 0.1, zen: 0.5 };
/** Calls under way at once: zen-engine evaluates in threads of its own. */
const atOnce = 64;

/** Which rules hold for a case, by their ids in order. */
type Decide = (given: FullCase) => Promise<readonly string[]>;

const nodes = {
  start: { id: 'in', type: 'inputNode', name: 'in' },
  end: { id: 'out', type: 'outputNode', name: 'out' },
};

const rules = demoRules();
const peers = await loadRulePeers();
const ours = new RuleEvaluator(rules);
const cases = makeCases(rules, Math.max(caseCount, comparedCount));
const zenForms = { table: zenTable(rules), expressions: zenExpressions(rules) };
await compare();

const measured = cases.slice(0, caseCount);
const values = measured.map(toCaseValues);
const peerCases = measured.slice(0, peerCount);
const facts = peerCases.map(toZenFacts);
const zen = await quickestZen();
const jsonRules = jsonRulesOf(peers.jsonRules, rules);
const times = { ours: [] as number[], streamed: [] as number[], zen: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  times.ours.push(
    await timed(() => {
      for (const given of values) ours.decide(given, { trace: false });
    }),
  );
  times.streamed.push(await timed(() => streamLines(measured)));
  times.zen.push(await timed(() => zen.run(facts)));
}
const jsonRulesTime = await timed(async () => {
  for (const given of peerCases) await jsonRules.run(given);
});
report();

function demoRules(): EvaluatedRule[] {
  const { rules } = buildDemoContent({ now: Date.UTC(2026, 10, 1) });
  const all = rules.filter(({ status }) => status !== ruleStatus.invalid);
  if (all.length < ruleCount) throw new Error(`The demo content has ${all.length} rules.`);
  return all.slice(0, ruleCount).map(({ name, condition, actions }, index) => ({
    ...{ id: `r${index}`, name, condition: condition as unknown as JsonValue },
    actions: actions as unknown as JsonValue[],
  }));
}

function jsonRulesOf({ Engine }: JsonRulesEngine, all: readonly EvaluatedRule[]) {
  return new Engine(all.map(toJsonRule), { allowUndefinedFacts: true });
}

/** All rules as the rows of a table that collects those which hold. */
function zenTable(all: readonly EvaluatedRule[]) {
  const content = {
    ...{ hitPolicy: 'collect', inputs: [{ id: 'when', name: 'when' }] },
    outputs: [{ id: 'what', name: 'what', field: 'rule' }],
    rules: all.map((rule) => ({ _id: rule.id, when: toZenExpression(rule), what: JSON.stringify(rule.id) })),
  };
  return decisionOf(peers.zen, { id: 'all', type: 'decisionTableNode', name: 'all', content });
}

/** All rules as expressions, each of which is true or false. */
function zenExpressions(all: readonly EvaluatedRule[]) {
  const expressions = all.map((rule) => ({ id: rule.id, key: rule.id, value: toZenExpression(rule) }));
  return decisionOf(peers.zen, { id: 'all', type: 'expressionNode', name: 'all', content: { expressions } });
}

function decisionOf({ ZenEngine: Engine }: ZenEngine, node: object) {
  const edges = [
    { id: 'e1', type: 'edge', sourceId: 'in', targetId: 'all' },
    { id: 'e2', type: 'edge', sourceId: 'all', targetId: 'out' },
  ];
  return new Engine().createDecision({ nodes: [nodes.start, node, nodes.end], edges });
}

/** @throws where two of the engines decide a case differently */
async function compare(): Promise<void> {
  const engine = jsonRulesOf(peers.jsonRules, rules);
  const others: Readonly<Record<string, Decide>> = {
    'json-rules-engine': async (given) => (await engine.run(given)).events.map(({ type }) => type),
    'zen-engine, table': async (given) => {
      const { result } = await zenForms.table.evaluate(toZenFacts(given));
      return (result as { rule: string }[]).map(({ rule }) => rule);
    },
    'zen-engine, expressions': async (given) => {
      const { result } = await zenForms.expressions.evaluate(toZenFacts(given));
      return Object.entries(result as Record<string, unknown>).flatMap(([id, holds]) =>
        holds === true ? [id] : [],
      );
    },
  };
  let fired = 0;
  for (const given of cases.slice(0, comparedCount)) {
    const { fired: own, errors } = ours.decide(toCaseValues(given), { trace: false });
    const wanted = own
      .map(({ ruleId }) => ruleId)
      .toSorted()
      .join();
    fired += own.length;
    if (errors.length > 0) throw new Error(`A case is not complete: ${JSON.stringify(errors[0])}`);
    for (const [name, decide] of Object.entries(others)) {
      const found = (await decide(given)).toSorted().join();
      if (found !== wanted)
        throw new Error(`${name} decides differently: ${found} for ${wanted}, of ${JSON.stringify(given)}`);
    }
  }
  console.log(
    `${comparedCount} cases decided alike; ${(fired / comparedCount).toFixed(1)} rules hold for a case.`,
  );
}

/** The form of the rules, and the way of calling, that zen-engine is quickest with. */
async function quickestZen() {
  const ways = Object.entries(zenForms).flatMap(([form, decision]) => [
    {
      name: `${form}, one by one`,
      run: async (all: readonly unknown[]) => {
        for (const given of all) await decision.evaluate(given);
      },
    },
    {
      name: `${form}, ${atOnce} at once`,
      run: async (all: readonly unknown[]) => {
        for (let start = 0; start < all.length; start += atOnce)
          await Promise.all(all.slice(start, start + atOnce).map((given) => decision.evaluate(given)));
      },
    },
  ]);
  const tried: { way: (typeof ways)[number]; time: number }[] = [];
  for (const way of ways) tried.push({ way, time: await timed(() => way.run(facts.slice(0, 2000))) });
  for (const { way, time } of tried)
    console.log(`zen-engine, ${way.name}: ${(time / 2).toFixed(0)} ms for 1,000 cases`);
  const [first] = tried.toSorted((one, other) => one.time - other.time);
  if (first === undefined) throw new Error('There is no way to call zen-engine.');
  return first.way;
}

/** Reads the cases as lines of JSON, decides them, and writes a line for each, as the server does for a file. */
async function streamLines(all: readonly FullCase[]): Promise<void> {
  async function* source() {
    for (let start = 0; start < all.length; start += 500) {
      const lines = all.slice(start, start + 500).map((given) => `${JSON.stringify({ values: given })}\n`);
      yield Buffer.from(lines.join(''));
    }
  }
  let bytes = 0;
  for await (const chunk of evaluateLines(source(), ours, { trace: false })) bytes += chunk.length;
  if (bytes === 0) throw new Error('Nothing was decided.');
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function report(): void {
  const own = percentile(times.streamed, 0.5) / caseCount;
  const zenTime = percentile(times.zen, 0.5) / peerCount;
  const jsonTime = jsonRulesTime / peerCount;
  /** @param time milliseconds for a case */
  const row = (engine: string, time: number, of: readonly number[], count: number): BenchRow => ({
    ...{ engine, cases: count, seconds: of.map((each) => (each / 1000).toFixed(2)).join(', ') },
    'cases a second': Math.round(1000 / time),
    'ours, streamed, by it': Number((own / time).toFixed(4)),
  });
  const rows = [
    row('ours, decisions alone', percentile(times.ours, 0.5) / caseCount, times.ours, caseCount),
    row('ours, streamed as lines', own, times.streamed, caseCount),
    row(`zen-engine (${zen.name})`, zenTime, times.zen, peerCount),
    row('json-rules-engine', jsonTime, [jsonRulesTime], peerCount),
  ];
  const missed = [
    ...(own / jsonTime > limits.jsonRules ? [`json-rules-engine: ${(own / jsonTime).toFixed(3)} x`] : []),
    ...(own / zenTime > limits.zen ? [`zen-engine: ${(own / zenTime).toFixed(3)} x`] : []),
  ];
  reportBench(
    `${caseCount} cases by ${ruleCount} rules, ${rounds} rounds (load ${loadavg()[0]?.toFixed(1)})`,
    rows,
    missed,
  );
}
