import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/**
 * Computes from a build what a browser downloads on the first visit of a page. `npm run bench:pages` compares the
 * result with a real browser.
 */

export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'viteMetadata'>;

export interface BuildOutput {
  folder: string;
  chunks: readonly Chunk[];
}

export interface VisitedPage {
  at: string;
  art: readonly string[];
  fontsBelow: readonly string[];
}

interface FirstVisit {
  files: readonly string[];
  requests: number;
  /** Transferred size in units of 1,000 bytes. */
  scriptKilobytes: number;
  fontKilobytes: number;
  kilobytes: number;
  /** All scripts, including those that load on the first interaction. */
  usedScriptKilobytes: number;
}

/** The file that a static host serves: the prerendered page if there is one, else the fallback page. */
export function htmlFor(at: string, exists: (name: string) => boolean): string {
  const path = at.replaceAll(/^\/|\/$/g, '');
  return [`${path}.html`, `${path}/index.html`].find(exists) ?? 'index.html';
}

export function withImports<C extends Chunk>(chunks: readonly C[], isWanted: (chunk: C) => boolean): C[] {
  const wanted = new Set(chunks.filter(isWanted));
  for (const { imports } of wanted) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) wanted.add(chunk);
  }
  return [...wanted];
}

const fontFaces = /@font-face\s*\{[^}]*\}/g;

/** Whether English text needs a font face. A face without a range is always needed. */
function isForLatin(face: string): boolean {
  const range = /unicode-range:([^;}]*)/i.exec(face)?.[1];
  if (range === undefined) return true;
  return [...range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].some(([, from = '', to = from]) => {
    const [first, last] = [from.replaceAll('?', '0'), to.replaceAll('?', 'F')];
    return parseInt(first, 16) <= 0x7e && parseInt(last, 16) >= 0x20;
  });
}

/** Removes the elements whose files the first view does not load. */
const withoutDeferred = (html: string): string =>
  html.replaceAll(
    /<template>[^]*?<\/template>|<img [^>]*loading="lazy"[^>]*>|url\([^)]*\.svg[^)]*\)|<link rel="icon"[^>]*>/g,
    '',
  );

/** The transferred size: gzip, except for fonts, which are compressed already. */
export const sentBytes = (name: string, content: Buffer): number =>
  name.endsWith('.woff2') ? content.length : gzipSync(content).length;

function builtFile(source: string, kind: 'svg' | 'woff2', names: readonly string[]): string {
  const file = names.find((name) => new RegExp(`/${source}-[\\w-]{8}\\.${kind}$`).test(name));
  if (file === undefined) throw new Error(`The build has no ${source}.${kind}.`);
  return file;
}

export function firstVisit(built: BuildOutput, { at, art, fontsBelow }: VisitedPage): FirstVisit {
  const names = readdirSync(built.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(built.folder, join(parentPath, name)).replaceAll(sep, '/'));
  const textOf = (name: string) => readFileSync(join(built.folder, name), 'utf8');
  const namedIn = (text: string) => names.filter((name) => !name.endsWith('.html') && text.includes(name));

  const htmlName = htmlFor(at, (name) => names.includes(name));
  const html = textOf(htmlName);
  const markup = withoutDeferred(html.replaceAll(fontFaces, ''));
  const namedChunks = (text: string) => withImports(built.chunks, ({ fileName }) => text.includes(fileName));
  const chunks = namedChunks(markup);
  const stylesheets = [
    ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
  ];
  // An inlined stylesheet is not requested.
  const loadedStylesheets = stylesheets.filter((name) => !html.includes(textOf(name).trim()));
  const faces = [html, ...loadedStylesheets.map(textOf)].flatMap((text) => text.match(fontFaces) ?? []);

  const files = new Set([
    htmlName,
    ...namedIn(markup),
    ...chunks.map(({ fileName }) => fileName),
    ...loadedStylesheets,
    ...faces.filter(isForLatin).flatMap(namedIn),
    ...art.map((drawing) => builtFile(drawing, 'svg', names)),
  ]);
  for (const font of fontsBelow) files.delete(builtFile(font, 'woff2', names));
  const used = new Set([...files, ...namedChunks(html).map(({ fileName }) => fileName)]);
  const kilobytesOf = (end: string, among = files) =>
    [...among]
      .filter((name) => name.endsWith(end))
      .reduce((sum, name) => sum + sentBytes(name, readFileSync(join(built.folder, name))), 0) / 1000;
  return {
    files: [...files],
    requests: files.size,
    scriptKilobytes: kilobytesOf('.js'),
    fontKilobytes: kilobytesOf('.woff2'),
    kilobytes: kilobytesOf(''),
    usedScriptKilobytes: kilobytesOf('.js', used),
  };
}
