import { Combobox, MultiSelect, Select, TagField } from '@studio/ui';
import { AsyncCombobox } from '@studio/widgets';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { all, gone, hasAttribute, hasFocus, nameOf, one, press, refersTo } from './support/page.tsx';

const options = ['Auto', 'Boiler', 'Bonds', 'Cyber'].map((label) => ({ value: label, label }));

const search = async (text: string) =>
  options.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));

interface ComboboxSubject extends Subject {
  /** Enter takes the option into the field. */
  isSingle?: boolean;
}

const noText = 'it has no text to edit';
const several = 'it takes several choices, and stays open';

const subjects: ComboboxSubject[] = [
  {
    name: 'Select',
    isSingle: true,
    draw: () => <Select label="Product" options={options} />,
    except: { 'Home and End leave the text its caret keys while it is closed': noText },
  },
  { name: 'Combobox', isSingle: true, draw: () => <Combobox label="Product" options={options} /> },
  {
    name: 'AsyncCombobox',
    isSingle: true,
    draw: () => <AsyncCombobox label="Product" search={search} />,
  },
  {
    name: 'MultiSelect',
    draw: () => <MultiSelect label="Product" options={options} />,
    except: { 'Enter takes the option and closes the list': several },
  },
  {
    name: 'TagField',
    draw: () => <TagField label="Product" options={options.map(({ label }) => label)} />,
    except: { 'Enter takes the option and closes the list': several },
  },
];

const field = () => one('[role="combobox"]');
const shown = () => all('[role="option"]');
const active = async () => refersTo(await field(), 'aria-activedescendant')[0];
const isAt = (index: number) =>
  expect.poll(active, { message: `option ${index} is active` }).toBe(shown().at(index));

async function open(): Promise<HTMLElement> {
  const input = await field();
  input.focus();
  await press('{ArrowDown}');
  await one('[role="option"]');
  return input;
}

export const pattern = definePattern('combobox', subjects, {
  'is a named combobox of a list, which says whether that is open': async () => {
    const input = await field();
    expect(nameOf(input)).toContain('Product');
    expect(input.getAttribute('aria-haspopup') ?? 'listbox').toBe('listbox');
    await hasAttribute(input, 'aria-expanded', 'false');
    await open();
    await hasAttribute(input, 'aria-expanded', 'true');
    expect(refersTo(input, 'aria-controls').map(({ role }) => role)).toEqual(['listbox']);
  },
  'ArrowDown opens it, and keeps the focus in the field': async () => {
    await hasFocus(await open());
  },
  'Alt+ArrowDown opens it': async () => {
    (await field()).focus();
    await press('{Alt>}{ArrowDown}{/Alt}');
    await one('[role="option"]');
  },
  'the arrows go from option to option': async () => {
    await open();
    await press('{Home}');
    await isAt(0);
    await press('{ArrowDown}{ArrowDown}');
    await isAt(2);
    await press('{ArrowUp}');
    await isAt(1);
    expect((await active())?.role).toBe('option');
  },
  'Home and End leave the text its caret keys while it is closed': async () => {
    const input = await field();
    input.focus();
    await press('{Home}{End}');
    await hasAttribute(input, 'aria-expanded', 'false');
  },
  'Enter takes the option and closes the list': async () => {
    const input = await open();
    await press('{Home}');
    await isAt(0);
    await press('{ArrowDown}');
    await isAt(1);
    await press('{Enter}');
    await gone('[role="option"]');
    await expect
      .poll(() => (input instanceof HTMLInputElement ? input.value : input.textContent))
      .toBe('Boiler');
    await hasFocus(input);
  },
  'Escape closes the list, and takes nothing': async () => {
    const input = await open();
    await press('{ArrowDown}{Escape}');
    await gone('[role="option"]');
    await hasAttribute(input, 'aria-expanded', 'false');
    expect(input instanceof HTMLInputElement ? input.value : input.textContent).toBe('');
    await hasFocus(input);
  },
  'Tab leaves it, and closes the list': async () => {
    await open();
    await press('{Tab}');
    await gone('[role="option"]');
  },
  'what is typed leads to the options that begin with it': async () => {
    const input = await field();
    input.focus();
    await press('bon');
    await expect
      .poll(async () => (await active())?.textContent ?? shown()[0]?.textContent)
      .toContain('Bonds');
  },
});
