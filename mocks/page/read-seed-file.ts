import { mediaUrls } from '../data/seed/media.ts';
import { readDataUrl } from '../rules/media/data-url.ts';

/** Fetches the bytes of a seed file; the bundler inlines small ones as `data:` URLs. */
export async function readSeedFile(source: string): Promise<Blob> {
  const url = mediaUrls[source];
  if (!url) throw new Error(`There is no seed file ${source}.`);
  const inlined = readDataUrl(url.href);
  if (inlined) return new Blob([inlined.bytes]);
  const response = await fetch(url);
  return response.blob();
}
