import { run, toolEnvironment } from '../.ci/system/processes.mjs';

/**
 * Builds the Storybook as a static site.
 * @param folder the output folder
 * @param env additional environment variables
 * @throws Error with Storybook's output when the build fails
 */
export async function buildStorybook(folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const command = ['storybook', 'build', '--disable-telemetry', '-o', folder];
  const { code, output } = await run(command, { quiet: true, env: { ...toolEnvironment(), ...env } });
  if (code !== 0) throw new Error(`The Storybook cannot be built:\n${output}`);
}
