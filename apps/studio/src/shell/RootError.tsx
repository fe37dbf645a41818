import { GlobalStyles } from '@studio/ui';
import { RouteError } from './RouteError.tsx';

/** `RouteError` in the place of everything, where nothing else brings the base styles. */
export function RootError() {
  return (
    <>
      <GlobalStyles />
      <main>
        <RouteError />
      </main>
    </>
  );
}
