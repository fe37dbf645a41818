import type { ConfiguredFile } from '@studio/api';
import type { ContentReference } from '../../store/Kind.ts';
import type { Size } from '../../uploads/readImageSize.ts';

/** What a file may be, recognised by its bytes, whatever the preference allows at the moment. */
export const configuredTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/svg+xml',
  'image/x-icon',
  'application/pdf',
] as const satisfies readonly ConfiguredFile['mediaType'][];

export type ConfiguredType = (typeof configuredTypes)[number];

/** A file as its document names it, with its size in pixels where it has one. */
export type FileReference = ContentReference & Size & { mediaType: ConfiguredType };

/** A file or an icon as it is stored. */
export type ConfiguredFileDoc = {
  name: string;
  description: string;
  carrierOnly: boolean;
  /** The group of the product that it belongs to; null for what somebody added. */
  grouping: string | null;
  /** Whether the product needs its file. */
  required: boolean;
  /** Null when none was chosen yet. */
  file: FileReference | null;
};
