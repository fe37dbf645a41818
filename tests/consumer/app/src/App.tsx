import { SideNavigation } from '@studio/widgets';
import { Route, Switch, useLocation } from 'wouter';
import { ChoicesPage } from './pages/ChoicesPage.tsx';
import { ClaimPage } from './pages/ClaimPage.tsx';
import { ClaimsPage } from './pages/ClaimsPage.tsx';
import { FeedbackPage } from './pages/FeedbackPage.tsx';
import { FieldsPage } from './pages/FieldsPage.tsx';
import { LayersPage } from './pages/LayersPage.tsx';
import { LayoutPage } from './pages/LayoutPage.tsx';
import { renderWouterLink } from './renderWouterLink.tsx';

const pages = [
  { id: '/', label: 'Claims', href: '/' },
  { id: '/fields', label: 'Fields', href: '/fields' },
  { id: '/choices', label: 'Choices', href: '/choices' },
  { id: '/layers', label: 'Layers', href: '/layers' },
  { id: '/feedback', label: 'Feedback', href: '/feedback' },
  { id: '/layout', label: 'Layout', href: '/layout' },
];

export function App() {
  const [path] = useLocation();
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '220px 1fr' }}>
      <SideNavigation
        groups={[{ id: 'desk', items: pages }]}
        currentId={path}
        isRail={false}
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
        </Switch>
      </main>
    </div>
  );
}
