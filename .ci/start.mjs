import { stripVTControlCharacters } from 'node:util';
import { run, toolEnvironment } from './system/processes.mjs';
import { ensureDependencies, main } from './system/setup.mjs';

/** `npm start`: serves the application with its mock backend. Arguments are passed on to Vite: `npm start -- --port 5200`. */

/** @param {string} url */
const welcome = (url) => `
  Springbyte with its mock backend: ${url}

  Sign in with the password Learn2code! as
    lwazi                     a learner in Grade 4
    zola                      a learner in Grade 1, without a plan
    parent@springbyte.test    the mother of both
    admin@springbyte.test     the administrator

  Ctrl+C stops it.
`;

await main(async () => {
  await ensureDependencies();

  let welcomed = false;
  const { code } = await run(['vite', ...process.argv.slice(2)], {
    // Vite writes to a pipe; keep the colours of the terminal.
    env: { ...toolEnvironment(), ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    onLine: (line) => {
      const url = /Local:\s+(http\S+)/.exec(stripVTControlCharacters(line))?.[1];
      if (welcomed || !url) return;
      welcomed = true;
      // Print after Vite's output.
      setTimeout(() => console.log(welcome(url)), 100);
    },
  });
  return code;
});
