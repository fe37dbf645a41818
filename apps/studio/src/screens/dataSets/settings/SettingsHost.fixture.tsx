import { useState } from 'react';
import { DataSetSettingsPage, type DataSetSettingsPageProps } from './DataSetSettingsPage.tsx';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import { blockOf, usePreset } from './settingsForm.ts';

/** What a story shows: the page's props. */
export interface SettingsHostProps extends Omit<DataSetSettingsPageProps, 'onDraftChange'> {
  readonly onChange: (draft: SettingsDraft) => void;
}

/** Holds the settings, as the studio does. */
export function SettingsHost({ onChange, ...props }: SettingsHostProps) {
  const [edited, setEdited] = useState(props.draft);
  const [isOpen, setOpen] = useState(true);
  const draft = usePreset(edited);
  return (
    <DataSetSettingsPage
      {...props}
      isOpen={props.isOpen && isOpen}
      onClose={() => {
        setOpen(false);
        props.onClose();
      }}
      draft={draft}
      onDraftChange={(next) => {
        setEdited(next);
        onChange(next);
      }}
      blockedBecause={props.blockedBecause || blockOf(draft, props.doc)}
    />
  );
}
