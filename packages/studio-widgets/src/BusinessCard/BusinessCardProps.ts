import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import type { BusinessCardLabels } from './labels.ts';
import type { BusinessCardData } from './types.ts';

export interface BusinessCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name that opens it: a button that spreads its props and passes on its ref. */
  trigger: ReactElement;
  /** What it shows, when that is known before it opens. */
  card?: BusinessCardData | undefined;
  /**
   * Fetches what it shows, each time it opens and on Retry; `null` for somebody or something that is no more. The signal
   * is aborted when the card closes first; what it rejects with is shown as the reason. Not called while `card` is given.
   */
  load?: ((options: AskOptions) => Promise<BusinessCardData | null>) | undefined;
  /** Whether it is open, when the host holds that. */
  isOpen?: boolean | undefined;
  /**
   * Whether it is open at first, when it holds that itself.
   * @default false
   */
  defaultIsOpen?: boolean | undefined;
  /** Asked to open or to close, in whatever way. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  labels?: Partial<BusinessCardLabels> | undefined;
}
