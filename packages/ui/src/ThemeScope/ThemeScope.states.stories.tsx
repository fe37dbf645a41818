import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { ThemeScope } from './ThemeScope.tsx';

export default { title: 'Components/ThemeScope', tags: ['!autodocs'] } satisfies Meta;

const given = {
  style: { padding: 16 },
  children: (
    <>
      <Button variant="primary">Save</Button> <Badge tone="warning">Expiring</Badge>
    </>
  ),
};

export const States = drawStates(
  {
    Light: <ThemeScope {...given} theme="light" />,
    Dark: <ThemeScope {...given} theme="dark" />,
    Nested: (
      <ThemeScope style={given.style} theme="dark">
        <ThemeScope {...given} theme="light" />
      </ThemeScope>
    ),
  },
  { minWidth: 220 },
);
