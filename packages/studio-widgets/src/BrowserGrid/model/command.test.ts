import { describe, expect, it } from 'vitest';
import { type GridKeyPlace, getCommand } from './command.ts';

const command = (key: string, place: Partial<GridKeyPlace> = {}, ctrlKey = false, shiftKey = false) =>
  getCommand(
    { key, ctrlKey, shiftKey, metaKey: false, altKey: false },
    { control: 'none', isInRows: true, isSelecting: true, ...place },
  );

describe('commands of a grid', () => {
  it('opens a row with Enter, unless the focused control answers it', () => {
    expect(command('Enter')).toBe('open');
    expect(command('Enter', { control: 'checkbox' })).toBe('open');
    expect(command('Enter', { control: 'link' })).toBeNull();
    expect(command('Enter', { control: 'other' })).toBeNull();
    expect(command('Enter', { isInRows: false })).toBeNull();
  });

  it('toggles a row with Space while rows are being selected', () => {
    expect(command(' ')).toBe('toggle');
    expect(command(' ', { control: 'link' })).toBe('toggle');
    expect(command(' ', { control: 'checkbox' })).toBeNull();
    expect(command(' ', { control: 'other' })).toBeNull();
    expect(command(' ', { isSelecting: false })).toBeNull();
    expect(command(' ', { isInRows: false })).toBeNull();
  });

  it('selects all with Ctrl+A and ends the selection with Escape', () => {
    expect(command('a', {}, true)).toBe('selectAll');
    expect(command('A', {}, true), 'Caps Lock').toBe('selectAll');
    expect(command('A', {}, true, true), 'with Shift').toBeNull();
    expect(command('a')).toBeNull();
    expect(command('a', { isSelecting: false }, true)).toBeNull();
    expect(command('Escape')).toBe('cancel');
    expect(command('Escape', { isSelecting: false })).toBeNull();
  });
});
