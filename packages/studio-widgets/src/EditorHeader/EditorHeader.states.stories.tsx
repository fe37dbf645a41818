import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { editorActions } from './fixtures/editorActions.tsx';
import { editorTools } from './fixtures/editorTools.tsx';

export default { title: 'Widgets/EditorHeader', tags: ['!autodocs'] } satisfies Meta;

const back = { backHref: '#back', backLabel: 'Back to data sets' };
const long = 'Building Construction Class, Frame and Joisted Masonry, of all products and all states';

export const States = drawStates(
  {
    'Title alone': <EditorHeader title="Filing State" />,
    'With actions': (
      <EditorHeader
        {...back}
        title="Building Construction Class"
        type="Static"
        description="ISO construction classes 1 to 6"
        actions={editorActions}
      />
    ),
    'With tools': (
      <EditorHeader
        {...back}
        title="Filing State"
        type="Static"
        tools={editorTools}
        actions={editorActions}
      />
    ),
    'Status and details': (
      <EditorHeader
        {...back}
        title="Renewal reminder"
        status={{ label: 'Active', tone: 'good' }}
        details={['Version 12', 'Last saved today']}
      />
    ),
    'Long text': (
      <EditorHeader
        {...back}
        title={long}
        type="Product/Field Dependent"
        description={`${long}. `.repeat(2)}
      />
    ),
  },
  { minWidth: 720 },
);
