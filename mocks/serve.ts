/** Command line of `npm run mock:serve`: serves the mock over HTTP. The paths of the operations have no prefix. */
import { parseArgs } from 'node:util';
import { isScenarioName, scenarioNames } from './data/scenario-names.ts';
import { startHttpServer } from './http/http-server.ts';

const usage = `Serves the mock over HTTP.

  --port <port>      The port to listen on (default: 4010)
  --scenario <name>  The initial scenario (default: default): ${scenarioNames.join(', ')}
  --app <url>        URL of the application with its base path, for links in emails and for the
                     return from a payment (default: http://localhost:5173)
  --host <address>   The address to listen on, such as 0.0.0.0 in a container (default: 127.0.0.1)
  --allowed-hosts <name>
                     Another host name that may control the mock, such as the service name in Docker
                     Compose; .example.com also allows its subdomains. Can be repeated
  --help             Show this
`;

const values = parseOptions();

if (values.help) {
  console.log(usage);
  process.exit(0);
}

if (!isScenarioName(values.scenario)) {
  console.error(`There is no scenario ${values.scenario}. Choose one of ${scenarioNames.join(', ')}.`);
  process.exit(2);
}

const server = await startHttpServer({
  port: Number(values.port),
  scenario: values.scenario,
  applicationUrl: withoutTrailingSlash(values.app),
  host: values.host,
  allowedHosts: values['allowed-hosts'],
  log: (line) => {
    console.log(line);
  },
});
console.log(
  `The mock backend listens on ${server.url} with the scenario ${values.scenario}. ` +
    `Every password is Learn2code!\nThe developer panel: ${server.url}/mock`,
);

const stop = () => void server.close().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

function withoutTrailingSlash(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4010' },
        scenario: { type: 'string', default: 'default' },
        app: { type: 'string', default: 'http://localhost:5173' },
        host: { type: 'string', default: '127.0.0.1' },
        'allowed-hosts': { type: 'string', multiple: true },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
