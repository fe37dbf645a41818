import { ErrorState, IconButton } from '@studio/ui';
import {
  mergeProps,
  reasonOf,
  useAnchoredLayer,
  useLabels,
  useMergedRefs,
  useThemeScope,
} from '@studio/ui/internal';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, type ReactElement, type RefObject, useRef } from 'react';
import { CardHead, CardLayer, CardNote, CardProblem } from './BusinessCard.styles.ts';
import { BusinessCardContent, BusinessCardHead } from './BusinessCardContent.tsx';
import type { BusinessCardProps } from './BusinessCardProps.ts';
import { BusinessCardSkeleton } from './BusinessCardSkeleton.tsx';
import { type BusinessCardLabels, defaultLabels } from './labels.ts';
import { useCardData } from './useCardData.ts';
import type { CardState } from './useCardState.ts';
import { useDismissal } from './useDismissal.ts';

export interface BusinessCardLayerProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<BusinessCardProps, 'card' | 'load'> {
  state: CardState;
  triggerRef: RefObject<HTMLElement | null>;
  labels: Partial<BusinessCardLabels> | undefined;
}

/** The card while it is open. */
export function BusinessCardLayer(props: BusinessCardLayerProps): ReactElement {
  const { state, triggerRef, labels: givenLabels, card: given, load, ref, ...rest } = props;
  const labels = useLabels('BusinessCard', defaultLabels, givenLabels);
  const theme = useThemeScope();
  const cardRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs<HTMLDivElement>(cardRef, ref);
  const { card, failure, retry } = useCardData({ card: given, load });
  const isLoading = card === undefined && failure === undefined;
  const leaveByTab = useDismissal({ ...state, triggerRef, cardRef });
  useAnchoredLayer({ anchorRef: triggerRef, layerRef: cardRef, isOpen: true });

  const retryInPlace = () => {
    cardRef.current?.focus();
    retry();
  };
  const handlers = {
    onKeyDown: leaveByTab,
    onPointerEnter: state.move('enter-card'),
    onPointerLeave: state.move('leave'),
  };
  return (
    <CardLayer
      role="dialog"
      aria-label={card?.name || labels.card}
      aria-busy={isLoading}
      tabIndex={-1}
      popover="manual"
      data-part="business-card"
      data-kind={card?.kind}
      data-theme={theme}
      {...mergeProps(handlers, rest)}
      ref={mergedRef}
    >
      <CardHead>
        {card === null && <CardNote data-part="missing">{labels.missing}</CardNote>}
        {card && <BusinessCardHead card={card} labels={labels} />}
        {failure && (
          <CardProblem>
            <ErrorState
              title={labels.failed}
              reason={reasonOf(failure.error) || labels.failedReason}
              retryLabel={labels.retry}
              onRetry={retryInPlace}
            />
          </CardProblem>
        )}
        {isLoading && <BusinessCardSkeleton label={labels.loading} />}
        <IconButton
          data-part="close"
          label={labels.close}
          icon={<X size={16} />}
          isTooltipDisabled
          onClick={state.close}
        />
      </CardHead>
      {card && <BusinessCardContent card={card} labels={labels} />}
    </CardLayer>
  );
}
