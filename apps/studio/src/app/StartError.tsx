import { Button, GlobalStyles } from '@studio/ui';
import { describeError } from '../platform/i18n/describeError.ts';
import { isMissingPart } from '../shell/isMissingPart.ts';
import { RouteErrorRoot } from '../shell/RouteError.styles.ts';
import { shellText } from '../shell/shell.messages.ts';

/** What shows when the console cannot even start, because a part of it is missing. */
export function StartError({ error }: { readonly error: unknown }) {
  return (
    <>
      <GlobalStyles />
      <main>
        <RouteErrorRoot role="alert">
          <h1>{shellText('routeError.title')}</h1>
          <p>{isMissingPart(error) ? shellText('routeError.part') : describeError(error)}</p>
          <Button onClick={() => location.reload()}>{shellText('routeError.reload')}</Button>
        </RouteErrorRoot>
      </main>
    </>
  );
}
