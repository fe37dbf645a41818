import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect } from 'vitest';
import type { ConformanceCase, GivenProps } from '../ConformanceCase.ts';
import { Stage } from './Stage.tsx';

/** A case on the page. */
export interface Mounted {
  container: HTMLElement;
  /** Its root, as soon as it is there. */
  findRoot: () => Promise<HTMLElement>;
  /** Draws it again with other props. */
  update: (given: GivenProps) => Promise<void>;
  unmount: () => void;
}

type Draw = (content: React.ReactElement) => void;

function makeContainer(markup = ''): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  return container;
}

function drawn(draw: (onDrawn: () => void) => void): Promise<void> {
  return new Promise((resolve) => draw(resolve));
}

function rootIn(container: HTMLElement, { root, isLayer = false }: ConformanceCase): HTMLElement | null {
  const place = isLayer ? document : container;
  return place.querySelector<HTMLElement>(`[data-part~="${root}"]`);
}

function mounted(conformance: ConformanceCase, container: HTMLElement, draw: Draw, end: () => void): Mounted {
  return {
    container,
    findRoot: async () => {
      await expect
        .poll(() => rootIn(container, conformance), {
          message: `[data-part="${conformance.root}"]`,
          timeout: 8000,
        })
        .not.toBeNull();
      const root = rootIn(container, conformance);
      if (!root) throw new Error(`${conformance.name} took its root away again.`);
      return root;
    },
    update: (given) => drawn((onDrawn) => draw(<Stage onDrawn={onDrawn}>{conformance.render(given)}</Stage>)),
    unmount: () => {
      end();
      container.remove();
    },
  };
}

/** Draws a case, in StrictMode. */
export async function mount(conformance: ConformanceCase, given: GivenProps = {}): Promise<Mounted> {
  const container = makeContainer();
  const root = createRoot(container);
  const result = mounted(
    conformance,
    container,
    (content) => root.render(content),
    () => root.unmount(),
  );
  await result.update(given);
  return result;
}

/** Takes over markup that a server drew. `onRecovered` is called with what did not fit. */
export async function hydrate(
  conformance: ConformanceCase,
  markup: string,
  onRecovered: (error: unknown) => void,
): Promise<Mounted> {
  const container = makeContainer(markup);
  const root = await new Promise<ReturnType<typeof hydrateRoot>>((resolve) => {
    const made = hydrateRoot(
      container,
      <Stage onDrawn={() => resolve(made)}>{conformance.render({})}</Stage>,
      { onRecoverableError: onRecovered },
    );
  });
  return mounted(
    conformance,
    container,
    (content) => root.render(content),
    () => root.unmount(),
  );
}
