import { parametersOf, type Route } from '../../document.ts';
import type { Call } from '../calls/caller.ts';
import { jsonIn, textOf, type Exchange } from '../calls/exchange.ts';
import { concurrency, pool } from '../calls/pool.ts';
import type { Finding } from '../judge/judge.ts';
import type { VerifiedRole } from '../run/environment.ts';
import type { ProbeContext } from './probe.ts';

interface Options extends ProbeContext {
  call: Call;
}

/**
 * Reads all lists and the first record of each list, as each permitted role. In a read-only run, these are the only
 * calls.
 * @returns lists that rejected a permitted role; the judge checks the responses
 */
export async function readEverything({ document, routes, tokens, call }: Options): Promise<Finding[]> {
  const needsNothing = (route: Route) =>
    parametersOf(document, route).every((parameter) => parameter.in !== 'path' && !parameter.required);
  const reads = routes.filter(({ method }) => method === 'get');
  const read = (path: string, role: string, token: string) =>
    call(`read as ${role}`, {
      method: 'GET',
      url: path,
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      body: undefined,
    });
  const lists = await pool(
    concurrency,
    withRoles(reads.filter(needsNothing), tokens),
    async ({ route, role, token }) => ({
      path: route.path,
      role,
      operation: route.operation.operationId,
      hasParameters: parametersOf(document, route).length > 0,
      exchange: await read(route.path, role, token),
    }),
  );
  const records = withRoles(
    reads.filter(({ path }) => (path.match(/\{/g) ?? []).length === 1 && path.endsWith('}')),
    tokens,
  ).flatMap(({ route, role, token }) => {
    const collection = route.path.replace(/\/\{\w+\}$/, '');
    const list = lists.find((one) => one.path === collection && one.role === role);
    const id = list && firstId(list.exchange);
    return id === undefined ? [] : [{ role, token, path: `${collection}/${encodeURIComponent(id)}` }];
  });
  await pool(concurrency, records, ({ path, role, token }) => read(path, role, token));
  return lists.flatMap(({ role, operation, hasParameters, exchange }) => {
    const status = exchange.response?.status ?? 0;
    // The optional parameter may select another list, which other roles may read.
    if (hasParameters || (status !== 401 && status !== 403)) return [];
    const expected = `status 200: ${role} may call it`;
    return [{ operation, step: exchange.step, pointer: '', expected, actual: `status ${status}`, exchange }];
  });
}

const withRoles = (routes: readonly Route[], tokens: Options['tokens']) =>
  routes.flatMap((route) => {
    const roles = route.operation['x-roles'];
    return (Object.entries(tokens) as [VerifiedRole, string][])
      .filter(([role]) => roles.length === 0 || roles.includes(role))
      .map(([role, token]) => ({ route, role, token }));
  });

function firstId({ response }: Exchange): string | undefined {
  if (response?.status !== 200) return undefined;
  const list = jsonIn(textOf(response.body));
  const [first] = Array.isArray(list) ? (list as ({ id?: unknown } | null)[]) : [];
  return typeof first?.id === 'string' ? first.id : undefined;
}
