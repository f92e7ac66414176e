/** Installs third-party tools into temporary folders, so that they do not become dependencies of the project. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Packages {
  dependencies: Record<string, string>;
  overrides?: Record<string, unknown>;
}

export interface Workspace {
  folder: string;
  /** Runs a program of the installed packages and returns its output. @throws Error with the output when it fails */
  run: (program: string, ...args: string[]) => Promise<string>;
  /** Runs a module that may import the installed packages, and returns its output. @throws Error like `run` */
  script: (source: string) => Promise<string>;
  bin: (program: string) => string;
}

/** Installs the packages into a subfolder of the system's temporary folder, which later runs reuse. */
export async function openWorkspace(name: string, packages: Packages): Promise<Workspace> {
  const folder = join(tmpdir(), 'contract-interop', name);
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', ...packages }),
  );
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  const bin = (program: string) => join(folder, 'node_modules', '.bin', program);
  const start = async (file: string, args: string[]) => {
    const { stdout } = await run(file, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  };
  return {
    folder,
    bin,
    run: (program, ...args) => start(bin(program), args),
    async script(source) {
      await writeFile(join(folder, 'script.mjs'), source);
      return start(process.execPath, ['script.mjs']);
    },
  };
}
