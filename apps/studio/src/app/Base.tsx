import { GlobalStyles } from '@studio/ui';
import type { ReactNode } from 'react';
import { Notices } from '../shell/Notices.tsx';
import { ProgressBar } from '../shell/ProgressBar.tsx';

/** What is around every screen, sign-in included: base styles, the loading bar and the notifications. */
export function Base({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <GlobalStyles />
      <ProgressBar />
      {children}
      <Notices />
    </>
  );
}
