import { Button, Select } from '@studio/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const sheet = new ServerStyleSheet();
const options = [{ value: 'open', label: 'Open' }];
const page = [
  createElement(Button, { key: 'button' }, 'Save'),
  createElement(Select, { key: 'select', label: 'Status', options, defaultValue: 'open' }),
];
console.log(renderToString(sheet.collectStyles(page)));
console.log(sheet.getStyleTags());
