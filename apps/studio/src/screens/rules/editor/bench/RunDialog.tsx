import { isAbort, type Rule } from '@studio/api';
import { Button, Dialog, FileDrop, Spinner } from '@studio/ui';
import { FileDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DialogFailure } from '../../../../kernel/screen/DialogFailure.tsx';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { countedText, formatNumber } from '../../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { lockNavigation } from '../../../../platform/navigationLock/navigationLock.ts';
import { saveBlob } from '../../../../platform/transfer/download.ts';
import { toCsvFile } from '../../../../platform/transfer/toCsvFile.ts';
import { shownRuleName } from '../../shownRuleName.ts';
import { runFile } from './bench.api.ts';
import { Fields, Progress } from './bench.styles.ts';
import { caseWords } from './exportCases.ts';
import { LeftOutList, Mapping } from './Mapping.tsx';
import { CaseRun, type NamedRule, type RunReport } from './model/CaseRun.ts';
import { type CaseLines, type ChosenFile, readCaseFile, toCaseLines } from './model/caseFile.ts';
import { type ColumnUse, guessUses, type ReadCases, toCases } from './model/readCases.ts';
import { describeDecided, describeOutcome, RunOutcome } from './RunOutcome.tsx';
import { runText } from './run.messages.ts';

/** The rule from whose test bench a file is run. */
export interface RunDialogProps {
  readonly doc: Rule;
  readonly ruleSetId: string;
  /** The keys that the rule asks for. */
  readonly keys: readonly string[];
  /** What can follow from the rule, in words. */
  readonly actions: readonly string[];
  readonly onClose: () => void;
}

/** In bytes: what the server takes. */
const largestFile = 256 * 1024 * 1024;

/** How far a run is. */
interface Run {
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  /** How many cases the file has. */
  readonly total: number;
  /** Null until the first case is decided. */
  readonly report: RunReport | null;
  /** Why it broke off; else empty. */
  readonly failure: string;
}

/** Has a file of any number of cases decided by the rules of the set, and shows what comes of it while it runs. */
export function RunDialog({ doc, ruleSetId, keys, actions, onClose }: RunDialogProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [chosen, setChosen] = useState<ChosenFile | 'reading' | null>(null);
  const [uses, setUses] = useState<readonly ColumnUse[]>([]);
  const [run, setRun] = useState<Run | null>(null);
  const stopRef = useRef<AbortController | null>(null);
  const latest = useRef<File | undefined>(undefined);
  const isRunning = run?.state === 'running';
  useEffect(() => (isRunning ? lockNavigation(runText('busy')) : undefined), [isRunning]);
  useEffect(() => () => stopRef.current?.abort(), []);
  const take = async (given: readonly File[]) => {
    const [file] = given;
    latest.current = file;
    setFiles(given);
    setChosen(file === undefined ? null : 'reading');
    if (file === undefined) return;
    const read = await readCaseFile(file).catch((): ChosenFile => ({ kind: 'unreadable' }));
    // Another file was chosen while this one was read.
    if (latest.current !== file) return;
    setUses(read.kind === 'table' ? guessUses(read.table, keys, caseWords()) : []);
    setChosen(read);
  };
  const count = countOf(chosen);
  const read = useMemo(() => casesOf(chosen, uses, actions), [chosen, uses, actions]);
  const start = () => {
    const lines = linesOf(chosen, read, doc.id);
    if (lines === null) return;
    const stop = new AbortController();
    stopRef.current = stop;
    const show = (state: Run['state'], report: RunReport | null, failure = '') =>
      setRun({ state, total: lines.count, report, failure });
    const caseRun = new CaseRun({ rule: doc, expectedOf: lines.expectedOf, describe: describeRule });
    show('running', null);
    const input = { ruleSetId, file: lines.blob, run: caseRun, signal: stop.signal };
    void runFile({ ...input, onProgress: (report) => show('running', report) }).then(
      () => show('done', caseRun.report()),
      (error: unknown) => {
        const isStopped = isAbort(error);
        show(isStopped ? 'stopped' : 'failed', caseRun.report(), isStopped ? '' : describeError(error));
      },
    );
  };
  return (
    <Dialog
      isOpen
      size="lg"
      isStatic={isRunning}
      onOpenChange={onClose}
      closeLabel={commonText('close')}
      title={runText('title')}
      description={runText('text', { set: doc.ruleSetName })}
      footer={
        <>
          {isRunning && <Button onClick={() => stopRef.current?.abort()}>{runText('stop')}</Button>}
          {!isRunning && <Button onClick={onClose}>{runText('close')}</Button>}
          {run !== null && !isRunning && (
            <>
              <Button
                startIcon={<FileDown aria-hidden size={16} />}
                isDisabled={(run.report?.cases ?? 0) === 0}
                onClick={() => run.report && saveResults(run.report, doc)}
              >
                {runText('save')}
              </Button>
              <Button
                variant="primary"
                onClick={() => {
                  setRun(null);
                  void take([]);
                }}
              >
                {runText('another')}
              </Button>
            </>
          )}
          {run === null && (
            <Button
              variant="primary"
              isDisabled={count === 0}
              disabledReason={count === 0 ? runText('nothing') : undefined}
              onClick={start}
            >
              {countedText(runText, 'start', count)}
            </Button>
          )}
        </>
      }
    >
      {run === null ? (
        <Fields>
          <FileDrop
            label={runText('file')}
            hint={runText('file.hint')}
            accept={['.csv', '.tsv', '.txt', '.json', '.jsonl', '.ndjson']}
            maxBytes={largestFile}
            error={faultOf(chosen)}
            value={files}
            onValueChange={(given) => void take(given)}
          />
          {chosen === 'reading' && <Spinner label={runText('reading')} />}
          {chosen !== null && chosen !== 'reading' && chosen.kind === 'table' && (
            <>
              <LeftOutList leftOut={read?.leftOut ?? []} />
              <Mapping
                {...{ table: chosen.table, uses, keys }}
                onUse={(at, use) => setUses((now) => now.with(at, use))}
              />
            </>
          )}
        </Fields>
      ) : (
        <Fields>
          {isRunning && <RunProgress run={run} />}
          {run.state === 'stopped' && <p role="status">{runText('stopped')}</p>}
          {run.state === 'failed' && (
            <>
              <DialogFailure text={run.failure} />
              <p>{runText('failed')}</p>
            </>
          )}
          {run.report !== null && <RunOutcome report={run.report} ruleId={doc.id} />}
        </Fields>
      )}
    </Dialog>
  );
}

function RunProgress({ run: { report, total } }: { readonly run: Run }) {
  const done = (report?.cases ?? 0) + (report?.faultCount ?? 0);
  return (
    <Progress>
      <progress
        aria-label={runText('title')}
        max={Math.max(1, total)}
        {...(report !== null && { value: Math.min(done, total) })}
      />
      <span>
        {report === null
          ? runText('sending')
          : runText('progress', { count: formatNumber(done), total: formatNumber(total) })}
      </span>
    </Progress>
  );
}

function countOf(chosen: ChosenFile | 'reading' | null): number {
  if (chosen === null || chosen === 'reading') return 0;
  if (chosen.kind === 'table') return chosen.table.rows.length;
  return chosen.kind === 'lines' ? chosen.count : 0;
}

function faultOf(chosen: ChosenFile | 'reading' | null): string | undefined {
  if (chosen === null || chosen === 'reading') return undefined;
  return chosen.kind === 'unreadable' || chosen.kind === 'tooLarge' ? runText(chosen.kind) : undefined;
}

/** The cases of a table; null for what is none. */
function casesOf(
  chosen: ChosenFile | 'reading' | null,
  uses: readonly ColumnUse[],
  actions: readonly string[],
): ReadCases | null {
  if (chosen === null || chosen === 'reading' || chosen.kind !== 'table') return null;
  const nameOf = (row: number) => runText('row', { row: String(row) });
  return toCases(chosen.table, { uses, nameOf, words: caseWords(), actions });
}

function linesOf(
  chosen: ChosenFile | 'reading' | null,
  read: ReadCases | null,
  ruleId: string,
): CaseLines | null {
  if (read !== null) return toCaseLines(read.cases, ruleId);
  if (chosen === null || chosen === 'reading' || chosen.kind !== 'lines') return null;
  return { ...chosen, expectedOf: () => null };
}

function describeRule(rule: NamedRule): string {
  return `${rule.name}: ${describeDecided(rule)}`;
}

/** Saves what was decided of every case as a table. */
function saveResults({ results }: RunReport, { name, ruleSetName }: Rule): void {
  const head = [
    runText('line'),
    runText('case'),
    `${shownRuleName(name)}, ${runText('version.deployed')}`,
    `${shownRuleName(name)}, ${runText('version.saved')}`,
    runText('save.deployed'),
    runText('save.saved'),
  ];
  const rows = results.map(({ line, name: caseName, outcomes, rules }) => [
    String(line),
    caseName,
    describeOutcome(outcomes.deployed),
    describeOutcome(outcomes.saved),
    rules.deployed,
    rules.saved,
  ]);
  saveBlob(toCsvFile([head, ...rows]), `${runText('save.file', { set: ruleSetName })}.csv`);
}
