export { DependenciesEditor } from './DependenciesEditor.tsx';
export type { DependenciesEditorProps, LoadDependencyFields } from './DependenciesEditorProps.ts';
export type { DependenciesEditorActions, DependenciesPlace } from './DependenciesPlace.ts';
export type { DependenciesEditorLabels } from './labels.ts';
export {
  hasDependency,
  parseDependency,
  serializeDependency,
  validateDependencies,
} from './model/dependencies.ts';
export type {
  DependenciesChange,
  DependenciesDraft,
  DependencyFault,
  DependencyOption,
  DependencyRow,
  SavedDependency,
  SourceFieldDependency,
} from './types.ts';
