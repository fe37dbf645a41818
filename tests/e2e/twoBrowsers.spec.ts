import { Dice } from './Dice.ts';
import { contentOf, EditingUser, type SharedSet } from './EditingUser.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

const edits = 200;
// Pictures of the page for each of thousands of key presses would cost more than the test.
test.use({ trace: 'off' });

/** High enough for all rows. */
const viewport = { width: 1440, height: 2400 };

test('two browsers change one set 200 times each, and end with the same, nothing missing', async ({
  page,
  api,
  studio,
  playwright,
  expectedComplaints,
}) => {
  expectedComplaints.push(refusedCalls);
  const seed = Number(process.env['E2E_SEED'] ?? Date.now() % 1_000_000);
  test.info().annotations.push({ type: 'seed', description: `E2E_SEED=${seed}` });
  const items = ['North', 'East', 'West'].flatMap((group, index) => [
    [`start ${index}`, `anchor${index}`, group] as const,
    ...[1, 2, 3, 4, 5].map((row) => [`start ${index}-${row}`, `item${index}-${row}`, group] as const),
  ]);
  const name = await api.createSet('Two browsers', items);
  const other = await playwright.chromium.launch();
  const otherPage = await (await other.newContext({ viewport, baseURL: studio.url })).newPage();
  await page.setViewportSize(viewport);
  await openAs(page, 'admin', editorPath(name));
  await openAs(otherPage, 'author', editorPath(name));

  const server: SharedSet = { content: startOf(items) };
  const users = [
    new EditingUser(page, 'a', seed, server),
    new EditingUser(otherPage, 'b', seed + 1, server),
  ] as const;
  for (const user of users) {
    await expect(user.page.locator('[data-trailing]')).toHaveCount(3);
    // Otherwise what is removed at once would have no name in the account.
    await user.shown();
  }
  const dice = new Dice(seed + 2);
  await test.step(`seed ${seed}`, async () => {
    while (users.some((user) => user.edits < edits)) {
      const share = (user: EditingUser) => user.edit(Math.min(8, edits - user.edits));
      await Promise.all(users.map(share));
      const [saver, typist] = dice.next() < 0.5 ? users : ([users[1], users[0]] as const);
      await Promise.all([saver.save(), share(typist)]);
      if (typist.isBehind && dice.next() < 0.5) await typist.rebaseOnto();
    }
    for (const user of [...users, ...users]) await user.save();
    for (const user of users) if (user.isBehind) await user.rebaseOnto();
  });
  const [mine, theirs] = [await users[0].shown(), await users[1].shown()];
  expect(mine).toEqual(theirs);
  expect(contentOf(mine)).toEqual(server.content);
  const stored = mine.flatMap(({ name: group, items: rows }) =>
    rows.map(([value, label]) => `${group} | ${label} | ${value}`),
  );
  expect(await api.items(name)).toEqual(stored);
  expect(users.map((user) => user.edits)).toEqual([edits, edits]);
  await other.close();
});

function startOf(items: readonly (readonly [string, string, string])[]): SharedSet['content'] {
  const groups = [...new Set(items.map(([, , group]) => group))];
  const facts = items.map(
    ([label, value, group]) => [value, { label, group: groups.indexOf(group) }] as const,
  );
  return { groups, items: new Map(facts) };
}
