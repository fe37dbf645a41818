import { Button, Dialog } from '@studio/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { List, type RowComponentProps } from 'react-window';
import type { PendingPaste } from './hooks/useClipboard.ts';
import type { DataItemsEditorLabels } from './labels.ts';
import { findPasteProblems } from './model/pasteProblems.ts';
import {
  After,
  Arrow,
  Before,
  PreviewBody,
  PreviewFrame,
  PreviewLine,
  PreviewNote,
  PreviewPlace,
  PreviewSection,
  PreviewTitle,
  Problem,
} from './PastePreview.styles.ts';
import type { DataItemColumn } from './types.ts';

export interface PastePreviewProps {
  readonly pending: Pick<PendingPaste<object>, 'plan' | 'confirm' | 'cancel'>;
  readonly columns: readonly DataItemColumn[];
  readonly labels: DataItemsEditorLabels;
}

/** Asks before a paste replaces text or leaves any out: what replaces what, what is left out, and what would be wrong afterwards. */
export function PastePreview({ pending, columns, labels }: PastePreviewProps) {
  const { plan, confirm, cancel } = pending;
  const { replacements } = plan;
  const texts = labels.paste;
  const cancelRef = useRef<HTMLButtonElement>(null);
  const problems = useMemo(() => findPasteProblems(plan, columns, labels), [plan, columns, labels]);
  const replacedRows = new Set(replacements.map(({ itemId }) => itemId)).size;
  const placeOf = (cell: { readonly rowNumber: number; readonly column: DataItemColumn }) =>
    texts.place(cell.rowNumber, labels.columns[cell.column]);

  return (
    <Dialog
      isOpen
      size="lg"
      data-part="paste-preview"
      title={replacements.length > 0 ? texts.title : texts.titleOfPart}
      description={texts.description(plan.itemIds.length, replacedRows, plan.addedCount)}
      initialFocusRef={cancelRef}
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel();
      }}
      footer={
        <>
          <Button ref={cancelRef} onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button variant="primary" onClick={confirm}>
            {replacements.length > 0 ? texts.confirm : texts.confirmPart}
          </Button>
        </>
      }
    >
      <PreviewBody>
        {plan.hasHeadings && <PreviewNote>{texts.headings}</PreviewNote>}
        {plan.surplusColumns > 0 && <PreviewNote>{texts.surplusColumns(plan.surplusColumns)}</PreviewNote>}
        {replacements.length > 0 && (
          <PreviewList
            title={texts.replacements(replacements.length)}
            count={replacements.length}
            placeOf={(index) => {
              const replacement = replacements[index];
              return replacement === undefined ? '' : placeOf(replacement);
            }}
            drawLine={(index) => (
              <>
                <Before dir="auto">{replacements[index]?.before}</Before>
                <Arrow role="img" aria-label={texts.becomes}>
                  <ArrowRight size={14} aria-hidden="true" />
                </Arrow>
                <After dir="auto">{replacements[index]?.after.trim() || texts.empty}</After>
              </>
            )}
          />
        )}
        {problems.length > 0 && (
          <PreviewList
            title={texts.problems(problems.length)}
            count={problems.length}
            placeOf={(index) => {
              const problem = problems[index];
              return problem === undefined ? '' : placeOf(problem);
            }}
            drawLine={(index) => <Problem dir="auto">{problems[index]?.text}</Problem>}
          />
        )}
      </PreviewBody>
    </Dialog>
  );
}

const lineHeight = 32;
const visibleLines = 7;

interface LineProps {
  readonly placeOf: (index: number) => string;
  readonly drawLine: (index: number) => ReactNode;
}

interface PreviewListProps extends LineProps {
  readonly title: string;
  readonly count: number;
}

function Line({ index, style, ariaAttributes, placeOf, drawLine }: RowComponentProps<LineProps>) {
  return (
    <PreviewLine style={style} {...ariaAttributes}>
      <PreviewPlace>{placeOf(index)}</PreviewPlace>
      {drawLine(index)}
    </PreviewLine>
  );
}

/** A titled list of cells, of which only those on screen are drawn. */
function PreviewList({ title, count, placeOf, drawLine }: PreviewListProps) {
  const titleId = useId();
  const height = Math.min(count, visibleLines) * lineHeight;
  return (
    <PreviewSection>
      <PreviewTitle id={titleId}>{title}</PreviewTitle>
      <PreviewFrame>
        <List
          aria-labelledby={titleId}
          tabIndex={count > visibleLines ? 0 : undefined}
          rowComponent={Line}
          rowCount={count}
          rowHeight={lineHeight}
          rowProps={{ placeOf, drawLine }}
          style={{ height }}
        />
      </PreviewFrame>
    </PreviewSection>
  );
}
