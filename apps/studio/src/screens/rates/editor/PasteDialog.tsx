import { Button, Checkbox, Dialog, TextArea, VisuallyHidden } from '@studio/ui';
import { parseTsv } from '@studio/ui/internal';
import { BrowserGrid, type GridColumn, useGridRows } from '@studio/widgets';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Equal from 'lucide-react/icons/equal';
import PencilLine from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { once } from '../../../platform/i18n/once.ts';
import { rateText } from '../rates.messages.ts';
import { applyPaste, changedRow, type PasteOutcome, pasteOutcomes } from './model/pasteChanges.ts';
import { type PastedRate, readPastedRates } from './model/pastedRates.ts';
import { type RateField, type RateRow, rateFieldNames } from './model/RateRow.ts';
import { CellText } from './RateCell.styles.ts';
import type { RateChoices } from './RateContext.ts';
import { PasteBody, PreviewRoom, ProblemList } from './RateDialogs.styles.ts';
import { describeProblem, pasteContext } from './rateNotes.ts';
import { rateWord } from './rateWords.ts';

/** Lines whose problems are listed in words; the cells of all are marked. */
const mostListed = 200;

export interface PasteDialogProps {
  /** What was pasted already; it can be mended, or replaced. */
  readonly given: string;
  readonly choices: RateChoices;
  /** The entries that there are. */
  readonly rows: readonly RateRow[];
  /** How many entries there is room for. */
  readonly room: number;
  /** The entries are these from now on. @param done how many were added and changed */
  readonly onTake: (rows: readonly RateRow[], done: PasteCounts) => void;
  readonly onClose: () => void;
}

/** How many entries are added and changed. */
export interface PasteCounts {
  readonly added: number;
  readonly changed: number;
}

/** A row that was pasted, with what becomes of it. */
interface PreviewedRate extends PastedRate {
  readonly outcome: PasteOutcome;
}

/** Shows what cells of a spreadsheet come to, each entry as it will be, before they are taken. */
export function PasteDialog({ given, choices, rows: entries, room, onTake, onClose }: PasteDialogProps) {
  const [text, setText] = useState(given);
  const pasted = useMemo(() => readPastedRates(parseTsv(text), pasteContext(choices)), [text, choices]);
  const { hasHeader, surplusColumns } = pasted;
  const [isChanging, setChanging] = useState(true);
  const outcomes = useMemo(
    () => pasteOutcomes(pasted.rows, isChanging ? entries : []),
    [pasted.rows, entries, isChanging],
  );
  const rows = useMemo(
    () => pasted.rows.map((row, index) => preview(row, outcomes[index])),
    [pasted, outcomes],
  );
  const countOf = (kind: PasteOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const counts = { added: countOf('added'), changed: countOf('changed') };
  const flawed = rows.filter(isFlawed).length;
  const disabledReason = whyNothingIsTaken(rows.length, counts, room);
  const columns = previewColumns();
  const feed = useGridRows({ rows, columns, itemsName: '' });
  return (
    <Dialog
      isOpen
      size="lg"
      title={rateText('paste.title')}
      description={rateText('paste.text')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{rateText('cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={disabledReason}
            onClick={() => onTake(applyPaste(pasted.rows, outcomes, entries), counts)}
          >
            {formatCounts(counts)}
          </Button>
        </>
      }
    >
      <PasteBody>
        <TextArea label={rateText('paste.cells')} value={text} onValueChange={setText} />
        <Checkbox
          label={rateText('paste.changes')}
          hint={rateText('paste.changes.about')}
          checked={isChanging}
          onCheckedChange={setChanging}
        />
        {rows.length > 0 && (
          <p role="status" data-tone={flawed > 0 ? 'bad' : undefined}>
            {hasHeader && `${rateText('paste.header')} `}
            {surplusColumns > 0 && `${countedText(rateText, 'paste.surplus', surplusColumns)} `}
            {flawed === 0 ? rateText('paste.fine') : countedText(rateText, 'paste.flawed', flawed)}
          </p>
        )}
        <PreviewRoom>
          <BrowserGrid
            {...feed}
            label={rateText('paste.preview')}
            columns={columns}
            getRowId={({ line }) => String(line)}
            countText={countedText(rateText, 'paste.count', rows.length)}
            emptyText={rateText('paste.none')}
          />
        </PreviewRoom>
        {counts.changed > 0 && (
          <ProblemList aria-label={rateText('paste.changed.list')} tabIndex={0} data-tone="plain">
            {rows.slice(0, mostListed).flatMap((row) => describeChanges(row) ?? [])}
          </ProblemList>
        )}
        {flawed > 0 && (
          <ProblemList aria-label={rateText('paste.problem')} tabIndex={0}>
            {rows
              .filter(isFlawed)
              .slice(0, mostListed)
              .map((row) => (
                <li key={row.line}>
                  {rateText('paste.ofLine', { line: row.line, problems: describeProblems(row) })}
                </li>
              ))}
          </ProblemList>
        )}
      </PasteBody>
    </Dialog>
  );
}

function preview(row: PastedRate, outcome: PasteOutcome = { kind: 'added' }): PreviewedRate {
  if (outcome.kind === 'added') return { ...row, outcome };
  // What is left out stays as it is in the entry.
  const problems = Object.fromEntries(
    Object.entries(row.problems).filter(([, { kind }]) => kind !== 'missing'),
  );
  return {
    ...row,
    outcome,
    problems: outcome.kind === 'same' ? {} : problems,
    values: changedRow(outcome.row, row),
  };
}

/** What the button does. */
function formatCounts({ added, changed }: PasteCounts): string {
  const add = countedText(rateText, 'paste.add', added);
  if (changed === 0) return add;
  if (added === 0) return countedText(rateText, 'paste.change', changed);
  const counts = { add, count: changed.toLocaleString() };
  return rateText(changed === 1 ? 'paste.addAndChange.one' : 'paste.addAndChange.many', counts);
}

function whyNothingIsTaken(count: number, { added, changed }: PasteCounts, room: number): string | undefined {
  if (count === 0) return rateText('paste.none');
  if (added + changed === 0) return rateText('paste.allSame');
  return added > room ? rateText('paste.tooMany', { room: room.toLocaleString() }) : undefined;
}

function isFlawed({ problems }: PastedRate): boolean {
  return Object.keys(problems).length > 0;
}

const previewColumns = once((): readonly GridColumn<PreviewedRate>[] => [
  { key: 'line', header: rateText('paste.line'), width: '3.5rem', isTabular: true, render: lineOf },
  {
    key: 'outcome',
    header: rateText('paste.outcome'),
    width: '8rem',
    render: ({ outcome }) => <Outcome kind={outcome.kind} />,
  },
  ...rateFieldNames.map(
    (name): GridColumn<PreviewedRate> => ({
      key: name,
      header: rateText(name),
      width: name.startsWith('effective') ? '8.5rem' : 'minmax(8rem, 1fr)',
      getText: (row) => rateWord(row.values, name),
      render: (row) => <PastedCell row={row} name={name} />,
    }),
  ),
]);

function lineOf({ line }: PastedRate): string {
  return line.toLocaleString();
}

/** What a row changes of an entry, as a line; null for one that changes nothing. */
function describeChanges({ line, outcome, values }: PreviewedRate) {
  if (outcome.kind !== 'changed') return null;
  const problems = rateFieldNames
    .filter((name) => outcome.row[name] !== values[name])
    .map((name) => {
      const [was, value] = [rateWord(outcome.row, name), rateWord(values, name)];
      return rateText('paste.fromTo', {
        field: rateText(name),
        was: was || rateText('paste.nothing'),
        value,
      });
    })
    .join(' ');
  return <li key={line}>{rateText('paste.ofLine', { line, problems })}</li>;
}

function describeProblems({ problems }: PastedRate): string {
  return rateFieldNames
    .flatMap((name) => {
      const problem = problems[name];
      return problem === undefined ? [] : [describeProblem(name, problem)];
    })
    .join(' ');
}

const outcomeIcons = { added: Plus, changed: PencilLine, same: Equal };

function Outcome({ kind }: Pick<PasteOutcome, 'kind'>) {
  const Icon = outcomeIcons[kind];
  return (
    <CellText data-tone={kind === 'same' ? 'muted' : undefined}>
      <Icon aria-hidden size={14} />
      <span>{rateText(`paste.${kind}`)}</span>
    </CellText>
  );
}

function PastedCell({ row, name }: { readonly row: PreviewedRate; readonly name: RateField }) {
  const problem = row.problems[name];
  const word = rateWord(row.values, name);
  if (problem === undefined) {
    const was = row.outcome.kind === 'changed' ? rateWord(row.outcome.row, name) : word;
    if (was === word) return word;
    return (
      <CellText data-tone="changed">
        <span>{word}</span>
        <VisuallyHidden>{rateText('paste.was', { value: was || rateText('paste.nothing') })}</VisuallyHidden>
      </CellText>
    );
  }
  const text = problem.kind === 'unknown' ? problem.text : word || rateText('missing');
  return (
    <CellText data-tone="bad">
      <CircleAlert aria-hidden size={14} />
      <span>{text}</span>
    </CellText>
  );
}
