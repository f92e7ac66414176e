import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { firstVisit, htmlFor, type Chunk } from './first-visit.ts';

let folder: string;
const folders: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'springbyte-first-visit-'));
  folders.push(folder);
});
afterAll(() => {
  for (const created of folders) rmSync(created, { recursive: true, force: true });
});

const script = (name: string) => `<script type="module" src="/assets/${name}"></script>`;
const fontFace = (file: string, range = '') =>
  `@font-face{font-family:Body;src:url(/assets/${file}) format("woff2")${range && `;unicode-range:${range}`}}`;

const files = {
  'index.html': `<html><link rel="icon" href="/assets/mark-12345678.svg">${script('index.js')}</html>`,
  'home.html': `<html><link rel="modulepreload" href="/assets/home.js">${script('index.js')}</html>`,
  'assets/index.js': 'entry',
  'assets/framework.js': 'framework '.repeat(200),
  'assets/home.js': 'home',
  'assets/card.js': 'card',
  'assets/editor.js': 'editor',
  'assets/index.css': `${fontFace('plain.woff2')}${fontFace('latin.woff2', 'U+0000-00FF,U+2000')}${fontFace('more.woff2', 'U+0100-02FF')}`,
  'assets/card.css': '.card{color:red}',
  'assets/editor.css': '.editor{color:red}',
  'assets/plain.woff2': 'x'.repeat(2000),
  'assets/latin.woff2': 'x'.repeat(3000),
  'assets/more.woff2': 'x'.repeat(4000),
  'assets/bold-12345678.woff2': 'x'.repeat(5000),
  'assets/mark-12345678.svg': '<svg/>',
  'assets/hero-abc_-123.svg': '<svg id="hero"/>',
};

function chunk(name: string, more: { imports?: string[]; css?: string[] } = {}): Chunk {
  const { imports = [], css = [] } = more;
  return {
    fileName: `assets/${name}`,
    imports: imports.map((file) => `assets/${file}`),
    viteMetadata: {
      importedAssets: new Set(),
      importedCss: new Set(css.map((file) => `assets/${file}`)),
    } as NonNullable<Chunk['viteMetadata']>,
  };
}

const chunks = [
  chunk('index.js', { imports: ['framework.js'], css: ['index.css'] }),
  chunk('framework.js'),
  chunk('home.js', { imports: ['card.js', 'framework.js'] }),
  chunk('card.js', { css: ['card.css'] }),
  chunk('editor.js', { css: ['editor.css'] }),
];

const home = { at: '/home', art: ['hero'], fontsBelow: [] as string[] };

function visit(page = home, changed: Record<string, string> = {}) {
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return firstVisit({ folder, chunks }, page);
}

const compressed = (...scripts: ('index' | 'framework' | 'home' | 'card')[]): number =>
  scripts.reduce((sum, name) => sum + gzipSync(files[`assets/${name}.js`]).length, 0) / 1000;

describe('firstVisit', () => {
  test('includes the HTML, its scripts with their imports and stylesheets, the needed fonts, and the drawings', () => {
    expect(visit().files.toSorted()).toEqual([
      'assets/card.css',
      'assets/card.js',
      'assets/framework.js',
      'assets/hero-abc_-123.svg',
      'assets/home.js',
      'assets/index.css',
      'assets/index.js',
      'assets/latin.woff2',
      'assets/plain.woff2',
      'home.html',
    ]);
  });

  test('uses the HTML of the application for a page without prerendered HTML', () => {
    const { files: downloaded } = visit({ ...home, at: '/topics/1', art: [] });
    expect(downloaded[0]).toBe('index.html');
    expect(downloaded).not.toContain('assets/home.js');
  });

  test('excludes files that load later', () => {
    const later =
      `<html><template>${script('index.js')}${script('card.js')}</template>` +
      '<img src="/assets/mark-12345678.svg" alt="" loading="lazy" /></html>';
    const first = visit({ ...home, art: [] }, { 'home.html': later });
    expect(first.files).toEqual(['home.html']);
    expect(first.scriptKilobytes).toBe(0);
    expect(first.usedScriptKilobytes).toBeCloseTo(compressed('index', 'framework', 'card'));
  });

  test('includes the fonts of an inlined stylesheet', () => {
    const html = `<html><style>${files['assets/index.css']}</style>${script('index.js')}</html>`;
    const { files: downloaded } = visit(home, { 'home.html': html });
    expect(downloaded).not.toContain('assets/index.css');
    expect(downloaded).toContain('assets/latin.woff2');
    expect(downloaded).not.toContain('assets/more.woff2');
  });

  test('excludes fonts that are needed below the fold', () => {
    const html = `<html><style>${fontFace('plain.woff2')}${fontFace('bold-12345678.woff2')}</style></html>`;
    const { files: downloaded } = visit({ ...home, fontsBelow: ['bold'] }, { 'home.html': html });
    expect(downloaded).toContain('assets/plain.woff2');
    expect(downloaded).not.toContain('assets/bold-12345678.woff2');
  });

  test('counts scripts compressed and fonts uncompressed', () => {
    const { requests, scriptKilobytes, fontKilobytes, kilobytes } = visit();
    expect(requests).toBe(10);
    expect(scriptKilobytes).toBeCloseTo(compressed('index', 'framework', 'home', 'card'));
    expect(fontKilobytes).toBe(5);
    expect(kilobytes).toBeGreaterThan(scriptKilobytes + fontKilobytes);
  });

  test('throws for a missing drawing or font', () => {
    expect(() => visit({ ...home, art: ['landscape'] })).toThrow('landscape');
    expect(() => visit({ ...home, fontsBelow: ['italic'] })).toThrow('italic');
  });
});

describe('htmlFor', () => {
  const hosted = new Set(['index.html', 'home/index.html', 'auth/login.html']);
  test.each([
    ['/home', 'home/index.html'],
    ['/home/', 'home/index.html'],
    ['/auth/login', 'auth/login.html'],
    ['/topics/1', 'index.html'],
    ['/', 'index.html'],
  ])('maps the path %s to the file %s', (at, name) => {
    expect(htmlFor(at, (file) => hosted.has(file))).toBe(name);
  });
});
