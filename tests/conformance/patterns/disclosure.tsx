import { Accordion, Button, Popover } from '@studio/ui';
import { ActivityList, AdvancedFilter, BusinessCard, PresenceBar, SettingsPanel } from '@studio/widgets';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { hasAttribute, hasFocusInside, nameOf, one, press, refersTo } from './support/page.tsx';

const isNoHeading = 'it is no heading';

interface Disclosure extends Subject {
  /** Whether the focus goes into what is shown. */
  takesFocus?: true;
}

const subjects: Disclosure[] = [
  {
    name: 'Accordion',
    draw: () => <Accordion items={[{ id: 'a', title: 'Agencies', content: 'Twelve' }]} />,
    except: { 'Escape closes it': 'it is a part of the page' },
  },
  {
    name: 'AdvancedFilter',
    draw: () => (
      <AdvancedFilter
        defaultIsOpen={false}
        kind="DataSet"
        fields={[{ key: 'name', label: 'Name', type: 'text' }]}
      />
    ),
    except: {
      'Escape closes it': 'it is a part of the page',
      'its button is a heading, and names what it shows': isNoHeading,
    },
  },
  {
    name: 'Popover',
    takesFocus: true,
    draw: () => (
      <Popover trigger={<Button>About</Button>} label="About">
        Version 12
      </Popover>
    ),
    except: { 'its button is a heading, and names what it shows': isNoHeading },
  },
  {
    name: 'BusinessCard',
    takesFocus: true,
    draw: () => (
      <BusinessCard trigger={<Button>Ana Fields</Button>} card={{ kind: 'user', name: 'Ana Fields' }} />
    ),
    except: { 'its button is a heading, and names what it shows': isNoHeading },
  },
  {
    name: 'ActivityList',
    takesFocus: true,
    draw: () => (
      <ActivityList
        entries={[{ id: '1', time: Date.UTC(2026, 0, 2), action: 'Save', reason: 'No connection' }]}
      />
    ),
    except: { 'its button is a heading, and names what it shows': isNoHeading },
  },
  {
    name: 'PresenceBar',
    takesFocus: true,
    draw: () => <PresenceBar max={1} people={['Ana', 'Ben', 'Cem'].map((name) => ({ id: name, name }))} />,
    except: { 'its button is a heading, and names what it shows': isNoHeading },
  },
  {
    name: 'SettingsPanel',
    draw: () => (
      <SettingsPanel
        defaultOpenGroups={[]}
        settings={[{ settingName: 'title', label: 'Title', inputType: 'text', group: 'Core' }]}
      />
    ),
    except: { 'Escape closes it': 'it is a part of the page' },
  },
];

const button = () => one('button[aria-expanded]');
const shows = async () => {
  const [shown] = refersTo(await button(), 'aria-controls');
  return shown !== undefined && !shown.hidden && shown.checkVisibility();
};

export const pattern = definePattern('disclosure and accordion', subjects, {
  'its button says whether it is open, and refers to nothing that is not there': async () => {
    const trigger = await button();
    expect(trigger.ariaExpanded).toBe('false');
    expect(await shows()).toBe(false);
  },
  ...Object.fromEntries(
    [
      ['Enter', '{Enter}'],
      ['Space', ' '],
    ].map(([name = '', key = '']) => [
      `${name} opens it, and refers to what is shown`,
      async () => {
        const trigger = await button();
        trigger.focus();
        await press(key);
        await hasAttribute(trigger, 'aria-expanded', 'true');
        await expect.poll(shows).toBe(true);
      },
    ]),
  ),
  'a second press closes it': async ({ takesFocus }) => {
    const trigger = await button();
    trigger.focus();
    await press('{Enter}');
    await expect.poll(shows).toBe(true);
    const [shown] = refersTo(trigger, 'aria-controls');
    if (takesFocus && shown) await hasFocusInside(shown);
    trigger.focus();
    await press('{Enter}');
    await hasAttribute(trigger, 'aria-expanded', 'false');
    await expect.poll(shows).toBe(false);
  },
  'Escape closes it': async () => {
    const trigger = await button();
    trigger.focus();
    await press('{Enter}');
    await expect.poll(shows).toBe(true);
    await press('{Escape}');
    await hasAttribute(trigger, 'aria-expanded', 'false');
  },
  'its button is a heading, and names what it shows': async () => {
    const trigger = await button();
    trigger.focus();
    await press('{Enter}');
    const region = await one('[data-part="panel"][role]');
    expect(nameOf(region)).toBe(nameOf(trigger));
    const heading = trigger.closest('[role="heading"]');
    expect(heading?.ariaLevel).not.toBeNull();
  },
});
