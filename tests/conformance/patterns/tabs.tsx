import { Button, Tabs } from '@studio/ui';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { all, hasAttribute, hasFocus, nameOf, one, press, refersTo, stopsOf } from './support/page.tsx';

const subjects: Subject[] = [
  {
    name: 'Tabs',
    draw: () => (
      <Tabs
        label="Details"
        tabs={[
          { id: 'who', label: 'Who', content: 'Marta Oduya' },
          { id: 'when', label: 'When', content: <Button>Today</Button> },
          { id: 'where', label: 'Where', content: 'Omaha' },
        ]}
      />
    ),
  },
];

const tabs = () => all('[role="tab"]');

async function enter(): Promise<void> {
  (await one('[role="tab"]')).focus();
}

async function isActive(index: number): Promise<void> {
  const expected = tabs().map((_, at) => String(at === index));
  await expect.poll(() => tabs().map(({ ariaSelected }) => ariaSelected)).toEqual(expected);
  await hasFocus(tabs()[index]);
}

export const pattern = definePattern('tabs', subjects, {
  'has a named list of tabs, one of them selected, each in charge of a panel that is named by it':
    async () => {
      expect(nameOf(await one('[role="tablist"]'))).toBe('Details');
      const selected = tabs().filter(({ ariaSelected }) => ariaSelected === 'true');
      expect(selected).toHaveLength(1);
      const panel = await one('[role="tabpanel"]');
      expect(selected.flatMap((tab) => refersTo(tab, 'aria-controls'))).toEqual([panel]);
      expect(refersTo(panel, 'aria-labelledby')).toEqual(selected);
    },
  'Tab stops at the selected tab alone, and then at its panel': async () => {
    await enter();
    expect(stopsOf(tabs())).toEqual([tabs()[0]]);
    await press('{Tab}');
    await hasFocus(await one('[role="tabpanel"]'));
  },
  'the arrows along the row select the next and the previous tab, round at the ends': async () => {
    await enter();
    await press('{ArrowRight}');
    await isActive(1);
    await press('{ArrowLeft}{ArrowLeft}');
    await isActive(2);
    await press('{ArrowRight}');
    await isActive(0);
  },
  'Home and End select the first and the last tab': async () => {
    await enter();
    await press('{End}');
    await isActive(2);
    await press('{Home}');
    await isActive(0);
  },
  'the panel follows the tab': async () => {
    await enter();
    await press('{ArrowRight}');
    await isActive(1);
    await hasAttribute(await one('[role="tabpanel"]'), 'aria-labelledby', tabs()[1]?.id ?? '');
  },
});
