import type { Page } from 'playwright';

/** Something that a user does on a screen. */
export interface InteractionTask {
  readonly title: string;
  /** The screen it is done on. */
  readonly path: string;
  /** A selector of what is there once the screen can be used. */
  readonly ready: string;
  /** What is done before it is measured, such as choosing something to work on. Default: nothing. */
  prepare?(page: Page): Promise<void>;
  /** Presses and types as a user does; ends when the screen shows what came of it. */
  run(page: Page): Promise<void>;
}

const firstRow = 'main [role="row"] a';
const firstCell = 'main input[aria-label^="Label, row 1,"]';
const listPath = '/config/dataSet/browser';
const main = (page: Page) => page.locator('main');
const cell = (page: Page, row: number) => page.locator(`main input[aria-label^="Label, row ${row},"]`);
/** Milliseconds between keys: a fast typist. */
const typing = { delay: 60 };

/** Opens the first of a list's rows. */
const openFirst = (page: Page) => page.locator(firstRow).first().click();

async function openSet(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Address Type', exact: true }).click();
  await page.locator(firstCell).waitFor();
}

/** Fifteen tasks of a working day. */
export const interactionTasks: readonly InteractionTask[] = [
  {
    title: 'search a list',
    path: listPath,
    ready: firstRow,
    run: async (page) => {
      await page.getByRole('searchbox', { name: 'Search data sets' }).pressSequentially('roof', typing);
      await page.getByRole('link', { name: /roof/i }).first().waitFor();
      await page.getByRole('button', { name: 'Clear search' }).click();
    },
  },
  {
    title: 'sort a list and turn its pages',
    path: listPath,
    ready: firstRow,
    run: async (page) => {
      await page.getByRole('button', { name: 'Last Edited By' }).click();
      await page.getByRole('columnheader', { name: 'Last Edited By', exact: false }).waitFor();
      await page
        .getByRole('link', { name: 'Next page' })
        .or(page.getByRole('button', { name: 'Next page' }))
        .click();
      await page.getByText(/^Showing 26 to 50 of /).waitFor();
    },
  },
  {
    title: 'choose in a filter',
    path: listPath,
    ready: firstRow,
    run: async (page) => {
      await page.getByRole('combobox', { name: 'Type', exact: true }).click();
      await page.getByRole('option', { name: 'Custom', exact: true }).click();
      await page.getByRole('button', { name: 'Clear All' }).click();
    },
  },
  {
    title: 'choose rows to export',
    path: listPath,
    ready: firstRow,
    run: async (page) => {
      await main(page).getByRole('button', { name: 'Export' }).click();
      const boxes = main(page).getByRole('checkbox');
      await boxes.nth(2).click();
      await boxes.nth(9).click({ modifiers: ['Shift'] });
      await page.keyboard.press('Escape');
    },
  },
  {
    title: 'move through a list by keys',
    path: listPath,
    ready: firstRow,
    run: async (page) => {
      await page.locator(firstRow).first().focus();
      for (let count = 0; count < 12; count += 1) await page.keyboard.press('ArrowDown', typing);
    },
  },
  {
    title: 'jump by the palette',
    path: listPath,
    ready: firstRow,
    run: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder(/^Go to a screen/).pressSequentially('email', typing);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    title: 'open menu and history',
    path: listPath,
    ready: firstRow,
    run: async (page) => {
      await page.getByRole('button', { name: 'Manage operations' }).click();
      await page.getByRole('menuitem', { name: 'Detailed History' }).click();
      await page.getByRole('dialog').getByRole('rowheader').first().waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    },
  },
  {
    title: 'type into a cell',
    path: listPath,
    ready: firstRow,
    prepare: openSet,
    run: async (page) => {
      await cell(page, 2).click();
      await page.keyboard.press('End');
      await page.keyboard.type(' of a building', typing);
    },
  },
  {
    title: 'add and move an item',
    path: listPath,
    ready: firstRow,
    prepare: openSet,
    run: async (page) => {
      await cell(page, 3).click();
      await page.keyboard.press('Alt+ArrowDown');
      await page.keyboard.press('Alt+ArrowUp');
      await page.getByRole('button', { name: /^Add/ }).first().click();
    },
  },
  {
    title: 'undo and redo',
    path: listPath,
    ready: firstRow,
    prepare: async (page) => {
      await openSet(page);
      for (const row of [1, 2, 3]) await cell(page, row).fill(`Changed ${row}`);
    },
    run: async (page) => {
      const undo = page.getByRole('button', { name: /^Undo/ }).first();
      const redo = page.getByRole('button', { name: /^Redo/ }).first();
      for (const step of [undo, undo, redo, undo, redo, redo]) await step.click();
    },
  },
  {
    title: 'look at what would be saved',
    path: listPath,
    ready: firstRow,
    prepare: async (page) => {
      await openSet(page);
      await cell(page, 1).fill('Changed');
    },
    run: async (page) => {
      await page.getByRole('button', { name: 'Show unsaved changes' }).first().click();
      await page.keyboard.press('Escape');
    },
  },
  {
    title: 'change settings in their modal',
    path: listPath,
    ready: firstRow,
    prepare: openSet,
    run: async (page) => {
      await main(page).getByRole('button', { name: 'Settings' }).click();
      const description = page.getByRole('dialog').getByRole('textbox', { name: 'Description' });
      await description.click();
      await description.pressSequentially(' by type', typing);
    },
  },
  {
    title: 'write a subject and recipients',
    path: '/config/notification/email/browser',
    ready: firstRow,
    prepare: async (page) => {
      await openFirst(page);
      await page.getByRole('textbox', { name: 'Subject', exact: true }).waitFor();
    },
    run: async (page) => {
      const subject = page.getByRole('textbox', { name: 'Subject', exact: true });
      await subject.click();
      await subject.pressSequentially(' for the policy', typing);
      const to = page.getByRole('combobox', { name: 'To', exact: true });
      await to.click();
      await to.pressSequentially('und', typing);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    title: 'write a formatted message',
    path: '/config/notification/email/browser',
    ready: firstRow,
    prepare: async (page) => {
      await openFirst(page);
      await page.getByRole('textbox', { name: 'Message', exact: true }).waitFor();
    },
    run: async (page) => {
      await page.getByRole('textbox', { name: 'Message', exact: true }).click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' as agreed', typing);
      await page.keyboard.press('Control+b');
      await page.keyboard.type(' today', typing);
      await page.keyboard.press('Enter');
    },
  },
  {
    title: 'write a pop-up beside its preview',
    path: '/config/notification/popup/browser',
    ready: firstRow,
    prepare: async (page) => {
      await openFirst(page);
      await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    },
    run: async (page) => {
      const title = page.getByRole('textbox', { name: 'Title', exact: true });
      await title.click();
      await title.pressSequentially(' from Monday', typing);
      await page.getByRole('radio', { name: 'Inactive' }).click();
    },
  },
];
