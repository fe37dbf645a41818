import { Popover } from '@studio/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Arrow, Content, Title } from './ActionDetailsPart.styles.ts';
import type { RunnableAction } from './types.ts';

interface DetailsArrowProps extends Pick<RunnableAction, 'variant'> {
  readonly label: string;
  readonly title: string;
  /** Of the popover, in pixels. */
  readonly width: number | undefined;
  /** Why it cannot be opened now. */
  readonly disabledReason: string | undefined;
  readonly children: ReactNode;
}

/** The arrow beside an action's button, and what it opens. */
export function DetailsArrow(props: DetailsArrowProps): ReactElement {
  const { label, title, width = 480, variant = 'secondary', disabledReason, children } = props;
  const [isOpen, setOpen] = useState(false);
  const arrowRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  /** What was opened from the action's button gives the focus back to it. */
  const handBack = () => {
    opener.current?.focus();
    opener.current = null;
  };

  useEffect(() => {
    const place = arrowRef.current?.parentElement;
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || event.target !== buttonOf(arrowRef.current)) return;
      event.preventDefault();
      arrowRef.current?.click();
    };
    place?.addEventListener('keydown', open);
    return () => place?.removeEventListener('keydown', open);
  }, []);

  return (
    <Popover
      label={title}
      align="end"
      width={width}
      data-part="details-panel"
      ref={panelRef}
      initialFocusRef={panelRef}
      isOpen={isOpen}
      onOpenChange={(next) => {
        const button = buttonOf(arrowRef.current);
        if (next) opener.current = button === document.activeElement ? button : null;
        setOpen(next);
      }}
      trigger={
        <Arrow
          ref={arrowRef}
          data-part="details"
          variant={variant}
          label={label}
          icon={<ChevronDown size={16} />}
          isTooltipDisabled={isOpen}
          disabledReason={isOpen ? undefined : disabledReason}
          onFocus={handBack}
        />
      }
    >
      <Title>{title}</Title>
      <Content>{children}</Content>
    </Popover>
  );
}

/** The button of the action that an arrow belongs to: the first of its place. */
function buttonOf(arrow: HTMLElement | null): HTMLElement | null {
  return arrow?.parentElement?.querySelector('button') ?? null;
}
