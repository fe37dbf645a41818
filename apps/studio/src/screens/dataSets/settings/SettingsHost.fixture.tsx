import type { DataSet } from '@studio/api';
import { useState } from 'react';
import { DataSetSettingsPage, type DataSetSettingsPageProps } from './DataSetSettingsPage.tsx';
import { blockOf } from './model/blockOf.ts';
import { presetGenerator } from './model/chooseType.ts';

/** What a story shows: the page's props, and the set that is being changed. */
export interface SettingsHostProps extends DataSetSettingsPageProps {
  /** Null for a new set. */
  readonly doc: DataSet | null;
}

/** Holds the settings, as the studio does. */
export function SettingsHost({ doc, ...props }: SettingsHostProps) {
  const [edited, setEdited] = useState(props.draft);
  const [isOpen, setOpen] = useState(true);
  const offered = props.generators.options.map(({ value }) => ({ beanName: value }));
  const draft = edited.type === null || edited.type === 0 ? edited : presetGenerator(edited, offered);
  return (
    <DataSetSettingsPage
      {...props}
      isOpen={props.isOpen && isOpen}
      onClose={() => {
        setOpen(false);
        props.onClose();
      }}
      draft={draft}
      onChange={(next) => {
        setEdited(next);
        props.onChange(next);
      }}
      blockedBecause={props.blockedBecause || blockOf(draft, doc)}
    />
  );
}
