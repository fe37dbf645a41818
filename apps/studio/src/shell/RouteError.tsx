import { Button } from '@studio/ui';
import { useRevalidator, useRouteError } from 'react-router';
import { t } from '../messages/messages.ts';
import { describeError } from '../services/describeError.ts';
import { isMissingPart } from './isMissingPart.ts';
import { RouteErrorRoot } from './RouteError.styles.ts';
import { usePageTitle } from './usePageTitle.ts';

/**
 * What shows in the place of a screen that could not be loaded or drawn: why, and the way on. A part of the console that
 * is missing needs the page anew, because a newer version may have replaced it; anything else is tried again in place.
 */
export function RouteError() {
  usePageTitle(t('shell.routeError.title'));
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isMissing = isMissingPart(error);
  return (
    <RouteErrorRoot role="alert">
      <h1>{t('shell.routeError.title')}</h1>
      <p>{isMissing ? t('shell.routeError.part') : describeError(error)}</p>
      {isMissing ? (
        <Button onClick={() => location.reload()}>{t('shell.routeError.reload')}</Button>
      ) : (
        <Button isPending={state === 'loading'} onClick={() => void revalidate()}>
          {t('common.retry')}
        </Button>
      )}
    </RouteErrorRoot>
  );
}
