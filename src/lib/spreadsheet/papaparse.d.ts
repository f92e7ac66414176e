/** The used part of papaparse: the published types pull Node types into browser code. */
interface ParseOptions {
  /** If omitted, papaparse detects one of `delimitersToGuess`. */
  delimiter?: string;
  delimitersToGuess?: readonly string[];
  quoteChar?: string;
}

interface ParseResult {
  data: string[][];
  errors: readonly { type: 'Quotes' | 'Delimiter' | 'FieldMismatch' }[];
}

export declare function parse(source: string, options: ParseOptions): ParseResult;
