import { renderToString } from 'katex';

/**
 * Reads TeX. It comes from any user: no links, no pictures and no HTML, no macro that grows without an end, nothing larger
 * than the text around it can bear.
 *
 * @returns its MathML, undefined when it cannot be read
 */
export function readFormula(tex: string): string | undefined {
  try {
    return renderToString(tex, {
      output: 'mathml',
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      maxExpand: 100,
      maxSize: 10,
    });
  } catch {
    return undefined;
  }
}
