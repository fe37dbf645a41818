import { beforeEach, expect, test, vi } from 'vitest';
import { TypeAhead } from './TypeAhead.ts';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));

class Key extends Event {
  readonly isComposing = false;
  readonly key: string;
  readonly modifiers: readonly string[];

  constructor(key: string, modifiers: readonly string[]) {
    super('keydown', { cancelable: true });
    this.key = key;
    this.modifiers = modifiers;
  }

  get ctrlKey() {
    return this.modifiers.includes('Control');
  }

  get metaKey() {
    return this.modifiers.includes('Meta');
  }

  get altKey() {
    return this.modifiers.includes('Alt');
  }

  getModifierState(name: string) {
    return this.modifiers.includes(name);
  }
}

/** Presses a key. Returns whether the page got it. */
const press = (key: string, ...modifiers: string[]) => page.dispatchEvent(new Key(key, modifiers));

const typing = new TypeAhead();
beforeEach(() => typing.stop());

function start() {
  const escaped = vi.fn<() => void>();
  typing.start(escaped);
  return escaped;
}

test('what is typed is kept from the page, and is there in its order', () => {
  start();
  expect([...'Roof Ty'].map((key) => press(key))).not.toContain(true);
  expect(press('😀')).toBe(false);
  expect(press('Backspace')).toBe(false);
  press('p');
  expect(typing.take()).toBe('Roof Typ');
  expect(press('e')).toBe(true);
  expect(typing.take()).toBe('');
});

test('keys that would do something on the page do nothing', () => {
  start();
  for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'Delete'])
    expect(press(key)).toBe(false);
  expect(typing.take()).toBe('');
});

test('shortcuts are left alone; characters of the third level are none', () => {
  start();
  expect(press('k', 'Control')).toBe(true);
  expect(press('r', 'Meta')).toBe(true);
  expect(press('F5')).toBe(true);
  expect(press('@', 'Control', 'Alt', 'AltGraph')).toBe(false);
  expect(typing.take()).toBe('@');
});

test('Escape ends it and says so', () => {
  const escaped = start();
  press('a');
  expect(press('Escape')).toBe(false);
  expect(escaped).toHaveBeenCalledOnce();
  expect(press('b')).toBe(true);
  expect(typing.take()).toBe('');
});

test.each([
  ['a press of the pointer', () => page.dispatchEvent(new Event('pointerdown'))],
  ['Tab', () => press('Tab')],
])('%s ends it without a word', (_, act) => {
  const escaped = start();
  press('a');
  expect(act()).toBe(true);
  expect(press('b')).toBe(true);
  expect(typing.take()).toBe('');
  expect(escaped).not.toHaveBeenCalled();
});

test('a second start goes on with the first', () => {
  start();
  press('a');
  start();
  press('b');
  expect(typing.take()).toBe('ab');
});
