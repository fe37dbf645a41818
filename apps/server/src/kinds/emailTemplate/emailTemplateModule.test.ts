import { expect, test } from 'vitest';
import type { KindServices } from '../KindModule.ts';
import { emailTemplateModule } from './emailTemplateModule.ts';

test('a test comes right after saving, and what nothing can answer last', async () => {
  const { queries } = {} as KindServices;
  const namesOf = async (object: 'new' | null) => {
    const actions = await emailTemplateModule.actions?.(['MODIFY_CONFIG_EMAIL'], object, { queries });
    return actions?.map(({ name }) => name) ?? [];
  };
  const actions = await namesOf('new');
  expect(actions.slice(0, 3)).toEqual(['Discard', 'Save', 'Send a Test']);
  expect(actions.at(-1)).toBe('View References');
  expect(await namesOf(null)).not.toContain('Send a Test');
});
