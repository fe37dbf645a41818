import { Navigate, useLocation } from 'react-router';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { organizations, organizationTypes, typeIn } from '../early.ts';
import { organizationScreen } from './screen.ts';

/** The manager of the organization that the address names. */
export function Component() {
  const type = typeIn(useLocation().pathname);
  return type === undefined ? (
    <Navigate to={organizations.listPath(organizationTypes[0])} replace />
  ) : (
    <EditorRoute key={type.name} of={organizationScreen(type)} />
  );
}
