import { Accordion, IconButton, Toolbar, VisuallyHidden } from '@studio/ui';
import { useMergedRefs } from '@studio/ui/internal';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Redo2 from 'lucide-react/icons/redo-2';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { RefusalNote } from '../shared/announcements/RefusalNote.tsx';
import { useLatest } from '../shared/latest/useLatest.ts';
import { Canvas } from './Canvas.tsx';
import {
  BuilderColumns,
  BuilderRoot,
  CanvasBar,
  CanvasScroll,
  CanvasSheet,
  CanvasSide,
  OutlineSide,
  SettingsOf,
  SettingsRoom,
  Side,
  Widths,
} from './FormBuilder.styles.ts';
import type { FormBuilderProps } from './FormBuilderProps.ts';
import { pauseMs, useFormBuilder } from './hooks/useFormBuilder.ts';
import { panelIds } from './hooks/usePanels.ts';
import { usePartConversion } from './hooks/usePartConversion.tsx';
import { Outline, type OutlineProps } from './Outline.tsx';
import { Palette } from './Palette.tsx';
import { PartConversion } from './PartConversion.tsx';
import type { FormPartBase, FormPartLook } from './types.ts';

const noParts: readonly never[] = [];
/** Parts of which the outline is not drawn together with the canvas. */
const longOutline = 200;
/** Of screens that a form is looked at on, in pixels. */
const screenWidths = [768, 1024, 1440];

/**
 * Builds a form of sections, rows and fields: inserted from a palette, selected, moved, copied and deleted on a picture of the form, by pointer
 * and by keyboard. Of a large form only what is on screen is drawn.
 */
export function FormBuilder<Part extends FormPartBase>(props: FormBuilderProps<Part>) {
  const builder = useFormBuilder(props);
  const { labels, canEdit, parts, selection, actions, announcement, drag, lookOf, nameOf, iconOf } = builder;
  const { settingsRef, paletteRef, refusal, focus, isBehind, scrollElement, setScrollElement } = builder;
  const onReveal = useStable(builder.reveal);
  const {
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    label,
    components,
    createPart: _createPart,
    formName: _formName,
    copyParts: _copyParts,
    askForCopies: _askForCopies,
    relabelPart: _relabelPart,
    convertPart,
    resizePart: _resizePart,
    renderEdge,
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
  const rootRef = useMergedRefs(builder.measureRef, ref);
  const onPointerOver = useStable(drag.onPointerOver);
  const onBack = useStable(() => focus.requestFocus());
  const selected = useMemo(() => parts.filter(({ key }) => selection.keys.has(key)), [parts, selection.keys]);
  const [width, setWidth] = useState<number>();
  const [first] = selected;
  const single = renderSettings !== undefined && selected.length === 1 ? first : undefined;
  // The focus, what is folded and the like are none of their business.
  const selectedSettings = useMemo(() => renderSettings?.(selected), [renderSettings, selected]);
  const componentOf = (look: FormPartLook) =>
    components.find(({ id }) => id === look.componentId)?.label ?? look.componentId;
  const conversion = usePartConversion({
    ...{ convertPart, nameOf, labels, refuse: builder.refuse },
    ...{ partNow: actions.partNow, replace: actions.replace },
  });
  const palette = {
    id: panelIds.insert,
    title: labels.insertComponent,
    content: (
      <>
        <Palette
          ref={paletteRef}
          searchRef={builder.paletteSearchRef}
          label={labels.insertComponent}
          onInsert={actions.insert}
          {...{ labels, components, onPointerOver, onBack }}
        />
        {renderPaletteEnd?.(actions.insertParts)}
      </>
    ),
  };
  const settings = {
    id: panelIds.settings,
    title: labels.componentSettings,
    content: (
      <SettingsRoom
        ref={settingsRef}
        data-part="settings"
        aria-busy={isBehind || undefined}
        onKeyDown={(event) => leaveSettings(event, onBack)}
      >
        <Held isHeld={isBehind}>
          {single && (
            <SettingsOf>
              {iconOf(single)}
              <span data-name={nameOf(single)} />
              {canEdit && convertPart && isConvertible(lookOf(single)) ? (
                <PartConversion
                  key={single.key}
                  look={lookOf(single)}
                  name={nameOf(single)}
                  {...{ components, labels }}
                  onConvert={(component) => void conversion.convert(single.key, component)}
                  isOpen={builder.convertingKey === single.key}
                  onOpenChange={(isOpen) => builder.setConverting(single.key, isOpen)}
                />
              ) : (
                <span aria-hidden="true" data-component={componentOf(lookOf(single))} />
              )}
            </SettingsOf>
          )}
          {selected.length === 0 ? labels.selectAField : selectedSettings}
        </Held>
      </SettingsRoom>
    ),
  };
  return (
    <BuilderRoot data-part="form-builder" {...rest} ref={rootRef}>
      <BuilderColumns>
        <Side>
          <Accordion
            selectionMode="multiple"
            headingLevel={headingLevel}
            openIds={builder.openPanels}
            onOpenIdsChange={builder.setOpenPanels}
            items={canEdit ? [palette, settings] : [settings]}
          />
        </Side>
        <CanvasSide>
          <CanvasTools
            {...{ builder, selected, readOnlyReason, width }}
            onWidthChange={setWidth}
            // The host has buttons for its own history.
            hasHistory={onUndo === undefined}
          />
          <CanvasScroll ref={setScrollElement}>
            <CanvasSheet style={{ inlineSize: width }}>
              <Canvas {...{ builder, label, components, scrollElement, renderEdge }} />
            </CanvasSheet>
            <RefusalNote text={refusal} />
          </CanvasScroll>
        </CanvasSide>
        <OutlineSide>
          <LaterOutline
            selectedKeys={selection.keys}
            {...{ parts, labels, lookOf, nameOf, iconOf, onReveal }}
          />
        </OutlineSide>
      </BuilderColumns>
      {conversion.question}
      <VisuallyHidden role="status" data-part="status">
        <span key={announcement.count}>{announcement.text}</span>
      </VisuallyHidden>
    </BuilderRoot>
  );
}

function isConvertible({ conversions = [], unconvertibleReason }: FormPartLook): boolean {
  return conversions.length > 0 || unconvertibleReason !== undefined;
}

/**
 * The outline. Of a long form the canvas and the settings come first, and what only lists the parts follows once inserting, deleting
 * and walking pause; of a short form all come at once.
 */
function LaterOutline<Part extends FormPartBase>(props: OutlineProps<Part>) {
  const { parts, selectedKeys } = props;
  const isLong = parts.length > longOutline;
  const now = { parts, selectedKeys };
  const [listed, setListed] = useState({ ...now, parts: isLong ? noParts : parts });
  const isListed = listed.parts === parts && listed.selectedKeys === selectedKeys;
  const isFirst = listed.parts === noParts;
  if (!isLong && !isListed) setListed(now);
  useEffect(() => {
    if (isListed) return undefined;
    const list = () => startTransition(() => setListed({ parts, selectedKeys }));
    const timer = setTimeout(list, isFirst ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [isListed, isFirst, parts, selectedKeys]);
  return <ListedOutline {...props} {...listed} />;
}

/** Not drawn again while others come first. */
const ListedOutline = memo(Outline) as typeof Outline;

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
  /** Of the canvas, in pixels; undefined for as wide as there is room. */
  readonly width: number | undefined;
  readonly onWidthChange: (width: number | undefined) => void;
}

/** How wide the canvas is; what is done with what is selected, by pointer; and undo. */
function CanvasTools<Part extends FormPartBase>(props: CanvasToolsProps<Part>) {
  const { builder, selected, readOnlyReason, hasHistory, width, onWidthChange } = props;
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
        <Widths role="group" data-part="widths" aria-label={labels.canvasWidth}>
          <span aria-hidden="true">{labels.canvasWidth}</span>
          {screenWidths.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === width}
              onClick={() => onWidthChange(each === width ? undefined : each)}
            >
              {each}
            </button>
          ))}
        </Widths>
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
