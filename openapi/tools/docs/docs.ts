/**
 * Writes the contract as one HTML page that needs no network: `npm run contract:docs`. The argument is the file to write.
 *
 * A page of our own, because no renderer shows what this contract says with standard means: the content of JSON strings
 * (`contentSchema`), roles in words, decisions; and they show the better part of 260 schemas only to readers who expand them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { bundleContract } from '../bundle.ts';
import { documentOf } from './html.ts';
import type * as renderer from './page/page.tsx';
import type { PublishedContract } from './published-contract.ts';

/** The page as HTML; it takes about two seconds. Vite runs the components, which Node by itself does not. */
export async function contractPage(): Promise<string> {
  const file = fileURLToPath(new URL('page/page.tsx', import.meta.url));
  const [contract, { module }] = await Promise.all([
    bundleContract() as Promise<PublishedContract>,
    runnerImport<typeof renderer>(file, { configFile: false, mode: 'production' }),
  ]);
  return documentOf(`${contract.info.title}: the contract`, module.renderBody(contract));
}

if (import.meta.main) {
  const [, , file = 'dist/contract.html'] = process.argv;
  await mkdir(dirname(file), { recursive: true });
  const html = await contractPage();
  await writeFile(file, html);
  process.stdout.write(`${file}, ${Math.round(html.length / 1024)} kB\n`);
}
