import { expect, test } from 'vitest';
import { emailTemplateModule } from './emailTemplateModule.ts';

test('a test comes right after saving, and what nothing can answer last', () => {
  const namesOf = (object: 'new' | null) =>
    emailTemplateModule.actions?.(['MODIFY_CONFIG_EMAIL'], object).map(({ name }) => name) ?? [];
  const actions = namesOf('new');
  expect(actions.slice(0, 3)).toEqual(['Discard', 'Save', 'Send a Test']);
  expect(actions.at(-1)).toBe('View References');
  expect(namesOf(null)).not.toContain('Send a Test');
});
