import { Button, GlobalStyles } from '@studio/ui';
import { t } from './messages/messages.ts';
import { describeError } from './services/describeError.ts';
import { isMissingPart } from './shell/isMissingPart.ts';
import { RouteErrorRoot } from './shell/RouteError.styles.ts';

/** What shows when the console cannot even start, because a part of it is missing. */
export function StartError({ error }: { readonly error: unknown }) {
  return (
    <>
      <GlobalStyles />
      <main>
        <RouteErrorRoot role="alert">
          <h1>{t('shell.routeError.title')}</h1>
          <p>{isMissingPart(error) ? t('shell.routeError.part') : describeError(error)}</p>
          <Button onClick={() => location.reload()}>{t('shell.routeError.reload')}</Button>
        </RouteErrorRoot>
      </main>
    </>
  );
}
