import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProblemError } from '@studio/api';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Lookup } from '../../resource/Lookup.ts';
import { resetLookup } from '../../resource/testing/settleLookup.ts';
import { choiceField, type FieldChoice } from './choiceField.tsx';
import { countField } from './countField.tsx';
import { declareForm } from './declareForm.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { selectField } from './selectField.tsx';
import { textField } from './textField.tsx';

interface Transport {
  readonly name: string;
  readonly kind: 'post' | 'mail' | null;
  readonly server: string | null;
  readonly isCopied: boolean | null;
  readonly copies: string;
}

/** Whether the servers can be loaded. */
let isDown = false;

const servers: Lookup<readonly FieldChoice<string>[]> = {
  key: 'story servers',
  load: async () => {
    if (isDown) throw new Error('They are down.');
    return [{ value: 'mx', label: 'Mail exchanger' }];
  },
};

const form = declareForm<Transport | null, Transport>({
  heading: () => 'Transport',
  fields: {
    name: textField({
      label: () => 'Name',
      maxLength: 10,
      isRequired: true,
      almostFull: ({ length, limit }) => `${length} of ${limit}`,
    }),
    kind: choiceField<Transport['kind'], Transport | null, Transport>({
      label: () => 'Kind',
      choices: () => [
        { value: 'post', label: 'Letter', hint: 'Goes by post.' },
        { value: 'mail', label: 'E-mail', hint: 'Goes at once.' },
      ],
      linkedFields: ['server'],
      implies: () => ({ server: null }),
      isDisabledWhenLocked: true,
    }),
    server: selectField({
      label: () => 'Server',
      isRequired: true,
      isShown: ({ kind }) => kind === 'mail',
      choices: ({ kind }) => (kind === 'mail' ? servers : []),
      emptyText: () => 'There is no server.',
    }),
    isCopied: choiceField<boolean | null, Transport | null, Transport>({
      label: () => 'Copied',
      isRequiredWhen: ({ kind }) => kind === 'mail',
      choices: () => [
        { value: true, label: 'Yes' },
        { value: false, label: 'No' },
      ],
      isDisabledWhenLocked: true,
    }),
    copies: countField({
      label: () => 'Copies',
      ...{ digits: 2, usual: '3', idleValue: '3' },
      isIdle: ({ isCopied }) => isCopied !== true,
      hint: (isIdle) => (isIdle ? 'Counts only with copies.' : 'From 1 to 99.'),
    }),
  },
  lists: {},
  order: ['name', 'kind', 'server', ['isCopied', 'copies']],
  savedDraft: (doc) => doc,
});

const blank: Transport = { name: '', kind: null, server: null, isCopied: null, copies: '3' };

type Props = Omit<FormDialogProps<Transport | null, Transport>, 'form'>;

function Host(props: Props) {
  const [draft, setDraft] = useState(props.draft);
  const change: Props['onDraftChange'] = (next, intent) => {
    setDraft(next);
    props.onDraftChange(next, intent);
  };
  return <FormDialog {...props} form={form} draft={draft} onDraftChange={change} />;
}

const meta = {
  title: 'Kernel/Form dialog',
  tags: ['!dev', '!autodocs'],
  component: Host,
  args: {
    ...{ isOpen: true, title: 'Transport', submitLabel: 'Save', doc: null, draft: blank, failure: null },
    ...{ readOnlyReason: '', permission: 'MANAGE_DATASETS', blockedBecause: '', isPending: false },
    ...{ onClose: fn(), onDraftChange: fn(), onSubmit: fn() },
  },
  beforeEach: () => {
    isDown = false;
    resetLookup(servers);
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

/** A choice brings along what is chosen with it; a field without effect is locked; a missing value shows no error at its field. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await open();
    await userEvent.click(parts.getByRole('radio', { name: 'E-mail' }));
    await userEvent.click(await parts.findByRole('combobox', { name: /^Server/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mail exchanger' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...blank, kind: 'mail', server: 'mx' }, {});
    await userEvent.click(parts.getByRole('radio', { name: 'Letter' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...blank, kind: 'post' }, {});
    const copies = parts.getByRole('textbox', { name: 'Copies' });
    await expect(copies).toBeDisabled();
    await expect(copies).toHaveAccessibleDescription('Counts only with copies.');
    await userEvent.click(parts.getByRole('radio', { name: 'Yes' }));
    await expect(copies).toBeEnabled();
    await expect(dialog.querySelector('[aria-invalid="true"]')).toBeNull();
    const name = parts.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'By letter');
    await expect(name).toHaveAccessibleDescription('9 of 10');
    await userEvent.type(name, ' only');
    await expect(name).toBeInvalid();
    await userEvent.click(parts.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Once what was typed into a field is committed and the field is left, its host is notified, as to ask about a new name. */
export const FieldLeft: Story = {
  args: { onFieldLeave: fn() },
  play: async ({ args, userEvent }) => {
    const { parts } = await open();
    const name = parts.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'Post');
    await expect(args.onFieldLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onFieldLeave).toHaveBeenCalledOnce();
    await expect(args.onFieldLeave).toHaveBeenCalledWith('name');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      { ...blank, name: 'Post' },
      expect.objectContaining({ coalesceKey: expect.anything() }),
    );
  },
};

/** Where one has to be chosen, that the choices are missing is an error; they can be loaded again. */
export const ChoicesFailed: Story = {
  args: { draft: { ...blank, kind: 'mail' } },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ userEvent }) => {
    const { parts } = await open();
    const server = parts.getByRole('combobox', { name: /^Server/ });
    await waitFor(() => expect(server).toBeInvalid());
    isDown = false;
    await userEvent.click(parts.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(parts.queryByRole('button', { name: 'Retry' })).toBeNull());
    await userEvent.click(server);
    await expect(await screen.findByRole('option', { name: 'Mail exchanger' })).toBeVisible();
  },
};

/** What was refused is shown at its field, which has the focus. */
export const Refused: Story = {
  args: {
    draft: { ...blank, name: 'Taken' },
    failure: {
      draft: { ...blank, name: 'Taken' },
      error: new ProblemError(
        409,
        { type: 'about:blank', title: 'Refused', status: 409, detail: 'It is taken.' },
        new Headers(),
      ),
    },
  },
  play: async ({ userEvent }) => {
    const { parts } = await open();
    const name = parts.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveAccessibleDescription('It is taken.');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, '2');
    await expect(name).toBeValid();
  },
};

/** Locked, texts can be read and copied; choices are disabled where they say so. */
export const ReadOnly: Story = {
  args: { draft: { ...blank, kind: 'post' }, readOnlyReason: 'Only read.', blockedBecause: 'Only read.' },
  play: async ({ args, userEvent }) => {
    const { parts } = await open();
    await expect(parts.getAllByText('Only read.')[0]).toBeVisible();
    for (const radio of parts.getAllByRole('radio')) await expect(radio).toBeDisabled();
    const name = parts.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'x');
    await expect(name).toHaveAttribute('readonly');
    await userEvent.click(parts.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
