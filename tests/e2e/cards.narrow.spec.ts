import { expect, narrow, openAs, refusedCalls, test } from './fixtures.ts';

test.use(narrow);

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

for (const user of ['admin', 'viewer'] as const) {
  test(`${user}: from 768 px up a card is beside its name, below it lies across the foot`, async ({
    page,
  }) => {
    await openAs(page, user, '/config/dataSet/browser?sort=lastModifiedBy&dir=desc');
    const name = page.getByRole('gridcell').getByRole('button', { name: 'Tomás Herrera' }).first();
    await name.click();
    const card = page.getByRole('dialog', { name: 'Tomás Herrera' });
    await expect(card).toBeInViewport({ ratio: 1 });
    expect((await card.boundingBox())?.width).toBe(400);

    await page.setViewportSize({ width: 767, height: 1024 });
    await expect.poll(() => card.boundingBox()).toMatchObject({ x: 0, width: 767 });
    const sheet = await card.boundingBox();
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(1024);
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toHaveCount(0);
    await expect(name).toBeFocused();
  });
}
