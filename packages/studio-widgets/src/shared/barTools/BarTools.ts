import { createContext, type ReactNode } from 'react';

/** Tools that a header has for the bar of actions in it: in one row with the buttons, they are next to them. */
export interface BarToolsOffer {
  /** An element whose `data-part` is `tools`; nothing when there are none. */
  readonly tools: ReactNode;
  /** The bar draws them. To be called in a layout effect; returns what takes it back. */
  readonly claim: () => () => void;
  /** Called with the room before its buttons that the bar leaves free, in CSS pixels. */
  readonly onFree: (free: number) => void;
}

export const BarTools = createContext<BarToolsOffer | null>(null);
