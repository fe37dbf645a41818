import { type AnyProps, mergeProps, useIsClient, useMergedRefs } from '@studio/ui';
import { cloneElement, type ReactElement, type Ref, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { BusinessCardLayer } from './BusinessCardLayer.tsx';
import type { BusinessCardProps } from './BusinessCardProps.ts';
import { defaultLabels } from './labels.ts';
import { useCardState } from './useCardState.ts';

/**
 * Who or what a name stands for. Resting on the name for half a second opens it until the pointer has been away for a
 * second; a press opens it until it is closed. A panel beside the name, or across the window's foot below 768 pixels.
 */
export function BusinessCard(props: BusinessCardProps): ReactElement {
  const { trigger, isOpen: givenIsOpen, defaultIsOpen, onOpenChange, labels, id: givenId, ...rest } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const isClient = useIsClient();
  const triggerRef = useRef<HTMLElement>(null);
  const state = useCardState({ isOpen: givenIsOpen, defaultIsOpen, onOpenChange });
  const element = trigger as ReactElement<AnyProps>;
  const ref = useMergedRefs(triggerRef, element.props['ref'] as Ref<HTMLElement> | undefined);
  const triggerProps = {
    'aria-haspopup': 'dialog',
    'aria-expanded': state.isOpen,
    'aria-controls': state.isOpen ? id : undefined,
    onClick: state.press,
    onPointerEnter: state.move('enter-trigger'),
    onPointerLeave: state.move('leave'),
  };
  return (
    <>
      {cloneElement(element, { ...mergeProps(triggerProps, element.props), ref })}
      {state.isOpen &&
        isClient &&
        createPortal(
          <BusinessCardLayer
            {...rest}
            id={id}
            {...{ state, triggerRef }}
            labels={{ ...defaultLabels, ...labels }}
          />,
          document.body,
        )}
    </>
  );
}
