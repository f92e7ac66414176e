import { run, toolEnvironment } from '../.ci/processes.mjs';

/**
 * @param folder Where the Storybook is built as a static site.
 * @param env Extra environment variables for the build.
 * @throws Error when the build fails; its message has everything that Storybook printed.
 */
export async function buildStorybook(folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const command = ['storybook', 'build', '--disable-telemetry', '-o', folder];
  const { code, output } = await run(command, { quiet: true, env: { ...toolEnvironment(), ...env } });
  if (code !== 0) throw new Error(`The Storybook cannot be built:\n${output}`);
}
