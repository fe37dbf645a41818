import { type ReactNode, type RefObject, useRef } from 'react';
import { shellText } from '../shell.messages.ts';
import {
  FrameFooter,
  FrameMain,
  FrameNavigation,
  FrameOnTheWay,
  FrameRoot,
  SkipLink,
} from './ShellFrame.styles.ts';

export interface ShellFrameProps {
  header: ReactNode;
  /** The side bar; null where the window is too narrow for one. */
  navigation: ReactNode | null;
  /** Shown below every screen. Default: nothing. */
  footer?: string;
  /** True while the next screen is on its way. */
  isOnTheWay?: boolean;
  /** The frame's element. */
  ref?: RefObject<HTMLDivElement | null>;
  /** The screen. It scrolls inside the content area and brings its own padding. */
  children: ReactNode;
}

/** Header, side bar and content area: what stays while screens change. */
export function ShellFrame({
  header,
  navigation,
  footer = '',
  isOnTheWay = false,
  ref,
  children,
}: ShellFrameProps) {
  const mainRef = useRef<HTMLElement>(null);
  return (
    <FrameRoot ref={ref}>
      <SkipLink
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          mainRef.current?.focus();
        }}
      >
        {shellText('skipToContent')}
      </SkipLink>
      {header}
      {navigation !== null && <FrameNavigation>{navigation}</FrameNavigation>}
      <FrameMain id="content" ref={mainRef} tabIndex={-1} aria-busy={isOnTheWay}>
        {children}
      </FrameMain>
      {footer.trim() !== '' && <FrameFooter>{footer}</FrameFooter>}
      {isOnTheWay && <FrameOnTheWay aria-hidden="true" />}
    </FrameRoot>
  );
}
