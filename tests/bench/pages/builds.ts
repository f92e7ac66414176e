import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { BuildOutput } from '../../architecture/build/first-visit.ts';

/** Builds into a folder that is removed when the process exits. */
async function buildInto(name: string, config: InlineConfig): Promise<BuildOutput> {
  const folder = mkdtempSync(join(tmpdir(), `springbyte-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const result = await build({
    ...config,
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return { folder, chunks: output.filter((part) => part.type === 'chunk') };
}

export function buildApplication(apiBaseUrl: string): Promise<BuildOutput> {
  process.env['VITE_API_BASE_URL'] = apiBaseUrl;
  return buildInto('pages', { root: join(import.meta.dirname, '../../..') });
}

export const buildReactAlone = (base: string): Promise<BuildOutput> =>
  buildInto('react-alone', { configFile: false, root: join(import.meta.dirname, 'react-alone'), base });
