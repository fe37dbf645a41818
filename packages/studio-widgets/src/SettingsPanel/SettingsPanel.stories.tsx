import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SettingsPanel } from './SettingsPanel.tsx';
import { allGroups, loadSampleSet, sampleAllowsMinus, sampleSettings } from './testing/sampleSettings.ts';

const meta = {
  title: 'Widgets/SettingsPanel',
  component: SettingsPanel,
  args: {
    settings: sampleSettings,
    loadValueSet: loadSampleSet,
    allowsMinus: sampleAllowsMinus,
    debounceMs: 0,
    onValueChange: fn(),
    onSettingPress: fn(),
    onOpenGroupsChange: fn(),
  },
  parameters: {
    frame: { width: 320 },
    guide: {
      use: ['The settings of something that a server describes: the panel knows none of them by name.'],
      avoid: ['A form whose fields are known: the fields of the design system.'],
      pattern: 'Accordion',
      keys: {
        'Enter, Space': 'open and close a group; press a button, switch a setting',
        'ArrowDown, ArrowUp': 'the next and the previous header of a group; the options of a list',
        'Home, End': 'the first and the last header',
        Tab: 'the search, the headers, the settings of open groups',
        Escape: 'empties the search, closes a list',
      },
    },
  },
} satisfies Meta<typeof SettingsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const headers = ({ canvas }: Play) =>
  canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

const choose = async (play: Play, label: string, option: string) => {
  await play.userEvent.click(play.canvas.getByRole('combobox', { name: label }));
  await play.userEvent.click(await screen.findByRole('option', { name: option }));
};

/** Groups are shown in their order, each only with at least one active setting; Component Specific has none yet. */
export const Default: Story = {
  play: async (play) => {
    const { args, canvas, userEvent, step } = play;
    await step('the groups', async () => {
      await expect(headers(play)).toEqual([
        'Core',
        'Display',
        'Visibility',
        'Editability',
        'Required',
        'Validation',
      ]);
      await expect(canvas.getByRole('button', { name: 'Core' })).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('button', { name: 'Required' })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    });
    await step('they open by pointer and by keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Visibility' }));
      await expect(canvas.getByRole('switch', { name: 'Conditional' })).toBeVisible();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(canvas.getByRole('button', { name: 'Required' })).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onOpenGroupsChange).toHaveBeenLastCalledWith([
        'core',
        'display',
        'visibility',
        'required',
      ]);
    });
    await step('a text and a radio are edited', async () => {
      const name = canvas.getByRole('textbox', { name: 'Variable Name' });
      await userEvent.clear(name);
      await userEvent.type(name, 'state');
      await waitFor(() =>
        expect(args.onValueChange).toHaveBeenLastCalledWith(
          expect.objectContaining({ variableName: 'state' }),
          {
            reason: 'set',
            settingName: 'variableName',
            resetNames: [],
          },
        ),
      );
      await userEvent.click(canvas.getByRole('radio', { name: 'Top' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ position: 'top' }),
        expect.anything(),
      );
    });
    await step('a button says which setting was pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Required Level/ }));
      await expect(args.onSettingPress).toHaveBeenLastCalledWith('requiredLevel', { isReadOnly: false });
    });
  },
};

export const Playground: Story = {};

/** Equals, not equals, not empty, empty and not empty value set; all of them, or one of them. */
export const DisplayConditions: Story = {
  args: { defaultOpenGroups: allGroups },
  play: async (play) => {
    const { args, canvas, userEvent, step } = play;
    const field = (name: string) => canvas.queryByRole('textbox', { name });

    await step('a chain opens link by link', async () => {
      await expect(field('Show Rule')).toBeNull();
      await userEvent.click(canvas.getByRole('switch', { name: 'Conditional' }));
      await expect(field('Show Rule')).toHaveValue('always');
      await expect(canvas.queryByRole('combobox', { name: 'Show for Products' })).toBeNull();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Show Rule' }), '!');
      await choose(play, 'Show for Products', 'General Liability');
      await userEvent.keyboard('{Escape}');
    });
    await step('and closes at once, each reset to its default', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Conditional' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ conditional: 'false', showRule: 'always', products: '' }),
        { reason: 'set', settingName: 'conditional', resetNames: ['showRule', 'products'] },
      );
      await expect(field('Show Rule')).toBeNull();
      await expect(
        canvas.getByText('Reset to its default: Show Rule, Show for Products'),
      ).toBeInTheDocument();
    });
    await step('one of two conditions is enough', async () => {
      await expect(field('Range Minimum')).toBeNull();
      await choose(play, 'Validator', 'Percent');
      await expect(field('Range Minimum')).toBeVisible();
      await expect(headers(play)).toContain('Component Specific');
      await choose(play, 'Validator', 'Number Range');
      await expect(field('Range Minimum')).toBeVisible();
      await expect(headers(play)).not.toContain('Component Specific');
    });
    await step('a value set decides as soon as it is known', async () => {
      await choose(play, 'Data Set', 'Empty');
      await waitFor(() => expect(field('Text for No Items')).toBeVisible());
      await expect(canvas.queryByRole('checkbox', { name: 'Refreshable' })).toBeNull();
      await choose(play, 'Data Set', 'States');
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Refreshable' })).toBeVisible());
      await waitFor(() => expect(field('Text for No Items')).toBeNull());
      await choose(play, 'Default Value', 'Texas');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ defaultItem: 'TX' }),
        expect.anything(),
      );
    });
  },
};

/** The rules of entering: the minus sign, spaces, the limit, values joined by commas. */
export const Rules: Story = {
  args: { defaultOpenGroups: allGroups },
  play: async (play) => {
    const { args, canvas, userEvent, step } = play;
    const width = canvas.getByRole('textbox', { name: 'Width' });

    await step('a minus sign resets a number to 0', async () => {
      await userEvent.clear(width);
      await userEvent.type(width, '-');
      await expect(width).toHaveValue('0');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ width: '0' }),
        expect.anything(),
      );
    });
    await step('unless the validator is number range or percent', async () => {
      await choose(play, 'Validator', 'Number Range');
      await userEvent.clear(width);
      await userEvent.type(width, '-5');
      await expect(width).toHaveValue('-5');
    });
    await step('what is no number says so', async () => {
      await userEvent.clear(width);
      await userEvent.type(width, 'wide');
      await expect(width).toHaveAccessibleDescription('Enter a number');
      await userEvent.clear(width);
    });
    await step('spaces around a text are dropped, at most 20 characters go in', async () => {
      const name = canvas.getByRole('textbox', { name: 'Variable Name' });
      await userEvent.clear(name);
      await userEvent.type(name, ' two words ');
      await expect(name).toHaveValue(' two words ');
      await userEvent.tab();
      await waitFor(() => expect(name).toHaveValue('two words'));
      await userEvent.clear(name);
      await userEvent.type(name, 'abcdefghijklmnopqrstuvwxyz');
      await expect(name).toHaveValue('abcdefghijklmnopqrst');
    });
    await step('several values are joined by commas', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Conditional' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Show Rule' }), '!');
      await choose(play, 'Show for Products', 'Businessowners');
      await userEvent.click(await screen.findByRole('option', { name: 'General Liability' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(args.onValueChange).toHaveBeenLastCalledWith(
          expect.objectContaining({ products: 'Businessowners,General Liability' }),
          expect.anything(),
        ),
      );
    });
    await step('a dropdown that can be cleared', async () => {
      await choose(play, 'Data Set', 'States');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Data Set' }));
      await expect(canvas.getByRole('combobox', { name: 'Data Set' })).toHaveTextContent('Select a data set');
    });
    await step('and one that takes a new value', async () => {
      await choose(play, 'Validator', 'Percent');
      await userEvent.type(canvas.getByRole('combobox', { name: 'Icon' }), 'star');
      await userEvent.click(await screen.findByRole('option', { name: 'Use “star”' }));
      await expect(canvas.getByRole('combobox', { name: 'Icon' })).toHaveValue('star');
    });
  },
};

/** The text of a button is cut after 25 characters; a tooltip says all of it. */
export const Buttons: Story = {
  args: { defaultOpenGroups: ['required'] },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Required Level/ });
    await expect(button).toHaveTextContent("fieldValue('State') == 'N…");
    button.focus();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip).toHaveTextContent("fieldValue('State') == 'NY' && fieldValue('Stories') > 3");
    await userEvent.keyboard('{Enter}');
    await expect(args.onSettingPress).toHaveBeenLastCalledWith('requiredLevel', { isReadOnly: false });
    button.blur();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Looks for settings by a part of their labels, and opens the groups that have some. */
export const Search: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const box = canvas.getByRole('searchbox', { name: 'Search settings' });
    await userEvent.type(box, 'LEVEL');
    await expect(headers(play)).toEqual(['Required']);
    await expect(canvas.getByRole('button', { name: /^Required Level/ })).toBeVisible();
    await expect(canvas.getByText('1 setting')).toBeInTheDocument();
    await userEvent.clear(box);
    await userEvent.type(box, 'zzz');
    await expect(canvas.getByText('No setting is called “zzz”')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(headers(play)).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Required' })).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvas.getByRole('region', { name: 'Core' })).getAllByRole('textbox')).toHaveLength(
      2,
    );
  },
};
