import { Button, Dialog, TextArea } from '@studio/ui';
import { parseTsv } from '@studio/ui/internal';
import { BrowserGrid, type GridColumn, useGridRows } from '@studio/widgets';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useMemo, useState } from 'react';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { once } from '../../../platform/i18n/once.ts';
import { rateText } from '../rates.messages.ts';
import { type PastedRate, readPastedRates } from './model/pastedRates.ts';
import { type RateField, type RateValues, rateFieldNames } from './model/RateRow.ts';
import { CellText } from './RateCell.styles.ts';
import type { RateChoices } from './RateContext.ts';
import { PasteBody, PreviewRoom, ProblemList } from './RateDialogs.styles.ts';
import { pasteContext, sayProblem } from './rateNotes.ts';
import { rateWord } from './rateWords.ts';

/** Lines whose problems are listed in words; the cells of all are marked. */
const mostListed = 200;

export interface PasteDialogProps {
  /** What was pasted already; it can be mended, or replaced. */
  readonly given: string;
  readonly choices: RateChoices;
  /** How many entries there is room for. */
  readonly room: number;
  readonly onTake: (rows: readonly RateValues[]) => void;
  readonly onClose: () => void;
}

/** Shows what cells of a spreadsheet come to, each entry as it will be, before they are taken. */
export function PasteDialog({ given, choices, room, onTake, onClose }: PasteDialogProps) {
  const [text, setText] = useState(given);
  const pasted = useMemo(() => readPastedRates(parseTsv(text), pasteContext(choices)), [text, choices]);
  const { rows, hasHeader, surplusColumns } = pasted;
  const flawed = rows.filter(isFlawed).length;
  const disabledReason = whyNothingIsTaken(rows.length, room);
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
            onClick={() => onTake(rows.map(({ values }) => values))}
          >
            {countedText(rateText, 'paste.add', rows.length)}
          </Button>
        </>
      }
    >
      <PasteBody>
        <TextArea label={rateText('paste.cells')} value={text} onValueChange={setText} />
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
        {flawed > 0 && (
          <ProblemList aria-label={rateText('paste.problem')} tabIndex={0}>
            {rows
              .filter(isFlawed)
              .slice(0, mostListed)
              .map((row) => (
                <li key={row.line}>
                  {rateText('paste.ofLine', { line: row.line, problems: saysProblems(row) })}
                </li>
              ))}
          </ProblemList>
        )}
      </PasteBody>
    </Dialog>
  );
}

function whyNothingIsTaken(count: number, room: number): string | undefined {
  if (count === 0) return rateText('paste.none');
  return count > room ? rateText('paste.tooMany', { room: room.toLocaleString() }) : undefined;
}

function isFlawed({ problems }: PastedRate): boolean {
  return Object.keys(problems).length > 0;
}

const previewColumns = once((): readonly GridColumn<PastedRate>[] => [
  { key: 'line', header: rateText('paste.line'), width: '3.5rem', isTabular: true, render: lineOf },
  ...rateFieldNames.map(
    (name): GridColumn<PastedRate> => ({
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

function saysProblems({ problems }: PastedRate): string {
  return rateFieldNames
    .flatMap((name) => {
      const problem = problems[name];
      return problem === undefined ? [] : [sayProblem(name, problem)];
    })
    .join(' ');
}

function PastedCell({ row, name }: { readonly row: PastedRate; readonly name: RateField }) {
  const problem = row.problems[name];
  const word = rateWord(row.values, name);
  if (problem === undefined) return word;
  const text = problem.kind === 'unknown' ? problem.text : word || rateText('missing');
  return (
    <CellText data-tone="bad">
      <CircleAlert aria-hidden size={14} />
      <span>{text}</span>
    </CellText>
  );
}
