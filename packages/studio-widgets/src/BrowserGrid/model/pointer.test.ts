import { describe, expect, it } from 'vitest';
import { getRowIntent, type RowClick } from './pointer.ts';

const click = (rest: Partial<RowClick> = {}) =>
  getRowIntent({
    button: 0,
    hasShift: false,
    hasControl: false,
    target: 'row',
    isSelecting: false,
    hasTextSelection: false,
    ...rest,
  });

describe('a click on a row', () => {
  it('opens it, aside with Ctrl or the middle button', () => {
    expect(click()).toBe('open');
    expect(click({ hasControl: true })).toBe('openAside');
    expect(click({ button: 1 })).toBe('openAside');
    expect(click({ button: 2 })).toBe('none');
  });

  it('leaves the link to the browser or the router', () => {
    expect(click({ target: 'link' })).toBe('follow');
    expect(click({ target: 'link', hasControl: true })).toBe('follow');
    expect(click({ target: 'link', button: 1, isSelecting: true })).toBe('follow');
  });

  it('does nothing on a control, nor after text was selected', () => {
    expect(click({ target: 'control' })).toBe('none');
    expect(click({ target: 'control', isSelecting: true, hasShift: true })).toBe('none');
    expect(click({ hasTextSelection: true })).toBe('none');
    expect(click({ hasTextSelection: true, isSelecting: true })).toBe('none');
  });

  it('selects while rows are being selected', () => {
    expect(click({ isSelecting: true })).toBe('toggle');
    expect(click({ isSelecting: true, hasControl: true })).toBe('toggle');
    expect(click({ isSelecting: true, hasShift: true })).toBe('extend');
    expect(click({ isSelecting: true, hasShift: true, target: 'link' })).toBe('extend');
    expect(click({ isSelecting: true, target: 'link' })).toBe('toggle');
    expect(click({ isSelecting: true, target: 'link', hasControl: true })).toBe('follow');
    expect(click({ isSelecting: true, target: 'checkbox' })).toBe('toggle');
    expect(click({ isSelecting: true, target: 'checkbox', hasShift: true })).toBe('extend');
    expect(click({ isSelecting: true, target: 'checkbox', button: 1 })).toBe('none');
  });
});
