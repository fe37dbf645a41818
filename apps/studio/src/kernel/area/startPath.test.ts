import { describe, expect, it } from 'vitest';
import { startPath } from './startPath.ts';

const screens = new Map([
  ['rules', { path: '/config/rule/browser' }],
  ['dataSets', { path: '/config/dataSet/browser' }],
]);

describe('startPath', () => {
  it('takes the first function of the server’s list that has a screen', () => {
    const functions = [{ key: 'formTemplates' }, { key: 'dataSets' }, { key: 'rules' }];
    expect(startPath(functions, screens)).toBe('/config/dataSet/browser');
  });

  it('keeps the server’s order, not the order of the table', () => {
    expect(startPath([{ key: 'dataSets' }, { key: 'rules' }], screens, '')).toBe('/config/dataSet/browser');
    expect(startPath([{ key: 'rules' }, { key: 'dataSets' }], screens, '')).toBe('/config/rule/browser');
  });

  it('takes the one that the preferences say, where the user has it', () => {
    const functions = [{ key: 'rules' }, { key: 'dataSets' }];
    expect(startPath(functions, screens, 'dataSets')).toBe('/config/dataSet/browser');
    expect(startPath(functions, screens, 'rates')).toBe('/config/rule/browser');
  });

  it('opens the empty home page when no function has a screen', () => {
    expect(startPath([], screens)).toBe('/config/default/defaultHomePage');
    expect(startPath([{ key: 'unknown' }], screens)).toBe('/config/default/defaultHomePage');
  });

  it('is not misled by keys that every object has', () => {
    expect(startPath([{ key: 'constructor' }, { key: '__proto__' }])).toBe('/config/default/defaultHomePage');
  });
});
