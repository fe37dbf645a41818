import { DraftOffer } from '../drafts/DraftOffer.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { OpenHistory } from './OpenHistory.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';

/** The dialogs that keep edits safe. They come in one piece: all of them are loaded ahead, and three files would be three requests. */
export const safetyDialogs = { ConflictDialog, DraftOffer, OpenHistory, UnsavedChanges } as const;
