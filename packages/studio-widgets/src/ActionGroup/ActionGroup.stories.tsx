import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ActionGroup } from './ActionGroup.tsx';
import { parseActions } from './model/parseActions.ts';
import { availableActions, coastalActions, getParameterOptions } from './testing/sampleActions.ts';

const meta = {
  title: 'Widgets/ActionGroup',
  component: ActionGroup,
  args: {
    defaultValue: parseActions(coastalActions),
    onValueChange: fn(),
    availableActions,
    getParameterOptions,
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['What a rule does when its condition holds: `Then`, below a `ConditionTree`.'],
      avoid: ['Buttons for what can be done now: `ActionBar`.'],
      pattern: 'none: list',
      keys: {
        'Alt+ArrowUp, Alt+ArrowDown': 'on the handle or in a text: moves the action',
        Delete: 'on the handle: deletes the action',
        'Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y': 'undo, redo',
      },
    },
  },
} satisfies Meta<typeof ActionGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Then' })).toBeVisible();
    const reason = canvas.getByRole('textbox', { name: 'reason' });
    await userEvent.type(reason, '!');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        [
          expect.objectContaining({
            parameters: [
              { name: 'team', value: 'property', typeName: 'Team' },
              { name: 'reason', value: 'Coastal frame, older roof!', typeName: 'String' },
            ],
          }),
          expect.anything(),
        ],
        { reason: 'set-parameter', id: expect.any(String) },
      ),
    );
  },
};

export const Playground: Story = { args: { isReadOnly: false, readOnlyReason: '', isDisabled: false } };
