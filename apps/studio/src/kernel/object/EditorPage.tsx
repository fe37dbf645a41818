import { ActionBar, EditorHeader, type EditorHeaderProps } from '@studio/widgets';
import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { actionBarLabels } from '../../platform/i18n/labels/widgetLabels.ts';
import { ActionsError } from '../screen/ActionsError.tsx';
import { Body, Content, Page, Top } from './EditorPage.styles.ts';
import type { EditorFrame } from './ObjectScreen.ts';

/** One object's screen; it knows neither server nor address. */
export interface EditorPageProps extends Pick<EditorHeaderProps, 'badges' | 'details' | 'status'> {
  readonly frame: EditorFrame;
  readonly title: string;
  /** Default: none. */
  readonly description?: string | null | undefined;
  /** What type of its kind the object is. Default: it has none. */
  readonly type?: string | undefined;
  /** The text of the link to the list. */
  readonly backLabel: string;
  /** The row of tabs; null for a screen of one part. */
  readonly tabs?: ReactNode;
  /** Which tab is shown: each keeps its own scroll position. Default: there is one. */
  readonly tab?: string;
  /** What is beside the content, on its whole height: a `Beside`. Default: nothing. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Header with actions and tools, tabs, banners and content. */
export function EditorPage(props: EditorPageProps) {
  const { frame, title, description, type, status, badges, details, backLabel } = props;
  const { tabs = null, tab = '', beside, children } = props;
  const { rootRef, backHref, people, tools, actions, actionsError, banners, generation, renderLink } = frame;
  const scroll = useTabScroll(tab);
  const content = (
    <Content {...scroll}>
      <Fragment key={generation}>{children}</Fragment>
    </Content>
  );
  return (
    <Page ref={rootRef}>
      <Top data-has-tabs={tabs !== null}>
        <EditorHeader
          {...{ title, type, status, badges, details, backLabel }}
          description={description ?? undefined}
          backHref={backHref}
          beside={people}
          tools={tools}
          actions={
            actionsError === null ? (
              <ActionBar actions={actions} labels={actionBarLabels()} />
            ) : (
              <ActionsError {...actionsError} />
            )
          }
          renderLink={renderLink}
        />
        {tabs}
      </Top>
      {banners}
      {beside === undefined ? (
        content
      ) : (
        <Body>
          {content}
          {beside}
        </Body>
      )}
    </Page>
  );
}

/** Keeps how far each tab was scrolled, in pixels, while another one is shown. */
function useTabScroll(tab: string): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    if (ref.current !== null) ref.current.scrollTop = places.current.get(tab) ?? 0;
  }, [tab]);

  return {
    ref,
    onScroll: () => {
      if (ref.current !== null) places.current.set(tab, ref.current.scrollTop);
    },
  };
}
