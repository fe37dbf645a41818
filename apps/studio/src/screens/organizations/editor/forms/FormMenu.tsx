import type { Organization } from '@studio/api';
import { Button } from '@studio/ui';
import { formatDateTime, type RenderLink, SideNavigation, type SideNavigationItem } from '@studio/widgets';
import { ArrowDown, CircleCheck, FileText, TriangleAlert } from 'lucide-react';
import { countedText } from '../../../../platform/i18n/defineMessages.ts';
import { organizationFormText } from '../../forms.messages.ts';
import { formPath } from '../managerPaths.ts';
import { Completeness, Connection, Missing, Side } from './FormsTab.styles.ts';
import type { MenuForm } from './useForms.ts';

/** The forms of an organization, and how far they are filled in. */
export interface FormMenuProps {
  readonly doc: Organization;
  /** Where the manager is. */
  readonly ownPath: string;
  /** In their order. */
  readonly forms: readonly MenuForm[];
  readonly selectedId: string | null;
  /** Whether what others change is shown at once; null before that is known. */
  readonly isLive: boolean | null;
  readonly renderLink: RenderLink;
  /** Leads to the next missing field of one of some forms. @param ids of the forms; undefined for all, from the one that is shown on */
  readonly onNextMissing: (ids?: readonly string[]) => void;
}

/** How far the forms are filled in, and the menu of the forms where there are several. */
export function FormMenu(props: FormMenuProps) {
  const { doc, ownPath, forms, selectedId, isLive, renderLink, onNextMissing } = props;
  const sum = (key: 'missing' | 'required') => forms.reduce((total, form) => total + form[key], 0);
  const [missing, required] = [sum('missing'), sum('required')];
  const items = itemsOf(forms, ownPath);
  return (
    <Side>
      {required > 0 && (
        <Completeness aria-labelledby="completeness">
          <div>
            <h2 id="completeness">{organizationFormText('completeness')}</h2>
            <span>{organizationFormText('filled', { filled: required - missing, total: required })}</span>
          </div>
          <progress aria-labelledby="completeness" value={required - missing} max={required} />
          <div>
            <Missing data-complete={missing === 0 || undefined}>
              {missing === 0 ? (
                <CircleCheck aria-hidden size={16} />
              ) : (
                <TriangleAlert aria-hidden size={16} />
              )}
              {missing === 0
                ? organizationFormText('complete')
                : countedText(organizationFormText, 'missing', missing)}
            </Missing>
            {missing > 0 && (
              <Button size="sm" endIcon={<ArrowDown aria-hidden size={14} />} onClick={() => onNextMissing()}>
                {organizationFormText('next')}
              </Button>
            )}
          </div>
        </Completeness>
      )}
      {forms.length > 1 && (
        <SideNavigation
          groups={[{ id: 'forms', items }]}
          currentId={selectedId}
          renderLink={renderLink}
          onBadgeClick={({ id, children }) => onNextMissing(children?.map((child) => child.id) ?? [id])}
          labels={{
            navigation: organizationFormText('menu'),
            badge: (count) => countedText(organizationFormText, 'badge', count),
            done: organizationFormText('done'),
          }}
        />
      )}
      <p>
        {isLive !== null && (
          <Connection data-live={isLive || undefined}>
            {organizationFormText(isLive ? 'live' : 'live.lost')}{' '}
          </Connection>
        )}
        {organizationFormText('changed', {
          author: doc.lastModifiedBy.name,
          time: formatDateTime(doc.timeLastModified),
        })}
      </p>
    </Side>
  );
}

/** Forms of the same type are below an entry for the type. */
function itemsOf(forms: readonly MenuForm[], ownPath: string): readonly SideNavigationItem[] {
  const itemOf = ({ id, name, missing, required }: MenuForm): SideNavigationItem => ({
    ...{ id, label: name, href: formPath(ownPath, id), badge: missing, badgeTone: 'warning' },
    isDone: required > 0 && missing === 0,
    icon: <FileText size={16} />,
  });
  return [...Map.groupBy(forms, ({ type }) => type)].flatMap(([type, some]) => {
    const [first] = some;
    if (some.length < 2 || first === undefined) return some.map(itemOf);
    return [
      {
        id: `type ${type}`,
        label: groupName(type, first.name),
        href: formPath(ownPath, first.id),
        icon: <FileText size={16} />,
        isExpandable: true,
        children: some.map(itemOf),
      },
    ];
  });
}

function groupName(type: number, otherwise: string): string {
  return type === 13 || type === 21 || type === 43 ? organizationFormText(`group.${type}`) : otherwise;
}
