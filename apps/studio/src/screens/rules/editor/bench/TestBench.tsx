import type { KeptCase, Rule, RuleDeployment } from '@studio/api';
import { Button, ConfirmDialog, ErrorState, IconButton, Menu, RadioGroup, Spinner } from '@studio/ui';
import { ChevronRight, FileDown, FileUp, Plus, X } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { useResource } from '../../../../kernel/resource/useResource.ts';
import { withProgress } from '../../../../platform/feedback/progress.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { countedText, sayNumber } from '../../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { saveBlob } from '../../../../platform/transfer/download.ts';
import { toCsvFile } from '../../../../platform/transfer/toCsvFile.ts';
import type { RuleDraft } from '../draft/RuleDraft.ts';
import { casesOfSet, changeCases, evaluateVersions, type SentVersion, versionsOf } from './bench.api.ts';
import { benchText } from './bench.messages.ts';
import { CaseButton, Cases, Coverage, Panel, PanelHead, Scores } from './bench.styles.ts';
import { CaseDialog } from './CaseDialog.tsx';
import { CaseOutcome, VerdictMark } from './CaseOutcome.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { keysOf } from './model/caseKeys.ts';
import {
  type BenchRow,
  countOf,
  coverageOf,
  type TracedCase,
  toRows,
  traceOf,
  type Version,
  versions,
} from './model/outcomes.ts';
import { casesToJson, casesToRows } from './model/readCases.ts';

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
  /** Receives what the traced version decides of the case that is open; null while none is. */
  readonly onTrace: (traced: TracedCase | null) => void;
  readonly onClose: () => void;
}

/** Milliseconds from the last edit to the call. */
const debounceMs = 300;

type Open =
  | { readonly dialog: 'import' }
  | { readonly dialog: 'case' | 'remove'; readonly kept: KeptCase | null };

/** The cases that are kept for the set of a rule, each with what the rule decides of it as it is saved, edited and deployed. */
export function TestBench(props: TestBenchProps) {
  const { doc, draft, deployment, canChange, onShow, onTrace, onClose } = props;
  const headingId = useId();
  const setId = doc.parentId;
  const found = useLookup(setId === null ? null : casesOfSet(setId));
  const cases = found.data;
  const sent = useMemo(() => versionsOf(draft, doc, deployment?.rule ?? null), [draft, doc, deployment]);
  const { rows, isRunning, error, reload } = useRows(sent, cases, doc.id);
  const [openedId, setOpened] = useState<string | null>(null);
  const [version, setVersion] = useState<Version>('edited');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const panelRef = useRef<HTMLElement>(null);
  const caseAfterRef = useRef<string | null>(null);
  useEffect(() => {
    const after = caseAfterRef.current;
    if (open !== null || after === null) return;
    caseAfterRef.current = null;
    // The focus was on a button of the removed case.
    focusCase(panelRef.current, after);
  }, [open]);
  const traced = useMemo(() => {
    const row = rows?.find(({ kept }) => kept.id === openedId);
    return row === undefined ? null : traceOf(row, version, benchText('trace.noValue'));
  }, [rows, openedId, version]);
  const report = useEffectEvent(onTrace);
  useEffect(() => report(traced), [traced]);
  useEffect(() => () => report(null), []);
  const change = (kept: KeptCase, given: 'remove' | boolean | null) => {
    if (setId === null) return Promise.resolve();
    const others = kept.expected.filter(({ ruleId }) => ruleId !== doc.id);
    const expected = typeof given === 'boolean' ? [...others, { ruleId: doc.id, holds: given }] : others;
    const changed = given === 'remove' ? { remove: [kept.id] } : { put: [{ ...kept, expected }] };
    const at = rows?.findIndex((row) => row.kept.id === kept.id) ?? -1;
    return withProgress({ loading: benchText('saving'), success: '' }, async () => {
      await changeCases(setId, changed, crypto.randomUUID());
      if (given === 'remove') caseAfterRef.current = (rows?.[at + 1] ?? rows?.[at - 1])?.kept.id ?? '';
    });
  };
  const keys = keysOf(sent.find((each) => each.version === 'edited')?.rule.condition);
  return (
    <Panel ref={panelRef} aria-labelledby={headingId}>
      <PanelHead>
        <h2 id={headingId}>{benchText('title')}</h2>
        <p role="status">
          {isRunning ? benchText('running') : cases && countedText(benchText, 'count', cases.length)}
        </p>
        {canChange && setId !== null && (
          <>
            <Button
              size="sm"
              data-keep
              startIcon={<Plus aria-hidden size={14} />}
              onClick={() => setOpen({ dialog: 'case', kept: null })}
            >
              {benchText('keep')}
            </Button>
            <Button
              size="sm"
              startIcon={<FileUp aria-hidden size={14} />}
              onClick={() => setOpen({ dialog: 'import' })}
            >
              {benchText('import')}
            </Button>
          </>
        )}
        {cases !== undefined && cases.length > 0 && (
          <Menu
            label={benchText('export')}
            items={(['json', 'csv'] as const).map((format) => ({
              id: format,
              label: benchText(`export.${format}`),
              onSelect: () => exportCases(cases, doc, format),
            }))}
            trigger={
              <Button size="sm" startIcon={<FileDown aria-hidden size={14} />}>
                {benchText('export')}
              </Button>
            }
          />
        )}
        <IconButton label={benchText('close')} icon={<X aria-hidden size={16} />} onClick={onClose} />
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
          <RadioGroup
            label={benchText('version')}
            orientation="horizontal"
            options={versions.map((value) => ({ value, label: benchText(`version.${value}`) }))}
            value={version}
            onValueChange={setVersion}
          />
          <Cases aria-label={benchText('cases')}>
            <colgroup>
              <col />
              <col data-part="expected" />
              {versions.map((each) => (
                <col key={each} data-part="version" />
              ))}
            </colgroup>
            <thead>
              <tr>
                <th scope="col">{benchText('case')}</th>
                <th scope="col">{benchText('expected')}</th>
                {versions.map((each) => (
                  <th key={each} scope="col">
                    {benchText(`version.${each}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <CaseRow
                  key={row.kept.id}
                  row={row}
                  isOpen={openedId === row.kept.id}
                  onToggle={() => setOpened((now) => (now === row.kept.id ? null : row.kept.id))}
                >
                  <CaseOutcome
                    row={row}
                    version={version}
                    onShow={onShow}
                    onEdit={canChange ? () => setOpen({ dialog: 'case', kept: row.kept }) : undefined}
                    onExpect={(holds) => void change(row.kept, holds).catch(() => undefined)}
                    onRemove={() => setOpen({ dialog: 'remove', kept: row.kept })}
                  />
                </CaseRow>
              ))}
            </tbody>
          </Cases>
          <Uncovered rows={rows} />
        </>
      )}
      {setId !== null && open?.dialog === 'case' && (
        <CaseDialog ruleSetId={setId} ruleId={doc.id} kept={open.kept} keys={keys} onClose={close} />
      )}
      {setId !== null && open?.dialog === 'import' && (
        <ImportDialog
          ruleSetId={setId}
          ruleId={doc.id}
          keys={keys}
          count={cases?.length ?? 0}
          onClose={close}
        />
      )}
      {open?.dialog === 'remove' && open.kept !== null && (
        <RemoveQuestion kept={open.kept} onRemove={change} onClose={close} />
      )}
    </Panel>
  );
}

/** Saves the cases of the set as a file that can be imported again. */
function exportCases(cases: readonly KeptCase[], { id, ruleSetName }: Rule, format: 'csv' | 'json'): void {
  const headings = {
    ...{ name: benchText('case'), expected: benchText('expected') },
    ...{ yes: benchText('expected.holds'), no: benchText('expected.not') },
  };
  const data =
    format === 'csv'
      ? toCsvFile(casesToRows(cases, id, headings))
      : new Blob([casesToJson(cases)], { type: 'application/json' });
  saveBlob(data, `${benchText('export.file', { set: ruleSetName })}.${format}`);
}

/** Moves the focus to a case; to what keeps the first one where there is none. */
function focusCase(panel: HTMLElement | null, id: string): void {
  const cases = panel?.querySelectorAll<HTMLElement>('[data-case]') ?? [];
  const found = [...cases].find((each) => each.dataset['case'] === id);
  (found ?? panel?.querySelector<HTMLElement>('[data-keep]'))?.focus();
}

/** The cases with their outcomes, once edits have paused; the last ones stay until the next are there. */
function useRows(sent: readonly SentVersion[], cases: readonly KeptCase[] | undefined, ruleId: string) {
  const asked = useDebounced(JSON.stringify(sent), debounceMs);
  const now = JSON.stringify(sent);
  const key =
    cases === undefined || cases.length === 0
      ? null
      : `${asked} ${cases.map(({ id, version }) => `${id} ${version}`).join()}`;
  const answer = useResource(key, async (signal) => {
    const given = JSON.parse(asked) as readonly SentVersion[];
    const run = cases ?? [];
    const decisions = await evaluateVersions(given, run, signal);
    const conditions = given.map(({ version, rule }) => ({ version, condition: rule.condition }));
    return toRows(run, decisions, conditions, ruleId);
  });
  return {
    rows: cases?.length === 0 ? [] : answer.data,
    isRunning: answer.isLoading || asked !== now,
    error: answer.error,
    reload: answer.reload,
  };
}

/** A text once it has not changed for a while; at first what it is. */
function useDebounced(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}

function VersionScores({ rows }: { readonly rows: readonly BenchRow[] }) {
  return (
    <Scores>
      {versions.map((version) => {
        const { passes, differs, error, total } = countOf(rows, version);
        const isThere = rows.some(({ outcomes }) => outcomes[version].result !== 'none');
        return (
          <div key={version} data-verdict={differs > 0 ? 'differs' : undefined}>
            <dt>{benchText(`version.${version}`)}</dt>
            <dd>
              {isThere
                ? benchText('score', { passes: String(passes), total: String(total) })
                : benchText('verdict.none')}
            </dd>
            {isThere && differs + error > 0 && <dd>{saysFailures(differs, error)}</dd>}
          </div>
        );
      })}
    </Scores>
  );
}

function saysFailures(differs: number, errors: number): string {
  const texts = [
    differs > 0 ? benchText('score.differs', { count: sayNumber(differs) }) : '',
    errors > 0 ? countedText(benchText, 'score.errors', errors) : '',
  ];
  return texts.filter((text) => text !== '').join(', ');
}

interface CaseRowProps {
  readonly row: BenchRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: React.ReactNode;
}

function CaseRow({ row, isOpen, onToggle, children }: CaseRowProps) {
  const { kept, expected } = row;
  const wanted = expected ? 'holds' : 'not';
  return (
    <Fragment>
      <tr data-open={isOpen || undefined}>
        <th scope="row">
          <CaseButton type="button" data-case={kept.id} aria-expanded={isOpen} onClick={onToggle}>
            <ChevronRight aria-hidden size={14} />
            {kept.name}
          </CaseButton>
        </th>
        <td>{benchText(expected === null ? 'expected.open' : `expected.${wanted}`)}</td>
        {versions.map((version) => (
          <td key={version}>
            <VerdictMark row={row} version={version} />
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr data-open>
          <td colSpan={5} data-part="detail">
            {children}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function Uncovered({ rows }: { readonly rows: readonly BenchRow[] }) {
  const { uncovered, total } = coverageOf(rows);
  if (total === 0) return null;
  return (
    <Coverage>
      <p>
        {uncovered.length === 0
          ? benchText('coverage.whole')
          : benchText('coverage.part', { count: String(uncovered.length), total: String(total) })}
      </p>
      {uncovered.length > 0 && (
        <ul>
          {uncovered.map(({ key, text, missing }) => (
            <li key={key}>{benchText(`coverage.${missing}`, { text })}</li>
          ))}
        </ul>
      )}
    </Coverage>
  );
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
