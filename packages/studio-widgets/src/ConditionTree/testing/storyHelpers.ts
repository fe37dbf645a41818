import type { ConditionDraft } from '../model/nodes.ts';
import { serializeCondition } from '../model/serializeCondition.ts';

/** The rule's condition as it would be saved after the last call of a mock. */
export function lastSaved(onChange: unknown): unknown {
  const { mock } = onChange as { mock: { lastCall?: readonly [ConditionDraft] } };
  const draft = mock.lastCall?.[0];
  return draft && serializeCondition(draft);
}

/** The names of the conditions and groups that are drawn, from top to bottom. */
export function rowNames(canvas: { getAllByRole: (role: 'row') => HTMLElement[] }): readonly string[] {
  return canvas
    .getAllByRole('row')
    .filter((row) => row.dataset['part'] === 'row')
    .map((row) => row.getAttribute('aria-label') ?? '');
}

/** The last announcement to assistive technology. */
export function announcedIn(canvasElement: Element): string {
  return canvasElement.querySelector('[data-part=status]')?.textContent ?? '';
}
