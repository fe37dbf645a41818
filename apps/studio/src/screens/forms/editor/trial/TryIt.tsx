import { Button, IconButton, Skeleton } from '@studio/ui';
import { deferPart, shortcutKey, useDeferredPart } from '@studio/ui/internal';
import { FlaskConical, Maximize2, Minimize2, X } from 'lucide-react';
import {
  type KeyboardEvent as PressedKey,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Beside } from '../../../../kernel/object/EditorPage.styles.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { usesCommandKey } from '../../../../platform/keyboard/keys.ts';
import { formEditorText } from '../../editor.messages.ts';
import type { KeptTrial } from './TrialResults.tsx';
import type { TrialTabProps } from './TrialTab.tsx';
import { TryItBody, TryItHead } from './TryIt.styles.ts';

/** What opens the drawer, goes to it and closes it. */
export interface TryItState {
  readonly isOpen: boolean;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly drawerRef: RefObject<HTMLElement | null>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly open: () => void;
  /** The focus goes back to where it came from, if it is in the drawer. */
  readonly close: () => void;
}

/**
 * Whether a form is tried out beside its builder and rules, and the way in and out by keyboard: Ctrl+. (⌘.) opens the drawer, goes to it, and
 * closes it from within.
 * @param isOffered false where there is nothing to try it out beside
 */
export function useTryIt(isOffered: boolean): TryItState {
  const [isWanted, setWanted] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const drawerRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const enter = () => {
    const { activeElement } = document;
    cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null;
    // What is not shown cannot have the focus.
    flushSync(() => setWanted(true));
    headingRef.current?.focus();
  };
  const close = () => {
    const isWithin = drawerRef.current?.contains(document.activeElement) ?? false;
    flushSync(() => setWanted(false));
    if (!isWithin) return;
    const before = cameFrom.current;
    if (before?.isConnected && before.checkVisibility()) before.focus();
    else buttonRef.current?.focus();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOffered || !isTryItKey(event)) return;
    // Behind a modal dialog it is not to be reached.
    if (buttonRef.current?.closest('[aria-hidden="true"], [inert]')) return;
    event.preventDefault();
    if (isWanted && drawerRef.current?.contains(document.activeElement)) close();
    else enter();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return { isOpen: isWanted && isOffered, buttonRef, drawerRef, headingRef, open: enter, close };
}

function isTryItKey(event: KeyboardEvent): boolean {
  const hasCommandKey = usesCommandKey(navigator.platform);
  const isModified = hasCommandKey ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  // Layouts with another script have a full stop on the key of the slash, which opens the help.
  return isModified && !event.altKey && event.code !== 'Slash' && shortcutKey(event) === '.';
}

/** Opens the drawer, and closes it again. */
export function TryItButton({ tryIt }: { readonly tryIt: TryItState }) {
  const { isOpen, buttonRef, open, close } = tryIt;
  return (
    <Button
      ref={buttonRef}
      size="sm"
      startIcon={<FlaskConical aria-hidden size={16} />}
      aria-expanded={isOpen}
      aria-keyshortcuts={usesCommandKey(navigator.platform) ? 'Meta+.' : 'Control+.'}
      onClick={isOpen ? close : open}
    >
      {formEditorText('tryIt')}
    </Button>
  );
}

/** Trying a form out brings the evaluator with its parser, and the form view: they come when the drawer is first opened. */
const trialPart = deferPart<TrialTabProps>(async () => (await import('./TrialTab.tsx')).TrialTab);

/** The form that is tried out, without what is entered: the drawer keeps that. */
export interface TryItProps extends Omit<TrialTabProps, 'kept' | 'onKeep'> {
  readonly tryIt: TryItState;
}

/** The drawer beside builder and rules. Where there is no room beside them, or its user wants the form as wide as its users have it, it takes their place. */
export function TryIt({ tryIt, ...trial }: TryItProps) {
  const { isOpen, drawerRef, headingRef, close } = tryIt;
  const headingId = useId();
  const [isWide, setWide] = useState(false);
  const { onShow } = trial;
  /** What leads to another part of the form leads out of a drawer that covers it. */
  const uncover = () => {
    flushSync(() => setWide(false));
    const drawer = drawerRef.current;
    if (drawer !== null && getComputedStyle(drawer).position === 'absolute') close();
  };
  // A key in builder and rules is painted before the form is evaluated again.
  const content = useDeferredValue(
    <Trial
      {...trial}
      isOpen={isOpen}
      onShow={(place) => {
        uncover();
        onShow(place);
      }}
    />,
  );
  return (
    <Beside
      ref={drawerRef}
      hidden={!isOpen}
      aria-labelledby={headingId}
      data-part="try-it"
      data-wide={isWide || undefined}
      data-tall={isOpen || undefined}
      onKeyDown={(event: PressedKey) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        close();
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a[href]') !== null) uncover();
      }}
    >
      <TryItHead>
        <h2 ref={headingRef} id={headingId} tabIndex={-1}>
          {formEditorText('tryIt')}
        </h2>
        <IconButton
          data-part="wide"
          label={formEditorText(isWide ? 'tryIt.beside' : 'tryIt.wide')}
          icon={isWide ? <Minimize2 aria-hidden size={16} /> : <Maximize2 aria-hidden size={16} />}
          onClick={() => setWide(!isWide)}
        />
        <IconButton label={commonText('close')} icon={<X aria-hidden size={16} />} onClick={close} />
      </TryItHead>
      <TryItBody>{content}</TryItBody>
    </Beside>
  );
}

interface TrialProps extends Omit<TryItProps, 'tryIt'> {
  readonly isOpen: boolean;
}

/** What was entered is kept while the drawer is closed. */
function Trial({ isOpen, ...trial }: TrialProps) {
  const [kept, setKept] = useState<KeptTrial | null>(null);
  const Tab = useDeferredPart(trialPart, isOpen);
  if (!isOpen) return null;
  return Tab === null ? <Skeleton height={420} /> : <Tab {...trial} kept={kept} onKeep={setKept} />;
}
