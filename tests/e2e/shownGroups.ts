import type { Page } from '@playwright/test';

/** A set on screen, in order: the groups, and the items of each by value and label. Blank rows are left out. */
export type Shown = readonly {
  readonly name: string;
  readonly items: readonly (readonly [string, string])[];
}[];

/** A group on screen, with what the studio calls it and its items. */
export interface ShownGroup {
  readonly id: string;
  readonly name: string;
  readonly items: readonly { readonly id: string; readonly label: string; readonly value: string }[];
}

/** What the Data Items tab shows now, of the rows that are drawn. */
export async function shown(page: Page): Promise<Shown> {
  return toShown(await readGroups(page));
}

/** The same, with what the studio calls groups and items. */
export function readGroups(page: Page): Promise<readonly ShownGroup[]> {
  return page.evaluate(() => {
    const textOf = (row: Element, column: string) =>
      row.querySelector<HTMLInputElement>(`[data-column="${column}"]`)?.value ?? '';
    return [...document.querySelectorAll<HTMLElement>('[data-group-id]')].map((group) => ({
      id: group.dataset['groupId'] ?? '',
      name: group.querySelector<HTMLInputElement>('[data-part="group-name"]')?.value ?? '',
      items: [...group.querySelectorAll<HTMLElement>('[data-item-id]')]
        .sort((a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top))
        .map((row) => ({
          id: row.dataset['itemId'] ?? '',
          label: textOf(row, 'label'),
          value: textOf(row, 'value'),
        }))
        .filter(({ label, value }) => label !== '' || value !== ''),
    }));
  });
}

export function toShown(groups: readonly ShownGroup[]): Shown {
  return groups.map(({ name, items }) => ({
    name,
    items: items.map(({ label, value }) => [value, label] as const),
  }));
}
