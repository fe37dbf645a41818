import type { ReactElement, ReactNode, Ref } from 'react';

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
  /**
   * The edge that it shares with the trigger.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Pixels; as wide as its content when missing. Never wider than the window. */
  width?: number | undefined;
  className?: string | undefined;
  /** The panel's element. */
  ref?: Ref<HTMLDivElement> | undefined;
}
