export { DependenciesEditor } from './DependenciesEditor.tsx';
export type { DependenciesEditorProps, LoadFields } from './DependenciesEditorProps.ts';
export type { DependenciesEditorHandle, DependenciesPlace } from './DependenciesPlace.ts';
export type { DependenciesEditorLabels } from './labels.ts';
export { fromDependency, hasDependency, toDependency, validateDependencies } from './model/dependencies.ts';
export type {
  DependenciesChange,
  DependenciesDraft,
  DependencyFault,
  DependencyOption,
  DependencyRow,
  SavedDependency,
  SourceFieldDependency,
} from './types.ts';
