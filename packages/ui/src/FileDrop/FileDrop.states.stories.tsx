import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { FileDrop } from './FileDrop.tsx';
import { textFile } from './offerFiles.ts';

export default { title: 'Components/FileDrop', tags: ['!autodocs'] } satisfies Meta;

const given = { label: 'Class codes', accept: ['.txt', 'text/plain'], maxBytes: 52_428_800 };
const one = [textFile('Class Codes 2026.txt', 1536)];
const several = [...one, textFile('Class codes of all lines of business, as filed in January.txt', 90_000)];

export const States = drawStates(
  {
    Empty: <FileDrop {...given} />,
    'Hint, required': <FileDrop {...given} isRequired hint="Replaces all class codes" />,
    Chosen: <FileDrop {...given} defaultValue={one} />,
    'Several, long names': <FileDrop {...given} selectionMode="multiple" defaultValue={several} />,
    Pending: <FileDrop {...given} defaultValue={one} getProgress={() => 0.4} />,
    Invalid: <FileDrop {...given} error="The file holds no class codes" />,
    Disabled: <FileDrop {...given} isDisabled />,
    'Read-only': <FileDrop {...given} readOnlyReason="You may view class codes" />,
  },
  { minWidth: 340 },
);
