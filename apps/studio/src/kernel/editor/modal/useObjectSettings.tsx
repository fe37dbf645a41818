import { type DeferredPart, useDeferredPart } from '@studio/ui/internal';
import { type ReactNode, type RefObject, useState } from 'react';
import { takeInterrupted } from '../../../platform/session/endSession.ts';
import type { Editor } from '../Editor.ts';
import type { Loaded, Saver } from '../Loaded.ts';
import { useFocusHome } from '../ui/useFocusHome.ts';
import { useEditorState } from '../useEditorState.ts';
import type { KeptSettings } from './KeptSettings.ts';
import type { KeptSettingsBannerProps } from './KeptSettingsBanner.tsx';
import { useKeptSettings } from './useKeptSettings.ts';

/** An object whose settings have been saved. */
export interface SavedSettings<Doc> {
  readonly saved: Loaded<Doc>;
  /** Whose version the draft was rebased onto meanwhile; null for none. */
  readonly rebasedOnto: Saver | null;
}

/** What the modal of the settings needs. */
export interface SettingsDialogInput<Doc> {
  readonly isOpen: boolean;
  /** The version to change; null for a new object. */
  readonly loaded: Loaded<Doc> | null;
  /** The setting that somebody wants to see, by the contract's name; it has the focus. Default: none, and the first has it. */
  readonly sought?: string | null;
  readonly onSaved: (saved: SavedSettings<Doc>) => void;
  readonly onClose: () => void;
}

/** The settings of a kind: their modal, and where they are kept. */
export interface ObjectSettings<Doc> {
  /** What keys their drafts. */
  readonly kind: string;
  /** Names the settings of an object as something to be interrupted in. */
  addressOf(id: string): string;
  readonly dialogPart: DeferredPart<SettingsDialogInput<Doc>>;
  /** The line that leads to settings that were left unsaved. */
  readonly keptPart: DeferredPart<KeptSettingsBannerProps>;
  findKept(base: Loaded<Doc>): Promise<KeptSettings | null>;
}

/** The settings over the editor of an object. */
export interface SettingsModal {
  readonly isOpen: boolean;
  /** @param setting has the focus, by the contract's name. Default: the first has it */
  readonly show: (setting?: string) => void;
  /** Says that settings were left unsaved, and which. */
  readonly banner: ReactNode;
  readonly modal: ReactNode;
}

/**
 * The settings modal of an object that is being edited; it is open at once when the session ended in it.
 * @param rootRef has the focus where what had it is gone
 * @param onTaken settings were saved, and the editor goes on from there. Default: nothing follows
 */
export function useObjectSettings<Doc extends { readonly version: number }, Draft extends object>(
  settings: ObjectSettings<Doc>,
  editor: Editor<Doc, Draft>,
  rootRef: RefObject<HTMLElement | null>,
  onTaken: () => void = () => undefined,
): SettingsModal {
  const { base } = useEditorState(editor);
  const [wasInterrupted] = useState(() => takeInterrupted(settings.addressOf(editor.id)));
  const [isOpen, setOpen] = useState(wasInterrupted);
  // Each time they start afresh.
  const [run, setRun] = useState(wasInterrupted ? 1 : 0);
  const [sought, setSought] = useState<string | null>(null);
  const Settings = useDeferredPart(settings.dialogPart, isOpen);

  const take = async (saved: SavedSettings<Doc>) => {
    // Only then closed: until it is taken, the version would be news below the modal.
    await takeSettings(editor, saved).finally(() => setOpen(false));
    onTaken();
  };
  const show = (setting?: string) => {
    setSought(setting ?? null);
    setRun((count) => count + 1);
    setOpen(true);
  };
  const kept = useKeptSettings({
    ...{ kind: settings.kind, id: editor.id, base, isModalOpen: isOpen },
    find: () => settings.findKept(base),
  });
  useFocusHome(rootRef, Number(kept !== null));
  const Kept = useDeferredPart(settings.keptPart, kept !== null);
  return {
    ...{ isOpen, show },
    banner: <div role="status">{Kept && kept && <Kept kept={kept} onShow={() => show()} />}</div>,
    modal: Settings && run > 0 && (
      <Settings
        key={run}
        {...{ isOpen, sought }}
        loaded={base}
        onSaved={(saved) => void take(saved)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

/** Continues on the version that saving the settings has made, unless a later one is here already; the edits stay. */
async function takeSettings<Doc extends { readonly version: number }, Draft extends object>(
  editor: Editor<Doc, Draft>,
  { saved, rebasedOnto }: SavedSettings<Doc>,
): Promise<void> {
  const isKnown = await editor.knows(saved.etag);
  if (isKnown || editor.state.base.doc.version > saved.doc.version) return;
  if (rebasedOnto === null) editor.takeOver(saved);
  else editor.rebaseOnto({ author: rebasedOnto.author, time: rebasedOnto.time, current: saved });
}
