import type { Page } from '@playwright/test';
import { Dice } from './Dice.ts';
import { saveButton, unsavedTexts } from './editorActions.ts';
import {
  type Answers,
  type Content,
  expectedMerge,
  type ItemFacts,
  type Resolution,
} from './expectedMerge.ts';
import { expect } from './fixtures.ts';
import { readGroups, type Shown, toShown } from './shownGroups.ts';

/** What two users share: the version on the server as it is expected to be. */
export interface SharedSet {
  content: Content;
}

const fewestItems = 12;
const mostItems = 32;

/**
 * Edits a set at random on a page, by keyboard, and keeps account of what it has to say. The first item of each group stays
 * where it is, so that no group goes away. The page has to be high enough to draw all rows.
 */
export class EditingUser {
  readonly page: Page;
  readonly name: string;
  edits = 0;
  readonly #dice: Dice;
  readonly #server: SharedSet;
  #base: Content;
  #mine: Content;
  #texts = 0;
  /** What the studio calls things, by what the test calls them. */
  readonly #ids = new Map<string, string>();

  constructor(page: Page, name: string, seed: number, server: SharedSet) {
    this.page = page;
    this.name = name;
    this.#dice = new Dice(seed);
    this.#server = server;
    this.#base = server.content;
    this.#mine = server.content;
  }

  /** Does a number of random edits. */
  async edit(count: number): Promise<void> {
    for (let done = 0; done < count; done += 1) {
      await this.#editOnce();
      this.edits += 1;
    }
  }

  /** Saves what is unsaved, and resolves what the other one has changed as well. */
  async save(): Promise<void> {
    if (!unsavedTexts.test((await saveButton(this.page).textContent()) ?? '')) return;
    await this.page.keyboard.press('Control+s');
    await this.#resolveConflict('Take in and save');
    await expect(saveButton(this.page)).not.toContainText(unsavedTexts);
    this.#server.content = this.#mine;
    this.#base = this.#mine;
    await this.#expectShown('after saving');
  }

  /** Takes in what the other one has saved. */
  async rebaseOnto(): Promise<void> {
    await this.page.getByRole('button', { name: 'Take in the changes' }).click();
    await this.#resolveConflict('Take in');
    await expect(this.page.locator('[data-part="news"]')).toHaveCount(0);
    await this.#expectShown('after taking in');
  }

  /** Whether the other one has saved what is not here yet. */
  get isBehind(): boolean {
    return this.#base !== this.#server.content;
  }

  /** What the screen shows. */
  async shown(): Promise<Shown> {
    const groups = await readGroups(this.page);
    for (const { id, items } of groups) {
      const [anchor] = items.filter(({ value }) => value.startsWith('anchor'));
      this.#ids.set(id, `group ${anchor?.value.slice('anchor'.length)}`);
      for (const item of items) this.#ids.set(item.id, item.value);
    }
    return toShown(groups);
  }

  async #editOnce(): Promise<void> {
    const { items } = this.#mine;
    const chance = this.#dice.next();
    const movable = [...items.keys()].filter((value) => !value.startsWith('anchor'));
    if (chance < 0.45) return this.#setLabel(this.#dice.pick([...items.keys()]));
    if (chance < 0.5) return this.#setGroupName(Math.floor(this.#dice.next() * this.#mine.groups.length));
    if (chance < 0.68) return this.#move(this.#dice.pick(movable));
    const isAdding = items.size <= fewestItems || (items.size < mostItems && chance < 0.85);
    return isAdding ? this.#add() : this.#remove(this.#dice.pick(movable));
  }

  #newText(): string {
    this.#texts += 1;
    return `${this.name}${this.#texts}`;
  }

  async #setLabel(value: string): Promise<void> {
    const label = this.#newText();
    await this.page.evaluate(focusCell, { value, column: 'label' });
    await this.page.keyboard.type(label);
    this.#note(value, { group: this.#item(value).group, label });
    await this.#expectShown(`after labelling ${value}`);
  }

  async #setGroupName(index: number): Promise<void> {
    const name = this.#newText();
    await this.page.evaluate(focusGroupName, index);
    await this.page.keyboard.type(name);
    const groups = this.#mine.groups.map((each, at) => (at === index ? name : each));
    this.#mine = { ...this.#mine, groups };
    await this.#expectShown(`after naming group ${index}`);
  }

  async #add(): Promise<void> {
    const group = Math.floor(this.#dice.next() * this.#mine.groups.length);
    const [label, value] = [this.#newText(), `v${this.#newText()}`];
    // The draft gets a text a moment after it is painted, and then has another blank row.
    await this.page.locator('[data-group-id]').nth(group).locator('[data-trailing]').waitFor();
    await this.page.evaluate(focusNewRow, group);
    await this.page.keyboard.type(label);
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.type(value);
    this.#note(value, { group, label });
    await this.#expectShown(`after adding ${value}`);
  }

  async #remove(value: string): Promise<void> {
    await this.page.evaluate(focusHandle, value);
    await this.page.keyboard.press('Delete');
    const items = new Map(this.#mine.items);
    items.delete(value);
    this.#mine = { ...this.#mine, items };
    await this.#expectShown(`after removing ${value}`);
  }

  async #move(value: string): Promise<void> {
    const key = this.#dice.pick(['Alt+ArrowDown', 'Alt+ArrowUp', 'Alt+PageDown', 'Alt+PageUp']);
    await this.page.evaluate(focusCell, { value, column: 'label' });
    await this.page.keyboard.press(key);
    const { items } = contentOf(await this.shown());
    const moved = items.get(value);
    if (moved === undefined) throw new Error(`${value} is gone after it was moved.`);
    this.#note(value, { ...this.#item(value), group: moved.group });
    await this.#expectShown(`after moving ${value}`);
  }

  #item(value: string): ItemFacts {
    const item = this.#mine.items.get(value);
    if (item === undefined) throw new Error(`There is no item ${value}.`);
    return item;
  }

  #note(value: string, facts: ItemFacts): void {
    this.#mine = { ...this.#mine, items: new Map(this.#mine.items).set(value, facts) };
  }

  async #expectShown(when: string): Promise<void> {
    expect(plain(contentOf(await this.shown())), `${this.name} ${when}`).toEqual(plain(this.#mine));
  }

  /** Answers what is asked, by chance, and works out what has to come of it. */
  async #resolveConflict(button: 'Take in' | 'Take in and save'): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: /^You and .* changed the same things$/ });
    await this.#waitUntilDoneOrAsked(button);
    const answers = new Map<string, Resolution>();
    if (await dialog.isVisible()) {
      const rows = dialog.locator('[data-part="collision"]');
      for (const row of await rows.all()) {
        const id = (await row.getAttribute('data-id')) ?? '';
        const hasOwn = (await row.locator('[data-part="own"]').count()) > 0;
        const choice = this.#dice.pick<Resolution>([
          'mine',
          'theirs',
          ...(hasOwn ? [{ text: this.#newText() }] : []),
        ]);
        if (typeof choice === 'object')
          await row.locator('[data-part="own"]').getByRole('textbox').fill(choice.text);
        else await row.locator(`[data-part="${choice}"]`).getByRole('radio').check();
        answers.set(this.#nameOf(id), choice);
      }
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    }
    this.#mergeIn(answers);
  }

  async #waitUntilDoneOrAsked(button: 'Take in' | 'Take in and save'): Promise<void> {
    try {
      await this.page.waitForFunction(isDoneOrAsked, button, { timeout: 60_000 });
    } catch (cause) {
      const pageText = await this.page.locator('body').innerText();
      throw new Error(
        `${this.name}: '${button}' after ${this.edits} edits came to no end. The page:\n${pageText}`,
        {
          cause,
        },
      );
    }
  }

  #mergeIn(answers: Answers): void {
    const theirs = this.#server.content;
    this.#mine = expectedMerge({ base: this.#base, mine: this.#mine, theirs }, answers);
    this.#base = theirs;
  }

  /** What the test calls a collision. */
  #nameOf(id: string): string {
    const [kind, key, field] = JSON.parse(id) as [string, string, string?];
    const what = this.#ids.get(key) ?? key;
    if (what.startsWith('group')) return what;
    return `${field ?? kind} ${what}`;
  }
}

/** What a screen shows, without the order. */
export function contentOf(shown: Shown): Content {
  const items = shown.flatMap(({ items: each }, group) =>
    each.map(([value, label]) => [value, { label, group }] as const),
  );
  return { groups: shown.map(({ name }) => name), items: new Map(items) };
}

function plain({ groups, items }: Content): unknown {
  const lines = [...items].map(([value, { label, group }]) => `${value}: ${label} in ${groups[group]}`);
  return { groups, items: lines.sort() };
}

/** Whether the page asks what to keep, or has nothing left to save or to take in. */
function isDoneOrAsked(button: 'Take in' | 'Take in and save'): boolean {
  if (document.querySelector('[data-part="collision"]') !== null) return true;
  if (button === 'Take in') return document.querySelector('[data-part="news"]') === null;
  const saves = [...document.querySelectorAll('main button')].filter((each) =>
    each.textContent.startsWith('Save'),
  );
  return saves.length > 0 && saves.every((each) => !/Unsaved changes|Not saved/.test(each.textContent));
}

function focusCell({ value, column }: { readonly value: string; readonly column: string }): void {
  const values = [...document.querySelectorAll<HTMLInputElement>('[data-column="value"]')];
  const row = values.find((input) => input.value === value)?.closest('[data-item-id]');
  const cell = row?.querySelector<HTMLInputElement>(`[data-column="${column}"]`);
  cell?.focus();
  cell?.select();
}

function focusHandle(value: string): void {
  const values = [...document.querySelectorAll<HTMLInputElement>('[data-column="value"]')];
  const row = values.find((input) => input.value === value)?.closest('[data-item-id]');
  row?.querySelector<HTMLElement>('[data-handle]')?.focus();
}

function focusGroupName(index: number): void {
  const name = document.querySelectorAll<HTMLInputElement>('[data-part="group-name"]')[index];
  name?.focus();
  name?.select();
}

function focusNewRow(index: number): void {
  const group = document.querySelectorAll('[data-group-id]')[index];
  group?.querySelector<HTMLInputElement>('[data-trailing] [data-column="label"]')?.focus();
}
