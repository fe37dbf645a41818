import '@studio/ui/fonts.css';
// Before the examples of the READMEs, which call them.
import '../src/readme/makeNames.ts';
import { GlobalStyles, LabelsProvider } from '@studio/ui';
import { type RenderLink, ResponsiveNavigation } from '@studio/widgets';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation, useParams } from 'react-router';
import { ExamplePage } from '../src/pages/ExamplePage.tsx';
import { places } from '../src/places.ts';
import { german } from './labels.ts';
import { type Kept, store, visit } from './store.ts';

const isForeign = new URLSearchParams(location.search).get('styles') === 'foreign';
if (isForeign) await Promise.all([import('../src/foreign.css'), import('@studio/ui/isolation.css')]);

const renderLink: RenderLink = (href, children, props) => (
  <Link {...props} to={href}>
    {children}
  </Link>
);

/** The frame of every page: the router says where the user is, the store where they have been. */
function Frame() {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const visited = useSelector((kept: Kept) => kept.visited);
  useEffect(() => {
    dispatch(visit(pathname));
  }, [dispatch, pathname]);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr' }}>
      <ResponsiveNavigation
        groups={[{ id: 'desk', items: places.map(({ path, label }) => ({ id: path, label, href: path })) }]}
        currentId={pathname}
        renderLink={renderLink}
      />
      <main style={{ padding: 16 }}>
        <Outlet />
        <output aria-label="Visited">{visited.join(' ')}</output>
      </main>
    </div>
  );
}

function Example() {
  const { name = '' } = useParams();
  return <ExamplePage key={name} name={name} />;
}

const router = createBrowserRouter([
  { element: <Frame />, children: [...places, { path: '/examples/:name', Component: Example }] },
]);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <GlobalStyles hasReset={!isForeign} />
    <LabelsProvider locale="de-DE" labels={german}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </LabelsProvider>
  </StrictMode>,
);
