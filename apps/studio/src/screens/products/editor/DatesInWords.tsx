import { useId } from 'react';
import { datesText } from '../dates.messages.ts';
import { Words } from './DatesInWords.styles.ts';
import { formatDates } from './formatDates.ts';
import type { ProductDraft } from './productDraft.ts';

/** Says in plain words what the date boundaries of a product allow. */
export function DatesInWords({ draft }: { readonly draft: ProductDraft }) {
  const headingId = useId();
  return (
    <Words aria-labelledby={headingId}>
      <h2 id={headingId}>{datesText('title')}</h2>
      <p>{datesText('intro')}</p>
      <ul>
        {formatDates(draft).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Words>
  );
}
