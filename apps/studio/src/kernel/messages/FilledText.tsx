import { Fragment } from 'react';
import { Mark } from './MessagePreview.styles.ts';
import { messageText } from './messages.messages.ts';
import { fillIn, type KnownPlaceholders, unknownIn } from './placeholders.ts';

/** A text with placeholders. */
export interface FilledTextProps {
  readonly text: string;
  readonly known: KnownPlaceholders | undefined;
}

/** A text with sample values for its placeholders. What is not known stays and is marked, once it is known which there are. */
export function FilledText({ text, known }: FilledTextProps) {
  if (known === undefined) return text;
  const unknown = unknownIn(text, known);
  const ends = [0, ...unknown.map(({ index, 0: all }) => index + all.length)];
  return ends.map((end, at) => (
    <Fragment key={end}>
      {fillIn(text.slice(end, unknown[at]?.index), known)}
      {unknown[at] && (
        <Mark data-part="mark" title={messageText('unknown.here')}>
          {unknown[at][0]}
        </Mark>
      )}
    </Fragment>
  ));
}
