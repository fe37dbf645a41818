import { Fragment } from 'react';
import { Mark } from './MessagePreview.styles.ts';
import { fillIn, type KnownPlaceholders, markUnknown } from './placeholders.ts';

/** A text with placeholders. */
export interface FilledTextProps {
  readonly text: string;
  readonly known: KnownPlaceholders | undefined;
}

/** A text with sample values for its placeholders. What is not known stays and is marked, once it is known which there are. */
export function FilledText({ text, known }: FilledTextProps) {
  if (known === undefined) return text;
  const marks = markUnknown(text, known);
  const ends = [0, ...marks.map(({ to }) => to)];
  return ends.map((end, at) => {
    const mark = marks[at];
    return (
      <Fragment key={end}>
        {fillIn(text.slice(end, mark?.from), known)}
        {mark && (
          <Mark data-part="mark" title={mark.note}>
            {text.slice(mark.from, mark.to)}
          </Mark>
        )}
      </Fragment>
    );
  });
}
