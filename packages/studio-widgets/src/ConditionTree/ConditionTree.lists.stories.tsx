import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { ruleArgs } from './ConditionTree.stories.tsx';
import { ConditionTree } from './ConditionTree.tsx';
import { parseCondition } from './model/parseCondition.ts';
import type { ConditionOperand } from './model/valueKind.ts';
import { createRuleValueKinds } from './presets.tsx';
import { constructionClass, inspectionDay, searchValues } from './testing/sampleRule.ts';
import { lastSaved } from './testing/storyHelpers.ts';

const literal = (valueString: string, typeName = 'String') => ({
  kind: 'LiteralValue',
  valueString,
  typeName,
});
const ofField = (valueString: string) => ({ kind: 'LeftSideFieldValue', valueString });
const isInList = (rhs: ConditionOperand, lhs = constructionClass) => ({
  kind: 'BinaryCondition',
  lhs,
  operatorName: 'isInList',
  rhs,
});
const rule = (...subconditions: object[]) => ({ kind: 'CompositeCondition', operator: 'and', subconditions });
const saved = (rhs: unknown) => ({ subconditions: [{ rhs }] });

const meta = {
  title: 'Widgets/ConditionTree/Lists',
  tags: ['!dev', '!autodocs'],
  component: ConditionTree,
  args: ruleArgs,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConditionTree>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const listOf = (canvas: Canvas, name = /Construction class/) =>
  within(canvas.getByRole('row', { name })).getByRole('combobox', { name: 'Value' });
/** A value may hold commas: typed, stored and read, it stays one. A pasted column is a value in each line. */
export const FreeText: Story = {
  args: { defaultValue: parseCondition(rule(isInList([literal('Frame')]))) },
  play: async ({ args, canvas, userEvent }) => {
    const list = listOf(canvas);
    await userEvent.type(list, 'Trucking, local{Enter}');
    await waitFor(() =>
      expect(lastSaved(args.onValueChange)).toMatchObject(
        saved([literal('Frame'), literal('Trucking, local')]),
      ),
    );
    await expect(canvas.getByRole('row', { name: /is in list Frame, “Trucking, local”$/ })).toBeVisible();
    await userEvent.click(list);
    await userEvent.paste('Masonry, brick\nSteel\r\nFrame');
    const all = ['Frame', 'Trucking, local', 'Masonry, brick', 'Steel'];
    await waitFor(() =>
      expect(lastSaved(args.onValueChange)).toEqual(rule(isInList(all.map((text) => literal(text))))),
    );
  },
};

/** A text that an older version stored is read at its commas; it is stored as a list once it is edited, not before. */
export const StoredAsText: Story = {
  args: {
    defaultValue: parseCondition(rule(isInList(literal('Frame, Joisted Masonry')), isInList(literal('A,B')))),
  },
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByRole('row', { name: /is in list Frame, Joisted Masonry$/ }));
    await userEvent.click(row.getByRole('button', { name: 'Remove Frame' }));
    await waitFor(() =>
      expect(lastSaved(args.onValueChange)).toEqual(
        rule(isInList([literal('Joisted Masonry')]), isInList(literal('A,B'))),
      ),
    );
  },
};

/** Several values of the field are looked for as one types; others can be entered. */
export const ValuesOfTheField: Story = {
  args: { defaultValue: parseCondition(rule(isInList([ofField('Frame')]))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(listOf(canvas), 'truck');
    const option = await screen.findByRole('option', { name: 'Trucking, local' });
    await waitFor(() => expect(option).toBeVisible());
    fireEvent.click(option);
    await waitFor(() =>
      expect(lastSaved(args.onValueChange)).toMatchObject(
        saved([ofField('Frame'), ofField('Trucking, local')]),
      ),
    );
    await userEvent.type(listOf(canvas), 'Of tomorrow{Enter}');
    await waitFor(() =>
      expect(lastSaved(args.onValueChange)).toMatchObject(saved([{}, {}, ofField('Of tomorrow')])),
    );
  },
};

/** Pasted names are looked up; those that are no value are listed, and the others are taken. */
export const PastedNames: Story = {
  args: {
    defaultValue: parseCondition(rule(isInList([{ kind: 'EntityUriValue', entityUri: '' }]))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(listOf(canvas));
    await userEvent.paste('/State/FL\n/State/XX\n/state/ga');
    await waitFor(() =>
      expect(lastSaved(args.onValueChange)).toMatchObject(
        saved([{ entityUri: '/State/FL' }, { entityUri: '/State/GA' }]),
      ),
    );
    await expect(await canvas.findByText('Not found: /State/XX')).toBeVisible();
  },
};

/** A search that fails is reported in its place. */
export const SearchFails: Story = {
  args: {
    defaultValue: parseCondition(rule(isInList([ofField('Frame')]))),
    valueKinds: createRuleValueKinds({ searchValues: () => Promise.reject(new Error('No connection.')) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(listOf(canvas));
    await expect(await canvas.findByText('The search failed. No connection.')).toBeVisible();
    await expect(canvas.getByText('Frame')).toBeVisible();
  },
};

/** Days of a list are entered one below the other; the last is empty and adds one. */
export const Days: Story = {
  args: {
    defaultValue: parseCondition(
      rule(isInList([literal(String(Date.UTC(2026, 0, 31)), 'Date')], inspectionDay)),
    ),
    valueKinds: createRuleValueKinds({ searchValues }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const days = within(canvas.getByRole('row', { name: /Last inspection/ })).getAllByRole('textbox', {
      name: 'Value',
    });
    await expect(days.map((day) => (day as HTMLInputElement).value)).toEqual(['01/31/2026', '']);
    const last = days[1];
    if (last === undefined) throw new Error('There is no empty day.');
    await userEvent.type(last, '02/28/2026{Tab}');
    await waitFor(() =>
      expect(lastSaved(args.onValueChange)).toMatchObject(
        saved([{}, literal(String(Date.UTC(2026, 1, 28)), 'Date')]),
      ),
    );
  },
};

/** Another operator keeps the first value; a list operator puts the value in a list, commas and all. */
export const OtherOperator: Story = {
  args: {
    defaultValue: parseCondition(rule({ ...isInList(literal('Trucking, local')), operatorName: 'equals' })),
  },
  play: async ({ args, canvas }) => {
    fireEvent.click(canvas.getByRole('combobox', { name: 'Operator' }));
    fireEvent.click(await screen.findByRole('option', { name: 'is in list' }));
    await waitFor(() =>
      expect(lastSaved(args.onValueChange)).toEqual(rule(isInList([literal('Trucking, local')]))),
    );
    await expect(await canvas.findByRole('button', { name: 'Remove Trucking, local' })).toBeVisible();
  },
};
