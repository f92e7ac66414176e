import { join } from 'node:path';
import { root, run, toolEnvironment } from '../.ci/system/processes.mjs';

/**
 * Builds the Storybook as a static site.
 * @param folder the output folder
 * @param env additional environment variables
 * @param source the folder of the repository
 * @throws Error with Storybook's output when the build fails
 */
export async function buildStorybook(
  folder: string,
  env: NodeJS.ProcessEnv = {},
  source: string = root,
): Promise<void> {
  const program = join(source, 'node_modules/.bin/storybook');
  const command = [program, 'build', '--disable-telemetry', '--stats-json', '-o', folder];
  const { code, output } = await run(command, {
    quiet: true,
    cwd: source,
    env: { ...toolEnvironment(), ...env },
  });
  if (code !== 0) throw new Error(`The Storybook cannot be built:\n${output}`);
}
