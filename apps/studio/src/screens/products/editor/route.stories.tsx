import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { takePreferences } from '../../../platform/preferences/preferences.ts';
import { newProduct, type Product } from '../products.api.ts';
import { Component } from './route.tsx';

const doc: Product = {
  ...newProduct,
  id: '7',
  version: 3,
  name: 'Commercial Auto',
  shortName: 'CA',
  externalName: 'Business Auto Coverage',
  submissionProductTemplates: 'p1::gone',
  submissionProductTemplateIds: ['p1', 'gone'],
  externalReportGeneratorBeanNames: 'lossRuns',
  ratingAdapterBeanName: 'autoRating',
  quoteAdapterBeanName: 'standard',
  policyAdapterBeanName: 'issuance',
  producerBackdateBoundary: -30,
  policyDateRangeBoundary: 12,
  policyDateRangeBoundaryUnit: 'months',
};
const permissions = ['AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES'] as const;
const actions = ['Discard', 'Save', 'Delete', 'Copy', 'Compare', 'Export', 'View References'];

/** A page of the items of a data set. */
function items(...pairs: readonly (readonly [name: string, value: string])[]) {
  const records = pairs.map(([name, value], ordering) => ({ name, value, grouping: '', ordering }));
  return { records, totalRecords: records.length, defaultValue: null, minSearchStringLength: null };
}

const sets = {
  'Rating Adapters': items(['Auto rating', 'autoRating'], ['Marine rating', 'marineRating']),
  'Quoting Adapters': items(['Standard quote', 'standard']),
  'Policy Adapters': items(['Policy issuance', 'issuance']),
  'External Reports': items(['Loss runs', 'lossRuns'], ['Credit report', 'creditReport']),
  'Rating Forms': items(['Auto rating worksheet', 'AutoWorksheet']),
  'Cancellation Reasons': items(['Non-payment of premium', 'C01']),
  'Product Templates By Type': items(['Commercial Package', 'p1'], ['Surety', 'p2']),
};

/** The calls of the screen, with a product as it is on the server. */
const answersWith = (product: Product) => ({
  [`/rest/ProductTemplate/${product.id}`]: product,
  '/rest/Actions': actions.map((name) => ({ name, enabled: true, notes: '' })),
  ...Object.fromEntries(
    Object.entries(sets).map(([name, page]) => [`/rest/DataSet/${encodeURIComponent(name)}/items`, page]),
  ),
});

const meta = {
  title: 'Screens/Product templates/Editor',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: '/config/productTemplate/Commercial%20Auto/7' },
  beforeEach: () => answerCalls({ answers: answersWith(doc), permissions }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A product with its choices by name; below each boundary is a sentence, which follows what is chosen. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('Auto rating', {}, { timeout: 10_000 })).toBeVisible();
    const words = within(canvas.getByRole('region', { name: 'Effective Date Range' }));
    await expect(
      words.getByText('Agents may backdate up to 30 days; underwriters without limit.'),
    ).toBeVisible();
    await expect(words.getByText('A policy may last up to 12 months.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Producer: Backdating: Unlimited' }));
    await expect(words.getByText('Agents and underwriters may backdate without limit.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Producer: Backdating' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Producer: Backdating: Unlimited' }));
    await expect(canvas.getByRole('combobox', { name: 'Producer: Backdating' })).toHaveValue('0');
    await expect(words.getByText('Agents may not backdate; underwriters may, without limit.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Save/ })).toBeEnabled();
  },
};

const submittablePath = `/rest/DataSet/${encodeURIComponent('Product Templates By Type')}/items`;
const submittableCalls = { count: 0 };

/**
 * What a type does not need is out of sight: reports and dates of what is quoted only, everything else of what is submitted only. The
 * products that it can be quoted for are loaded again.
 */
export const Types: Story = {
  args: { path: '/config/productTemplate/Commercial%20Auto/8' },
  beforeEach: () => {
    submittableCalls.count = 0;
    const submittable = () => {
      submittableCalls.count += 1;
      return sets['Product Templates By Type'];
    };
    const answers = { ...answersWith({ ...doc, id: '8' }), [submittablePath]: submittable };
    return answerCalls({ answers, permissions });
  },
  play: async ({ canvas, userEvent }) => {
    const headings = () => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const quotable = await canvas.findByRole('radio', { name: 'Quotable' });
    await waitFor(() => expect(submittableCalls.count).toBeGreaterThan(0));
    const loaded = submittableCalls.count;
    await userEvent.click(quotable);
    await waitFor(() => expect(submittableCalls.count).toBe(loaded + 1));
    await waitFor(() => expect(headings()).not.toContain('External Reports'));
    await expect(headings()).toContain('Effective Date Range');
    await expect(canvas.queryByRole('combobox', { name: 'Underwriter: Backdating' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Policy Period' })).toBeVisible();
    await expect(canvas.getByText('A policy may last up to 12 months.')).toBeVisible();
    await expect(canvas.queryByText(/^Agents may/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Submittable' }));
    await waitFor(() =>
      expect(headings()).toEqual(['Product Information', 'External Reports', 'Effective Date Range']),
    );
    await expect(canvas.getByRole('combobox', { name: 'Underwriter: Backdating' })).toBeVisible();
  },
};

/** A reason is needed only while cancellation is requested automatically. */
export const CancellationReason: Story = {
  args: { path: '/config/productTemplate/Commercial%20Auto/9' },
  beforeEach: () => answerCalls({ answers: answersWith({ ...doc, id: '9' }), permissions }),
  play: async ({ canvas, userEvent }) => {
    const reason = await canvas.findByRole('combobox', { name: /^Reason/ });
    await expect(reason).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Enable auto request cancellation' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Reason/ })).toBeEnabled());
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('combobox', { name: /^Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Non-payment of premium' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** Days that are none, or fewer, become 0 when the field is left, more than 300 become 300, and parts of a day are left out. */
export const CancellationDays: Story = {
  args: { path: '/config/productTemplate/Commercial%20Auto/11' },
  beforeEach: () =>
    answerCalls({
      answers: answersWith({ ...doc, id: '11', autoRequestCancellationFlag: true }),
      permissions,
    }),
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByLabelText(/^Days Before Expiration/);
    await expect(days).toHaveValue('1');
    for (const [typed, left] of [
      ['301', '300'],
      ['x', '0'],
      ['4.7', '4'],
      ['-4', '0'],
    ] as const) {
      await userEvent.clear(days);
      await userEvent.type(days, typed);
      await userEvent.tab();
      await waitFor(() => expect(days).toHaveValue(left));
    }
  },
};

/** Chooses a file in the modal that takes it. */
async function chooseInDialog(file: File): Promise<void> {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  if (input === null) throw new Error('There is no place for a file.');
  input.files = chosen.files;
  await fireEvent.change(input);
}

/** A document on the server can be downloaded, removed and replaced; one that was chosen is uploaded with the next save. */
export const Documents: Story = {
  args: { path: '/config/productTemplate/Commercial%20Auto/10' },
  beforeEach: () =>
    answerCalls({
      answers: answersWith({
        ...{ ...doc, id: '10' },
        ...{ quoteTemplateFileName: 'Auto quote.docx', quoteFileTemplateId: 4711 },
      }),
      permissions,
    }),
  play: async ({ canvas, userEvent }) => {
    const quote = within(await canvas.findByRole('group', { name: 'Quote Document Template' }));
    await expect(quote.getByRole('button', { name: 'Download Auto quote.docx' })).toBeVisible();
    await userEvent.click(quote.getByRole('button', { name: 'Quote Document Template: remove' }));
    await expect(quote.getByText('None')).toBeVisible();
    await expect(quote.getByRole('button', { name: 'Quote Document Template: upload' })).toHaveFocus();
    const binder = within(canvas.getByRole('group', { name: 'Binder Document Template' }));
    await userEvent.click(binder.getByRole('button', { name: 'Binder Document Template: upload' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
    await chooseInDialog(new File(['{\\rtf1}'], 'binder.rtf'));
    const name = await dialog.findByRole('textbox', { name: /^File Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Auto binder.rtf');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload File' }));
    await expect(await binder.findByText('Auto binder.rtf')).toBeVisible();
    await expect(canvas.getByText('It is uploaded when you save.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Save/ })).toBeEnabled();
  },
};

/** Which types of documents are taken is a preference: another one is refused before it is read. */
export const RefusedDocument: Story = {
  args: { path: '/config/productTemplate/Commercial%20Auto/19' },
  beforeEach: () => {
    takePreferences({ 'uploads.allowedDocumentTypes': 'pdf' });
    const end = answerCalls({ answers: answersWith({ ...doc, id: '19' }), permissions });
    return () => {
      takePreferences({});
      end();
    };
  },
  play: async ({ canvas, userEvent }) => {
    const quote = within(await canvas.findByRole('group', { name: 'Quote Document Template' }));
    await userEvent.click(quote.getByRole('button', { name: 'Quote Document Template: upload' }));
    await screen.findByRole('dialog', { name: 'Upload Document' });
    await chooseInDialog(new File(['{\\rtf1}'], 'quote.rtf'));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Alert' }));
    await expect(
      alert.getByText('File quote.rtf is not a supported document type for upload.'),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(quote.getByText('None')).toBeVisible();
  },
};

/** Saves that reached the server. */
const saves: unknown[] = [];

/** Others refer to the product by its name: a save under another one is asked for, and shows what follows it. */
export const Renamed: Story = {
  args: { path: '/config/productTemplate/Commercial%20Auto/20' },
  beforeEach: () => {
    saves.length = 0;
    const answers = {
      ...answersWith({ ...doc, id: '20' }),
      '/rest/ProductTemplate/20/references': [{ name: 'Rate status', type: 16, version: '' }],
      'POST /rest/ProductTemplate/20': async (request: Request) => {
        const body = (await request.json()) as Partial<Product>;
        saves.push(body.shortName);
        return { ...doc, id: '20', ...body, version: 4 };
      },
    };
    return answerCalls({ answers, permissions });
  },
  play: async ({ canvas, userEvent }) => {
    const shortName = await canvas.findByRole('textbox', { name: /^Short Name/ });
    await userEvent.type(shortName, 'X');
    const save = canvas.getByRole('button', { name: /^Save/ });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    const asked = within(await screen.findByRole('dialog'));
    await expect(asked.getByText('Rate status')).toBeVisible();
    await expect(asked.getByText(/They go by its new name from then on/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saves).toEqual([]);
    await expect(shortName).toHaveValue('CAX');
    await userEvent.click(save);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(saves).toEqual(['CAX']));
  },
};

/** Without the permission everything is there to be read. */
export const ReadOnly: Story = {
  beforeEach: () => answerCalls({ answers: answersWith(doc) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Product Name/ })).toHaveAttribute('readonly');
    await expect(
      canvas.getByText(/^Read-only: this needs the permission/, { selector: 'p *' }),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Producer: Backdating' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Enable binder' })).toHaveAttribute(
      'aria-readonly',
      'true',
    );
  },
};

const markup = '<script>alert(1)</script><b>bold</b>';

/** A name of a thousand letters, markup and letters from right to left are texts, in whatever field. */
export const Awkward: Story = {
  globals: { direction: 'rtl' },
  args: { path: '/config/productTemplate/Long/12' },
  beforeEach: () =>
    answerCalls({
      answers: answersWith({
        ...{ ...doc, id: '12', name: 'Longname '.repeat(112).slice(0, 1000), shortName: markup },
        ...{ externalName: 'תבנית מוצר', ratingAdapterBeanName: markup },
        ...{ quoteTemplateFileName: `${markup}.docx`, quoteFileTemplateId: 4711 },
      }),
      permissions,
    }),
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByRole('textbox', { name: /^Product Name/ });
    await expect((name as HTMLInputElement).value).toHaveLength(1000);
    await expect(canvas.getByRole('textbox', { name: /^Short Name/ })).toHaveValue(markup);
    await expect(canvas.getByRole('textbox', { name: /^External Name/ })).toHaveValue('תבנית מוצר');
    const adapter = await canvas.findByRole('combobox', { name: /^Rating Adapter/ });
    await waitFor(() => expect(adapter).toHaveValue(markup));
    await expect(canvas.getByText(`${markup}.docx`)).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
