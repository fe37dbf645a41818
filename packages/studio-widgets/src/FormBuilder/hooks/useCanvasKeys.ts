import { isComposing, shortcutKey } from '@studio/ui/internal';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { historyKeyOf, isTextField } from '../../shared/history/historyKey.ts';
import { rowAt } from '../model/layout.ts';
import { partInLine } from '../model/placeOf.ts';
import { type PartSelection, selectOnly, selectUpTo, toggleSelected } from '../model/selection.ts';
import type { FormPartBase, StepDirection } from '../types.ts';
import type { BuilderActions } from './useBuilderActions.ts';
import { partKeyOf } from './useCanvasFocus.ts';

/** What the keyboard works with. */
export interface CanvasKeysInput {
  /** The parts that are drawn: those of folded sections are not. */
  readonly parts: readonly FormPartBase[];
  readonly canEdit: boolean;
  readonly selection: PartSelection;
  readonly select: (selection: PartSelection) => void;
  readonly requestFocus: (key: string) => void;
  readonly actions: BuilderActions;
  readonly setFolded: (key: string, isFolded: boolean) => void;
  /** Lets the label of a part be changed in its place; false where it cannot. */
  readonly startLabel: (key: string) => boolean;
  /** Moves the focus to the settings of what is selected. */
  readonly openSettings: () => void;
  /** Opens the menu of components that a part can become. */
  readonly openConversions: (key: string) => void;
  /** Makes a field narrower or wider; false where it has no width. */
  readonly stepWidth: (key: string, direction: 'narrower' | 'wider') => boolean;
  /** Moves the focus to what can be inserted. */
  readonly openPalette: () => void;
  /** Selects the next part that something is wrong with. */
  readonly showProblem: (isBackwards: boolean) => void;
}

const pageLines = 8;

function directionOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): StepDirection | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowLeft') return isRtl ? 'right' : 'left';
  if (key === 'ArrowRight') return isRtl ? 'left' : 'right';
  return undefined;
}

/** The index that a key leads to from another one; undefined for keys without effect. */
function target(event: KeyboardEvent<HTMLElement>, parts: readonly FormPartBase[], from: number) {
  const direction = directionOf(event);
  if (direction === 'up') return partInLine(parts, from, -1);
  if (direction === 'down') return partInLine(parts, from, 1);
  if (direction === 'left') return Math.max(0, from - 1);
  if (direction === 'right') return Math.min(parts.length - 1, from + 1);
  if (event.key === 'Home' || event.key === 'End') return endOf(event, parts, from);
  if (event.key === 'PageUp') return partInLine(parts, from, -pageLines);
  if (event.key === 'PageDown') return partInLine(parts, from, pageLines);
  return undefined;
}

/** Home and End lead to the ends of the row, with Ctrl to those of the form. */
function endOf(event: KeyboardEvent, parts: readonly FormPartBase[], from: number): number {
  const isStart = event.key === 'Home';
  if (event.ctrlKey || event.metaKey) return isStart ? 0 : parts.length - 1;
  const { start, end } = rowAt(parts, from);
  return isStart ? start : end - 1;
}

function walk(event: KeyboardEvent<HTMLElement>, from: number, input: CanvasKeysInput): boolean {
  const { parts, select, selection, requestFocus } = input;
  const to = target(event, parts, from);
  const key = to === undefined ? undefined : parts[to]?.key;
  if (key === undefined) return false;
  if (event.shiftKey) select(selectUpTo(parts, selection, key));
  // With Ctrl and an arrow the focus goes alone, to add parts that are far from each other.
  else if (event.key === 'Home' || event.key === 'End' || !(event.ctrlKey || event.metaKey))
    select(selectOnly(key));
  requestFocus(key);
  return true;
}

function choose(event: KeyboardEvent, from: number, input: CanvasKeysInput): boolean {
  const { parts, selection, select } = input;
  const part = parts[from];
  if (part === undefined) return false;
  const { key: pressed } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (pressed === ' ') select(isCommand ? toggleSelected(selection, part.key) : selectOnly(part.key));
  else if (isCommand && shortcutKey(event) === 'a')
    select({ keys: new Set(parts.map(({ key }) => key)), anchor: part.key });
  else if (part.isHead && (pressed === '-' || pressed === '+')) input.setFolded(part.key, pressed === '-');
  else return false;
  return true;
}

/** Keys that lead away from the canvas, or to another place of it. */
function leave(event: KeyboardEvent, from: number, input: CanvasKeysInput): boolean {
  const { parts, selection, select, canEdit } = input;
  const part = parts[from];
  if (part === undefined) return false;
  if (event.key === 'F8') input.showProblem(event.shiftKey);
  else if (canEdit && isInsertKey(event)) input.openPalette();
  else if (canEdit && event.key === 'F2' && event.shiftKey) input.openConversions(part.key);
  else if (event.key === 'F2' && input.startLabel(part.key)) return true;
  else if (event.key === 'Enter' || event.key === 'F2') {
    if (!selection.keys.has(part.key)) select(selectOnly(part.key));
    input.openSettings();
  } else return false;
  return true;
}

function isInsertKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Insert' || ((ctrlKey || metaKey) && key === 'Enter');
}

/** Keys that change the form. */
function change(event: KeyboardEvent<HTMLElement>, from: number, input: CanvasKeysInput): boolean {
  const { actions, parts } = input;
  const isCommand = event.ctrlKey || event.metaKey;
  const direction = event.altKey ? directionOf(event) : undefined;
  const isWidth = event.shiftKey && (direction === 'left' || direction === 'right');
  if (isWidth) return input.stepWidth(parts[from]?.key ?? '', direction === 'left' ? 'narrower' : 'wider');
  if (direction !== undefined) actions.step(direction);
  else if (event.altKey) return false;
  else if (event.key === 'Delete' || event.key === 'Backspace') actions.removeSelected();
  else if (isCommand && shortcutKey(event) === 'd') actions.duplicate();
  else return false;
  return true;
}

function handle(event: KeyboardEvent<HTMLElement>, input: CanvasKeysInput): boolean {
  // A label that is changed in its place has keys of its own.
  if (isComposing(event) || event.isDefaultPrevented() || isTextField(event.target)) return false;
  const { canEdit, actions, parts } = input;
  const history = canEdit ? historyKeyOf(event, '') : undefined;
  if (history !== undefined) {
    actions[history]();
    return true;
  }
  if (canEdit && parts.length === 0 && (isInsertKey(event) || event.key === 'Enter')) {
    input.openPalette();
    return true;
  }
  const isOnPart = event.target instanceof HTMLElement && event.target.dataset['key'] !== undefined;
  const from = isOnPart ? parts.findIndex(({ key }) => key === partKeyOf(event.target)) : -1;
  if (from < 0) return false;
  if (canEdit && change(event, from, input)) return true;
  if (event.altKey) return false;
  return walk(event, from, input) || choose(event, from, input) || leave(event, from, input);
}

/** The keyboard of the canvas: walking, selecting, moving, deleting, undo; and its clipboard. */
export function useCanvasKeys(input: CanvasKeysInput, bodyRef: RefObject<HTMLElement | null>) {
  const { actions, canEdit } = input;
  const isOnCanvas = () => {
    const { activeElement } = document;
    if (activeElement === null || isTextField(activeElement)) return false;
    return bodyRef.current?.contains(activeElement) ?? false;
  };
  const takeOut = (isCut: boolean) => (event: ClipboardEvent) => {
    const text = isOnCanvas() ? actions.copy() : null;
    if (text === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    if (isCut && canEdit) actions.removeSelected();
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!handle(event, input)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onCopy: takeOut(false),
    onCut: takeOut(true),
    onPaste: (event: ClipboardEvent) => {
      if (!canEdit || !isOnCanvas()) return;
      event.preventDefault();
      actions.paste(event.clipboardData.getData('text/plain'));
    },
  };
}
