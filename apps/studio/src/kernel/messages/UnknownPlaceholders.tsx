import { TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useLookup } from '../resource/Lookup.ts';
import { Unknown } from './MessagePreview.styles.ts';
import { messageText } from './messages.messages.ts';
import { findUnknown, placeholders } from './placeholders.ts';
import { findUnknownInHtml } from './placeholdersInHtml.ts';

/** A text whose placeholders are looked at. */
export interface UnknownPlaceholdersProps {
  readonly text: string;
  readonly format: MessageFormat;
}

/** How a text is written. */
export type MessageFormat = 'text' | 'html';

/** Lists the placeholders of a text that nothing fills in. It blocks nothing; until the placeholders are known, it shows nothing. */
export function UnknownPlaceholders({ text, format }: UnknownPlaceholdersProps) {
  const { data: known } = useLookup(placeholders);
  const shown = useDeferredValue(text);
  const unknown = useMemo(() => {
    if (known === undefined) return [];
    return format === 'html' ? findUnknownInHtml(shown, known) : findUnknown(shown, known);
  }, [shown, format, known]);
  return (
    <Unknown role="status">
      {unknown.length > 0 && (
        <p>
          <TriangleAlert aria-hidden size={16} />
          <span>
            {messageText(unknown.length === 1 ? 'unknown.one' : 'unknown.many', {
              names: unknown.join(', '),
            })}
          </span>
        </p>
      )}
    </Unknown>
  );
}
