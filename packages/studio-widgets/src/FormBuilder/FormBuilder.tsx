import { Accordion, IconButton, Toolbar, VisuallyHidden } from '@studio/ui';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Redo2 from 'lucide-react/icons/redo-2';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { RefusalNote } from '../shared/announcements/RefusalNote.tsx';
import { useLatest } from '../shared/latest/useLatest.ts';
import { Canvas } from './Canvas.tsx';
import {
  BuilderColumns,
  BuilderRoot,
  CanvasBar,
  CanvasScroll,
  OutlineSide,
  SettingsRoom,
  Side,
} from './FormBuilder.styles.ts';
import type { FormBuilderProps } from './FormBuilderProps.ts';
import { useFormBuilder } from './hooks/useFormBuilder.ts';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';
import type { FormPartBase } from './types.ts';

const noParts: readonly never[] = [];
/** Parts of which the outline is not drawn together with the canvas. */
const longOutline = 200;
const openAtFirst = ['insert', 'settings'];

/**
 * Builds a form of sections, rows and fields: inserted from a palette, selected, moved, copied and deleted on a picture of the form, by pointer
 * and by keyboard. Of a large form only what is on screen is drawn.
 */
export function FormBuilder<Part extends FormPartBase>(props: FormBuilderProps<Part>) {
  const builder = useFormBuilder(props);
  const { labels, canEdit, parts, selection, actions, announcement, drag, lookOf, nameOf, iconOf } = builder;
  const { settingsRef, paletteRef, refusal, focus, isBehind } = builder;
  const onReveal = useStable(builder.reveal);
  const {
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    label,
    components,
    createPart: _createPart,
    copyParts: _copyParts,
    askForCopies: _askForCopies,
    relabelPart: _relabelPart,
    renderPaletteEnd,
    getLook: _getLook,
    renderSettings,
    isReadOnly: _isReadOnly,
    readOnlyReason,
    onUndo,
    onRedo: _onRedo,
    actionsRef: _actionsRef,
    headingLevel = 3,
    labels: _labels,
    ref,
    ...rest
  } = props;
  const onPointerOver = useStable(drag.onPointerOver);
  const onBack = useStable(() => focus.requestFocus());
  const selected = useMemo(() => parts.filter(({ key }) => selection.keys.has(key)), [parts, selection.keys]);
  // The canvas comes first, what only lists its parts a moment later; of a short form both come at once.
  const outlined = useDeferredValue(parts, parts.length > longOutline ? noParts : undefined);
  const outlinedKeys = useDeferredValue(selection.keys);
  const outline = useMemo(
    () => (
      <Outline
        parts={outlined}
        selectedKeys={outlinedKeys}
        {...{ labels, lookOf, nameOf, iconOf, onReveal }}
      />
    ),
    [outlined, outlinedKeys, labels, lookOf, nameOf, iconOf, onReveal],
  );
  const palette = {
    id: 'insert',
    title: labels.insertComponent,
    content: (
      <>
        <Palette
          ref={paletteRef}
          label={labels.insertComponent}
          onInsert={actions.insert}
          {...{ components, onPointerOver, onBack }}
        />
        {renderPaletteEnd?.(actions.insertParts)}
      </>
    ),
  };
  const settings = {
    id: 'settings',
    title: labels.componentSettings,
    content: (
      <SettingsRoom
        ref={settingsRef}
        data-part="settings"
        aria-busy={isBehind || undefined}
        onKeyDown={(event) => leaveSettings(event, onBack)}
      >
        <Held isHeld={isBehind}>
          {selected.length === 0 ? labels.selectAField : renderSettings?.(selected)}
        </Held>
      </SettingsRoom>
    ),
  };
  return (
    <BuilderRoot data-part="form-builder" {...rest} ref={ref}>
      <BuilderColumns>
        <Side>
          <Accordion
            selectionMode="multiple"
            headingLevel={headingLevel}
            defaultOpenIds={openAtFirst}
            items={canEdit ? [palette, settings] : [settings]}
          />
        </Side>
        <CanvasScroll ref={builder.setScrollElement}>
          <CanvasTools
            {...{ builder, selected, readOnlyReason }}
            // The host has buttons for its own history.
            hasHistory={onUndo === undefined}
          />
          <Canvas
            builder={builder}
            label={label}
            components={components}
            scrollElement={builder.scrollElement}
          />
          <RefusalNote text={refusal} />
        </CanvasScroll>
        <OutlineSide>{outline}</OutlineSide>
      </BuilderColumns>
      <VisuallyHidden role="status" data-part="status">
        <span key={announcement.count}>{announcement.text}</span>
      </VisuallyHidden>
    </BuilderRoot>
  );
}

interface HeldProps {
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** Its children as they were last, for as long as they are held. */
const Held = memo(
  function Held({ children }: HeldProps) {
    return children;
  },
  (_before, { isHeld }) => isHeld,
);

/** Escape leads back to the canvas, unless it closes what is open in a control. */
function leaveSettings(event: KeyboardEvent<HTMLElement>, onBack: () => void): void {
  const { key, target, defaultPrevented, currentTarget } = event;
  if (key !== 'Escape' || defaultPrevented || !(target instanceof HTMLElement)) return;
  // Layers are drawn elsewhere in the document, and their keys come here too.
  if (!currentTarget.contains(target) || target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  onBack();
}

/** A function that stays the same, and does what the newest one does. */
function useStable<Given extends unknown[]>(run: (...given: Given) => unknown): (...given: Given) => void {
  const latest = useLatest(run);
  return useCallback((...given: Given) => void latest.current(...given), [latest]);
}

interface CanvasToolsProps<Part extends FormPartBase> {
  readonly builder: ReturnType<typeof useFormBuilder<Part>>;
  readonly selected: readonly Part[];
  readonly readOnlyReason: string | undefined;
  readonly hasHistory: boolean;
}

/** What is done with what is selected, by pointer; and undo. It stays above the canvas while that is scrolled. */
function CanvasTools<Part extends FormPartBase>(props: CanvasToolsProps<Part>) {
  const { builder, selected, readOnlyReason, hasHistory } = props;
  const { labels, canEdit, history, actions, undeletableReason, parts, folded, setFoldedSet } = builder;
  const heads = useMemo(() => parts.flatMap(({ isHead, key }) => (isHead ? key : [])), [parts]);
  const isFoldedUp = heads.every((key) => folded.has(key));
  const nothing = selected.length === 0 ? labels.nothingSelected : undefined;
  return (
    <CanvasBar>
      <span data-part="canvas-note">
        {readOnlyReason || (selected.length > 1 && labels.selectedCount(selected.length))}
      </span>
      <Toolbar label={labels.toolbar}>
        {canEdit && hasHistory && (
          <>
            <IconButton
              label={labels.undo}
              icon={<Undo2 size={16} />}
              disabledReason={history.canUndo ? undefined : labels.announcements.nothingToUndo}
              onClick={actions.undo}
            />
            <IconButton
              label={labels.redo}
              icon={<Redo2 size={16} />}
              disabledReason={history.canRedo ? undefined : labels.announcements.nothingToRedo}
              onClick={actions.redo}
            />
          </>
        )}
        {heads.length > 1 && (
          <IconButton
            label={isFoldedUp ? labels.unfoldAll : labels.foldAll}
            icon={isFoldedUp ? <ChevronsUpDown size={16} /> : <ChevronsDownUp size={16} />}
            onClick={() => setFoldedSet(new Set(isFoldedUp ? [] : heads))}
          />
        )}
        <IconButton
          label={labels.copy}
          icon={<Copy size={16} />}
          disabledReason={nothing}
          onClick={actions.writeClipboard}
        />
        {canEdit && (
          <>
            <IconButton
              label={labels.paste}
              icon={<ClipboardPaste size={16} />}
              onClick={actions.readClipboard}
            />
            <IconButton
              label={labels.duplicate}
              icon={<CopyPlus size={16} />}
              disabledReason={nothing}
              onClick={actions.duplicate}
            />
            <IconButton
              label={labels.deleteSelected}
              icon={<Trash2 size={16} />}
              disabledReason={nothing ?? undeletableReason}
              onClick={actions.removeSelected}
            />
          </>
        )}
      </Toolbar>
    </CanvasBar>
  );
}
