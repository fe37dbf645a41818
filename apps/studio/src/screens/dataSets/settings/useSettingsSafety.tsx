import { type ReactNode, type RefObject, useState } from 'react';
import { DraftsOff } from '../../../kernel/editor/drafts/DraftsOff.tsx';
import type { Editor } from '../../../kernel/editor/Editor.ts';
import { ConflictDialogHost } from '../../../kernel/editor/ui/ConflictDialogHost.tsx';
import { DraftOfferHost } from '../../../kernel/editor/ui/DraftOfferHost.tsx';
import { EditorTools } from '../../../kernel/editor/ui/EditorTools.tsx';
import { HistoryHost } from '../../../kernel/editor/ui/HistoryHost.tsx';
import { NewsBanner } from '../../../kernel/editor/ui/NewsBanner.tsx';
import { OtherTabsLine } from '../../../kernel/editor/ui/OtherTabsLine.tsx';
import { useUndoSteps } from '../../../kernel/editor/undo/useUndoSteps.ts';
import { useGone } from '../../../kernel/editor/useGone.ts';
import { useKeptDraft } from '../../../kernel/editor/useKeptDraft.ts';
import { peopleOf, useNews } from '../../../kernel/editor/useNews.ts';
import { useOtherTabs } from '../../../kernel/editor/useOtherTabs.ts';
import { t } from '../../../messages/messages.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import type { SettingsDoc } from './settingsEditor.ts';
import './settings.messages.ts';
import '../../../kernel/editor/ui/safety.messages.ts';

/** What is under way in the modal. */
export interface SettingsSafetyInput {
  /** Which permission is missing; empty when none is. */
  readonly readOnlyReason: string;
  /** Saving is under way. */
  readonly isPending: boolean;
  /** The modal asks something. */
  readonly isAsking: boolean;
  readonly onSave: () => void;
  /** Makes the set again. */
  readonly onRecreate: () => Promise<void>;
  /** What the modal is drawn in: where the keys of undo and redo count. */
  readonly rootRef: RefObject<Element | null>;
}

/** What the modal shows of it. */
export interface SettingsSafety {
  /** Who else is here, undo, redo and history. */
  readonly tools: ReactNode;
  /** What others have saved, and why drafts are off. */
  readonly banners: ReactNode;
  readonly dialogs: ReactNode;
}

/** All that keeps the edits of the settings safe, as in an editor: drafts, merging, news, history. */
export function useSettingsSafety(
  editor: Editor<SettingsDoc, SettingsDraft>,
  input: SettingsSafetyInput,
): SettingsSafety {
  const { readOnlyReason, isPending, isAsking, rootRef } = input;
  const { base, conflict } = editor.state;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const drafts = useKeptDraft(editor);
  const news = useNews(editor);
  const gone = useGone(editor, input.onRecreate);
  const others = useOtherTabs(editor, news.hearSaved);
  const isAsked = isAsking || conflict !== null || drafts.offered.length > 0;
  const lockedBecause = readOnlyReason || lockText(isAsked, isPending);
  const steps = useUndoSteps(editor, rootRef, lockedBecause);
  const isNew = base.doc === null;
  const name = base.doc?.name ?? t('dataSets.settings.newName');
  return {
    tools: (
      <EditorTools
        steps={steps}
        onHistory={isNew ? undefined : () => setHistoryOpen(true)}
        people={peopleOf(news.people)}
      />
    ),
    banners: (
      <>
        <NewsBanner
          news={news.news ?? gone.news}
          isDirty={editor.isDirty}
          onTakeIn={news.takeIn}
          recreation={readOnlyReason === '' ? gone.recreation : undefined}
          onDismiss={() => {
            news.dismiss();
            gone.dismiss();
          }}
        />
        <OtherTabsLine others={others} />
        <DraftsOff reason={drafts.off} />
      </>
    ),
    dialogs: (
      <>
        <DraftOfferHost name={name} drafts={drafts} />
        <ConflictDialogHost editor={editor} conflict={conflict} onSave={input.onSave} />
        <HistoryHost
          editor={editor}
          name={name}
          isOpen={isHistoryOpen && !isNew}
          lockedBecause={lockedBecause}
          onClose={() => setHistoryOpen(false)}
        />
      </>
    ),
  };
}

function lockText(isAsked: boolean, isPending: boolean): string {
  if (isAsked) return t('editor.locked.asked');
  return isPending ? t('editor.locked.saving') : '';
}
