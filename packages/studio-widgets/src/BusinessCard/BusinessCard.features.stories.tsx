import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Dialog } from '@studio/ui';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { ana, answerLater, harbor } from './storyCards.ts';
import type { BusinessCardData } from './types.ts';

const load = fn<(options: AskOptions) => Promise<BusinessCardData | null>>();

const meta = {
  title: 'Widgets/BusinessCard/Features',
  tags: ['!dev', '!autodocs'],
  component: BusinessCard,
  args: { trigger: <Button variant="ghost">Harbor Street Brokers</Button>, card: harbor, onOpenChange: fn() },
  beforeEach: () => {
    load.mockReset();
  },
} satisfies Meta<typeof BusinessCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });

const textsOf = (card: HTMLElement) => [...card.querySelectorAll('dt, dd')].map((part) => part.textContent);

/** Type, name, code, three address lines, the place joined by commas, phone, and the parent. */
export const Organization: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const card = await screen.findByRole('dialog', { name: 'Harbor Street Brokers' });
    await expect(within(card).getByText('Agency')).toBeVisible();
    await expect(textsOf(card)).toEqual([
      ...['Code', 'HSB-0042', 'Address', '12 Harbor StreetFloor 3East WingOmaha, NE, 68102'],
      ...['Phone', '(402) 555-0111', 'Parent', 'Meridian Group', 'Parent code', 'MER-1'],
    ]);
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
    await gone();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** MGA carriers show as carriers. */
export const Carrier: Story = {
  args: { card: { ...harbor, organizationType: 3 }, defaultIsOpen: true },
  play: async () => {
    await expect(within(await screen.findByRole('dialog')).getByText('Carrier')).toBeVisible();
  },
};

/** What is missing or empty leaves no gap, neither a label nor a comma nor a line. */
export const MissingValues: Story = {
  args: {
    defaultIsOpen: true,
    card: {
      kind: 'organization',
      name: 'Solo',
      addressLine2: ' ',
      city: 'Omaha',
      postalCode: '68102',
      code: null,
    },
  },
  play: async () => {
    const card = await screen.findByRole('dialog', { name: 'Solo' });
    await expect(textsOf(card)).toEqual(['Address', 'Omaha, 68102']);
    await expect(card.querySelectorAll('dd > div')).toHaveLength(1);
    await expect(card.querySelector('[data-part="kind"]')).toBeNull();
  },
};

/** Lines that are equal are two lines. */
export const EqualAddressLines: Story = {
  args: { card: { ...harbor, addressLine2: '12 Harbor Street' } },
  play: async ({ canvas, userEvent }) => {
    const complaints = spyOn(console, 'error');
    await userEvent.click(canvas.getByRole('button'));
    const card = await screen.findByRole('dialog', { name: 'Harbor Street Brokers' });
    await expect(within(card).getAllByText('12 Harbor Street')).toHaveLength(2);
    await expect(complaints).not.toHaveBeenCalled();
  },
};

/** Only a name is known: there is neither a list nor an indicator. */
export const Empty: Story = {
  args: { defaultIsOpen: true, card: { kind: 'user', name: 'Sam Vega' } },
  play: async () => {
    const card = await screen.findByRole('dialog', { name: 'Sam Vega' });
    await expect(within(card).queryByRole('term')).toBeNull();
    await expect(card.querySelector('[data-part="presence"]')).toBeNull();
  },
};

export const Offline: Story = {
  args: { defaultIsOpen: true, card: { ...ana, availableToChat: false } },
  play: async () => {
    await expect(within(await screen.findByRole('dialog')).getByText('Offline')).toBeVisible();
  },
};

/** A skeleton until the answer is there; nothing is requested before it opens. */
export const Loading: Story = {
  args: { card: undefined, load },
  play: async ({ canvas, userEvent }) => {
    const answer = answerLater<BusinessCardData>();
    load.mockReturnValue(answer.promise);
    await expect(load).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button'));
    const card = await screen.findByRole('dialog', { name: 'Business card' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(within(card).getByRole('status')).toHaveTextContent('Loading…');
    answer.resolve(harbor);
    await screen.findByRole('dialog', { name: 'Harbor Street Brokers' });
    await expect(card).toHaveAttribute('aria-busy', 'false');
    await expect(card).toHaveFocus();
  },
};

/** The reason in its place, and Retry, which keeps the focus in the card. */
export const ErrorAndRetry: Story = {
  args: { card: undefined, load },
  play: async ({ canvas, userEvent }) => {
    load.mockRejectedValueOnce(new Error('The server cannot be reached.'));
    load.mockResolvedValueOnce(ana);
    await userEvent.click(canvas.getByRole('button'));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('This card could not be loaded');
    await expect(alert).toHaveTextContent('The server cannot be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const card = await screen.findByRole('dialog', { name: 'Ana Fields' });
    await expect(card).toHaveFocus();
    await expect(load).toHaveBeenCalledTimes(2);
  },
};

/** The person no longer exists: the card says so, and offers no retry. */
export const Missing: Story = {
  args: { card: undefined, load, labels: { missing: 'Ana Fields is no longer a user of this system.' } },
  play: async ({ canvas, userEvent }) => {
    load.mockResolvedValueOnce(null);
    await userEvent.click(canvas.getByRole('button'));
    const card = within(await screen.findByRole('dialog', { name: 'Business card' }));
    await expect(await card.findByText('Ana Fields is no longer a user of this system.')).toBeVisible();
    await expect(card.getAllByRole('button')).toHaveLength(1);
    await expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'false');
  },
};

/** In a dialog that keeps the focus inside, the card is inside too; Escape closes the card alone. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog isOpen title="Detailed History">
      <BusinessCard {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('button', { name: 'Harbor Street Brokers' });
    await userEvent.click(name);
    const card = await screen.findByRole('dialog', { name: 'Harbor Street Brokers' });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(card.offsetWidth).toBe(400);
    await userEvent.tab();
    await expect(within(card).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(within(card).getByText('HSB-0042'));
    await expect(card).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Detailed History' })).toBeVisible();
    await expect(name).toHaveFocus();
  },
};

/** An error without a message is shown with advice. */
export const ErrorWithoutWords: Story = {
  args: { card: undefined, load, defaultIsOpen: true },
  beforeEach: () => {
    load.mockRejectedValue({});
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Check the connection and try again.');
  },
};

/** Closing aborts the pending request, and its answer is dropped. */
export const CloseAborts: Story = {
  args: { card: undefined, load },
  play: async ({ canvas, userEvent }) => {
    const late = answerLater<BusinessCardData>();
    load.mockReturnValueOnce(late.promise);
    load.mockReturnValueOnce(answerLater<BusinessCardData>().promise);
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(load.mock.calls[0]?.[0]).toHaveProperty('signal.aborted', true);
    await userEvent.click(canvas.getByRole('button'));
    late.resolve(harbor);
    await late.promise;
    await expect(await screen.findByRole('dialog', { name: 'Business card' })).toBeVisible();
  },
};

function resizeFrame(width: string): HTMLElement {
  const frame = window.frameElement;
  if (!frame || !('style' in frame)) throw new Error('This story has to be in a frame.');
  const element = frame as HTMLElement;
  element.style.width = width;
  return element;
}

/** Below 768 pixels of window it lies across the foot; it changes place while it is open. */
export const Sheet: Story = {
  args: { defaultIsOpen: true },
  play: async ({ canvas }) => {
    const card = await screen.findByRole('dialog');
    const frame = window.frameElement as HTMLElement | null;
    const before = frame?.style.width ?? '';
    try {
      resizeFrame('767px');
      await waitFor(() => expect(window.innerWidth).toBe(767));
      await waitFor(() => expect(card.getBoundingClientRect().left).toBe(0));
      await expect(card.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
      await expect(card.getBoundingClientRect().bottom).toBe(window.innerHeight);
      resizeFrame('768px');
      await waitFor(() => expect(card.getBoundingClientRect().width).toBe(400));
      const { bottom } = canvas.getByRole('button').getBoundingClientRect();
      await waitFor(() => expect(card.getBoundingClientRect().top).toBeCloseTo(bottom + 4, 0));
    } finally {
      resizeFrame(before);
    }
  },
};

const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

/** Markup shows as text, and addresses cannot smuggle anything in. */
export const HostileContent: Story = {
  args: {
    defaultIsOpen: true,
    card: {
      kind: 'user',
      name: markup,
      phoneNumber: 'javascript:alert(1)',
      faxNumber: markup,
      emailAddress: 'a@b.example?bcc=all@b.example&body=<script>',
    },
  },
  play: async () => {
    const card = await screen.findByRole('dialog', { name: markup });
    await expect(card.querySelector('img, script')).toBeNull();
    const links = within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['mailto:a%40b.example%3Fbcc%3Dall@b.example%26body%3D%3Cscript%3E']);
  },
};

/** Long texts wrap, and a card that is too tall scrolls inside the window. */
export const LongText: Story = {
  args: {
    defaultIsOpen: true,
    card: { ...harbor, name: 'Harbor'.repeat(1700), parentName: '🏢 Meridian Group '.repeat(600) },
  },
  play: async () => {
    const card = await screen.findByRole('dialog');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await waitFor(() => expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultIsOpen: true,
    trigger: <Button variant="ghost">سامية حداد</Button>,
    card: { ...ana, name: 'سامية حداد' },
    labels: {
      close: 'إغلاق',
      workPhone: 'العمل',
      mobile: 'الجوال',
      fax: 'الفاكس',
      email: 'البريد',
      online: 'متصل',
    },
  },
  play: async ({ canvas }) => {
    const card = await screen.findByRole('dialog', { name: 'سامية حداد' });
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    const edge = Math.min(right, document.documentElement.clientWidth - 8);
    await waitFor(() => expect(card.getBoundingClientRect().right).toBeCloseTo(edge, 0));
    await expect(within(card).getByText('+1 (402) 555-0134')).toHaveAttribute('dir', 'ltr');
  },
};

/** In a list of names each has its own card. */
export const ExampleList: Story = {
  render: (args) => (
    <ul>
      {[harbor, { ...harbor, name: 'North Carrier', organizationType: 2 }, ana].map((card) => (
        <li key={card.name}>
          <BusinessCard {...args} card={card} trigger={<Button variant="ghost">{card.name}</Button>} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'North Carrier' }));
    const card = await screen.findByRole('dialog', { name: 'North Carrier' });
    await expect(within(card).getByText('Carrier')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};
