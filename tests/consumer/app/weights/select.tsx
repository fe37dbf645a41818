import { Select } from '@studio/ui';
import { createRoot } from 'react-dom/client';

const options = [{ value: 'open', label: 'Open' }];
createRoot(document.body).render(<Select label="Status" options={options} defaultValue="open" />);
