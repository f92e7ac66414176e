/**
 * Checks a running server against the contract: `npm run contract:verify -- --server https://staging.example.org/api`.
 *
 * Exit code 0: nothing found. 1: the server deviates. 2: the kit could not do its work. 130: ended with Ctrl-C.
 */
import { parseArgs } from 'node:util';
import { readEnvironment } from './environment.ts';
import { verify } from './verify.ts';

const usage = `Checks a running server against the contract.

  --server <url>     The server under test, https://staging.example.org/api
  --env <file>       Accounts and what else the kit needs; openapi/mock.env is an example
  --only <tag>       Operations of this tag only; may be given several times
  --read-only        Sends nothing but GET besides the sign-ins
  --fuzz             Sends every request that is invalid in one place
  --large-bodies     Sends bodies of 16 MB, to see that they are refused
  --timeout <s>      Seconds that a response may take (10)
`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      server: { type: 'string' },
      env: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      'read-only': { type: 'boolean', default: false },
      fuzz: { type: 'boolean', default: false },
      'large-bodies': { type: 'boolean', default: false },
      timeout: { type: 'string', default: '10' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.server === undefined) throw new Error(`Name the server.\n\n${usage}`);
  const started = performance.now();
  const environment = await readEnvironment(values.env);
  const verdict = await verify({
    server: values.server,
    environment,
    only: values.only,
    isReadOnly: values['read-only'],
    isFuzzing: values.fuzz,
    hasLargeBodies: values['large-bodies'],
    timeout: Number(values.timeout) * 1000,
  });
  const { mask } = verdict;
  for (const { operation, step, pointer, expected, actual } of verdict.findings) {
    console.log(mask(`${operation} (${step}) ${pointer}: expected ${expected}, got ${actual}`));
  }
  for (const record of verdict.remaining) console.log(`left on the server: ${record}`);
  for (const reason of verdict.skipped) console.log(reason);
  for (const problem of verdict.problems) console.log(mask(problem));
  const { operations, statuses } = verdict.coverage;
  console.log(
    `${verdict.exchanges.length} calls, ${verdict.findings.length} findings, ${operations.covered} of ${operations.total} ` +
      `operations, ${statuses.covered} of ${statuses.total} status codes, ${Math.round(performance.now() - started)} ms.`,
  );
  return verdict.findings.length > 0 ? 1 : 0;
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  });
}
