import { expect, test } from 'vitest';
import { staticSet } from '../fixtures/dataSetDocs.ts';
import { blankSettings, settingsOf } from './model/SettingsDraft.ts';
import { blockOf } from './settingsForm.ts';

test('it says what is missing, what is too long, and that nothing has been changed', () => {
  expect(blockOf(blankSettings, null)).toBe('Still missing: Name, Type');
  const draft = settingsOf(staticSet);
  expect(blockOf(draft, null)).toBe('');
  expect(blockOf(draft, staticSet)).toBe('Nothing has been changed.');
  expect(blockOf({ ...draft, description: 'Other' }, staticSet)).toBe('');
  expect(blockOf({ ...draft, description: 'x'.repeat(1001) }, staticSet)).toBe('Too long: Description');
});
