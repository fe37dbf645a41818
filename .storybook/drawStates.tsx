import type { ReactRenderer } from '@storybook/react-vite';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { PlayFunction } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import { rulesOfPictures } from './axeRules.ts';

/** How a picture of states is laid out. */
export interface StatesOptions {
  /**
   * The least width of a cell, in pixels.
   * @default 240
   */
  readonly minWidth?: number;
  /** The least height of what a cell draws, in pixels: room for what opens in it. */
  readonly minHeight?: number;
  /** Keeps what is fixed to the screen inside its cell. */
  readonly isContained?: boolean;
  /** Brings the picture into its state, where props alone cannot, and says what has to be seen. */
  readonly play?: PlayFunction<ReactRenderer>;
}

const grid: CSSProperties = { display: 'grid', gap: '24px 32px', alignItems: 'start' };
const cell: CSSProperties = { display: 'grid', gap: 8, minWidth: 0, margin: 0 };
const caption: CSSProperties = {
  color: 'var(--st-text-muted)',
  fontSize: 'var(--st-text-sm)',
  lineHeight: 'var(--st-leading-sm)',
};

/**
 * The `States` story of a component: all of its states in one picture, each in a cell under its name. It is what its docs
 * page shows in both themes, and what Chromatic photographs.
 * @param states what to draw, by the names of the states
 */
export function drawStates(states: Readonly<Record<string, ReactElement>>, options: StatesOptions = {}) {
  const { play } = options;
  return {
    parameters: {
      a11y: { config: { rules: rulesOfPictures } },
      chromatic: { disableSnapshot: false },
      controls: { disable: true },
    },
    render: () => (
      <div style={{ ...grid, gridTemplateColumns: columns(options.minWidth) }}>
        {Object.entries(states).map(([name, element]) => (
          <Cell key={name} {...{ name, options }}>
            {element}
          </Cell>
        ))}
      </div>
    ),
    ...(play && { play }),
  };
}

/**
 * The `States` story of a layer that takes the whole page: open, in one of its states. Further ones of the same component
 * are exported as `StatesPending` and the like.
 * @param play opens what props alone cannot open, and says what has to be seen; without one, a dialog has to be
 */
export function drawLayer(layer: ReactElement, play: PlayFunction<ReactRenderer> = findDialog) {
  return {
    parameters: {
      chromatic: { disableSnapshot: false },
      controls: { disable: true },
      docs: { story: { inline: false, height: '480px' } },
    },
    render: () => layer,
    play,
  };
}

async function findDialog(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeVisible());
}

function columns(minWidth = 240): string {
  return `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`;
}

function Cell({ name, options, children }: { name: string; options: StatesOptions; children: ReactNode }) {
  const { minHeight, isContained } = options;
  return (
    <figure style={cell} data-state={name}>
      <figcaption style={caption}>{name}</figcaption>
      <div style={{ minWidth: 0, minHeight, ...(isContained && { transform: 'translate(0)' }) }}>
        {children}
      </div>
    </figure>
  );
}
