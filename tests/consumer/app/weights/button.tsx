import { Button } from '@studio/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button>Save</Button>);
