import type { DataSet } from '@studio/api';
import { draftKey, dropDraft, findDraft, parkDraft } from '../../../kernel/editor/parkedDrafts.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { session } from '../../../session/session.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';

/** Settings that were being edited when the session ended. */
export interface ParkedSettings {
  /** The version that is being changed; null for a new set. */
  readonly base: Loaded<DataSet> | null;
  readonly draft: SettingsDraft;
}

/** Where the settings of a set are kept for the signed-in user; `name` is null for a new set. */
export function settingsKey(name: string | null): string {
  return draftKey(session.current?.user.id ?? '', '/DataSet/settings', name ?? '');
}

/** Keeps settings for as long as the page stays open. */
export function parkSettings(key: string, { base, draft }: ParkedSettings): void {
  parkDraft<DataSet | null, SettingsDraft>(key, { base: base ?? { doc: null, etag: '' }, draft });
}

/** The settings kept under this key; they stay kept until they are dropped. */
export function findSettings(key: string): ParkedSettings | null {
  const parked = findDraft<DataSet | null, SettingsDraft>(key);
  if (parked === null) return null;
  const { doc, etag } = parked.base;
  return { base: doc === null ? null : { doc, etag }, draft: parked.draft };
}

/** Forgets the settings kept under this key. */
export const dropSettings = dropDraft;
