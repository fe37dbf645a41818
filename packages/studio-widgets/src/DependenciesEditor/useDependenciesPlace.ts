import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react';
import type { DependenciesEditorActions, DependenciesPlace } from './DependenciesPlace.ts';

const parts = ['form', 'field', 'remove'] as const;

/** Reports to the host where the user is, and goes back there. */
export function useDependenciesPlace(
  handleRef: Ref<DependenciesEditorActions> | undefined,
  rootRef: RefObject<HTMLElement | null>,
): void {
  const [wanted, setWanted] = useState<DependenciesPlace | null>(null);
  useImperativeHandle(
    handleRef,
    () => ({
      readPlace: () => rootRef.current && readPlace(rootRef.current),
      showPlace: (place) => setWanted(place && { ...place }),
    }),
    [rootRef],
  );
  useLayoutEffect(() => {
    if (wanted !== null && rootRef.current !== null) findElement(rootRef.current, wanted)?.focus();
  }, [wanted, rootRef]);
}

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll('[data-part="dependency"]')];

function readPlace(root: HTMLElement): DependenciesPlace | null {
  const { activeElement } = document;
  if (activeElement === null || !root.contains(activeElement)) return null;
  const row = rowsOf(root).findIndex((candidate) => candidate.contains(activeElement));
  if (row < 0) return { row: null, part: 'product' };
  return { row, part: parts.find((part) => activeElement.closest(`[data-part~="${part}"]`)) ?? 'form' };
}

function findElement(root: HTMLElement, { row, part }: DependenciesPlace): HTMLElement | null {
  if (row === null) return root.querySelector<HTMLElement>('input, [role="checkbox"]');
  const rows = rowsOf(root);
  const found = rows[Math.min(row, rows.length - 1)];
  const selector = part === 'remove' ? '[data-part~="remove"]' : `[data-part~="${part}"] input:enabled`;
  return found?.querySelector<HTMLElement>(selector) ?? found?.querySelector<HTMLElement>('input') ?? null;
}
