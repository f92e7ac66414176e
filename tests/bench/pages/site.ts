import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { htmlFor, sentBytes } from '../../architecture/build/first-visit.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const compress = promisify(brotliCompress);
const bestCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

interface ServedFile {
  body: Buffer;
  /** The gzip size of the body, which the limits count. */
  gzipBytes: number;
  headers: Record<string, string>;
}

async function prepare(name: string, content: Buffer): Promise<ServedFile> {
  const isText = !name.endsWith('.woff2');
  const body = isText ? await compress(content, bestCompression) : content;
  return {
    body,
    gzipBytes: sentBytes(name, content),
    headers: {
      'Content-Type': contentTypes[extname(name)] ?? 'application/octet-stream',
      'Content-Length': String(body.length),
      'Cache-Control': name.includes('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isText && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    },
  };
}

export interface Site {
  /** Without a trailing slash. */
  url: string;
  /** Adds a file; `headers` override those of the site. */
  addFile: (name: string, content: Buffer, headers?: Record<string, string>) => Promise<void>;
  /** Serves the files of a folder at paths with a prefix, which is empty or ends with a slash. */
  addFolder: (folder: string, prefix: string) => Promise<void>;
  /** The total gzip size of the files at those of these paths that end with `end`. */
  gzipBytes: (paths: readonly string[], end: string) => number;
  close: () => Promise<void>;
}

/** Opens a static host as in docs/hosting.md: precompressed files, cached for a year or revalidated. */
export async function openSite(headers: Readonly<Record<string, string>>): Promise<Site> {
  const files = new Map<string, ServedFile>();

  const addFile: Site['addFile'] = async (name, content, fileHeaders = {}) => {
    const servedFile = await prepare(name, content);
    files.set(name, { ...servedFile, headers: { ...headers, ...fileHeaders, ...servedFile.headers } });
  };

  const addFolder: Site['addFolder'] = async (folder, prefix) => {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    await Promise.all(
      paths.map((path) => addFile(prefix + relative(folder, path).replaceAll(sep, '/'), readFileSync(path))),
    );
  };

  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const requestedName = pathname.slice(1);
    const name =
      files.has(requestedName) || requestedName.startsWith('assets/')
        ? requestedName
        : htmlFor(pathname, (file) => files.has(file));
    const file = files.get(name);
    response.writeHead(file ? 200 : 404, file?.headers).end(file?.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    addFile,
    addFolder,
    gzipBytes: (paths, end) =>
      paths
        .filter((path) => path.endsWith(end))
        .reduce((sum, path) => sum + (files.get(path.slice(1))?.gzipBytes ?? 0), 0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
