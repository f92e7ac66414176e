import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../stories/story-test.ts';
import { readStills } from '../stories/storybook.ts';
import { pictureFile, readRequest } from './request.ts';

const { storybook, pictures: folder, stories } = readRequest();

for (const { id, title, name } of readStills(storybook).filter((still) => stories.includes(still.id))) {
  test(`${title} ${name}`, async ({ pageFor }) => {
    const page = await pageFor(id);
    const { pictures, problems } = await page.picturesOf(id);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    mkdirSync(join(folder, id), { recursive: true });
    for (const [look, picture] of pictures) writeFileSync(pictureFile(folder, id, look), picture);
  });
}
