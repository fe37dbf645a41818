import {
  ConnectionError,
  type KeptCase,
  type KeptCasesChange,
  type Rule,
  type RuleDecision,
  type RuleDeployment,
  type RuleWrite,
  result,
} from '@studio/api';
import type { Lookup } from '../../../../kernel/resource/Lookup.ts';
import { announceKindChange } from '../../../../platform/changes/kindChanges.ts';
import { api } from '../../../../platform/http/api.ts';
import { streamLines } from '../../../../platform/transfer/streamLines.ts';
import { type RuleDraft, toRuleBody, toRuleDraft } from '../draft/RuleDraft.ts';
import type { CaseRun, RunLine, RunReport, RunVersion } from './model/CaseRun.ts';
import type { Version } from './model/outcomes.ts';

const lookups = new Map<string, Lookup<readonly KeptCase[]>>();

/** The cases that are kept for a rule set: always the same object for the same set. */
export function casesOfSet(ruleSetId: string): Lookup<readonly KeptCase[]> {
  const known = lookups.get(ruleSetId) ?? {
    key: `/RuleSet/${ruleSetId}/cases`,
    kinds: ['/RuleSet'],
    load: (signal: AbortSignal) => loadCases(ruleSetId, signal),
  };
  lookups.set(ruleSetId, known);
  return known;
}

/** The cases of a rule set as they are now. */
export async function loadCases(
  ruleSetId: string,
  signal: AbortSignal | null = null,
): Promise<readonly KeptCase[]> {
  const params = { path: { id: ruleSetId } };
  return (await result(api.GET('/rest/RuleSet/{id}/cases', { params, signal }))).data.cases;
}

/** Keeps, changes and removes cases of a rule set; gives all as they are then. @throws ProblemError 409 when somebody has changed one of them since */
export async function changeCases(ruleSetId: string, change: Partial<KeptCasesChange>, key: string) {
  const params = { path: { id: ruleSetId }, header: { 'Idempotency-Key': key } };
  const body = { put: [], remove: [], ...change };
  const { data } = await result(api.POST('/rest/RuleSet/{id}/cases', { params, body }));
  announceKindChange('/RuleSet');
  return data.cases;
}

/** A version of a rule as it is sent to be evaluated. */
export interface SentVersion {
  readonly version: Version;
  readonly rule: RuleWrite;
}

/** The versions of a rule that there are. What is deployed may have another name by now; it is the rule's all the same. */
export function versionsOf(
  draft: RuleDraft,
  doc: Rule,
  deployed: RuleDeployment['rule'],
): readonly SentVersion[] {
  const saved = toRuleBody(toRuleDraft(doc), doc);
  const of = (version: Version, rule: RuleWrite): SentVersion => ({ version, rule });
  return [
    of('saved', saved),
    of('edited', toRuleBody(draft, doc)),
    ...(deployed === null
      ? []
      : [of('deployed', { ...saved, condition: deployed.condition, actions: deployed.actions })]),
  ];
}

/** What each version of a rule decides of cases. @param options.isTraced whether condition by condition: of a rule of many conditions that is a large answer */
export async function evaluateVersions(
  sent: readonly SentVersion[],
  cases: readonly KeptCase[],
  { isTraced, signal }: { readonly isTraced: boolean; readonly signal: AbortSignal },
): Promise<readonly RuleDecision[]> {
  const body = {
    // One priority for all: their places distinguish them.
    rules: sent.map(({ rule }) => ({ ...rule, priority: 0 })),
    cases: cases.map(({ name, values }) => ({ name, values })),
    of: 'saved' as const,
    trace: isTraced,
  };
  return (await result(api.POST('/rest/Rule/evaluate', { body, signal }))).data.decisions;
}

/** A file of cases that is decided by a rule set. */
export interface FileRun {
  readonly ruleSetId: string;
  /** A case a line, as JSON. */
  readonly file: Blob;
  /** Counts what is decided. */
  readonly run: CaseRun;
  readonly signal: AbortSignal;
  /** Called some times a second. */
  readonly onProgress: (report: RunReport) => void;
}

const progressMs = 100;

/**
 * Decides a file of cases by the deployed and the saved rules of a set, line by line.
 * @throws ConnectionError where an answer breaks off; ProblemError or AbortError, as the calls of the client do
 */
export async function runFile({ ruleSetId, file, run, signal, onProgress }: FileRun): Promise<void> {
  const either = new AbortController();
  const ended = AbortSignal.any([signal, either.signal]);
  const decide = (of: RunVersion) => decidedLines({ ruleSetId, file, of, signal: ended });
  const [deployed, saved] = [decide('deployed'), decide('saved')];
  let shownAt = 0;
  try {
    for (;;) {
      const [one, other] = await Promise.all([deployed.next(), saved.next()]);
      if (one.done || other.done) break;
      run.add(one.value, other.value);
      if (performance.now() - shownAt < progressMs) continue;
      shownAt = performance.now();
      onProgress(run.report());
    }
  } finally {
    // What fails in one of the two ends the other.
    either.abort();
  }
  if (run.report().ruleCounts === null) throw new ConnectionError('network', undefined);
}

interface DecidedFile extends Pick<FileRun, 'ruleSetId' | 'file' | 'signal'> {
  readonly of: RunVersion;
}

async function* decidedLines({ ruleSetId, file, of, signal }: DecidedFile): AsyncGenerator<RunLine> {
  const form = new FormData();
  form.set('file', file, 'cases.jsonl');
  const url = `/rest/Rule/evaluate/cases?${new URLSearchParams({ ruleSetIds: ruleSetId, of })}`;
  for await (const line of streamLines({ url, form, signal })) yield JSON.parse(line) as RunLine;
}
