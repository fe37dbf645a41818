import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePreference } from '../../platform/preferences/preferences.ts';
import { screenText } from './screen.messages.ts';
import { visit } from './visit.ts';

/**
 * Names the screen in the window's title. When the user has come from another screen, the focus moves to the main
 * heading, so that it is read out and the next key starts there. It stays where it is on the first screen of a page
 * load, between the tabs of a screen (same title), and when the address was replaced (a rename).
 */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const arrivedAt = useRef<string | null>(null);
  const stopWaiting = useRef<() => void>(() => undefined);

  const arrive = useEffectEvent(() => {
    const isSameScreen = arrivedAt.current !== null && (isReplaced || arrivedAt.current === pathname);
    const movesFocus = !visit.isFirstScreen && !isSameScreen;
    arrivedAt.current = pathname;
    visit.isFirstScreen = false;
    if (!movesFocus) return;
    stopWaiting.current();
    stopWaiting.current = focusHeading() ?? (() => undefined);
  });

  const studio = usePreference('system.studioName');
  useEffect(() => {
    document.title = screenText('documentTitle', { title, studio });
    arrive();
  }, [title, studio]);
  // What the screen is called may come later than its address, and the heading later than both.
  useEffect(() => () => stopWaiting.current(), []);
}

/** Names what is on the screen in the window's title, and moves no focus: for a screen whose object can be renamed on it. */
export function useDocumentTitle(title: string): void {
  const studio = usePreference('system.studioName');
  useEffect(() => {
    document.title = screenText('documentTitle', { title, studio });
  }, [title, studio]);
}

/** Focuses the main heading; while the screen has none yet, the content area, and the heading once it comes. */
function focusHeading(): (() => void) | undefined {
  const main = document.querySelector('main');
  if (main === null || focusIfThere(main.querySelector('h1'))) return undefined;
  main.focus();
  const observer = new MutationObserver(() => {
    const isLeft = document.activeElement !== main;
    if (isLeft || focusIfThere(main.querySelector('h1'))) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusIfThere(heading: HTMLElement | null): boolean {
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus();
  return true;
}
