import { type ReactNode, useId } from 'react';
import { List, type RowComponentProps } from 'react-window';
import {
  PreviewFrame,
  PreviewLine,
  PreviewPlace,
  PreviewSection,
  PreviewTitle,
} from './PastePreview.styles.ts';

const lineHeight = 32;
const visibleLines = 7;

interface LineProps {
  readonly placeOf: (index: number) => string;
  readonly drawLine: (index: number) => ReactNode;
}

export interface PreviewListProps extends LineProps {
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
export function PreviewList({ title, count, placeOf, drawLine }: PreviewListProps) {
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
