import type { Organization } from '@studio/api';
import type { ReferenceLook } from '../../../kernel/object/FoundReference.ts';
import type { ObjectScreen } from '../../../kernel/object/ObjectScreen.ts';
import { plainScreen } from '../../../kernel/object/plain/plainScreen.ts';
import { referenceTypeTexts } from '../../../kernel/object/referencesLabels.ts';
import { renderRouterLink } from '../../../kernel/screen/renderRouterLink.tsx';
import { once } from '../../../platform/i18n/once.ts';
import { type OrganizationType, organizations, organizationTypes, typeOf } from '../early.ts';
import { exportOrganizations, organizationObject } from '../organizations.api.ts';
import { organizationText } from '../organizations.messages.ts';
import { organizationPermissions, shownName } from '../organizationTexts.ts';
import { ownManagerPath } from './managerPaths.ts';
import { organizationActions } from './organizationActions.tsx';
import { type OrganizationDraft, organizationEditor, organizationTexts } from './organizationEditor.ts';
import { useOrganizationParts } from './useOrganizationParts.tsx';

function makeScreen(type: OrganizationType): ObjectScreen<Organization, OrganizationDraft> {
  const { copying: _copying, ...screen } = plainScreen<Organization, OrganizationDraft>({
    editor: organizationEditor(type),
    calls: organizationObject,
    early: organizations.object,
    permission: organizationPermissions[type.name],
    texts: organizationTexts(type),
    paths: {
      listPath: (search) => organizations.listPath(type, search),
      newPath: organizations.managePath(type),
      objectPattern: '/:organizationId/*',
      pathOfId: (id) => organizations.pathOfId(type, id),
      idIn: organizations.idIn,
      ownPath: ownManagerPath,
    },
    nameOf: shownName,
    actions: organizationActions,
    actionsDependOn: ({ status, name }) => `${status} ${name === ''}`,
    exporting: () => ({
      run: exportOrganizations,
      fileName: 'Organizations.dbinit',
      texts: {
        loading: organizationText('export.loading'),
        success: organizationText('export.success'),
      },
    }),
    useOwnParts: useOrganizationParts,
  });
  return {
    ...screen,
    // An address may name another type than the organization has.
    otherPath: (pathname, doc) => {
      const own = organizations.pathOfId(typeOf(doc), doc.id);
      return typeOf(doc) === type ? null : `${own}${pathname.slice(ownManagerPath(pathname).length)}`;
    },
    referenceLook: organizationReferenceLook,
  };
}

/** What refers to an organization belongs to it: its name leads to its manager, whichever type it has. */
const organizationReferenceLook = once<ReferenceLook>(() => ({
  referenceTypes: referenceTypeTexts(),
  getHref: ({ type, name }) => (type === 9 ? organizations.pathOfId(organizationTypes[0], name) : undefined),
  renderLink: renderRouterLink,
}));

const screens = new Map(organizationTypes.map((type) => [type, makeScreen(type)]));

/** The manager of organizations of a type. */
export function organizationScreen(type: OrganizationType): ObjectScreen<Organization, OrganizationDraft> {
  return screens.get(type) ?? makeScreen(type);
}
