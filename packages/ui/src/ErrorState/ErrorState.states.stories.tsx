import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { ErrorState } from './ErrorState.tsx';

export default { title: 'Components/ErrorState', tags: ['!autodocs'] } satisfies Meta;

const title = 'The data sets could not be loaded';
const reason = 'The server did not answer within 30 seconds.';
const onRetry = () => undefined;

export const States = drawStates(
  {
    'Nothing to do': <ErrorState title={title} reason="Your permission to view them was taken back." />,
    Retry: <ErrorState {...{ title, reason, onRetry }} />,
    Retrying: <ErrorState {...{ title, reason, onRetry }} isRetrying />,
    Details: (
      <ErrorState
        {...{ title, reason, onRetry }}
        details={'GET /rest/DataSet/filter\n503 Service Unavailable'}
      />
    ),
    'Long text': (
      <ErrorState
        title="The history of Building Construction Class, Frame and Joisted Masonry could not be loaded"
        reason="The server is restoring a backup of 1,204 objects, and reads nothing before it has finished. That takes some minutes. What you typed is still here."
        onRetry={onRetry}
      />
    ),
  },
  { minWidth: 320 },
);
