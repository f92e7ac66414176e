import { readFile as readBytes } from 'node:fs/promises';
import { mediaUrls } from '../data/seed/media.ts';

export async function readFile(source: string): Promise<Blob> {
  const url = mediaUrls[source];
  if (!url) throw new Error(`There is no seed file ${source}.`);
  return new Blob([new Uint8Array(await readBytes(url))]);
}
