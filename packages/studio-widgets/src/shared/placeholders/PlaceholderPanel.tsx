import { TextField, VisuallyHidden } from '@studio/ui';
import { isComposing } from '@studio/ui/internal';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import type { PlaceholderLabels } from './labels.ts';
import { findPlaceholders, type Placeholder } from './Placeholder.ts';
import { PlaceholderOptions } from './PlaceholderOptions.tsx';
import { NoMatches, Panel } from './Placeholders.styles.ts';
import { movedIndex } from './usePlaceholderCompletion.ts';

export interface PlaceholderPanelProps {
  placeholders: readonly Placeholder[];
  labels: PlaceholderLabels;
  onChoose: (placeholder: Placeholder) => void;
}

/** All placeholders with a search: a combobox whose list is always open. */
export function PlaceholderPanel({ placeholders, labels, onChoose }: PlaceholderPanelProps): ReactElement {
  const id = useId();
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const found = findPlaceholders(placeholders, query);
  const chosen = found[index];

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next = movedIndex(event.key, index, found.length);
    if (next === undefined && event.key !== 'Enter') return;
    // The field around it, or its dialog, has an Enter of its own.
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) setIndex(next);
    else if (chosen) onChoose(chosen);
  };

  return (
    <Panel>
      <TextField
        label={labels.search}
        isLabelHidden
        startIcon={<Search size={16} />}
        autoComplete="off"
        spellCheck={false}
        placeholder={labels.search}
        value={query}
        onValueChange={(text) => {
          setQuery(text);
          setIndex(0);
        }}
        onKeyDown={handleKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-list-${index}`}
      />
      {found.length === 0 ? (
        <NoMatches role="status">{labels.noMatches}</NoMatches>
      ) : (
        <>
          <PlaceholderOptions
            id={`${id}-list`}
            label={labels.list}
            placeholders={found}
            {...{ index, onChoose }}
            onHighlight={setIndex}
          />
          <VisuallyHidden role="status">{query !== '' && labels.offered(found.length)}</VisuallyHidden>
        </>
      )}
    </Panel>
  );
}
