import { type RefObject, useEffect, useEffectEvent } from 'react';
import { dialogOfKey, usesCommandKey } from '../../platform/keyboard/keys.ts';

/**
 * Listens for the shortcuts of the shell anywhere in the window, except behind a modal dialog.
 * @param rootRef an element of the page that a modal dialog hides from assistive technology.
 */
export function useShellKeys(
  rootRef: RefObject<HTMLElement | null>,
  onOpen: (name: 'palette' | 'help') => void,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const name = dialogOfKey(event, usesCommandKey(navigator.platform));
    const isBehindModal = rootRef.current?.closest('[aria-hidden="true"], [inert]') != null;
    if (name === null || isBehindModal) return;
    event.preventDefault();
    onOpen(name);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
