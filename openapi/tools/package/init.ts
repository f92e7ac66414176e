import { appendFile, constants, copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const environmentFile = 'contract.env';

/** The files that `init` writes. The folder `templates` contains them under the same names. */
const files = [environmentFile, 'waivers.yaml', '.github/workflows/contract.yml'];

/**
 * Copies the templates into a folder, and adds the environment file to its `.gitignore`, if there is one.
 * Existing files stay as they are.
 *
 * @param templates the folder of the templates, with a slash at the end
 * @returns a line for each file
 */
export async function init(folder: string, templates: URL): Promise<string[]> {
  const lines: string[] = [];
  for (const file of files) {
    const isWritten = await copyNew(fileURLToPath(new URL(file, templates)), join(folder, file));
    lines.push(isWritten ? `wrote ${file}` : `${file} exists and stays as it is`);
  }
  return [...lines, await ignore(join(folder, '.gitignore'))];
}

async function copyNew(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function ignore(file: string): Promise<string> {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) return `There is no .gitignore: do not commit ${environmentFile}.`;
  if (content.split(/\r?\n/).includes(environmentFile)) return `.gitignore already has ${environmentFile}`;
  await appendFile(file, `${content === '' || content.endsWith('\n') ? '' : '\n'}${environmentFile}\n`);
  return `added ${environmentFile} to .gitignore`;
}
