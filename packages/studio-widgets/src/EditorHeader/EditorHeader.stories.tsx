import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { EditorHeader } from './EditorHeader.tsx';
import { editorActions } from './fixtures/editorActions.tsx';

const meta = {
  title: 'Widgets/EditorHeader',
  component: EditorHeader,
  args: {
    backHref: '#/dataSet/browser',
    backLabel: 'Back to data sets',
    onBack: fn((event: MouseEvent) => event.preventDefault()),
    title: 'Building Construction Class',
    description: 'ISO construction classes 1 to 6',
    type: 'Product/Field Dependent',
    actions: editorActions,
  },
  parameters: {
    guide: {
      use: ['The head of an editor: the way back, what is edited, and what can be done with it.'],
      avoid: ['A list: its title and an `ActionBar`.', 'A dialog has a head of its own.'],
      pattern: 'none: a heading, a link and the actions given',
      keys: { Enter: 'goes back, on the link', Tab: 'goes on to a text that is cut, and to the actions' },
    },
  },
} satisfies Meta<typeof EditorHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Building Construction Class' }),
    ).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Back to data sets' });
    await expect(back).toHaveAttribute('href', '#/dataSet/browser');
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Back to data sets');
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Save Unsaved changes' })).toBeVisible();
  },
};

export const Playground: Story = { args: { description: undefined, type: undefined } };

/** The host's router draws the back link. */
export const RouterLink: Story = {
  args: {
    renderLink: (href, children, props) => (
      <a {...props} href={href} data-router>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to data sets' })).toHaveAttribute('data-router');
  },
};
