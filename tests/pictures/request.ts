import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Look } from '../stories/story-page.ts';

/** The pictures that pictures.spec.ts takes. */
interface PictureRequest {
  /** The folder of the static Storybook, and the URL at which it is served. */
  storybook: string;
  url: string;
  /** The folder of the pictures. */
  pictures: string;
  /** IDs. */
  stories: readonly string[];
}

const variable = 'PICTURE_REQUEST';

/**
 * Writes the request to a file, because the IDs of all stories are too long for an environment variable.
 *
 * @returns the environment in which each process of the test runner finds the file
 */
export function writeRequest(request: PictureRequest): NodeJS.ProcessEnv {
  mkdirSync(request.pictures, { recursive: true });
  const file = join(request.pictures, 'request.json');
  writeFileSync(file, JSON.stringify(request));
  return { [variable]: file };
}

export const readRequest = () =>
  JSON.parse(readFileSync(process.env[variable] ?? '', 'utf8')) as PictureRequest;

export const pictureFile = (folder: string, id: string, look: Look): string =>
  join(folder, id, `${look}.png`);
