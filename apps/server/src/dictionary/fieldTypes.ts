const names: Readonly<Record<number, string>> = {
  0: 'Text Input',
  1: 'Text Area',
  2: 'Yes No Question',
  3: 'Drop Down',
  5: 'Check Box',
  6: 'Check Box Group',
  7: 'Calendar',
  9: 'Label',
  10: 'Row Repeater',
  11: 'Section Repeater',
  12: 'Class Code Finder',
  13: 'Radio Button Group',
  14: 'Spacer',
  17: 'Function Button',
  20: 'Link Button',
  21: 'Upload Attachment Button',
  24: 'Form Summary Grid',
};

/** What a type of form field is called. */
export function fieldTypeName(type: number): string {
  return names[type] ?? `Type ${type}`;
}
