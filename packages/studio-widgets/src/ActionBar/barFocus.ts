import { attachToolbarFocus } from '@studio/ui/internal';

/**
 * Gives an action bar the keys of a toolbar, and keeps the focus in it while it is resized: what leaves the bar hands its
 * focus to the menu, and a menu that goes hands it to the first action that came back.
 *
 * @returns takes both away again
 */
export function attachBarFocus(bar: HTMLElement): () => void {
  const detach = attachToolbarFocus(bar);
  let focused: Element | null = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
  };
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused = null;
  };
  const observer = new MutationObserver((changes) => {
    const isLost = focused && (!focused.isConnected || focused.closest('[inert]'));
    if (!isLost) return;
    const { activeElement: active } = document;
    // Where the action has given the focus to something else, it stays there.
    if (active && active !== document.body && active !== focused) {
      focused = null;
      return;
    }
    const returned = changes.find(({ target, type }) => type === 'attributes' && !isInert(target));
    const place = returned?.target instanceof Element ? returned.target : bar;
    (bar.querySelector<HTMLElement>('[data-part="more"]') ?? place.querySelector('button'))?.focus();
  });
  bar.addEventListener('focusin', note);
  bar.addEventListener('focusout', forget);
  observer.observe(bar, { childList: true, subtree: true, attributeFilter: ['inert'] });
  return () => {
    detach();
    observer.disconnect();
    bar.removeEventListener('focusin', note);
    bar.removeEventListener('focusout', forget);
  };
}

function isInert(node: Node): boolean {
  return node instanceof HTMLElement && node.inert;
}
