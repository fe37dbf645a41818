import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { SearchField } from './SearchField.tsx';

export default { title: 'Components/SearchField', tags: ['!autodocs'] } satisfies Meta;

const given = { label: 'Search data sets', placeholder: 'Search data sets' };

export const States = drawStates({
  Empty: <SearchField {...given} />,
  Filled: <SearchField {...given} defaultValue="class" />,
  'With a count': <SearchField {...given} defaultValue="class" endContent={<span>12 of 128</span>} />,
  Disabled: <SearchField {...given} isDisabled />,
  'Long text': (
    <SearchField {...given} defaultValue="Building Construction Class, Frame and Joisted Masonry" />
  ),
});
