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
  readonly saved: PermissionDraft;
  readonly rows: readonly AuthorizationRow[];
  readonly roleNames: readonly string[];
  readonly onClose: () => void;
}

interface WhyDialogProps extends QuestionProps {
  readonly users: readonly PermissionUser[];
  /** What the type of these users is called. */
  readonly type: string;
}

/** Says of a user and an authorization which of the user's roles allow it: as it is saved, and as the draft has it where that is something else. */
export function WhyDialog(props: WhyDialogProps) {
  const { draft, saved, rows, users, type, onClose } = props;
  const [userId, setUserId] = useState<string | null>(null);
  const [authorization, setAuthorization] = useState<string | null>(null);
  const user = users.find(({ id }) => id === userId);
  return (
    <Dialog isOpen title={permissionsText('why.title')} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Fields>
        <Combobox
          label={permissionsText('why.user')}
          options={userOptions(users)}
          emptyText={permissionsText('why.noUser', { type })}
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
          whyLines({ draft, saved }, user, authorization).map((line) => <p key={line}>{line}</p>)
        )}
      </Answer>
    </Dialog>
  );
}

/** People by name; those of one name by their usernames or roles, too. */
function userOptions(users: readonly PermissionUser[]) {
  const byName = Map.groupBy(users, ({ name }) => name);
  return users.map(({ id, name, username, roleNames }) => {
    const isAlone = byName.get(name)?.length === 1;
    const what = username ?? roleNames.join(', ');
    return { value: id, label: isAlone ? name : permissionsText('why.alike', { name, what }) };
  });
}

function whyLines(
  { draft, saved }: Pick<QuestionProps, 'draft' | 'saved'>,
  user: PermissionUser,
  authorization: string,
): readonly string[] {
  const [now, then] = [whyLine(saved, user, authorization), whyLine(draft, user, authorization)];
  const others = draft.allowed[authorization] ?? [];
  const both = [
    permissionsText('why.saved', { answer: now }),
    permissionsText('why.unsaved', { answer: then }),
  ];
  return [
    ...(now === then ? [now] : both),
    user.roleNames.length > 0
      ? permissionsText('why.roles', { user: user.name, roles: user.roleNames.join(', ') })
      : permissionsText('why.noRoles', { user: user.name }),
    others.length > 0
      ? permissionsText('why.others', { roles: others.join(', ') })
      : permissionsText('why.nobody'),
  ];
}

function whyLine(draft: PermissionDraft, user: PermissionUser, authorization: string): string {
  const through = rolesThatAllow(draft, user, authorization);
  return through.length > 0
    ? permissionsText('why.yes', { user: user.name, roles: through.join(', ') })
    : permissionsText('why.no', { user: user.name });
}

/** What one role allows and another does not, as the draft has it. */
export function CompareDialog({ draft, saved, rows, roleNames, onClose }: QuestionProps) {
  const [first, setFirst] = useState<string | null>(roleNames[0] ?? null);
  const [second, setSecond] = useState<string | null>(roleNames[1] ?? null);
  const options = roleNames.map((role) => ({ value: role, label: role }));
  const { onlyFirst, onlySecond } = differencesOf(draft, first ?? '', second ?? '');
  const before = differencesOf(saved, first ?? '', second ?? '');
  const isSaved =
    before.onlyFirst.join() === onlyFirst.join() && before.onlySecond.join() === onlySecond.join();
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
        {!isSaved && <p>{permissionsText('compare.unsaved')}</p>}
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
