import { IconButton, Menu, Tooltip } from '@studio/ui';
import { useControlled, useLabels } from '@studio/ui/internal';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { type ComponentPropsWithRef, type CSSProperties, type ReactElement, useId, useState } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { renderAnchor } from '../link/renderAnchor.tsx';
import { defaultLabels } from './labels.ts';
import { countBadge, nameWithBadge, toneOfBadge, wordsOf } from './model/badges.ts';
import {
  Count,
  Done,
  Fold,
  Group,
  Groups,
  GroupTitle,
  Icon,
  Item,
  Items,
  Label,
  Root,
} from './SideNavigation.styles.ts';
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

interface SideNavigationRowProps extends NavContext {
  readonly item: SideNavigationItem;
  readonly isNested?: boolean;
}

/** One place with its label, and the places inside it. */
function SideNavigationRow({ item, isNested = false, ...context }: SideNavigationRowProps): ReactElement {
  const { currentId, renderLink, labels, onBadgeClick } = context;
  const { id, label, href, icon, children = [], isExpandable = false } = item;
  const [isFolded, setFolded] = useFolding(item, currentId);
  const listId = useId();
  const isInside = isFolded && children.some((child) => child.id === currentId);
  const isCurrent = id === currentId;
  const count = countBadge(item);
  const hasButton = onBadgeClick !== undefined && count > 0;
  const mark = isExpandable ? <ChevronDown size={16} data-folded={isFolded || undefined} /> : icon;
  const content = (
    <>
      {!isNested && <Icon aria-hidden="true">{mark}</Icon>}
      <Label>{label}</Label>
      {!hasButton && <SideNavigationBadge item={item} name={wordsOf(item, labels)} />}
    </>
  );
  return (
    <Item
      data-current={isCurrent || isInside || undefined}
      data-nested={isNested || undefined}
      data-badge-button={hasButton || undefined}
    >
      {isExpandable ? (
        <button
          type="button"
          data-part="nav-toggle"
          aria-expanded={!isFolded}
          aria-controls={listId}
          onClick={() => setFolded(!isFolded)}
        >
          {content}
        </button>
      ) : (
        renderLink(href, content, {
          'data-part': 'nav-link',
          ...(isCurrent && { 'aria-current': 'page' }),
        })
      )}
      {hasButton && (
        <SideNavigationBadge item={item} name={nameWithBadge(item, labels)} onClick={onBadgeClick} />
      )}
      {children.length > 0 && (
        <Items id={listId} hidden={isFolded}>
          {children.map((child) => (
            <SideNavigationRow key={child.id} item={child} {...context} isNested />
          ))}
        </Items>
      )}
    </Item>
  );
}

/** Whether the places inside a place are folded. They open when another of them becomes the current one. */
function useFolding(
  { children = [] }: SideNavigationItem,
  currentId: string | null,
): [boolean, (isFolded: boolean) => void] {
  const current = children.find((child) => child.id === currentId)?.id;
  const [{ isFolded, seen }, setFolding] = useState({ isFolded: false, seen: current });
  if (seen !== current) setFolding({ isFolded: isFolded && current === undefined, seen: current });
  return [isFolded, (next) => setFolding({ isFolded: next, seen: current })];
}

interface SideNavigationRailItemProps extends NavContext {
  readonly item: SideNavigationItem;
}

/** One place as an icon. Places inside it are in a menu, with the place itself first. */
function SideNavigationRailItem({ item, ...context }: SideNavigationRailItemProps): ReactElement {
  const { currentId, renderLink, labels } = context;
  const { id, label, href, icon, children = [] } = item;
  const isCurrent = [item, ...children].some((place) => place.id === currentId);
  const nameOf = (place: SideNavigationItem) => nameWithBadge(place, labels);
  const content = (
    <>
      <Icon aria-hidden="true">{icon ?? label.slice(0, 1)}</Icon>
      <SideNavigationBadge item={item} name="" />
    </>
  );

  if (children.length === 0) {
    return (
      <Item data-current={isCurrent || undefined}>
        <Tooltip content={nameOf(item)} isDescription={false} side="end">
          {renderLink(href, content, {
            'aria-label': nameOf(item),
            'data-part': 'nav-link',
            ...(id === currentId && { 'aria-current': 'page' }),
          })}
        </Tooltip>
      </Item>
    );
  }
  return (
    <Item data-current={isCurrent || undefined}>
      <Menu
        label={label}
        trigger={<IconButton label={nameOf(item)} icon={content} tooltipSide="end" />}
        items={[item, ...children].map((place) => ({
          kind: 'link',
          id: place.id,
          label: nameOf(place),
          render: renderLink(place.href, nameOf(place), {
            'data-part': 'nav-link',
            ...(place.id === currentId && { 'aria-current': 'page' }),
          }),
        }))}
      />
    </Item>
  );
}

interface SideNavigationBadgeProps {
  readonly item: SideNavigationItem;
  /** What it counts, in words. */
  readonly name: string;
  /** Makes it a button. */
  readonly onClick?: ((item: SideNavigationItem) => void) | undefined;
}

/** How much is waiting at a place, or that nothing is left to do there; otherwise nothing. */
function SideNavigationBadge({ item, name, onClick }: SideNavigationBadgeProps): ReactElement | null {
  const count = countBadge(item);
  if (count === 0 && item.isDone !== true) return null;
  if (count === 0) {
    return (
      <Done data-part="done">
        <Check aria-hidden size={16} />
        <i> {name}</i>
      </Done>
    );
  }
  const tone = toneOfBadge(item);
  const style = { '--count': `var(--st-${tone})`, '--count-soft': `var(--st-${tone}-soft)` } as CSSProperties;
  if (!onClick) {
    return (
      <Count data-part="badge" style={style}>
        <b aria-hidden="true">{count}</b>
        <i> {name}</i>
      </Count>
    );
  }
  return (
    <Tooltip content={name} isDescription={false} side="end">
      <Count
        as="button"
        type="button"
        data-part="badge"
        aria-label={name}
        style={style}
        onClick={() => onClick(item)}
      >
        {count}
      </Count>
    </Tooltip>
  );
}
