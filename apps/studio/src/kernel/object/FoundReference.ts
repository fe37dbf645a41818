import type { ReferencesModalProps } from '@studio/widgets';

/** Something that refers to an object, as a kind's server returns it. */
export interface FoundReference {
  /** What it is, by the codes of the kind. */
  readonly type: number;
  readonly name: string;
  /** What people call it. Default: its name. */
  readonly label?: string;
  readonly version?: number | string | null;
  readonly status?: number | null;
  readonly referenceUri?: string;
}

/** How references of a kind are shown: what their codes mean, whether they have states, and where each is edited. */
export type ReferenceLook = Pick<
  ReferencesModalProps,
  'getHref' | 'hasStatus' | 'referenceTypes' | 'renderLink' | 'statuses'
>;
