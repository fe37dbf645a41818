import { useEffect, useRef } from 'react';
import { assign, shallowProxy, useShallowSnapshot } from '../../platform/state/shallowProxy.ts';

/** Something the current screen can do, offered in the command palette. */
export interface ScreenAction {
  /** Unique on the screen. */
  readonly id: string;
  readonly label: string;
  /** A disabled action is not offered. */
  readonly isDisabled?: boolean | undefined;
  /** The keys that do the same on the screen, shown beside the label. The screen itself listens for them. */
  readonly keys?: readonly string[];
  readonly onRun: () => void;
}

/** A button of a screen; without `onRun` nothing handles it. */
interface ScreenButton extends Omit<ScreenAction, 'id' | 'onRun'> {
  readonly name: string;
  readonly disabledReason?: string | undefined;
  readonly onRun?: (() => unknown) | undefined;
}

/** The buttons of a screen as actions of the command palette; what nothing handles is not offered there. */
export function toScreenActions(buttons: readonly ScreenButton[]): readonly ScreenAction[] {
  return buttons.flatMap(({ name: id, label, isDisabled, disabledReason, onRun }) =>
    onRun
      ? [{ id, label, isDisabled: isDisabled === true || Boolean(disabledReason), onRun: () => void onRun() }]
      : [],
  );
}

const registered = new Map<object, readonly ScreenAction[]>();
const offered = shallowProxy<{ readonly actions: readonly ScreenAction[] }>({ actions: [] });

/** Offers actions until the returned function is called. Actions registered later come after those before. */
export function registerScreenActions(owner: object, actions: readonly ScreenAction[]): () => void {
  registered.set(owner, actions);
  publish();
  return () => {
    if (registered.get(owner) !== actions) return;
    registered.delete(owner);
    publish();
  };
}

/** The actions of what is on screen. */
export function listScreenActions(): readonly ScreenAction[] {
  return offered.actions;
}

/** Offers the actions of a screen in the command palette for as long as the screen is there. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const owner = useRef({});
  const removal = useRef<(() => void) | null>(null);

  useEffect(() => {
    removal.current = registerScreenActions(owner.current, actions);
  }, [actions]);

  useEffect(() => () => removal.current?.(), []);
}

/** As `listScreenActions`, for a component. */
export function useListedScreenActions(): readonly ScreenAction[] {
  return useShallowSnapshot(offered).actions;
}

function publish(): void {
  assign(offered, { actions: [...registered.values()].flat() });
}
