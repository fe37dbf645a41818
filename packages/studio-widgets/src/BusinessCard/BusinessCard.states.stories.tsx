import type { Meta } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { expect, screen, waitFor } from 'storybook/test';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { BusinessCard } from './BusinessCard.tsx';
import { ana, harbor } from './storyCards.ts';

export default { title: 'Widgets/BusinessCard', tags: ['!autodocs'] } satisfies Meta;

async function isOpen() {
  const card = await screen.findByRole('dialog');
  await waitFor(() => expect(card).toBeVisible());
}

const person = <Button variant="ghost">Ana Fields</Button>;

export const States = drawLayer(<BusinessCard defaultIsOpen trigger={person} card={ana} />, isOpen);

export const StatesOrganization = drawLayer(
  <BusinessCard
    defaultIsOpen
    trigger={<Button variant="ghost">Harbor Street Brokers</Button>}
    card={harbor}
  />,
  isOpen,
);

export const StatesLoading = drawLayer(
  <BusinessCard defaultIsOpen trigger={person} load={() => new Promise(() => undefined)} />,
  isOpen,
);

export const StatesError = drawLayer(
  <BusinessCard
    defaultIsOpen
    trigger={person}
    load={() => Promise.reject(new Error('The server did not answer.'))}
  />,
  isOpen,
);
