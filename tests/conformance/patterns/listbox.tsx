import { MultiSelect, Select } from '@studio/ui';
import { CommandPalette } from '@studio/widgets';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { all, nameOf, one, press, refersTo } from './support/page.tsx';

const options = [
  { value: 'Auto', label: 'Auto' },
  { value: 'Bonds', label: 'Bonds', isDisabled: true },
  { value: 'Cyber', label: 'Cyber' },
];

interface ListSubject extends Subject {
  isMultiple: boolean;
}

const single = 'one choice alone is made in it';
const multiple = {
  'Space and Enter choose the active option, and no longer choose it': single,
  'Shift with an arrow chooses what it leads to': single,
  'Ctrl+Shift with Home and End chooses all up to that end': single,
  'Ctrl+A chooses all': single,
};

const subjects: ListSubject[] = [
  {
    name: 'Select',
    isMultiple: false,
    draw: () => <Select label="Product" options={options} value="Auto" />,
    except: multiple,
  },
  {
    name: 'MultiSelect',
    isMultiple: true,
    draw: () => <MultiSelect label="Product" options={options} />,
  },
  {
    name: 'CommandPalette',
    isMultiple: false,
    draw: () => (
      <CommandPalette
        defaultIsOpen
        groups={[
          {
            id: 'go',
            label: 'Go to',
            items: options.map(({ label }) => ({ id: label, label, onRun: () => undefined })),
          },
        ]}
        emptyText="Nothing found"
      />
    ),
    except: {
      ...multiple,
      'says which options are chosen, and which cannot be': 'its options are run, not chosen',
      'the arrows go over disabled options': 'it shows none that are disabled',
      'Home and End go to the first and the last option': 'they move the caret in its text',
    },
  },
];

const shown = () => all('[role="option"]');
const chosen = () =>
  shown()
    .filter(({ ariaSelected }) => ariaSelected === 'true')
    .map(({ textContent }) => textContent);
const choosesNow = (labels: string[]) => expect.poll(chosen, { message: 'what is chosen' }).toEqual(labels);

async function open(): Promise<HTMLElement> {
  const field = await one('[role="combobox"]');
  field.focus();
  if (shown().length === 0) await press('{Alt>}{ArrowDown}{/Alt}');
  await one('[role="option"]');
  return field;
}

async function isAt(label: string): Promise<void> {
  const field = await one('[role="combobox"]');
  await expect.poll(() => refersTo(field, 'aria-activedescendant')[0]?.textContent).toBe(label);
}

export const pattern = definePattern('listbox', subjects, {
  'is a named list of options, and says whether several can be chosen': async ({ isMultiple }) => {
    await open();
    const list = await one('[role="listbox"]');
    expect(nameOf(list)).not.toBe('');
    expect(list.ariaMultiSelectable ?? 'false').toBe(String(isMultiple));
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Auto', 'Bonds', 'Cyber']);
  },
  'says which options are chosen, and which cannot be': async ({ isMultiple }) => {
    await open();
    await choosesNow(isMultiple ? [] : ['Auto']);
    expect(shown().map(({ ariaDisabled }) => ariaDisabled ?? 'false')).toEqual(['false', 'true', 'false']);
  },
  'the arrows go over disabled options': async () => {
    await open();
    await press('{Home}');
    await isAt('Auto');
    await press('{ArrowDown}');
    await isAt('Cyber');
    await press('{ArrowUp}');
    await isAt('Auto');
  },
  'Home and End go to the first and the last option': async () => {
    await open();
    await press('{End}');
    await isAt('Cyber');
    await press('{Home}');
    await isAt('Auto');
  },
  'Space and Enter choose the active option, and no longer choose it': async () => {
    await open();
    await press('{Home}');
    await isAt('Auto');
    await press(' ');
    await choosesNow(['Auto']);
    await press('{Enter}');
    await choosesNow([]);
  },
  'Shift with an arrow chooses what it leads to': async () => {
    await open();
    await press('{Home}');
    await isAt('Auto');
    await press('{Shift>}{ArrowDown}{/Shift}');
    await isAt('Cyber');
    await choosesNow(['Cyber']);
    await press('{Shift>}{ArrowUp}{/Shift}');
    await choosesNow(['Auto', 'Cyber']);
  },
  'Ctrl+Shift with Home and End chooses all up to that end': async () => {
    await open();
    await press('{End}');
    await isAt('Cyber');
    await press('{Control>}{Shift>}{Home}{/Shift}{/Control}');
    await choosesNow(['Auto', 'Cyber']);
    await isAt('Auto');
  },
  'Ctrl+A chooses all': async () => {
    await open();
    await press('{Home}');
    await isAt('Auto');
    await press('{Control>}a{/Control}');
    await choosesNow(['Auto', 'Cyber']);
  },
});
