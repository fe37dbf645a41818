/** A class code as a file has it. */
export interface ClassCode {
  /** Unique within the file. */
  code: string;
  description: string;
  /** What the further columns hold, by their headers; columns that are empty are left out. */
  attributes: Record<string, string>;
}

/** The codes of a file, with what is to be looked at before they are imported, or a sentence that names the first bad line and why. */
export type ParsedClassCodes = { codes: ClassCode[]; notice: string | null } | { fault: string };
