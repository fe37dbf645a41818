import type { DataSet } from '@studio/api';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { DraftOfferHost } from '../../../kernel/editor/ui/DraftOfferHost.tsx';
import { useOrphanedDrafts } from '../../../kernel/editor/useOrphanedDrafts.ts';
import { noteInterrupted } from '../../../platform/session/endSession.ts';
import { session } from '../../../platform/session/session.ts';
import { settingsOfSet } from '../dataSets.urls.ts';
import { settingsEditor } from '../settings/settingsEditor.ts';
import type { SettingsDoc } from '../settings/settingsForm.ts';
import { keptSetText } from './keptSet.messages.ts';

const noKinds: readonly string[] = [];

/** A set that is not there. */
export interface GoneSettingsProps {
  readonly name: string;
  /** The server's error. */
  readonly error: unknown;
  /** Goes on with the settings, over the version that they were made from: the set opens with its modal. */
  readonly onRestore: (base: Loaded<DataSet>) => void;
}

/** Offers the settings of a set that was deleted while they were unsaved. */
export function GoneSettings({ name, error, onRestore }: GoneSettingsProps) {
  const restore = ({ doc, etag }: Loaded<SettingsDoc>) => {
    if (doc === null) return;
    noteInterrupted(session.current?.user.id ?? '', settingsOfSet(name));
    onRestore({ doc, etag });
  };
  const { drafts } = useOrphanedDrafts(settingsEditor, {
    ...{ id: name, error, otherKinds: noKinds },
    onRestore: restore,
  });
  return <DraftOfferHost name={keptSetText('settingsOf', { name })} drafts={drafts} isGone />;
}
