import { join } from 'node:path';
import type { Look } from '../stories/story-page.ts';

/** The pictures that pictures.spec.ts takes. */
export interface PictureRequest {
  /** The folder of the static Storybook, and the URL at which it is served. */
  storybook: string;
  url: string;
  /** The folder of the pictures. */
  pictures: string;
  /** IDs. */
  stories: readonly string[];
}

const variable = 'PICTURE_REQUEST';

/** Each process of the test runner reads the request from its environment. */
export const requestEnvironment = (request: PictureRequest) => ({ [variable]: JSON.stringify(request) });

export const readRequest = () => JSON.parse(process.env[variable] ?? '') as PictureRequest;

export const pictureFile = (folder: string, id: string, look: Look): string =>
  join(folder, id, `${look}.png`);
