import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const stylesheets = ['base', 'prose', 'operations', 'fields', 'contents', 'layout', 'print'];

const read = (path: string, encoding: BufferEncoding = 'utf8') =>
  readFile(fileURLToPath(new URL(path, import.meta.url)), encoding);

/** Returns the URL of a font by its path in the styles of the application, such as `fonts/nunito.woff2`. */
export type FontUrl = (path: string) => string;

/**
 * Wraps a body in a complete page: inlines the application's design tokens and fonts, the styles and the search.
 * @param fontUrl links the fonts instead, from the same origin
 */
export async function documentOf(title: string, body: string, fontUrl?: FontUrl): Promise<string> {
  const [tokens, fonts, styles, script] = await Promise.all([
    read('../../../src/ui/styles/tokens.css'),
    fontFaces(fontUrl),
    Promise.all(stylesheets.map((name) => read(`styles/${name}.css`))),
    read('browser/search.js'),
  ]);
  const hash = createHash('sha256').update(script).digest('base64');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; font-src ${fontUrl ? "'self'" : 'data:'}; base-uri 'none'; form-action 'none'">
<title>${title}</title>
<style>${fonts}${tokens}${styles.join('')}</style>
</head>
<body>
${body}
<script type="module">${script}</script>
</body>
</html>
`;
}

async function fontFaces(fontUrl?: FontUrl): Promise<string> {
  const styles = '../../../src/ui/styles';
  const stylesheet = await read(`${styles}/fonts.css`);
  const files = [...new Set([...stylesheet.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file ?? ''))];
  const urls = await Promise.all(
    files.map(async (file) => {
      const url = fontUrl
        ? fontUrl(file.replace('./', ''))
        : `data:font/woff2;base64,${await read(`${styles}/${file}`, 'base64')}`;
      return [file, url] as const;
    }),
  );
  return urls.reduce((text, [file, url]) => text.replaceAll(`url('${file}')`, `url('${url}')`), stylesheet);
}
