import { ConditionTree } from '@studio/widgets';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<ConditionTree operators={[{ name: 'equals', label: 'is' }]} />);
