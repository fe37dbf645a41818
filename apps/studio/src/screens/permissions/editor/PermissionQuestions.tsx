import type { PermissionUser } from '@studio/api';
import { Combobox, Dialog, Select } from '@studio/ui';
import { useState } from 'react';
import { permissionsText } from '../permissions.messages.ts';
import { differencesOf, rolesThatAllow } from './model/effects.ts';
import type { PermissionDraft } from './model/permissionDraft.ts';
import type { AuthorizationRow } from './PermissionGrid.tsx';
import { Answer, Fields } from './PermissionQuestions.styles.ts';

interface QuestionProps {
  readonly draft: PermissionDraft;
  readonly rows: readonly AuthorizationRow[];
  readonly roleNames: readonly string[];
  readonly onClose: () => void;
}

/** Says of a user and an authorization which of the user's roles allow it, as the draft has it. */
export function WhyDialog(props: QuestionProps & { readonly users: readonly PermissionUser[] }) {
  const { draft, rows, users, onClose } = props;
  const [userId, setUserId] = useState<string | null>(null);
  const [authorization, setAuthorization] = useState<string | null>(null);
  const user = users.find(({ id }) => id === userId);
  return (
    <Dialog isOpen title={permissionsText('why.title')} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Fields>
        <Combobox
          label={permissionsText('why.user')}
          options={users.map(({ id, name }) => ({ value: id, label: name }))}
          value={userId}
          onValueChange={setUserId}
        />
        <Combobox
          label={permissionsText('why.authorization')}
          options={rows.map((row) => ({ value: row.authorization, label: row.description }))}
          value={authorization}
          onValueChange={setAuthorization}
        />
      </Fields>
      <Answer role="status">
        {user === undefined || authorization === null ? (
          <p>{permissionsText('why.choose')}</p>
        ) : (
          whyLines(draft, user, authorization).map((line) => <p key={line}>{line}</p>)
        )}
      </Answer>
    </Dialog>
  );
}

function whyLines(draft: PermissionDraft, user: PermissionUser, authorization: string): readonly string[] {
  const [name, through] = [user.name, rolesThatAllow(draft, user, authorization)];
  const others = draft.allowed[authorization] ?? [];
  return [
    through.length > 0
      ? permissionsText('why.yes', { user: name, roles: through.join(', ') })
      : permissionsText('why.no', { user: name }),
    user.roleNames.length > 0
      ? permissionsText('why.roles', { user: name, roles: user.roleNames.join(', ') })
      : permissionsText('why.noRoles', { user: name }),
    others.length > 0
      ? permissionsText('why.others', { roles: others.join(', ') })
      : permissionsText('why.nobody'),
  ];
}

/** What one role allows and another does not, as the draft has it. */
export function CompareDialog({ draft, rows, roleNames, onClose }: QuestionProps) {
  const [first, setFirst] = useState<string | null>(roleNames[0] ?? null);
  const [second, setSecond] = useState<string | null>(roleNames[1] ?? null);
  const options = roleNames.map((role) => ({ value: role, label: role }));
  const { onlyFirst, onlySecond } = differencesOf(draft, first ?? '', second ?? '');
  const sides = [
    [first ?? '', new Set(onlyFirst)],
    [second ?? '', new Set(onlySecond)],
  ] as const;
  return (
    <Dialog isOpen title={permissionsText('compare.title')} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Fields>
        <Select
          label={permissionsText('compare.first')}
          {...{ options }}
          value={first}
          onValueChange={setFirst}
        />
        <Select
          label={permissionsText('compare.second')}
          {...{ options }}
          value={second}
          onValueChange={setSecond}
        />
      </Fields>
      <Answer role="status">
        {onlyFirst.length + onlySecond.length === 0 ? (
          <p>{permissionsText('compare.same')}</p>
        ) : (
          sides.map(([role, keys], index) => (
            <section key={index === 0 ? 'first' : 'second'}>
              <h3>{permissionsText('compare.only', { role, count: keys.size })}</h3>
              <ul>
                {rows.map(({ authorization, description }) =>
                  keys.has(authorization) ? <li key={authorization}>{description}</li> : null,
                )}
              </ul>
            </section>
          ))
        )}
      </Answer>
    </Dialog>
  );
}
