import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';

export default { title: 'Components/Tooltip', tags: ['!autodocs'] } satisfies Meta;

const long =
  'Found in three rules, in twelve fields of the application form, and in the e-mail to the agency';

export const States = drawStates(
  {
    Closed: (
      <Tooltip content="Found in 3 rules">
        <Button>References</Button>
      </Tooltip>
    ),
    Open: (
      <Tooltip isOpen content="Found in 3 rules" side="bottom">
        <Button>References</Button>
      </Tooltip>
    ),
    'Long text': (
      <Tooltip isOpen content={long} side="bottom">
        <Button>References</Button>
      </Tooltip>
    ),
  },
  {
    minHeight: 120,
    play: async () => {
      await waitFor(async () => {
        const tooltips = screen.getAllByRole('tooltip');
        await expect(tooltips).toHaveLength(2);
        for (const tooltip of tooltips) await expect(tooltip).toBeVisible();
      });
    },
  },
);
