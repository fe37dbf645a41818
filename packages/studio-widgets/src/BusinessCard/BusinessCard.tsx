import { type AnyProps, deferPart, mergeProps, useDeferredPart, useMergedRefs } from '@studio/ui/internal';
import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { BusinessCardLayerProps } from './BusinessCardLayer.tsx';
import type { BusinessCardProps } from './BusinessCardProps.ts';
import { useCardState } from './useCardState.ts';

const layer = deferPart<BusinessCardLayerProps>(
  async () => (await import('./BusinessCardLayer.tsx')).BusinessCardLayer,
);

const prepare = () => void layer.preload().catch(() => undefined);

/**
 * Who or what a name refers to. Resting on the name for half a second opens it until the pointer has been away for a
 * second; a press opens it until it is closed. A panel beside the name, or across the window's foot below 768 pixels. Its
 * code is loaded when the pointer or the focus first comes to a name.
 */
export function BusinessCard(props: BusinessCardProps): ReactElement {
  const { trigger, isOpen: givenIsOpen, defaultIsOpen, onOpenChange, labels, id: givenId, ...rest } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const triggerRef = useRef<HTMLElement>(null);
  const state = useCardState({ isOpen: givenIsOpen, defaultIsOpen, onOpenChange });
  const { isOpen } = state;
  const Layer = useDeferredPart(layer, isOpen);
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setHost(isOpen ? hostOf(triggerRef.current) : null), [isOpen]);
  const isDrawn = isOpen && Layer !== null && host !== null;
  const element = trigger as ReactElement<AnyProps>;
  const ref = useMergedRefs(triggerRef, element.props['ref'] as Ref<HTMLElement> | undefined);
  const triggerProps = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isDrawn ? id : undefined,
    onClick: state.press,
    onPointerEnter: (event: PointerEvent) => {
      prepare();
      state.move('enter-trigger')(event);
    },
    onFocus: prepare,
    onPointerLeave: state.move('leave'),
  };
  return (
    <>
      {cloneElement(element, { ...mergeProps(triggerProps, element.props), ref })}
      {isOpen &&
        Layer &&
        host &&
        createPortal(<Layer {...rest} {...{ id, state, triggerRef, labels }} />, host)}
    </>
  );
}

/** The dialog that the name is in, which keeps the focus inside; the page where there is none. */
function hostOf(trigger: HTMLElement | null): HTMLElement {
  return trigger?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], dialog') ?? document.body;
}
