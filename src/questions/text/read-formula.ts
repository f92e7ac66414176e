import { renderToString } from 'katex';

/** Characters; formulas of school mathematics have about a hundred. */
const maxLength = 500;

/** Characters of MathML, because some commands expand a lot. */
const maxMarkupLength = 50_000;

/** Commands that write to the console, or that define macros, which can expand without limit. */
const definitionCommands =
  /\\(?:[egx]?def|(?:future)?let|(?:re)?newcommand|providecommand|global|long|show|(?:err)?message)(?![A-Za-z@])/;

/** MathML that could cover other parts of the page: shifts, negative or zero sizes, colours, font sizes. */
const coveringOutput = / (?:voffset|math(?:color|background|size))="| (?:width|height|depth)="0px"|="-/;

/**
 * Converts untrusted TeX to MathML; undefined if it is invalid or too long, or contains links, pictures, HTML or
 * macros.
 */
export function readFormula(tex: string): string | undefined {
  if (tex.length > maxLength || definitionCommands.test(tex)) return undefined;
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
    return markup.length > maxMarkupLength || coveringOutput.test(markup) ? undefined : markup;
  } catch {
    return undefined;
  }
}
