import { expect, test } from 'vitest';
import {
  definitionsByName,
  preferenceDefinitions,
} from '../../apps/server/src/kinds/preference/preferenceDefinitions.ts';
import { consolePreferences } from '../../apps/studio/src/platform/preferences/preferences.ts';

test.each(Object.entries(consolePreferences))(
  'the console obeys %s, which the server tells it, with the same default',
  (name, value) => {
    const definition = definitionsByName.get(name);
    expect(definition?.isForConsole).toBe(true);
    expect(definition?.defaultValue).toBe(String(value));
  },
);

test('the console obeys all that the server tells it', () => {
  const reported = preferenceDefinitions.filter(({ isForConsole }) => isForConsole).map(({ name }) => name);
  expect(reported.filter((name) => !(name in consolePreferences))).toEqual([]);
});
