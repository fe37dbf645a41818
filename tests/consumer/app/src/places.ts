import { ChoicesPage } from './pages/ChoicesPage.tsx';
import { ClaimsPage } from './pages/ClaimsPage.tsx';
import { ExpressionsPage } from './pages/ExpressionsPage.tsx';
import { FeedbackPage } from './pages/FeedbackPage.tsx';
import { FieldsPage } from './pages/FieldsPage.tsx';
import { FormsPage } from './pages/FormsPage.tsx';
import { HistoryPage } from './pages/HistoryPage.tsx';
import { LayersPage } from './pages/LayersPage.tsx';
import { LayoutPage } from './pages/LayoutPage.tsx';
import { LedgerPage } from './pages/LedgerPage.tsx';
import { LettersPage } from './pages/LettersPage.tsx';
import { PeoplePage } from './pages/PeoplePage.tsx';
import { RulesPage } from './pages/RulesPage.tsx';
import { SettingsPage } from './pages/SettingsPage.tsx';

/** The pages of the navigation, in its order. Each router of the hosts makes its routes of them. */
export const places = [
  { path: '/', label: 'Claims', Component: ClaimsPage },
  { path: '/fields', label: 'Fields', Component: FieldsPage },
  { path: '/choices', label: 'Choices', Component: ChoicesPage },
  { path: '/layers', label: 'Layers', Component: LayersPage },
  { path: '/feedback', label: 'Feedback', Component: FeedbackPage },
  { path: '/layout', label: 'Layout', Component: LayoutPage },
  { path: '/rules', label: 'Rules', Component: RulesPage },
  { path: '/expressions', label: 'Expressions', Component: ExpressionsPage },
  { path: '/forms', label: 'Forms', Component: FormsPage },
  { path: '/ledger', label: 'Ledger', Component: LedgerPage },
  { path: '/letters', label: 'Letters', Component: LettersPage },
  { path: '/people', label: 'People', Component: PeoplePage },
  { path: '/history', label: 'History', Component: HistoryPage },
  { path: '/settings', label: 'Settings', Component: SettingsPage },
];
