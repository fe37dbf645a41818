import type { Place } from './Place.ts';
import type { Stage } from './Stage.ts';

/** What may go wrong, in the order of the table. */
export const faultNames = [
  'refresh',
  'tabKilled',
  'browserKilled',
  'backButton',
  'linkAway',
  'signOut',
  'sessionExpired',
  'networkLost',
  'latency',
  'answer500',
  'answer409',
  'answer412',
  'answer422',
  'answerLost',
  'serverKilled',
  'secondTab',
  'secondUser',
  'quotaExceeded',
] as const;

export type FaultName = (typeof faultNames)[number];

/**
 * When it strikes. `before`: an edit is unsaved, and older than a second; `during`: its save is on the way; `after`: its save
 * has been confirmed.
 */
export const moments = ['before', 'during', 'after'] as const;

export type Moment = (typeof moments)[number];

/** What happens in one place when a fault strikes at one moment; or why it cannot. */
export type Cell =
  | {
      /** What the user sees, in the user's words; it goes into the documentation unchanged. */
      readonly expected: string;
      /** Brings it about and holds the studio to it. */
      readonly run: (stage: Stage) => Promise<void>;
    }
  | { readonly impossible: string };

/** A fault at each moment, in whatever place. */
export interface Fault extends Record<Moment, (place: Place) => Cell> {
  readonly title: string;
  /** How it is brought about, for the documentation. */
  readonly how: string;
  /**
   * The browser that a cell needs: one that many share and leave as they found it, one of its own where it cannot (clocks
   * stay moved), or one with a profile on disk. Default: shared.
   */
  readonly browser?: 'shared' | 'own' | 'profile';
}

/** Every fault: one that is missing here does not compile. */
export type FaultTable = Readonly<Record<FaultName, Fault>>;
