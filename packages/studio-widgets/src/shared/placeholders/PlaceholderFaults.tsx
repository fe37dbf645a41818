import { truncateText } from '@studio/ui/internal';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactElement } from 'react';
import type { PlaceholderLabels } from './labels.ts';
import type { PlaceholderFault } from './Placeholder.ts';
import { Faults } from './Placeholders.styles.ts';

interface PlaceholderFaultsProps {
  faults: readonly Pick<PlaceholderFault, 'kind' | 'text'>[];
  labels: PlaceholderLabels;
}

/** Characters of a fault that are shown. */
const longest = 60;

/** Names below a field the placeholders that will not be filled in, each once. It refuses nothing. */
export function PlaceholderFaults({ faults, labels }: PlaceholderFaultsProps): ReactElement {
  const sentences = (['unknown', 'unclosed'] as const).flatMap((kind) => {
    const texts = new Set(faults.flatMap((fault) => (fault.kind === kind ? [fault.text] : [])));
    return texts.size === 0
      ? []
      : [
          labels.faults(
            kind,
            [...texts].map((text) => truncateText(text, longest)),
          ),
        ];
  });
  return (
    <Faults role="status" data-part="placeholder-faults">
      {sentences.map((sentence) => (
        <p key={sentence}>
          <TriangleAlert aria-hidden size={14} />
          <span>{sentence}</span>
        </p>
      ))}
    </Faults>
  );
}
