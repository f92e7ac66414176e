import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { root } from '../../../.ci/system/processes.mjs';
import type { Look } from '../../stories/story-page.ts';

export interface ChangedPicture {
  title: string;
  name: string;
  look: Look;
  kind: 'changed' | 'new' | 'removed';
  /** The part of the pixels that differs, from 0 to 1. */
  share?: number;
  /** Absolute paths; in the page, relative ones. */
  before?: string;
  after?: string;
  difference?: string;
}

export interface PictureReport {
  /** The names of the versions. */
  before: string;
  after: string;
  /** The number of pictures that were compared. */
  compared: number;
  pictures: ChangedPicture[];
  /** Stories without a picture, because they failed. */
  problems: string[];
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/**
 * Writes the report as a static page with its pictures, which opens from a file.
 * @param folder an existing folder
 * @returns the path of the page
 */
export async function writeReport(report: PictureReport, folder: string): Promise<string> {
  const pictures = report.pictures.map((picture, index) => {
    const published = { ...picture };
    for (const part of ['before', 'after', 'difference'] as const) {
      const source = picture[part];
      if (source === undefined) continue;
      published[part] = `pictures/${index}-${part}.png`;
      mkdirSync(join(folder, 'pictures'), { recursive: true });
      copyFileSync(source, join(folder, published[part]));
    }
    return published;
  });
  const { code } = await transformWithOxc(read('page.ts'), 'page.ts');
  const data = JSON.stringify({ ...report, pictures }).replaceAll('<', String.raw`\u003c`);
  const styles = readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8') + read('page.css');
  const page = read('page.html')
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace('</body>', () => `<script type="module">const report = ${data};\n${code}</script></body>`);
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}
