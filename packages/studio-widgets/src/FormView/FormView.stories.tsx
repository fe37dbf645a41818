import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormView } from './FormView.tsx';
import { everyComponent, searchClassCodes } from './testing/sampleView.ts';

/** A form with all components. */
export const viewArgs = {
  form: everyComponent,
  defaultValue: { insured: 'Acme Mills', losses: [{ day: '2026-03-04', paid: '1,200' }] },
  onValueChange: fn(),
  onButtonPress: fn(),
  onFilesChange: fn(),
  searchClassCodes,
  getSummaryRows: () => [
    { building: 'Mill', value: '1,200,000' },
    { building: 'Office', value: '300,000' },
  ],
};

const meta = {
  title: 'Widgets/FormView',
  excludeStories: ['viewArgs'],
  component: FormView,
  args: viewArgs,
  parameters: {
    layout: 'padded',
    guide: {
      use: [
        'A form as its users see it: to fill it in, to read it, or to try out what an administrator has built.',
        'Give the keys of what a rule hides; ask `checkForm` what is wrong before you save.',
      ],
      avoid: ['To build a form: `FormBuilder`.', 'A form of your own screen: the fields of `@studio/ui`.'],
      pattern: 'none: fields in sections with headings',
      keys: { Tab: 'the next field' },
    },
  },
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is filled in is reported with where it is. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^FEIN/ }), '1');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ fein: '1', insured: 'Acme Mills' }),
      ['fein'],
    );
  },
};

export const Playground: Story = { args: { isReadOnly: false, isValidated: false } };
