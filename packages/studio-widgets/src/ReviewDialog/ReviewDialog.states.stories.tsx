import type { Meta } from '@storybook/react-vite';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { completeRule, faultyRule, serverProblems } from './testing/reviewedRule.ts';

export default { title: 'Widgets/ReviewDialog', tags: ['!autodocs'] } satisfies Meta;

const given = { defaultIsOpen: true, title: 'Review Rule', onShow: () => undefined };

export const States = drawLayer(<ReviewDialog {...given} {...completeRule} />);

export const StatesInvalid = drawLayer(<ReviewDialog {...given} {...faultyRule} problems={serverProblems} />);

export const StatesPending = drawLayer(<ReviewDialog {...given} {...completeRule} isPending />);

export const StatesError = drawLayer(
  <ReviewDialog
    {...given}
    {...completeRule}
    error={{ reason: 'The server did not answer.', onRetry: () => undefined }}
  />,
);
