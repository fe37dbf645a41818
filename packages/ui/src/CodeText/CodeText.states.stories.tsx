import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { CodeText } from './CodeText.tsx';

export default { title: 'Components/CodeText', tags: ['!autodocs'] } satisfies Meta;

const code = `if (field('totalInsuredValue') > 5_000_000) {
  refer('Property underwriting');
}`;
const long = `const limit = ${'field("totalInsuredValue") + '.repeat(6)}0;`;

export const States = drawStates(
  {
    Inline: (
      <p>
        The field <CodeText code="totalInsuredValue" variant="inline" /> is empty.
      </p>
    ),
    Block: <CodeText variant="block" code={code} label="Expression" />,
    'Line numbers': <CodeText variant="block" hasLineNumbers code={code} label="Numbered expression" />,
    'Long line': <CodeText variant="block" code={long} label="Long expression" />,
    'Long line, wrapped': <CodeText variant="block" isWrapped code={long} label="Wrapped expression" />,
    'Not to be copied': <CodeText variant="block" isCopyable={false} code={code} label="Shown expression" />,
  },
  { minWidth: 340 },
);
