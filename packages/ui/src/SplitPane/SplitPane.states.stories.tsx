import type { Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { SplitPane } from './SplitPane.tsx';

export default { title: 'Components/SplitPane', tags: ['!autodocs'] } satisfies Meta;

const start = <p style={{ padding: 12 }}>Rules of this product</p>;
const end = <p style={{ padding: 12 }}>Refer coastal frame buildings</p>;
const given = { start, end, defaultSize: 40 };

function framed(pane: ReactElement) {
  const border = '1px solid var(--st-line)';
  return <div style={{ height: 160, border, background: 'var(--st-surface)' }}>{pane}</div>;
}

export const States = drawStates(
  {
    'Side by side': framed(<SplitPane label="Width" {...given} />),
    'One above the other': framed(<SplitPane label="Height" orientation="vertical" {...given} />),
    Collapsed: framed(<SplitPane label="Width when collapsed" isCollapsible {...given} size={0} />),
    Disabled: framed(<SplitPane label="Width that stays" isDisabled {...given} />),
  },
  { minWidth: 340 },
);
