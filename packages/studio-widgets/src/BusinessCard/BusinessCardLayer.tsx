import { ErrorState, IconButton, Skeleton, VisuallyHidden } from '@studio/ui';
import {
  mergeProps,
  reasonOf,
  useAnchoredLayer,
  useLabels,
  useMergedRefs,
  useThemeScope,
} from '@studio/ui/internal';
import X from 'lucide-react/icons/x';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  CardHead,
  CardLayer,
  CardNote,
  CardProblem,
  CardWaiting,
  CardWaitingLines,
} from './BusinessCard.styles.ts';
import { BusinessCardContent, BusinessCardHead } from './BusinessCardContent.tsx';
import type { BusinessCardProps } from './BusinessCardProps.ts';
import { type BusinessCardLabels, defaultLabels } from './labels.ts';
import type { BusinessCardData } from './types.ts';
import type { CardState } from './useCardState.ts';

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

/** A card whose content is loading, in about its size. */
function BusinessCardSkeleton({ label }: { label: string }): ReactElement {
  return (
    <CardWaiting data-part="loading">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton width={48} height={48} />
      <CardWaitingLines>
        <Skeleton width="60%" height={16} />
        <Skeleton width="30%" />
      </CardWaitingLines>
      <CardWaitingLines>
        {['85%', '70%', '75%'].map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </CardWaitingLines>
    </CardWaiting>
  );
}

interface Answer {
  readonly attempt: number;
  readonly card?: BusinessCardData | null;
  readonly failure?: { readonly error: unknown };
}

/** What a card shows: what was given, or what loading it brought. */
interface CardData {
  /** Null when there is nothing to show; undefined until that is known. */
  readonly card: BusinessCardData | null | undefined;
  readonly failure: { readonly error: unknown } | undefined;
  readonly retry: () => void;
}

/** Loads once for each time that it is mounted and for each retry, and aborts when it goes. */
function useCardData({ card, load }: Pick<BusinessCardProps, 'card' | 'load'>): CardData {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(1);
  const isNeeded = card === undefined && load !== undefined;
  const begin = useEffectEvent((signal: AbortSignal) => load?.({ signal }));

  useEffect(() => {
    if (!isNeeded) return undefined;
    const controller = new AbortController();
    const settle = (next: Omit<Answer, 'attempt'>) => {
      if (!controller.signal.aborted) setAnswer({ ...next, attempt });
    };
    begin(controller.signal)?.then(
      (loaded) => settle({ card: loaded }),
      (error: unknown) => settle({ failure: { error } }),
    );
    return () => controller.abort();
  }, [isNeeded, attempt]);

  const current = isNeeded && answer?.attempt === attempt ? answer : undefined;
  return {
    card: card ?? current?.card,
    failure: current?.failure,
    retry: () => setAttempt(attempt + 1),
  };
}

interface DismissalOptions extends Pick<CardState, 'openedBy' | 'close'> {
  triggerRef: RefObject<HTMLElement | null>;
  cardRef: RefObject<HTMLElement | null>;
}

const controls = 'a[href], button:not(:disabled), summary';

/** Where Tab leads inside the card: out of it at both ends, back to where it hangs. */
function isAtEdge(card: HTMLElement, isBackwards: boolean): boolean {
  const stops = [...card.querySelectorAll<HTMLElement>(controls)];
  const edge = isBackwards ? stops[0] : stops.at(-1);
  const current = document.activeElement;
  return current === edge || (isBackwards && current === card);
}

/** The focus goes into a card that was opened by a press and back to its trigger; Escape and a click elsewhere close it. */
function useDismissal({ openedBy, close, triggerRef, cardRef }: DismissalOptions) {
  const dismiss = useEffectEvent(close);

  useLayoutEffect(() => {
    const card = cardRef.current;
    const trigger = triggerRef.current;
    return () => {
      if (card?.contains(document.activeElement)) trigger?.focus({ preventScroll: true });
    };
  }, [cardRef, triggerRef]);

  useEffect(() => {
    if (openedBy === 'press') cardRef.current?.focus({ preventScroll: true });
  }, [openedBy, cardRef]);

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    };
    const onClick = ({ target }: Event) => {
      const isInside = [cardRef, triggerRef].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (isInside) return;
      if (document.activeElement === document.body) triggerRef.current?.focus({ preventScroll: true });
      dismiss();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [cardRef, triggerRef]);

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab' || !isAtEdge(event.currentTarget, event.shiftKey)) return;
    if (event.shiftKey) event.preventDefault();
    triggerRef.current?.focus();
    close();
  };
}
