/** The part of papaparse in use: the published types bring those of Node into the code of the browser. */
interface ParseOptions {
  /** Undefined: one of `delimitersToGuess`. */
  delimiter?: string;
  delimitersToGuess?: readonly string[];
  quoteChar?: string;
}

interface ParseResult {
  data: string[][];
  errors: readonly { type: 'Quotes' | 'Delimiter' | 'FieldMismatch' }[];
}

export declare function parse(source: string, options: ParseOptions): ParseResult;
