/**
 * Writes the contract as one self-contained HTML page: `npm run contract:docs`. The argument is the output file.
 *
 * No existing renderer shows the content of JSON strings (`contentSchema`), roles and decisions, and most of them
 * hide the 260 schemas behind expanders.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { bundleContract } from '../bundle.ts';
import { documentOf, type FontUrl } from './html.ts';
import type * as renderer from './page/page.tsx';
import type { PublishedContract } from './published-contract.ts';

/** @param fontUrl see `documentOf` */
export async function contractPage(fontUrl?: FontUrl): Promise<string> {
  const file = fileURLToPath(new URL('page/page.tsx', import.meta.url));
  const [contract, { module }] = await Promise.all([
    bundleContract() as Promise<PublishedContract>,
    runnerImport<typeof renderer>(file, { configFile: false, mode: 'production' }),
  ]);
  return documentOf(`${contract.info.title}: the contract`, module.renderBody(contract), fontUrl);
}

if (import.meta.main) {
  const [, , file = 'dist/contract.html'] = process.argv;
  await mkdir(dirname(file), { recursive: true });
  const html = await contractPage();
  await writeFile(file, html);
  process.stdout.write(`${file}, ${Math.round(html.length / 1024)} kB\n`);
}
