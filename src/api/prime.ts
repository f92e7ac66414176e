import { QueryObserver, type QueryClient, type QueryKey, type dataTagSymbol } from '@tanstack/react-query';
import { isProblem, isTemporary } from './problem.ts';

/** Options from a factory in `queries/`. */
interface Query {
  queryKey: QueryKey;
}

/** The message when a query fails; undefined for the default message of the route. */
type FailureText = string | ((cause: unknown) => string | undefined);

type Need = 'required' | 'existing' | 'optional' | 'deferred';

interface Declared<N extends Need, Q extends Query> {
  need: N;
  query: Q;
  failure?: FailureText | undefined;
}

/** The queries of a screen, by name. A plain query is required. */
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

/** The screen did not load. `message` is the text that the requirements prescribe; `cause` is usually a Problem. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

/** The screen fails without this query. `failure` replaces the route's message. */
export const required = <Q extends Query>(query: Q, failure?: FailureText) =>
  declare('required', query, failure);

/** Like `optional`, but the screen fails when the record does not exist (404). */
export const existing = <Q extends Query>(query: Q) => declare('existing', query);

/** The screen waits for this query and is shown without it when it fails. */
export const optional = <Q extends Query>(query: Q) => declare('optional', query);

/** Requested with the others; the screen does not wait for it. */
export const deferred = <Q extends Query>(query: Q) => declare('deferred', query);

const declare = <N extends Need, Q extends Query>(
  need: N,
  query: Q,
  failure?: FailureText,
): Declared<N, Q> => ({ need, query, failure });

/**
 * Loads the queries of a screen in parallel before the screen is shown. Components read them with `useSuspenseQuery`,
 * or `useOptionalQuery` if they are not required. Fresh data is not fetched again.
 *
 * @throws LoadFailure with the declared message, or the Problem, when a required query fails
 * @throws Problem 404 when an `existing` query does not exist
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
 * Subscribes an observer while it fetches: React Query cancels a request when its last observer unmounts, and the
 * side menu may unmount while the loader waits.
 * A loader also runs while its screen is shown. After a temporary failure it returns cached data, so that an error
 * does not replace the screen, except for queries with `staleTime: 0`.
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
