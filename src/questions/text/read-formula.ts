import { renderToString } from 'katex';

/** In characters. The longest formulas of school mathematics have about a hundred. */
const longest = 500;

/** In characters of MathML: some commands make much of little. */
const longestMarkup = 50_000;

/** Commands that define others, with which a short formula grows without end, or write to the console. */
const defining =
  /\\(?:[egx]?def|(?:future)?let|(?:re)?newcommand|providecommand|global|long|show|(?:err)?message)(?![A-Za-z@])/;

/** What could cover other parts of the page: shifts, negative spaces, boxes without a size, colours and sizes of letters. */
const covering = / (?:voffset|math(?:color|background|size))="| (?:width|height|depth)="0px"|="-/;

/**
 * Reads TeX, which any user can write: refuses links, pictures, HTML and definitions, and formulas that are too long or
 * could cover other parts of the page.
 *
 * @returns its MathML, undefined when it cannot be read
 */
export function readFormula(tex: string): string | undefined {
  if (tex.length > longest || defining.test(tex)) return undefined;
  try {
    const markup = renderToString(tex, {
      output: 'mathml',
      throwOnError: true,
      trust: ({ command }) => {
        throw new Error(`Not permitted: ${command}`);
      },
      strict: 'ignore',
      maxExpand: 100,
      maxSize: 2,
      // By default it has a shift.
      macros: { '\\vdots': '\\varvdots' },
    });
    return markup.length > longestMarkup || covering.test(markup) ? undefined : markup;
  } catch {
    return undefined;
  }
}
