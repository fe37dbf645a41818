import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import ListFilter from 'lucide-react/icons/list-filter';
import Lock from 'lucide-react/icons/lock';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { expect } from 'storybook/test';
import { Swatch, Swatches, SwatchName, SwatchNote } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Icons', tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const meanings = [
  [Plus, 'plus', 'Add, create'],
  [Trash2, 'trash-2', 'Delete from the server'],
  [X, 'x', 'Close, clear, take off'],
  [Check, 'check', 'Chosen'],
  [Minus, 'minus', 'Some of them'],
  [Search, 'search', 'Search'],
  [ListFilter, 'list-filter', 'Filter'],
  [Download, 'download', 'Export, back up'],
  [Upload, 'upload', 'Import, restore, choose a file'],
  [Settings, 'settings', 'Manage operations'],
  [Ellipsis, 'ellipsis', 'More actions'],
  [ChevronDown, 'chevron-down', 'Opens below'],
  [ArrowLeft, 'arrow-left', 'Back to the list'],
  [ExternalLink, 'external-link', 'Opens a new window'],
  [Lock, 'lock', 'Read-only, with the reason'],
  [CircleCheck, 'circle-check', 'Done'],
  [TriangleAlert, 'triangle-alert', 'Take care'],
  [CircleAlert, 'circle-alert', 'Wrong, with what to do'],
] as const;

export const Meanings: Story = {
  render: () => (
    <Swatches>
      {meanings.map(([Icon, name, meaning]) => (
        <Swatch key={name}>
          <span style={{ gridRow: 'span 2', placeSelf: 'center' }}>
            <Icon size={16} aria-hidden="true" />
          </span>
          <SwatchName>{name}</SwatchName>
          <SwatchNote>{meaning}</SwatchNote>
        </Swatch>
      ))}
    </Swatches>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('svg')];
    await expect(icons).toHaveLength(meanings.length);
    for (const icon of icons) await expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
};
