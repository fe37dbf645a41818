import { Button } from '@studio/ui';
import { useRevalidator, useRouteError } from 'react-router';
import { usePageTitle } from '../kernel/screen/usePageTitle.ts';
import { commonText } from '../platform/i18n/common.messages.ts';
import { describeError } from '../platform/i18n/describeError.ts';
import { isMissingPart } from './isMissingPart.ts';
import { RouteErrorRoot } from './RouteError.styles.ts';
import { shellText } from './shell.messages.ts';

/**
 * What shows in the place of a screen that could not be loaded or drawn: why, and how to go on. A part of the console that
 * is missing needs the page anew, because a newer version may have replaced it; anything else is tried again in place.
 */
export function RouteError() {
  usePageTitle(shellText('routeError.title'));
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isMissing = isMissingPart(error);
  return (
    <RouteErrorRoot role="alert">
      <h1>{shellText('routeError.title')}</h1>
      <p>{isMissing ? shellText('routeError.part') : describeError(error)}</p>
      {isMissing ? (
        <Button onClick={() => location.reload()}>{shellText('routeError.reload')}</Button>
      ) : (
        <Button isPending={state === 'loading'} onClick={() => void revalidate()}>
          {commonText('retry')}
        </Button>
      )}
    </RouteErrorRoot>
  );
}
