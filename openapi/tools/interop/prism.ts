import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { routesOf, type ContractDocument, type Route } from '../document.ts';
import { fetchArguments, sampleRequests } from '../requests/sample-requests.ts';
import { createValidator } from '../validator/validator.ts';
import type { Tool } from './interop.ts';
import { withServers } from './servers.ts';
import { openWorkspace } from './workspace.ts';

const mockPort = 4310;
const prismPort = 4311;
const mockUrl = `http://127.0.0.1:${mockPort}`;
const prismUrl = `http://127.0.0.1:${prismPort}`;

const install = () => openWorkspace('prism', { dependencies: { '@stoplight/prism-cli': '5.16.0' } });

function personaFor({ operation }: Route): string {
  const roles = operation['x-roles'];
  if (roles.length === 0 || roles.includes('Admin')) return 'thandi';
  return roles.includes('Learner') ? 'lwazi' : 'naledi';
}

async function callAll(contract: string, tokenFor: (route: Route) => Promise<string>): Promise<string> {
  const document = JSON.parse(await readFile(contract, 'utf8')) as ContractDocument;
  const validator = createValidator(document);
  const routes = routesOf(document).filter(({ method }) => method === 'get');
  const failures: string[] = [];
  for (const route of routes) {
    const { operationId } = route.operation;
    const [sample] = sampleRequests(document, route);
    if (!sample) continue;
    const { url, init } = fetchArguments(sample);
    const headers = { ...(init.headers as object), Authorization: `Bearer ${await tokenFor(route)}` };
    const response = await fetch(prismUrl + url, { ...init, headers });
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    const text = await response.text();
    const found = isJson ? validator.response(operationId, response.status, JSON.parse(text)) : [];
    const violations = response.headers.get('sl-violations');
    if (response.status !== 200 || found.length > 0 || violations !== null) {
      failures.push(
        `${operationId}: ${response.status} ${violations ?? JSON.stringify(found[0]) ?? text.slice(0, 300)}`,
      );
    }
  }
  if (failures.length > 0) throw new Error(`\n${failures.join('\n')}`);
  return `all ${routes.length} GETs respond with 200 and validate`;
}

/** Prism as a mock of the contract, and as a validating proxy in front of the mock server. */
export const prism: readonly Tool[] = [
  {
    name: 'prism mock',
    async check(contract) {
      const { bin } = await install();
      const server = spawn(bin('prism'), ['mock', '-p', String(prismPort), contract], { stdio: 'ignore' });
      return withServers([server], [prismUrl], () => callAll(contract, async () => 'a.b.c'));
    },
  },
  {
    name: 'prism proxy',
    async check(contract) {
      const { bin } = await install();
      const mock = spawn(process.execPath, ['mocks/serve.ts', '--port', String(mockPort)], {
        stdio: 'ignore',
      });
      const args = ['proxy', '-p', String(prismPort), contract, mockUrl];
      const proxy = spawn(bin('prism'), args, { stdio: 'ignore' });
      const tokens = new Map<string, Promise<string>>();
      const signIn = async (emailOrUserName: string) => {
        const response = await fetch(`${mockUrl}/auth/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ emailOrUserName, password: 'Learn2code!' }),
        });
        const { token } = (await response.json()) as { token: string };
        return token;
      };
      return withServers([mock, proxy], [mockUrl, prismUrl], () =>
        callAll(contract, (route) => {
          const persona = personaFor(route);
          const token = tokens.get(persona) ?? signIn(persona);
          tokens.set(persona, token);
          return token;
        }),
      );
    },
  },
];
