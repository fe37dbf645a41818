import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

export default { title: 'Widgets/RichTextEditor', tags: ['!autodocs'] } satisfies Meta;

const value = '<p>Kind regards,</p><p><strong>Ana Fields</strong></p>';
const formatted =
  '<h2>Renewal</h2><ul><li>Send the offer</li><li>Call the <a href="https://agency.example">agency</a></li></ul>';

export const States = drawStates(
  {
    Empty: <RichTextEditor label="Empty" />,
    Filled: <RichTextEditor label="Filled" defaultValue={value} />,
    Formatted: <RichTextEditor label="Formatted" defaultValue={formatted} hasInertLinks />,
    'Hint, required': <RichTextEditor label="Message" isRequired hint="Sent with every e-mail" />,
    Invalid: <RichTextEditor label="Invalid" defaultValue={value} error="Enter a message" />,
    'Read-only': (
      <RichTextEditor label="Read-only" defaultValue={value} readOnlyReason="You may view this template" />
    ),
  },
  {
    minWidth: 460,
    play: async ({ canvas }) => {
      const text = await canvas.findByRole('textbox', { name: 'Filled' }, { timeout: 10_000 });
      await expect(text).toHaveTextContent('Ana Fields');
    },
  },
);
