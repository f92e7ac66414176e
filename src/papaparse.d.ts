/** What the application uses of papaparse: its published types bring Node's with them, which a browser does not have. */
declare module 'papaparse' {
  interface UnparseOptions {
    newline: string;
    /** Cells that match get an apostrophe in front of them. */
    escapeFormulae: RegExp;
    /** Which cells stand in quotes besides those that need them. */
    quotes: (cell: string | number) => boolean;
  }

  const Papa: {
    /** @returns the rows as the text of a CSV file, without a line break at its end */
    unparse: (rows: readonly (readonly (string | number)[])[], options: UnparseOptions) => string;
  };
  export default Papa;
}
