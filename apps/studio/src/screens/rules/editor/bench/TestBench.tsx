import type { KeptCase, KeptCasesChange, Rule, RuleDeployment } from '@studio/api';
import type { RuleExpectation } from '@studio/rules';
import { Button, ConfirmDialog, ErrorState, IconButton, Menu, Spinner } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { FileDown, FileUp, Play, Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { randomUuid } from '../../../../kernel/editor/randomId.ts';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { describeAction } from '../../../../kernel/rules/describeRule.ts';
import { withProgress } from '../../../../platform/feedback/progress.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { countedText } from '../../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import type { RuleDraft } from '../draft/RuleDraft.ts';
import { BenchCases, Uncovered, VersionScores } from './BenchCases.tsx';
import { casesOfSet, changeCases, loadCases, versionsOf } from './bench.api.ts';
import { benchText } from './bench.messages.ts';
import { Panel, PanelFoot, PanelHead, Row } from './bench.styles.ts';
import { CaseDialog } from './CaseDialog.tsx';
import { CaseOutcome, MarkLegend } from './CaseOutcome.tsx';
import { exportCases } from './exportCases.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { keysOf } from './model/caseKeys.ts';
import { expectationOf } from './model/expectation.ts';
import { countTurned, type TracedCase, traceOf, type Version } from './model/outcomes.ts';
import { RunDialog } from './RunDialog.tsx';
import { useBenchRows } from './useBenchRows.ts';

/** A rule whose set's cases are run. */
export interface TestBenchProps {
  readonly doc: Rule;
  readonly draft: RuleDraft;
  /** Undefined while it is not known. */
  readonly deployment: RuleDeployment | undefined;
  /** Whether the user may keep cases. */
  readonly canChange: boolean;
  /** Leads to a condition of the rule. */
  readonly onShow: (conditionId: string) => void;
  /** The version that is shown beside the conditions. */
  readonly version: Version;
  /** Receives what the traced version decides of the case that is open; null while none is. */
  readonly onTrace: (traced: TracedCase | null) => void;
  /** Receives how many cases pass as the rule is saved, and not as it is edited. */
  readonly onStopsChange: (stops: number) => void;
  readonly onClose: () => void;
}

type Open =
  | { readonly dialog: 'import' | 'run' }
  | { readonly dialog: 'case' | 'remove'; readonly kept: KeptCase | null };

/** The cases that are kept for the set of a rule, each with what the rule decides of it as it is saved, edited and deployed. */
export function TestBench(props: TestBenchProps) {
  const { doc, draft, deployment, canChange, version, onShow, onTrace, onClose } = props;
  const headingId = useId();
  const setId = doc.parentId;
  const found = useLookup(setId === null ? null : casesOfSet(setId));
  const cases = found.data;
  const sent = useMemo(() => versionsOf(draft, doc, deployment?.rule ?? null), [draft, doc, deployment]);
  const [openedId, setOpened] = useState<string | null>(null);
  const bench = useBenchRows({ sent, cases, ruleId: doc.id, openedId });
  const { rows, opened, isRunning, error, reload } = bench;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const panelRef = useRef<HTMLElement>(null);
  const caseAfterRef = useRef<string | null>(null);
  useEffect(() => bringIntoView(panelRef.current), []);
  useEffect(() => {
    const after = caseAfterRef.current;
    if (open !== null || after === null) return;
    caseAfterRef.current = null;
    // The focus was on a button of the removed case.
    focusCase(panelRef.current, after);
  }, [open]);
  const traced = useMemo(
    () => (opened === null ? null : traceOf(opened, version, traceWords())),
    [opened, version],
  );
  const report = useEffectEvent(onTrace);
  useEffect(() => report(traced), [traced]);
  useEffect(() => () => report(null), []);
  const { stops } = countTurned(rows ?? []);
  const reportStops = useEffectEvent(props.onStopsChange);
  useEffect(() => reportStops(stops), [stops]);
  const save = useCaseChanges(doc, cases);
  const change = async (kept: KeptCase, given: Change) => {
    const at = rows?.findIndex((row) => row.kept.id === kept.id) ?? -1;
    await save.run(kept, given);
    if (given === 'remove') caseAfterRef.current = (rows?.[at + 1] ?? rows?.[at - 1])?.kept.id ?? '';
  };
  const keys = useMemo(() => keysOf(sent.find((each) => each.version === 'edited')?.rule.condition), [sent]);
  const actions = [...new Set(sent.flatMap(({ rule }) => (rule.actions ?? []).map(describeAction)))];
  return (
    <Panel ref={panelRef} aria-labelledby={headingId}>
      <PanelHead>
        <h2 id={headingId}>{benchText('title')}</h2>
        <p role="status">
          {isRunning ? benchText('running') : cases && countedText(benchText, 'count', cases.length)}
        </p>
        <IconButton label={benchText('close')} icon={<X aria-hidden size={16} />} onClick={onClose} />
        <BenchTools {...{ doc, cases, canChange }} onOpen={setOpen} />
      </PanelHead>
      {setId === null && <p>{benchText('noSet')}</p>}
      {setId !== null && cases === undefined && found.error === null && (
        <Spinner label={benchText('loading')} />
      )}
      {(found.error ?? error) !== null && (
        <ErrorState
          title={benchText('failed')}
          reason={describeError(found.error ?? error)}
          onRetry={found.error === null ? reload : found.reload}
          retryLabel={commonText('retry')}
        />
      )}
      {cases?.length === 0 && <p>{benchText('empty')}</p>}
      {rows !== undefined && rows.length > 0 && (
        <>
          <VersionScores rows={rows} />
          <BenchCases
            rows={rows}
            openedId={openedId}
            onToggle={(id) => setOpened((now) => (now === id ? null : id))}
            renderCase={(row) => (
              <CaseOutcome
                row={opened?.kept.id === row.kept.id ? opened : row}
                isTraceMissing={opened === null}
                isChanging={save.isRunning}
                version={version}
                onShow={onShow}
                onEdit={canChange ? () => setOpen({ dialog: 'case', kept: row.kept }) : undefined}
                onExpect={(expected) => void change(row.kept, expected).catch(() => undefined)}
                onRemove={() => setOpen({ dialog: 'remove', kept: row.kept })}
              />
            )}
          />
          <Uncovered coverage={bench.coverage} onAsk={bench.onCoverageAsk} isPending={bench.isCovering} />
          <PanelFoot>
            {deployment !== undefined && <span>{deployedText(deployment)}</span>}
            <MarkLegend />
          </PanelFoot>
        </>
      )}
      {setId !== null && open?.dialog === 'case' && (
        <CaseDialog
          ruleId={doc.id}
          kept={open.kept}
          {...{ keys, actions }}
          settled={save.settled}
          reload={async (id) => (await loadCases(setId)).find((each) => each.id === id)}
          onSave={(put, key) => save.send(put.id, { put: [put] }, key)}
          onClose={close}
        />
      )}
      {setId !== null && open?.dialog === 'import' && (
        <ImportDialog
          ruleSetId={setId}
          ruleId={doc.id}
          {...{ keys, actions }}
          count={cases?.length ?? 0}
          onClose={close}
        />
      )}
      {setId !== null && open?.dialog === 'run' && (
        <RunDialog {...{ doc, keys, actions }} ruleSetId={setId} onClose={close} />
      )}
      {open?.dialog === 'remove' && open.kept !== null && (
        <RemoveQuestion kept={open.kept} onRemove={change} onClose={close} />
      )}
    </Panel>
  );
}

interface BenchToolsProps extends Pick<TestBenchProps, 'canChange' | 'doc'> {
  /** Undefined while they are on their way. */
  readonly cases: readonly KeptCase[] | undefined;
  readonly onOpen: (open: Open) => void;
}

/** What can be done with the cases of a set. */
function BenchTools({ doc, cases, canChange, onOpen }: BenchToolsProps) {
  const setId = doc.parentId;
  return (
    <Row data-part="tools">
      {canChange && setId !== null && (
        <>
          <Button
            size="sm"
            data-keep
            startIcon={<Plus aria-hidden size={14} />}
            onClick={() => onOpen({ dialog: 'case', kept: null })}
          >
            {benchText('keep')}
          </Button>
          <Button
            size="sm"
            startIcon={<FileUp aria-hidden size={14} />}
            onClick={() => onOpen({ dialog: 'import' })}
          >
            {benchText('import')}
          </Button>
        </>
      )}
      {setId !== null && (
        <Button
          size="sm"
          startIcon={<Play aria-hidden size={14} />}
          onClick={() => onOpen({ dialog: 'run' })}
        >
          {benchText('run')}
        </Button>
      )}
      {cases !== undefined && cases.length > 0 && (
        <Menu
          label={benchText('export')}
          items={(['json', 'csv'] as const).map((format) => ({
            id: format,
            label: benchText(`export.${format}`),
            onSelect: () => exportCases(cases, { ruleSetName: doc.ruleSetName, ruleId: doc.id }, format),
          }))}
          trigger={
            <Button size="sm" startIcon={<FileDown aria-hidden size={14} />}>
              {benchText('export')}
            </Button>
          }
        />
      )}
    </Row>
  );
}

function deployedText({ number, time, rule }: RuleDeployment): string {
  if (rule === null || number === null || time === null) return benchText('notDeployed');
  return benchText('deployed', { number: String(number), time: formatDateTime(time) });
}

/** A case goes, or what is expected of the rule in it is another; null for nothing. */
type Change = 'remove' | RuleExpectation | null;

/** Changes kept cases one by one. Until a changed case is there, it is not changed again: its version would be one that is gone. */
function useCaseChanges({ id: ruleId, parentId: setId }: Rule, cases: readonly KeptCase[] = []) {
  const [changed, setChanged] = useState<KeptCase | null>(null);
  const isRunning =
    changed !== null && cases.some(({ id, version }) => id === changed.id && version === changed.version);
  /** What the user's own last change of each case has made of it; undefined where it was refused, or removed. */
  const ownRef = useRef(new Map<string, Promise<KeptCase | undefined>>());
  const send = async (caseId: string, body: Partial<KeptCasesChange>, key: string) => {
    if (setId === null) return;
    const sent = changeCases(setId, body, key);
    const own = sent.then((all) => all.find(({ id }) => id === caseId));
    ownRef.current.set(
      caseId,
      own.catch(() => undefined),
    );
    await sent;
  };
  /** A case as the user's own changes leave it, once they are saved: the list may not have it yet. */
  const settled = async (kept: KeptCase): Promise<KeptCase> => {
    const own = await ownRef.current.get(kept.id);
    return own !== undefined && own.version > kept.version ? own : kept;
  };
  const run = async (listed: KeptCase, given: Change) => {
    if (setId === null) return;
    setChanged(listed);
    const kept = await settled(listed);
    const others = kept.expected.filter((each) => each.ruleId !== ruleId);
    const put = (expected: KeptCase['expected']) => ({ put: [{ ...kept, expected }] });
    const body =
      given === 'remove'
        ? { remove: [kept.id] }
        : put(given === null ? others : [...others, expectationOf(ruleId, given)]);
    try {
      await withProgress({ loading: benchText('saving') }, () => send(kept.id, body, randomUuid()));
    } catch (refused) {
      setChanged(null);
      throw refused;
    }
  };
  return { isRunning, run, send, settled };
}

/** The panel is below the rule where there is no room beside it: below a thousand conditions it would open unseen. */
function bringIntoView(panel: HTMLElement | null): void {
  const isSeen = panel === null || panel.getBoundingClientRect().top < innerHeight / 2;
  if (!isSeen) panel.scrollIntoView({ block: 'center' });
}

/** Moves the focus to a case; to what keeps the first one where there is none. */
function focusCase(panel: HTMLElement | null, id: string): void {
  const cases = panel?.querySelectorAll<HTMLElement>('[data-case]') ?? [];
  const found = [...cases].find((each) => each.dataset['case'] === id);
  (found ?? panel?.querySelector<HTMLElement>('[data-keep]'))?.focus();
}

function traceWords(): Parameters<typeof traceOf>[2] {
  const decides = (result: 'error' | 'false' | 'true') =>
    benchText('trace.decides', { result: benchText(`result.${result}`) });
  return {
    noValue: benchText('trace.noValue'),
    decides: { true: decides('true'), false: decides('false'), error: decides('error') },
  };
}

interface RemoveQuestionProps {
  readonly kept: KeptCase;
  readonly onRemove: (kept: KeptCase, given: 'remove') => Promise<void>;
  readonly onClose: () => void;
}

function RemoveQuestion({ kept, onRemove, onClose }: RemoveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={benchText('remove')}
      message={benchText('remove.question', { name: kept.name })}
      tone="danger"
      onOpenChange={onClose}
      onConfirm={() => onRemove(kept, 'remove')}
    />
  );
}
