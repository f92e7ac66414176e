import { renderToString } from 'katex';

/** In characters; formulas of school mathematics have about a hundred at most. */
const longest = 500;

/** In characters of MathML, because some commands expand a lot. */
const longestMarkup = 50_000;

/** Commands that define macros, which can expand without limit, or write to the console. */
const defining =
  /\\(?:[egx]?def|(?:future)?let|(?:re)?newcommand|providecommand|global|long|show|(?:err)?message)(?![A-Za-z@])/;

/**
 * Output that could cover other parts of the page: shifts, negative spaces, boxes without a size, colours and font
 * sizes.
 */
const covering = / (?:voffset|math(?:color|background|size))="| (?:width|height|depth)="0px"|="-/;

/**
 * Converts untrusted TeX to MathML. Refuses links, pictures, HTML, definitions, and formulas that are too long or
 * could cover other parts of the page.
 *
 * @returns MathML, or undefined
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
      // The default definition contains a shift.
      macros: { '\\vdots': '\\varvdots' },
    });
    return markup.length > longestMarkup || covering.test(markup) ? undefined : markup;
  } catch {
    return undefined;
  }
}
