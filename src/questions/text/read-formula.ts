import { renderToString } from 'katex';

/**
 * Reads TeX, which any user can write: rejects links, pictures and HTML, and limits the expansion of macros and sizes.
 *
 * @returns its MathML, undefined when it cannot be read
 */
export function readFormula(tex: string): string | undefined {
  try {
    return renderToString(tex, {
      output: 'mathml',
      throwOnError: true,
      trust: ({ command }) => {
        throw new Error(`Not permitted: ${command}`);
      },
      strict: 'ignore',
      maxExpand: 100,
      maxSize: 10,
    });
  } catch {
    return undefined;
  }
}
