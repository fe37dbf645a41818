import { useLabels } from '@studio/ui/internal';
import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAnnouncer } from '../../shared/announcements/useAnnouncer.ts';
import { isTextField } from '../../shared/history/historyKey.ts';
import { useDraftHistory } from '../../shared/history/useDraftHistory.ts';
import { useLatest } from '../../shared/latest/useLatest.ts';
import type { FormBuilderProps } from '../FormBuilderProps.ts';
import { defaultLabels } from '../labels.ts';
import { nextPart } from '../model/findParts.ts';
import { type BuilderLine, linesOf, unfolded } from '../model/lines.ts';
import {
  emptySelection,
  type PartSelection,
  selectionWithin,
  selectOnly,
  selectUpTo,
  toggleSelected,
} from '../model/selection.ts';
import { steppedWidth } from '../model/widths.ts';
import { roomOf } from '../ResizeHandle.tsx';
import type { FormBuilderChange, FormPartBase, FormPartLook } from '../types.ts';
import { type BuilderContext, useBuilderActions } from './useBuilderActions.ts';
import { useBuilderDrag } from './useBuilderDrag.ts';
import { partKeyOf, useCanvasFocus } from './useCanvasFocus.ts';
import { useCanvasKeys } from './useCanvasKeys.ts';
import { panelIds, usePanels } from './usePanels.ts';

/** The part whose menu of components is open. */
interface Converting {
  readonly key: string;
  /** It was opened on the canvas, where the focus goes back to. */
  readonly isByKey: boolean;
}

const noneFolded: ReadonlySet<string> = new Set();
const noParts: readonly never[] = [];

/** Ties the form, what can be done to it, selection, focus and keys together for the builder to draw. */
export function useFormBuilder<Part extends FormPartBase>(props: FormBuilderProps<Part>) {
  const { components, createPart, formName, copyParts, askForCopies, relabelPart, resizePart, getLook } =
    props;
  const labels = useLabels('FormBuilder', defaultLabels, props.labels);
  const canEdit = !(props.isReadOnly || props.readOnlyReason);
  const history = useDraftHistory<readonly Part[], FormBuilderChange>(
    props,
    () => props.defaultValue ?? noParts,
    (reason) => ({ reason, keys: [] }),
    canEdit,
  );
  const { draft: parts, latest } = history;
  const { announcement, refusal, announce, refuse } = useAnnouncer<readonly Part[]>(parts, latest);
  const [chosen, setChosen] = useState<PartSelection>(emptySelection);
  const [folded, setFoldedSet] = useState(noneFolded);
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const [converting, setConverting] = useState<Converting | null>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const settingsRef = useRef<HTMLDivElement>(null);
  const paletteRef = useRef<HTMLDivElement>(null);
  const paletteSearchRef = useRef<HTMLInputElement>(null);
  const { measureRef, openPanels, setOpenPanels, openPanel } = usePanels(parts.length === 0);
  const selection = useMemo(() => selectionWithin(parts, chosen), [parts, chosen]);

  const lookOf = useMemo(() => rememberLooks(getLook), [getLook]);
  const nameOf = useCallback(
    (part: Part) => {
      const { label, name, componentId } = lookOf(part);
      const component = components.find(({ id }) => id === componentId)?.label ?? componentId;
      return label || name || labels.unnamed(component);
    },
    [components, labels, lookOf],
  );

  const iconOf = useCallback(
    (part: Part) => components.find(({ id }) => id === lookOf(part).componentId)?.icon,
    [components, lookOf],
  );

  const [toLines] = useState(() => rememberLines<Part>());
  const lines = useMemo(() => toLines(parts), [toLines, parts]);
  const shownLines = useMemo(() => unfolded(lines, folded), [lines, folded]);
  const shownParts = useMemo(
    () => (shownLines === lines ? parts : shownLines.flatMap((line) => line.parts)),
    [shownLines, lines, parts],
  );
  const focus = useCanvasFocus(bodyRef, shownParts);
  const { requestFocus } = focus;
  const { isBehind, holdFor, openSettings } = useSettingsRoom(settingsRef, selection.keys);
  const undeletableReason = useMemo(
    () => undeletableReasonOf(parts, selection.keys, lookOf),
    [parts, selection.keys, lookOf],
  );
  const context = useLatest<BuilderContext<Part>>({
    ...{
      components,
      createPart,
      formName,
      copyParts,
      askForCopies,
      relabelPart,
      resizePart,
      labels,
      lookOf,
      nameOf,
      selection,
      undeletableReason,
      announce,
      refuse,
      requestFocus,
    },
    select: setChosen,
    selectRemaining: (remaining) => {
      setChosen(remaining);
      holdFor(remaining.keys);
    },
  });
  const actions = useBuilderActions(history, context);
  const endLabel = useCallback(
    (key: string, label: string | null, isLeft: boolean) => {
      setEditedKey(null);
      if (label !== null) actions.relabel(key, label);
      if (!isLeft) requestFocus(key);
    },
    [actions, requestFocus],
  );
  const startLabel = (key: string): boolean => {
    const part = parts.find((each) => each.key === key);
    const isPossible = canEdit && relabelPart !== undefined && part !== undefined;
    if (!isPossible || lookOf(part).labelLimit === undefined) return false;
    setEditedKey(key);
    return true;
  };
  const canResize = canEdit && resizePart !== undefined;
  const stepWidth = (key: string, direction: 'narrower' | 'wider'): boolean => {
    const part = parts.find((each) => each.key === key);
    const cell = bodyRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (!canResize || part === undefined || part.isHead || !cell) return false;
    // What the pointer cannot change, the keyboard cannot either.
    if (cell.querySelector('[data-part=resize]') === null) return false;
    actions.resize(key, steppedWidth(lookOf(part).width, roomOf(cell), direction));
    return true;
  };
  /** The menu of components that the selected part can become. */
  const openConversions = (key: string) => {
    const part = parts.find((each) => each.key === key);
    if (part === undefined) return;
    const { conversions = [], unconvertibleReason } = lookOf(part);
    const isPossible = props.convertPart !== undefined && props.renderSettings !== undefined;
    if (unconvertibleReason !== undefined) refuse(unconvertibleReason);
    else if (!isPossible || conversions.length === 0) refuse(labels.announcements.cannotConvert);
    else {
      openPanel(panelIds.settings);
      setChosen(selectOnly(key));
      setConverting({ key, isByKey: true });
    }
  };
  const setFolded = useCallback(
    (key: string, isFolded: boolean) =>
      setFoldedSet((set) => {
        const next = new Set(set);
        if (isFolded) next.add(key);
        else next.delete(key);
        return next;
      }),
    [],
  );

  /** Shows a part wherever it is, and selects it. @param isFast the canvas shows it at once, and the settings a moment later */
  const reveal = (key: string, isFast = false): boolean => {
    const index = parts.findIndex((part) => part.key === key);
    if (index < 0) return false;
    const head = parts.slice(0, index + 1).findLast(({ isHead }) => isHead);
    if (head !== undefined && head.key !== key && folded.has(head.key)) setFolded(head.key, false);
    const next = selectOnly(key);
    setChosen(next);
    if (isFast) holdFor(next.keys);
    requestFocus(key);
    return true;
  };
  const latestReveal = useLatest(reveal);
  useImperativeHandle(props.actionsRef, () => ({ focusPart: (key) => latestReveal.current(key, true) }), [
    latestReveal,
  ]);

  const [canvas, setCanvas] = useState<HTMLElement | null>(null);
  const [scrollElement, setScrollElement] = useState<HTMLElement | null>(null);
  const drag = useBuilderDrag({
    ...{ parts, components, selection, canvas, actions },
    dropArea: scrollElement,
    // The text of a label is selected with the pointer.
    canDrag: canEdit && editedKey === null,
  });
  const keys = useCanvasKeys(
    {
      ...{ parts: shownParts, canEdit, selection, requestFocus, actions, setFolded },
      select: setChosen,
      ...{ startLabel, openConversions, stepWidth },
      openSettings: () => {
        openPanel(panelIds.settings);
        openSettings();
      },
      openPalette: () => {
        openPanel(panelIds.insert);
        const component = paletteRef.current?.querySelector<HTMLElement>('button[tabindex="0"]');
        // A search can have found none.
        (component ?? paletteSearchRef.current)?.focus();
      },
      showProblem: (isBackwards) => {
        const hasProblem = (part: Part) => lookOf(part).problem !== undefined;
        const found = nextPart(parts, focus.activeKey, hasProblem, isBackwards);
        if (found !== undefined) reveal(found.key);
      },
    },
    bodyRef,
  );
  const onClick = (event: MouseEvent) => {
    const key = partKeyOf(event.target);
    if (key === undefined || event.defaultPrevented || isTextField(event.target)) return;
    if (event.shiftKey) setChosen(selectUpTo(shownParts, selection, key));
    else setChosen(event.ctrlKey || event.metaKey ? toggleSelected(selection, key) : selectOnly(key));
    requestFocus(key);
  };

  const onDoubleClick = ({ target }: MouseEvent) => {
    const key = target instanceof Element && !target.closest('button, input') ? partKeyOf(target) : undefined;
    if (key !== undefined) startLabel(key);
  };

  const onFocus = (event: FocusEvent) => {
    focus.onFocus(event);
    const key = partKeyOf(event.target);
    // Who comes in by Tab can go on with what Tab has led to.
    if (key !== undefined && selection.keys.size === 0) setChosen(selectOnly(key));
  };

  return {
    ...{
      labels,
      canEdit,
      history,
      parts,
      lines: shownLines,
      selection,
      undeletableReason,
      folded,
      setFolded,
      setFoldedSet,
      ...{ editedKey: canEdit ? editedKey : null, endLabel, isBehind, canResize, refuse },
      convertingKey: converting?.key,
      setConverting: (key: string, isOpen: boolean) => {
        setConverting(isOpen ? { key, isByKey: false } : null);
        if (!isOpen && converting?.isByKey) requestFocus(key);
      },
      actions,
      announcement,
      refusal,
    },
    ...{
      lookOf,
      nameOf,
      iconOf,
      reveal,
      bodyRef,
      settingsRef,
      paletteRef,
      paletteSearchRef,
      focus,
      drag,
      setCanvas,
    },
    ...{ scrollElement, setScrollElement, measureRef, openPanels, setOpenPanels },
    canvasProps: { ...keys, onClick, onDoubleClick, onFocus, onBlur: focus.onBlur },
  };
}

/** Why parts cannot be deleted, sections with their fields; undefined where they can. */
function undeletableReasonOf<Part extends FormPartBase>(
  parts: readonly Part[],
  keys: ReadonlySet<string>,
  lookOf: (part: Part) => FormPartLook,
): string | undefined {
  let isInside = false;
  let left = keys.size;
  for (const part of parts) {
    const isChosen = keys.has(part.key);
    if (part.isHead) isInside = isChosen;
    if (left === 0 && !isInside) return undefined;
    if (isChosen) left -= 1;
    const reason = isChosen || isInside ? lookOf(part).undeletableReason : undefined;
    if (reason !== undefined) return reason;
  }
  return undefined;
}

const firstControl =
  'input:enabled, textarea:enabled, [role=combobox], button:enabled:not([data-part=convert])';

/** Milliseconds after an edit in which the next one is likely. */
export const pauseMs = 100;

/**
 * The settings of what is selected. After a deletion, and where the host leads to a part as after an undo, the canvas is drawn at once, and they follow
 * once that pauses: `isBehind` until then, or until something else is selected.
 */
function useSettingsRoom(settingsRef: RefObject<HTMLElement | null>, selected: ReadonlySet<string>) {
  const [remaining, setRemaining] = useState<ReadonlySet<string> | null>(null);
  const isBehind = remaining === selected;
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(() => setRemaining(null), isWanted ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [isBehind, isWanted]);
  useLayoutEffect(() => {
    const { current: room } = settingsRef;
    if (!isWanted || isBehind || room === null) return undefined;
    const from = document.activeElement;
    const enter = () => {
      const control = room.querySelector<HTMLElement>(firstControl);
      // Who has gone on meanwhile does not want it any more.
      if (control !== null && document.activeElement === from) control.focus();
      if (control !== null || document.activeElement !== from) setWanted(false);
    };
    enter();
    // They may be loading.
    const observer = new MutationObserver(enter);
    observer.observe(room, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isWanted, isBehind, settingsRef]);
  return {
    isBehind,
    holdFor: setRemaining,
    /** Moves the focus there, as soon as they are those of what is selected. */
    openSettings: () => setWanted(true),
  };
}

/** The lines of a form; one whose parts are as they were is the same line. The parts of a line are known by its first one. */
function rememberLines<Part extends FormPartBase>() {
  const known = new WeakMap<Part, BuilderLine<Part>>();
  return (parts: readonly Part[]): readonly BuilderLine<Part>[] => linesOf(parts, known);
}

/** Asks once what a part looks like, for as long as it is the same. */
function rememberLooks<Part extends FormPartBase>(getLook: (part: Part) => FormPartLook) {
  const looks = new WeakMap<Part, FormPartLook>();
  return (part: Part): FormPartLook => {
    const look = looks.get(part) ?? getLook(part);
    looks.set(part, look);
    return look;
  };
}
