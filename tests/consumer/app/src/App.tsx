import { ResponsiveNavigation } from '@studio/widgets';
import { Route, Switch, useLocation } from 'wouter';
import { ChoicesPage } from './pages/ChoicesPage.tsx';
import { ClaimPage } from './pages/ClaimPage.tsx';
import { ClaimsPage } from './pages/ClaimsPage.tsx';
import { ExpressionsPage } from './pages/ExpressionsPage.tsx';
import { FeedbackPage } from './pages/FeedbackPage.tsx';
import { FieldsPage } from './pages/FieldsPage.tsx';
import { HistoryPage } from './pages/HistoryPage.tsx';
import { LayersPage } from './pages/LayersPage.tsx';
import { LayoutPage } from './pages/LayoutPage.tsx';
import { LedgerPage } from './pages/LedgerPage.tsx';
import { LettersPage } from './pages/LettersPage.tsx';
import { PeoplePage } from './pages/PeoplePage.tsx';
import { RulesPage } from './pages/RulesPage.tsx';
import { SettingsPage } from './pages/SettingsPage.tsx';
import { renderWouterLink } from './renderWouterLink.tsx';

const pages = [
  { id: '/', label: 'Claims', href: '/' },
  { id: '/fields', label: 'Fields', href: '/fields' },
  { id: '/choices', label: 'Choices', href: '/choices' },
  { id: '/layers', label: 'Layers', href: '/layers' },
  { id: '/feedback', label: 'Feedback', href: '/feedback' },
  { id: '/layout', label: 'Layout', href: '/layout' },
  { id: '/rules', label: 'Rules', href: '/rules' },
  { id: '/expressions', label: 'Expressions', href: '/expressions' },
  { id: '/ledger', label: 'Ledger', href: '/ledger' },
  { id: '/letters', label: 'Letters', href: '/letters' },
  { id: '/people', label: 'People', href: '/people' },
  { id: '/history', label: 'History', href: '/history' },
  { id: '/settings', label: 'Settings', href: '/settings' },
];

export function App() {
  const [path] = useLocation();
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr' }}>
      <ResponsiveNavigation
        groups={[{ id: 'desk', items: pages }]}
        currentId={path}
        renderLink={renderWouterLink}
      />
      <main style={{ padding: 16 }}>
        <Switch>
          <Route path="/" component={ClaimsPage} />
          <Route path="/claims/:id">{({ id }) => <ClaimPage key={id} id={id} />}</Route>
          <Route path="/fields" component={FieldsPage} />
          <Route path="/choices" component={ChoicesPage} />
          <Route path="/layers" component={LayersPage} />
          <Route path="/feedback" component={FeedbackPage} />
          <Route path="/layout" component={LayoutPage} />
          <Route path="/rules" component={RulesPage} />
          <Route path="/expressions" component={ExpressionsPage} />
          <Route path="/ledger" component={LedgerPage} />
          <Route path="/letters" component={LettersPage} />
          <Route path="/people" component={PeoplePage} />
          <Route path="/history" component={HistoryPage} />
          <Route path="/settings" component={SettingsPage} />
        </Switch>
      </main>
    </div>
  );
}
