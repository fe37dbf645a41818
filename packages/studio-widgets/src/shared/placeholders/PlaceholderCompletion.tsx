import { VisuallyHidden } from '@studio/ui';
import { deferPart, useAnchoredLayer, useDeferredPart } from '@studio/ui/internal';
import { type ComponentType, type ReactElement, useLayoutEffect, useRef } from 'react';
import type { PlaceholderLabels } from './labels.ts';
import type { PlaceholderOptionsProps } from './PlaceholderOptions.tsx';
import { CaretAnchor, Completion } from './Placeholders.styles.ts';
import type { PlaceholderCompletion as CompletionState } from './usePlaceholderCompletion.ts';

const options = deferPart<PlaceholderOptionsProps>(
  async () => (await import('./PlaceholderOptions.tsx')).PlaceholderOptions,
);

/** Where something is in the window, in pixels. */
export type CaretBox = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

export interface PlaceholderCompletionProps {
  /** The id of the list. */
  id: string;
  completion: CompletionState;
  labels: PlaceholderLabels;
  /** Where the braces are now. Another function has the list placed anew. */
  measure: () => CaretBox | null;
}

/** ARIA of the field that is typed into, while it offers placeholders. */
export function completionAttributes(id: string, { found, index }: CompletionState) {
  const isOpen = found.length > 0;
  return {
    'aria-autocomplete': 'list' as const,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': isOpen ? `${id}-${index}` : undefined,
  };
}

/** The list that opens where a placeholder is typed, and its announcements. */
export function PlaceholderCompletion(props: PlaceholderCompletionProps): ReactElement {
  const { found } = props.completion;
  const isOpen = found.length > 0;
  const Options = useDeferredPart(options, isOpen);
  return (
    <>
      <VisuallyHidden role="status">{isOpen && props.labels.offered(found.length)}</VisuallyHidden>
      {isOpen && Options && <Layer {...props} Options={Options} />}
    </>
  );
}

interface LayerProps extends PlaceholderCompletionProps {
  Options: ComponentType<PlaceholderOptionsProps>;
}

function Layer({ id, completion, labels, measure, Options }: LayerProps): ReactElement {
  const anchorRef = useRef<HTMLSpanElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const { found, index, onHighlight, onChoose } = completion;

  // Before the layer is placed beside it.
  useLayoutEffect(() => {
    const put = () => {
      const [anchor, box] = [anchorRef.current, measure()];
      if (!anchor || !box) return;
      // An element around it that is moved is what it is placed in.
      anchor.style.left = '0';
      anchor.style.top = '0';
      const origin = anchor.getBoundingClientRect();
      anchor.style.left = `${box.left - origin.left}px`;
      anchor.style.top = `${box.top - origin.top}px`;
      anchor.style.height = `${box.bottom - box.top}px`;
    };
    put();
    window.addEventListener('scroll', put, { capture: true, passive: true });
    window.addEventListener('resize', put);
    return () => {
      window.removeEventListener('scroll', put, { capture: true });
      window.removeEventListener('resize', put);
    };
  }, [measure]);
  useAnchoredLayer({ anchorRef, layerRef, isOpen: true });

  return (
    <>
      <CaretAnchor ref={anchorRef} aria-hidden="true" />
      <Completion ref={layerRef} popover="manual" data-part="completion">
        <Options {...{ id, index, onHighlight, onChoose }} label={labels.list} placeholders={found} />
      </Completion>
    </>
  );
}
