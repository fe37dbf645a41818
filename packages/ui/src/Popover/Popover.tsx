import { Popover as Base } from '@base-ui/react/popover';
import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';
import { PopoverPopup, PopoverPositioner } from './Popover.styles.ts';

export interface PopoverProps {
  /** The button that opens it; has to spread its props and pass on its ref. */
  trigger: ReactElement;
  children: ReactNode;
  /** Its accessible name. */
  label: string;
  /** Whether it is open, when the caller holds it; otherwise it holds that itself. */
  isOpen?: boolean | undefined;
  /** Asked to open or close: by the trigger, Escape, or a press or focus elsewhere. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The edge that it shares with the trigger. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Pixels; as wide as its content when missing. Never wider than the window. */
  width?: number | undefined;
  className?: string | undefined;
  /** The panel's element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A panel beside the button that opens it. Not modal: the page stays usable. */
export function Popover({
  trigger,
  children,
  label,
  isOpen,
  onOpenChange,
  align = 'start',
  width,
  ...rest
}: PopoverProps) {
  const style: CSSProperties & Record<'--popover-width', string> = { '--popover-width': `${width}px` };
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <PopoverPositioner align={align} sideOffset={4} collisionPadding={8}>
          <PopoverPopup
            aria-label={label}
            data-part="popover"
            data-has-width={width === undefined ? undefined : true}
            {...(width !== undefined && { style })}
            {...rest}
          >
            {children}
          </PopoverPopup>
        </PopoverPositioner>
      </Base.Portal>
    </Base.Root>
  );
}
