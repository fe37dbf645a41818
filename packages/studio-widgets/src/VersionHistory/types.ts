import type { LoadError } from '@studio/ui';
import type { ReactNode } from 'react';
import type { ChangeListItem } from '../ChangeList/types.ts';

/** One version of an object. */
export interface ObjectVersion {
  /** Unique in the list. */
  readonly id: string;
  /** As people call it, such as 12. */
  readonly version: number | string;
  /** What is worth knowing of it, such as 'Restored from version 9'. */
  readonly title?: string | undefined;
  /** Who made it: a name, or what draws one. */
  readonly author: ReactNode;
  /** Milliseconds since 1970, UTC. */
  readonly time: number;
  /** What was done, such as 'Saved' or 'Created'. */
  readonly action: string;
  /** It is the one that is in force. */
  readonly isCurrent?: boolean | undefined;
}

/** Which versions are compared. */
export type VersionSelection =
  /** One, with the version before it or with what is there now. */
  | { readonly kind: 'one'; readonly id: string; readonly with: 'before' | 'now' }
  /** Any two; `from` is the older one. */
  | { readonly kind: 'two'; readonly from: string; readonly to: string };

/** What comparing the selected versions came to. */
export interface VersionComparison {
  /** Undefined while they are not known. */
  readonly changes: readonly ChangeListItem[] | undefined;
  /** They are being loaded; those of another selection may still be there. @default false */
  readonly isLoading?: boolean | undefined;
  readonly error?: LoadError | undefined;
}
