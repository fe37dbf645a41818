import { describe, expect, it } from 'vitest';
import type { Area } from '../kernel/area/Area.ts';
import { navigationGroups, navigationItemAt } from './navigation.tsx';

const Icon = () => null;
const screens = new Map<string, Pick<Area, 'Icon' | 'path' | 'section' | 'furtherSection' | 'subTabs'>>([
  ['dataSets', { path: '/config/dataSet/browser', section: '/config/dataSet/', Icon }],
  ['rules', { path: '/config/rule/browser', section: '/config/rule/', Icon }],
  [
    'organizations',
    {
      path: '/config/organization/browser/1',
      section: '/config/organization/',
      Icon,
      subTabs: new Map([
        ['carriers', { path: '/config/organization/browser/2', section: '/config/organization/browser/2' }],
      ]),
    },
  ],
]);

const listed = (key: string, group: string, subTabs: { key: string; label: string }[] = []) => ({
  key,
  label: `Label of ${key}`,
  group,
  subTabs,
});

describe('navigationGroups', () => {
  it('keeps the order of the server and leaves out what has no screen', () => {
    const functions = [
      listed('rules', 'Content'),
      listed('scoring', 'Content'),
      listed('dataSets', 'Content'),
    ];
    const [group] = navigationGroups(functions, screens);
    expect(group?.label).toBe('Content');
    expect(group?.items.map(({ id }) => id)).toEqual(['rules', 'dataSets']);
    expect(group?.items.map(({ href }) => href)).toEqual(['/config/rule/browser', '/config/dataSet/browser']);
  });

  it('gathers functions under their heading, and has no heading without a function', () => {
    const functions = [
      listed('rules', 'Content'),
      listed('scoring', 'System'),
      listed('organizations', 'People'),
      listed('dataSets', 'Content'),
    ];
    const groups = navigationGroups(functions, screens);
    expect(groups.map(({ label, items }) => [label, items.map(({ id }) => id)])).toEqual([
      ['Content', ['rules', 'dataSets']],
      ['People', ['organizations']],
    ]);
  });

  it('puts the sub-tabs that have a screen under their function', () => {
    const tabs = [
      { key: 'agencies', label: 'Agencies' },
      { key: 'carriers', label: 'Carriers' },
    ];
    const [group] = navigationGroups([listed('organizations', 'People', tabs)], screens);
    expect(group?.items[0]?.children).toEqual([
      { id: 'organizations/carriers', label: 'Carriers', href: '/config/organization/browser/2' },
    ]);
  });
});

describe('navigationItemAt', () => {
  it.each([
    ['/config/dataSet/browser', 'dataSets'],
    ['/config/dataSet/Roof%20Type/0/dataItems', 'dataSets'],
    ['/config/organization/browser/1', 'organizations'],
    ['/config/organization/browser/2', 'organizations/carriers'],
    ['/config/dataSetOther/browser', null],
    ['/config/default/defaultHomePage', null],
  ])('%s belongs to %s', (pathname, id) => {
    expect(navigationItemAt(pathname, screens)).toBe(id);
  });
});
