import { QueryObserver, type QueryClient, type QueryKey, type dataTagSymbol } from '@tanstack/react-query';
import { isProblem, isTemporary } from './problem.ts';

interface Query {
  queryKey: QueryKey;
}

/** Message when a query fails; undefined for the route's default message. */
type FailureText = string | ((cause: unknown) => string | undefined);

type Need = 'required' | 'existing' | 'optional' | 'deferred';

interface Declared<N extends Need, Q extends Query> {
  need: N;
  query: Q;
  failure?: FailureText | undefined;
}

/** The queries of a screen by name. A query without declaration is required. */
type Declarations = Record<string, Query | Declared<Need, Query>>;

type DataOf<Q> = Q extends { queryKey: { [dataTagSymbol]: infer Data } } ? Data : never;

type LoadedData<D> =
  D extends Declared<'required', infer Q>
    ? DataOf<Q>
    : D extends Declared<'existing' | 'optional', infer Q>
      ? DataOf<Q> | undefined
      : DataOf<D>;

export type Primed<Data extends Declarations> = {
  [Name in keyof Data as Data[Name] extends Declared<'deferred', Query> ? never : Name]: LoadedData<
    Data[Name]
  >;
};

/** The screen did not load. `message` is prescribed by the requirements; `cause` is usually a Problem. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

/** The screen fails without this query. `failure` replaces the route's message. */
export const required = <Q extends Query>(query: Q, failure?: FailureText) =>
  declare('required', query, failure);

/** Like `optional`, but the screen fails on a 404. */
export const existing = <Q extends Query>(query: Q) => declare('existing', query);

/** The screen waits for this query, and works without it if it fails. */
export const optional = <Q extends Query>(query: Q) => declare('optional', query);

/** The screen does not wait for this query. */
export const deferred = <Q extends Query>(query: Q) => declare('deferred', query);

const declare = <N extends Need, Q extends Query>(
  need: N,
  query: Q,
  failure?: FailureText,
): Declared<N, Q> => ({ need, query, failure });

/**
 * Loads the queries of a screen in parallel before it renders. Components read them by `useSuspenseQuery`, or by
 * `useOptionalQuery` if they are not required. Does not refetch fresh data.
 *
 * @throws LoadFailure with the declared message, or the Problem, when a required query fails
 * @throws Problem 404 when the server does not find the data of an `existing` query
 */
export async function prime<Data extends Declarations>(
  queryClient: QueryClient,
  data: Data,
): Promise<Primed<Data>> {
  const loaded = await Promise.all(
    Object.entries(data).map(async ([name, declared]) => [name, await loadDeclared(queryClient, declared)]),
  );
  return Object.fromEntries(loaded) as Primed<Data>;
}

async function loadDeclared(queryClient: QueryClient, declared: Declarations[string]): Promise<unknown> {
  if (!('need' in declared)) return load(queryClient, declared);
  if (declared.need === 'required') return loadRequired(queryClient, declared);
  const loading = load(queryClient, declared.query).catch((error: unknown) => {
    if (declared.need === 'existing' && isProblem(error, 404)) throw error;
    return undefined;
  });
  return declared.need === 'deferred' ? undefined : loading;
}

async function loadRequired(
  queryClient: QueryClient,
  { query, failure }: Declared<Need, Query>,
): Promise<unknown> {
  try {
    return await load(queryClient, query);
  } catch (cause) {
    const text = typeof failure === 'function' ? failure(cause) : failure;
    throw text === undefined ? cause : new LoadFailure(text, { cause });
  }
}

/**
 * Observes the query while it is fetched: React Query cancels a request when its last observer, such as the side menu,
 * unmounts.
 * Loaders also run while their screen is shown. On a temporary failure it returns cached data, so that an error does
 * not replace the screen, unless `staleTime` is 0.
 */
async function load(queryClient: QueryClient, query: Query): Promise<unknown> {
  const unsubscribe = new QueryObserver(queryClient, { ...query, enabled: false }).subscribe(() => {});
  try {
    return await queryClient.query(query);
  } catch (error) {
    const cached: unknown = queryClient.getQueryData(query.queryKey);
    const needsFreshData = 'staleTime' in query && query.staleTime === 0;
    if (cached === undefined || needsFreshData || !isTemporary(error)) throw error;
    return cached;
  } finally {
    unsubscribe();
  }
}
