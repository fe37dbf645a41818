import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { DataItemsEditor } from './DataItemsEditor.tsx';
import { parseDataItems } from './model/parseDataItems.ts';
import { constructionClasses, constructionClassesWithErrors } from './testing/sampleItems.ts';

export default { title: 'Widgets/DataItemsEditor', tags: ['!autodocs'] } satisfies Meta;

const filled = { hasDefaultPrecedence: false, defaultValue: parseDataItems(constructionClasses) };

export const States = drawStates(
  {
    Filled: <DataItemsEditor {...filled} />,
    'With precedence': <DataItemsEditor {...filled} hasDefaultPrecedence />,
    Empty: <DataItemsEditor hasDefaultPrecedence={false} defaultValue={parseDataItems([])} />,
    Invalid: (
      <DataItemsEditor
        hasDefaultPrecedence={false}
        defaultValue={parseDataItems(constructionClassesWithErrors)}
      />
    ),
    'Read-only': <DataItemsEditor {...filled} isReadOnly readOnlyReason="You may view this data set" />,
  },
  { minWidth: 720 },
);
