import type { Permissions } from '@studio/api';
import type { Answer } from '../../kernel/editor/rest/toLoaded.ts';
import { pathClient } from '../../kernel/kind/idKind.ts';
import { earlyObject } from '../../kernel/object/earlyObject.ts';

const kind = '/Permission';
const rest = '/rest/Permission';
const section = '/config/permissions/';

function get(userType: string, signal: AbortSignal | null): Answer<Permissions> {
  return pathClient.GET<Permissions>(rest, { params: { query: { userType } }, signal });
}

/** The permissions of each user type: where they are, and what their screen asks for first. The id is the number of the user type. */
export const permissions = {
  ...{ kind, rest, section, get },
  object: earlyObject<Permissions>(kind, get),
  pathOfId: (userType: string) => `${section}${userType}`,
  isUserType: (id: string) => ['1', '2', '3', '4'].includes(id),
  /** Empty where the path names none. */
  idIn: (pathname: string) => pathname.slice(section.length).split('/')[0] ?? '',
};
