import { expect, it, vi } from 'vitest';
import { listScreenActions, registerScreenActions, type ScreenAction } from './screenActions.ts';

const action = (id: string): ScreenAction => ({ id, label: id, onRun: vi.fn() });
const ids = () => listScreenActions().map(({ id }) => id);

it('lists what is on screen, in the order in which it came', () => {
  const removePage = registerScreenActions({}, [action('save'), action('discard')]);
  const removePart = registerScreenActions({}, [action('sort')]);
  expect(ids()).toEqual(['save', 'discard', 'sort']);
  removePage();
  expect(ids()).toEqual(['sort']);
  removePart();
  expect(ids()).toEqual([]);
});

it('replaces the actions of an owner in their place', () => {
  const owner = {};
  registerScreenActions(owner, [action('save')]);
  const removeOther = registerScreenActions({}, [action('sort')]);
  const removeOwner = registerScreenActions(owner, [action('save'), action('delete')]);
  expect(ids()).toEqual(['save', 'delete', 'sort']);
  removeOwner();
  removeOther();
});

it('ignores a late removal of actions that were replaced', () => {
  const owner = {};
  const removeOld = registerScreenActions(owner, [action('old')]);
  const removeNew = registerScreenActions(owner, [action('new')]);
  removeOld();
  expect(ids()).toEqual(['new']);
  removeNew();
  expect(ids()).toEqual([]);
});
