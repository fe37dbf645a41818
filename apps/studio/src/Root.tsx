import { GlobalStyles } from '@studio/ui';
import { Outlet } from 'react-router';
import { Notices } from './shell/Notices.tsx';
import { ProgressBar } from './shell/ProgressBar.tsx';

/** What is on every screen: base styles, the loading bar and the notifications. */
export function Root() {
  return (
    <>
      <GlobalStyles />
      <ProgressBar />
      <Outlet />
      <Notices />
    </>
  );
}
