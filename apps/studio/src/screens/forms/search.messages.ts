import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of what is found of form templates, and of their help. */
export const formSearchText = defineMessages('forms.search', {
  all: 'All {total} form templates with “{text}”',
  hint: '{uniqueName}, version {version}, {status}',
  'help.list': 'Finding form templates',
  'help.editor': 'Editing a form template',
  'help.sets': 'Sets, and what changes between them',
  'help.builder.insert': 'To the components; Esc leads back',
  'help.builder.label': 'Change a label in its place',
  'help.builder.component': 'Make another component of a field',
  'help.builder.width': 'Make a field narrower or wider',
  'help.builder.settings': 'To the settings; Esc leads back',
  'help.builder.move': 'Move what is selected',
  'help.builder.duplicate': 'Duplicate what is selected',
  'help.builder.problem': 'To the next problem',
  'help.tryIt': 'Try the form out: open the drawer, go to it, or close it',
  'help.graph.next': 'Go to the next form',
  'help.graph.show': 'Show the form',
  'help.graph.zoom': 'Zoom in, zoom out, show everything',
});
