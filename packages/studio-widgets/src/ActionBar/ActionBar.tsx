import { IconButton, Menu, type MenuEntry } from '@studio/ui';
import { isPromise, useLabels, useMergedRefs } from '@studio/ui/internal';
import Ellipsis from 'lucide-react/icons/ellipsis';
import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { NotImplementedDialog } from '../NotImplementedDialog/NotImplementedDialog.tsx';
import { BarTools } from '../shared/barTools/BarTools.ts';
import { Place, Root } from './ActionBar.styles.ts';
import { ActionBarButton, whyDisabled, whyNoDetails } from './ActionBarButton.tsx';
import { type ActionBarLabels, defaultLabels } from './labels.ts';
import type { ActionBarAction, RunnableAction } from './types.ts';
import { type OverflowPlace, useOverflow } from './useOverflow.ts';

export interface ActionBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onError'> {
  /** In the order of their buttons. */
  actions: readonly ActionBarAction[];
  /** The greatest number of buttons beside the menu. @default as many as there is room for */
  maxVisible?: number | undefined;
  /**
   * The promise that an action's `onRun` gave was rejected. The action is no longer pending.
   * @default the error is reported to the window as an uncaught one
   */
  onError?: ((action: ActionBarAction, error: unknown) => void) | undefined;
  labels?: Partial<ActionBarLabels> | undefined;
}

/**
 * The actions on an object or a list, at the end of the room it is given. Those that do not fit are in a menu at their
 * place: first the plain ones from the end, then the pinned ones, the primary one last. An action that nothing handles
 * says so in a dialog.
 */
export function ActionBar(props: ActionBarProps): ReactElement {
  const {
    actions: given,
    maxVisible = Number.POSITIVE_INFINITY,
    onError,
    labels,
    ref,
    onFocus,
    ...rest
  } = props;
  const texts = useLabels('ActionBar', defaultLabels, labels);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(rootRef, ref);
  const { actions, unknownName, forgetUnknown } = useActionRuns(given, onError);
  const prepareKeys = useBarFocus(rootRef);
  const tools = useOfferedTools();
  const { overflow, free } = useOverflow(rootRef, actions.map(toOverflowPlace), {
    maxVisible,
    hasTools: Boolean(tools),
  });
  useReportedRoom(free);
  const [askedName, ask] = useState('');
  const hidden = actions.filter((_, index) => overflow.includes(index));
  const places = actions.map((action, index) => (
    <Place
      key={action.name}
      data-part="place"
      data-place
      data-with-details={action.details && true}
      inert={overflow.includes(index)}
    >
      <ActionBarButton
        action={action}
        isHidden={overflow.includes(index)}
        isAsked={askedName === action.name}
        onClose={() => ask('')}
        unavailableText={texts.unavailable}
      />
    </Place>
  ));
  const menu = (
    <Menu
      key="more actions"
      label={texts.more}
      align="end"
      trigger={
        <IconButton variant="secondary" label={texts.more} icon={<Ellipsis size={16} />} data-part="more" />
      }
      items={hidden.flatMap((action) => toMenuEntries(action, texts.unavailable, ask))}
    />
  );
  return (
    <>
      <Root
        role="toolbar"
        aria-label={texts.bar}
        data-part="action-bar"
        {...rest}
        ref={mergedRef}
        onFocus={(event) => {
          onFocus?.(event);
          prepareKeys();
        }}
      >
        {tools}
        {overflow[0] === undefined ? places : places.toSpliced(overflow[0], 0, menu)}
      </Root>
      <NotImplementedDialog
        actionName={unknownName}
        onOpenChange={forgetUnknown}
        labels={texts.notImplemented}
      />
    </>
  );
}

function toOverflowPlace({ name, variant, isPinned }: ActionBarAction): OverflowPlace {
  if (variant === 'primary') return { name, rank: 2 };
  return { name, rank: isPinned ? 1 : 0 };
}

function toMenuEntries(
  action: RunnableAction,
  unavailable: string,
  ask: (name: string) => void,
): MenuEntry[] {
  const { name, label, icon, isPending, subText, note, variant, details, onRun } = action;
  const entry: MenuEntry = {
    id: name,
    label: subText ? `${label} – ${subText}` : label,
    icon,
    isDisabled: isPending,
    disabledReason: whyDisabled(action, unavailable),
    description: note,
    tone: variant === 'danger' ? 'danger' : 'neutral',
    onSelect: onRun,
  };
  if (!details) return [entry];
  const disabledReason = whyNoDetails(action, unavailable);
  return [entry, { id: `${name} details`, label: details.label, disabledReason, onSelect: () => ask(name) }];
}

/** Reports to the header around a bar how much room it leaves. */
function useReportedRoom(free: number): void {
  const onFree = use(BarTools)?.onFree;
  useLayoutEffect(() => {
    onFree?.(free);
    return () => onFree?.(0);
  }, [onFree, free]);
}

/** The tools that the header around a bar has for it; the bar has to draw them before its buttons. */
function useOfferedTools(): ReactNode {
  const offer = use(BarTools);
  const claim = offer?.claim;
  useLayoutEffect(() => claim?.(), [claim]);
  return offer?.tools;
}

/**
 * The keys of an action bar. Their code comes when the focus first comes to the bar; until then each button is a tab stop.
 *
 * @returns to be called when the bar takes the focus
 */
function useBarFocus(ref: RefObject<HTMLElement | null>): () => void {
  const detach = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      detach.current?.();
      detach.current = null;
    },
    [],
  );
  return () => {
    const bar = ref.current;
    if (!bar || detach.current) return;
    detach.current = () => undefined;
    import('./barFocus.ts').then(
      ({ attachBarFocus }) => {
        if (detach.current && bar.isConnected) detach.current = attachBarFocus(bar);
      },
      () => {
        detach.current = null;
      },
    );
  };
}

/**
 * Runs actions, one run of each at a time, and notes the label of one that nothing handles.
 * @param onError called for a run that was rejected; without it the window receives the error, as an uncaught one
 */
function useActionRuns(
  given: readonly ActionBarAction[],
  onError: (action: ActionBarAction, error: unknown) => void = (_, error) => reportError(error),
) {
  const [running, setRunning] = useState<readonly string[]>([]);
  const [unknownName, setUnknownName] = useState<string | null>(null);

  const actions = given.map((action): RunnableAction => {
    const { name, label, onRun } = action;
    const isPending = action.isPending || running.includes(name);
    const run = () => {
      const answer = onRun ? onRun() : setUnknownName(label);
      if (!isPromise(answer)) return;
      setRunning((now) => [...now, name]);
      const end = () => setRunning((now) => now.filter((other) => other !== name));
      answer.then(end, (error: unknown) => {
        end();
        onError(action, error);
      });
    };
    return { ...action, isPending, onRun: run };
  });

  return { actions, unknownName, forgetUnknown: () => setUnknownName(null) };
}
