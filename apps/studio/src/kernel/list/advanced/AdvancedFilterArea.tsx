import { Badge, Button } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../platform/state/whenIdle.ts';
import { type ListSource, uriDefinition } from '../ListDefinition.ts';
import { Placeholder } from './AdvancedFilterArea.styles.ts';
import type { AdvancedFilterPanelProps } from './AdvancedFilterPanel.tsx';
import { advancedFilterText } from './advancedFilter.messages.ts';
import { knownConditions } from './advancedFilter.ts';
import type { AdvancedFilterState } from './useAdvancedFilter.ts';

const panel = deferPart<AdvancedFilterPanelProps>(
  async () => (await import('./AdvancedFilterPanel.tsx')).AdvancedFilterPanel,
);

/** When its code is loaded at the latest, in milliseconds after the rows are there. */
const latestMs = 1000;

export interface AdvancedFilterAreaProps extends AdvancedFilterState {
  readonly definition: Pick<ListSource<never>, 'kind' | 'scope' | 'filters' | 'advancedFilter'>;
  /** The rows are there: other code may be loaded. */
  readonly isReady: boolean;
}

/**
 * The advanced filter of a list, closed at first. Its code comes when the rows are there and the browser is idle, or as soon as it
 * is opened; until then its place says how many conditions are applied.
 */
export function AdvancedFilterArea({ definition, isReady, ...state }: AdvancedFilterAreaProps) {
  const [isOpen, setOpen] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => (isReady ? whenIdle(() => setIdle(true), latestMs) : undefined), [isReady]);
  const Panel = useDeferredPart(panel, isIdle || isOpen);
  const { fields = [], kind, scope } = uriDefinition(definition);
  if (Panel !== null) {
    return (
      <Panel {...{ kind, scope, fields, isOpen, ...state }} onOpenChange={setOpen} takesFocus={hasFocus} />
    );
  }
  const known = knownConditions(state.conditions ?? '', fields);
  return (
    <Placeholder aria-label={advancedFilterText('title')}>
      <Button
        variant="ghost"
        aria-expanded={false}
        isPending={isOpen}
        startIcon={<ChevronRight aria-hidden size={16} />}
        onClick={() => setOpen(true)}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        {advancedFilterText('title')}
      </Button>
      {known !== '' && (
        <Badge tone="accent">{advancedFilterText('active', { count: known.split('&').length })}</Badge>
      )}
    </Placeholder>
  );
}
