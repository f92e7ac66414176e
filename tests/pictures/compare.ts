import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { looks } from '../stories/story-page.ts';
import { readStills } from '../stories/storybook.ts';
import type { ChangedPicture, PictureReport } from './report/write-report.ts';
import { pictureFile } from './request.ts';
import type { Version } from './versions.ts';

/** Colour distance from 0 to 1 above which a pixel differs: small, so that a slightly different token counts. */
const threshold = 0.02;

/**
 * Compares the pictures of two versions.
 * @param folder for drawings of the differences
 * @param isCompared whether a story is compared
 */
export function compareVersions(
  before: Version,
  after: Version,
  folder: string,
  isCompared: (still: Still) => boolean,
): Pick<PictureReport, 'compared' | 'pictures' | 'problems'> {
  const [earlier, later] = [before, after].map(
    ({ storybook }) => new Map(readStills(storybook).map((still) => [still.id, still])),
  ) as [Stills, Stills];
  const pictures: ChangedPicture[] = [];
  let compared = 0;
  const problems: string[] = [];
  for (const still of new Map([...earlier, ...later]).values()) {
    if (!isCompared(still)) continue;
    const { id, title, name } = still;
    for (const look of looks) {
      const paths = {
        ...(earlier.has(id) && { before: pictureFile(before.pictures, id, look) }),
        ...(later.has(id) && { after: pictureFile(after.pictures, id, look) }),
      };
      if (!Object.values(paths).every((path) => existsSync(path))) {
        problems.push(`${title}/${name}`);
        break;
      }
      compared += 1;
      const change = changeOf(paths, pictureFile(folder, id, look));
      if (change) pictures.push({ title, name, look, ...paths, ...change });
    }
  }
  return { compared, pictures, problems };
}

type Still = ReturnType<typeof readStills>[number];
type Stills = Map<string, Still>;

function changeOf(
  { before, after }: Pick<ChangedPicture, 'before' | 'after'>,
  difference: string,
): Pick<ChangedPicture, 'kind' | 'share' | 'difference'> | undefined {
  if (before === undefined) return { kind: 'new' };
  if (after === undefined) return { kind: 'removed' };
  const share = drawDifference(before, after, difference);
  return share === 0 ? undefined : { kind: 'changed', share, difference };
}

/** @returns the part of the pixels that differs, from 0 to 1 */
export function drawDifference(before: string, after: string, file: string): number {
  const files = [readFileSync(before), readFileSync(after)] as const;
  if (files[0].equals(files[1])) return 0;
  const pictures = files.map((content) => PNG.sync.read(content));
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [first, second] = pictures.map((picture) => onCanvas(picture, width, height)) as [PNG, PNG];
  const drawing = new PNG({ width, height });
  const pixels = pixelmatch(first.data, second.data, drawing.data, width, height, { threshold });
  if (pixels === 0) return 0;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, PNG.sync.write(drawing));
  return pixels / (width * height);
}

/** The picture at the top left of a transparent canvas. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
