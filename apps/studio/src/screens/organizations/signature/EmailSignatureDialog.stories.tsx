import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answerCalls, refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { navigationLock } from '../../../platform/navigationLock/navigationLock.ts';
import { EmailSignatureDialog } from './EmailSignatureDialog.tsx';
import { forgetSignature, keepSignature, keptSignature } from './unsavedSignature.ts';

const path = '/rest/Organization/org-1';
const stored = { id: 'org-1', organizationType: 2, defaultEmailSignature: '<p>Ana Fields</p>', version: 3 };

/** What the server was sent, in its order. */
const sent = fn<(body: unknown, ifMatch: string | null) => Response | undefined>();

const save = async (request: Request) =>
  sent(await request.json(), request.headers.get('If-Match')) ?? { ...stored, version: 4 };
const answers = { [`GET ${path}`]: stored, [`POST ${path}/emailSignature`]: save };

const meta = {
  title: 'Screens/Organizations/Email signature',
  component: EmailSignatureDialog,
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    sent.mockReset();
    return answerCalls({ answers, permissions: ['MODIFY_CONFIG_CARRIERS'] });
  },
  args: { isOpen: true, onClose: fn(), doc: { id: 'org-1', organizationType: 2 } },
} satisfies Meta<typeof EmailSignatureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Email Signature' }));
const findText = () => screen.findByRole('textbox', { name: 'Email Signature' }, { timeout: 10_000 });

/** Changes the text, and saves it. */
async function edit(userEvent: {
  click: (element: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
}) {
  const dialog = await findDialog();
  await userEvent.click(await findText());
  await userEvent.keyboard('New ');
  const button = dialog.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
  return dialog;
}

/** The signature is loaded, edited, and saved over the version that was loaded. */
export const Saved: Story = {
  play: async ({ args, userEvent }) => {
    await edit(userEvent);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    const [body, ifMatch] = sent.mock.lastCall ?? [];
    await expect(JSON.stringify(body)).toContain('New');
    await expect(ifMatch).toBe('"1"');
  },
};

/** Something else of the organization was saved since: the signature is saved over that. */
export const SavedOverOthers: Story = {
  play: async ({ args, userEvent }) => {
    sent.mockReturnValueOnce(refusal(412, 'Somebody has saved since.'));
    await edit(userEvent);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledTimes(2);
  },
};

/** The signature itself was changed since: it is not overwritten, and the text stays. */
export const ChangedByOthers: Story = {
  beforeEach: () => {
    let reads = 0;
    const read = () => {
      reads += 1;
      return reads === 1 ? stored : { ...stored, defaultEmailSignature: '<p>Eve</p>' };
    };
    sent.mockReturnValue(refusal(412, 'Somebody has saved since.'));
    return answerCalls({
      answers: { ...answers, [`GET ${path}`]: read },
      permissions: ['MODIFY_CONFIG_CARRIERS'],
    });
  },
  play: async ({ args, userEvent }) => {
    const dialog = await edit(userEvent);
    await expect(await dialog.findByText(/Somebody changed it since it was opened/)).toBeVisible();
    await expect(await findText()).toHaveTextContent('New');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const of = { userId: 'story', id: 'org-1' };

/** What is edited holds the page, and is kept for when the page is left all the same; closing forgets it. */
export const Kept: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await userEvent.click(await findText());
    await userEvent.keyboard('New ');
    await waitFor(() => expect(navigationLock()).toContain('The email signature has unsaved changes.'));
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await expect(keptSignature(of)?.text).toContain('New');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(keptSignature(of)).toBeNull();
  },
};

/** An opening goes on with what was kept, and saves it over what was edited: what others have changed since is not overwritten. */
export const Resumed: Story = {
  beforeEach: () => {
    const base = { html: '<p>Ana Fields</p>', etag: '"0"' };
    keepSignature(of, { base, text: '<p>Ana Fields, kept</p>' });
    return () => forgetSignature(of);
  },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await expect(await findText()).toHaveTextContent('Ana Fields, kept');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent.mock.lastCall).toEqual([{ emailSignature: '<p>Ana Fields, kept</p>' }, '"0"']);
    await expect(keptSignature(of)).toBeNull();
  },
};

/** Without the permission of the type it is read. */
export const ReadOnly: Story = {
  beforeEach: () => answerCalls({ answers, permissions: ['MODIFY_CONFIG_MGA_CARRIERS'] }),
  play: async () => {
    const dialog = await findDialog();
    await expect(await dialog.findByText('Ana Fields')).toBeVisible();
    await expect(dialog.queryByRole('toolbar')).toBeNull();
  },
};

/** Where it cannot be loaded, nothing can be saved over it. */
export const LoadFailed: Story = {
  beforeEach: () =>
    answerCalls({
      answers: { [`GET ${path}`]: refusal(500, 'It is broken.') },
      permissions: ['MODIFY_CONFIG_CARRIERS'],
    }),
  play: async () => {
    const dialog = await findDialog();
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  },
};
