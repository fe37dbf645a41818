import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { useAddressParams } from './useAddressParams.ts';

const withValue = (name: string, value: string) => (now: URLSearchParams) => {
  const next = new URLSearchParams(now);
  next.set(name, value);
  return next;
};

/** Writes its address, several times before the next draw. */
function Page() {
  const [params, setParams] = useAddressParams();
  const navigate = useNavigate();
  return (
    <main>
      <output aria-label="Address">{params.toString()}</output>
      <Button
        onClick={() => {
          setParams(withValue('search', 'roof'));
          setParams(withValue('page', '2'), { replace: true });
        }}
      >
        Change twice
      </Button>
      <Button
        onClick={() => {
          void navigate('/other');
          setParams(withValue('search', 'too late'));
        }}
      >
        Leave and change
      </Button>
    </main>
  );
}

function Host() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/here', Component: Page },
        { path: '/other', element: <h1>Another page</h1>, loader: async () => null },
      ],
      { initialEntries: ['/here?kept=1'] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Screens/Address',
  component: Host,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both hold: the second is made of what the first has made. */
export const TwoChangesBeforeTheNextDraw: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change twice' }));
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent('kept=1&search=roof&page=2'),
    );
  },
};

/** The navigation to the other page goes on. */
export const ChangeOfAPageThatIsBeingLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and change' }));
    await expect(await canvas.findByRole('heading', { name: 'Another page' })).toBeVisible();
  },
};
