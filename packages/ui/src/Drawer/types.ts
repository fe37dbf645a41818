import type { ReactNode, Ref } from 'react';

export interface DrawerProps {
  /** Whether it is shown. The caller holds it. */
  isOpen: boolean;
  /** Asked to close: by the close button, Escape or the backdrop. */
  onOpenChange: (isOpen: boolean) => void;
  /** Its heading and accessible name. */
  title: string;
  /**
   * The edge it slides in from, in reading direction.
   * @default 'start'
   */
  side?: 'start' | 'end' | undefined;
  children: ReactNode;
  /**
   * Name of the close button.
   * @default 'Close'
   */
  closeLabel?: string | undefined;
  className?: string | undefined;
  /** The drawer's element. */
  ref?: Ref<HTMLDivElement> | undefined;
}
