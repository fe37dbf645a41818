import type { StreamEvent } from './StreamEvent.ts';

/** The messages between the tabs of one browser. */
export type TabMessage =
  /** The tab that holds the stream requests the subscriptions of the others. */
  | { readonly is: 'leader' }
  /** What a tab subscribes to; nothing when it is done. */
  | { readonly is: 'subscribe'; readonly tab: string; readonly uris: readonly string[] }
  /** Something may work again: the network, or a user who looks. */
  | { readonly is: 'resume' }
  /** An event, for one tab or for all. */
  | { readonly is: 'event'; readonly tab: string | null; readonly event: StreamEvent }
  /** The stream was lost. */
  | { readonly is: 'offline' };
