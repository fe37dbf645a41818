// Before the examples of the READMEs, which call them.
import './readme/makeNames.ts';
import { ResponsiveNavigation } from '@studio/widgets';
import { Route, Switch, useLocation } from 'wouter';
import { ClaimPage } from './pages/ClaimPage.tsx';
import { ExamplePage } from './pages/ExamplePage.tsx';
import { places } from './places.ts';
import { ClaimsList } from './programs/ClaimsList.tsx';
import { ReadmeDesk } from './programs/ReadmeDesk.tsx';
import { RuleEditor } from './programs/RuleEditor.tsx';
import { renderWouterLink } from './renderWouterLink.tsx';

/** Screens that were written from the READMEs alone, and the one in them. */
const programs = [
  { path: '/open-claims', label: 'Open claims', Component: ClaimsList },
  { path: '/referral', label: 'Referral rule', Component: RuleEditor },
  { path: '/readme-desk', label: 'Claims desk', Component: ReadmeDesk },
];

const all = [...places, ...programs];
const pages = all.map(({ path, label }) => ({ id: path, label, href: path }));

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
          <Route path="/claims/:id">{({ id }) => <ClaimPage key={id} id={id} />}</Route>
          <Route path="/examples/:name">{({ name }) => <ExamplePage key={name} name={name} />}</Route>
          {all.map(({ path, Component }) => (
            <Route key={path} path={path} component={Component} />
          ))}
        </Switch>
      </main>
    </div>
  );
}
