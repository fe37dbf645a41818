/** What the examples of the READMEs take for granted in an application. `makeNames.ts` makes them. */

interface Claim {
  id: string;
  number: string;
  insured: string;
}

/** Whether a layer is open, and the callback that requests another one. */
interface Open {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

type Asked = import('@studio/widgets').GridPageRequest;
type Selected = import('@studio/widgets').GridSelection;

type Asking = import('@studio/widgets').AskOptions;

/** A claim that could not be closed. */
interface Failure {
  id: string;
  reason: string;
}

/** Of the list and the rule that the README shows whole. */
interface DeskValues {
  claimColumns: readonly import('@studio/widgets').GridColumn<Claim>[];
  byNumber: import('@studio/ui').Sort;
  perils: readonly import('@studio/ui').SelectOption<string>[];
  closingText: string;
  operators: readonly import('@studio/widgets').ConditionOperator[];
  valueKinds: readonly import('@studio/widgets').ConditionValueKind[];
  german: import('@studio/ui').ProvidedLabels;
}

declare const claimColumns: DeskValues['claimColumns'];
declare const byNumber: DeskValues['byNumber'];
declare const perils: DeskValues['perils'];
declare const closingText: DeskValues['closingText'];
declare const operators: DeskValues['operators'];
declare const valueKinds: DeskValues['valueKinds'];
declare const german: DeskValues['german'];

declare function save(): void;
declare function search(filterUri: string): void;
declare function loadClaims(): readonly Claim[];
declare function loadRule(): unknown;
declare function loadActions(): readonly unknown[];
declare function fetchClaims(
  request: Asked,
  signal: AbortSignal,
): Promise<import('@studio/widgets').GridPage<Claim>>;
declare function findClaims(text: string, signal: AbortSignal): Promise<readonly Claim[]>;
declare function closeClaims(selection: Selected, signal: AbortSignal): Promise<void>;
declare function askClaims(
  request: Asked,
  options: Asking,
): Promise<import('@studio/widgets').GridPage<Claim>>;
/** Closes what is selected of a filter, claim by claim; `onProgress` gets the share that is done. */
declare function closeEach(
  selection: Selected,
  filterUri: string,
  onProgress: (share: number) => void,
): Promise<readonly Failure[]>;
declare function findEntries(field: string, text: string, signal: AbortSignal): Promise<readonly string[]>;
declare function saveRule(stored: unknown): void;
declare function storeFile(file: File, signal: AbortSignal): Promise<void>;
