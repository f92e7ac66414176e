/** All measurements, one after the other: `npm run bench`. One that takes too long does not hide the next. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const measurements = [['--expose-gc', 'mock.ts'], ['lists.ts'], ['editor.ts']];

for (const [file = '', ...options] of measurements.map((command) => command.toReversed())) {
  const { status } = spawnSync(process.execPath, [...options, join(import.meta.dirname, file)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
