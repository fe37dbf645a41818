import { createContext } from 'react';
import type { UndoSteps } from './useUndoSteps.ts';

/**
 * Undo and redo of the editor around a field: a field whose control has a history of its own leaves it to the editor, so that there
 * is one. Null where there is no editor.
 */
export const EditorSteps = createContext<UndoSteps | null>(null);
