import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  Combobox,
  GlobalStyles,
  IconButton,
  Kbd,
  Link,
  MultiSelect,
  SearchField,
  Select,
  setTheme,
  TextField,
} from '@studio/ui';
import { Profiler, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

const options = [
  { value: 'auto', label: 'Commercial Auto' },
  { value: 'property', label: 'Commercial Property' },
];
const icon = <svg width="16" height="16" aria-hidden="true" />;

const kinds: readonly ((index: number) => ReactElement)[] = [
  (index) => <Button key={index}>Save</Button>,
  (index) => <IconButton key={index} label="Remove" icon={icon} />,
  (index) => <TextField key={index} label="Name" defaultValue={`Set ${index}`} />,
  (index) => <SearchField key={index} label="Search" defaultValue="" />,
  (index) => <Checkbox key={index} label="Required" />,
  (index) => <Select key={index} label="Type" options={options} defaultValue="auto" />,
  (index) => <Combobox key={index} label="Product" options={options} defaultValue="auto" />,
  (index) => <MultiSelect key={index} label="Products" options={options} defaultValue={['auto']} />,
  (index) => (
    <Badge key={index} tone="accent">
      Draft
    </Badge>
  ),
  (index) => (
    <Link key={index} href="#set">
      Open
    </Link>
  ),
  (index) => <Avatar key={index} name="Ada Byron" />,
  (index) => <Kbd key={index} keys={['Ctrl', 'K']} />,
];

let commits = 0;

function Page({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]?.(index));
}

const root = document.getElementById('root');
if (!root) throw new Error('There is no root.');
setTheme('light');
createRoot(root).render(
  <>
    <GlobalStyles />
    <Profiler
      id="page"
      onRender={() => {
        commits += 1;
      }}
    >
      <Page count={1000} />
    </Profiler>
  </>,
);

/** What the driver calls. */
const themeBench = {
  setTheme,
  commits: () => commits,
  elements: () => document.querySelectorAll('*').length,
  ground: () => getComputedStyle(document.body).backgroundColor,
};

export type ThemeBench = typeof themeBench;
Object.assign(window, { themeBench });
requestIdleCallback(() => {
  document.title = 'ready';
});
