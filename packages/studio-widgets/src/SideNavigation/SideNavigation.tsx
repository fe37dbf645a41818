import { IconButton } from '@studio/ui';
import { useControlled, useLabels } from '@studio/ui/internal';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { type ComponentPropsWithRef, type ReactElement, useId } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { renderAnchor } from '../link/renderAnchor.tsx';
import { defaultLabels } from './labels.ts';
import { Fold, Group, Groups, GroupTitle, Items, Root } from './SideNavigation.styles.ts';
import { SideNavigationRailItem } from './SideNavigationRailItem.tsx';
import { SideNavigationRow } from './SideNavigationRow.tsx';
import type { NavContext, SideNavigationGroup, SideNavigationItem, SideNavigationLabels } from './types.ts';

export interface SideNavigationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  groups: readonly SideNavigationGroup[];
  /** Id of the place that is shown now; null for none of them. */
  currentId: string | null;
  /** Icons alone, with their labels in tooltips. When the host holds it; the button is there with `onToggleRail` only. */
  isRail?: boolean | undefined;
  /** How it starts, when it folds and unfolds itself. With it the button is always there. @default false */
  defaultIsRail?: boolean | undefined;
  /** Asked to fold to icons, or to unfold. */
  onToggleRail?: ((isRail: boolean) => void) | undefined;
  /**
   * A click on a badge means something of its own, such as going to the next thing to do. The badges are then buttons,
   * after their links in the tab order; on the rail they stay counts. @default the badge is part of its link
   */
  onBadgeClick?: ((item: SideNavigationItem) => void) | undefined;
  /** Renders links by the host's router. @default a plain anchor */
  renderLink?: RenderLink | undefined;
  labels?: Partial<SideNavigationLabels> | undefined;
}

/** The places of a console, in titled groups. It takes the height it is given and scrolls inside. */
export function SideNavigation(props: SideNavigationProps): ReactElement {
  const {
    groups,
    currentId,
    isRail: givenIsRail,
    defaultIsRail,
    onToggleRail,
    onBadgeClick,
    renderLink = renderAnchor,
    labels,
    ...rest
  } = props;
  const isFoldable = onToggleRail !== undefined || defaultIsRail !== undefined;
  const [isRail, setRail] = useControlled(givenIsRail, defaultIsRail ?? false, onToggleRail);
  const texts = useLabels('SideNavigation', defaultLabels, labels);
  const context: NavContext = { currentId, renderLink, labels: texts, onBadgeClick };
  const idPrefix = useId();
  const NavigationItem = isRail ? SideNavigationRailItem : SideNavigationRow;
  return (
    <Root aria-label={texts.navigation} data-part="side-navigation" data-rail={isRail || undefined} {...rest}>
      <Groups data-part="groups" id={idPrefix}>
        {groups.map((group) => {
          const titleId = `${idPrefix}${group.id}`;
          return (
            <Group data-part="group" key={group.id}>
              {group.label && !isRail && (
                <GroupTitle data-part="group-title" id={titleId}>
                  {group.label}
                </GroupTitle>
              )}
              <Items
                {...(group.label &&
                  (isRail ? { 'aria-label': group.label } : { 'aria-labelledby': titleId }))}
              >
                {group.items.map((item) => (
                  <NavigationItem key={item.id} item={item} {...context} />
                ))}
              </Items>
            </Group>
          );
        })}
      </Groups>
      {isFoldable && (
        <Fold data-part="fold">
          <IconButton
            label={isRail ? texts.expand : texts.collapse}
            icon={isRail ? <PanelLeftOpen size={16} /> : <PanelLeftClose size={16} />}
            aria-expanded={!isRail}
            aria-controls={idPrefix}
            tooltipSide={isRail ? 'end' : 'top'}
            onClick={() => setRail(!isRail)}
          />
        </Fold>
      )}
    </Root>
  );
}
