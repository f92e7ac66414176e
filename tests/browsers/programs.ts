import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the first of these programs that the machine has. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The path of a program that was found before. */
export function programPath(...names: string[]): string {
  const path = findProgram(...names);
  if (path === undefined) throw new Error(`There is no ${names.join(' or ')} on the PATH.`);
  return path;
}
