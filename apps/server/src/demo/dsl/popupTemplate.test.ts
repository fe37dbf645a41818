import { expect, it } from 'vitest';
import { popupTemplate } from './popupTemplate.ts';

it('keeps the breaks between paragraphs and none within', () => {
  const { body } = popupTemplate(
    'Test',
    'Title',
    {},
    `
    First line,
    and the second.

    A new paragraph.
  `,
  );

  expect(body).toBe('First line, and the second.\n\nA new paragraph.');
});

it('excludes the console that is not the only one', () => {
  expect(popupTemplate('Test', 'Title', { only: 'Underwriter' }, 'Text').excludeConsole).toBe('Producer');
  expect(popupTemplate('Test', 'Title', { only: 'Producer' }, 'Text').excludeConsole).toBe('Underwriter');
  expect(popupTemplate('Test', 'Title', {}, 'Text').excludeConsole).toBeNull();
});
