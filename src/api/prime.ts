import { QueryObserver, type QueryClient, type QueryKey, type dataTagSymbol } from '@tanstack/react-query';
import { isProblem, isTemporary } from './problem.ts';

/** The options that a factory in `queries/` returns. */
interface Query {
  queryKey: QueryKey;
}

/** The text that a person reads when a query fails; undefined leaves it to the route's own. */
type FailureText = string | ((cause: unknown) => string | undefined);

type Need = 'required' | 'existing' | 'optional' | 'deferred';

interface Declared<N extends Need, Q extends Query> {
  need: N;
  query: Q;
  failure?: FailureText | undefined;
}

/** What a screen loads, by name. A query as its factory returns it is required. */
type Declarations = Record<string, Query | Declared<Need, Query>>;

type DataOf<Q> = Q extends { queryKey: { [dataTagSymbol]: infer Data } } ? Data : never;

type LoadedData<D> =
  D extends Declared<'required', infer Q>
    ? DataOf<Q>
    : D extends Declared<'existing' | 'optional', infer Q>
      ? DataOf<Q> | undefined
      : DataOf<D>;

/** The data of the declarations under the same names; deferred data has not arrived yet. */
export type Primed<Data extends Declarations> = {
  [Name in keyof Data as Data[Name] extends Declared<'deferred', Query> ? never : Name]: LoadedData<
    Data[Name]
  >;
};

/** The screen did not load: the message is the text that the requirements prescribe, the cause mostly a Problem. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

/** Without it there is no screen. `failure` replaces the route's own text for this query. */
export const required = <Q extends Query>(query: Q, failure?: FailureText) =>
  declare('required', query, failure);

/** Like `optional`, but when it does not exist (404), there is nothing to show and the screen fails. */
export const existing = <Q extends Query>(query: Q) => declare('existing', query);

/** The screen waits for it, and does without when it fails. */
export const optional = <Q extends Query>(query: Q) => declare('optional', query);

/** Requested with the rest; the screen neither waits for it nor fails with it. */
export const deferred = <Q extends Query>(query: Q) => declare('deferred', query);

const declare = <N extends Need, Q extends Query>(
  need: N,
  query: Q,
  failure?: FailureText,
): Declared<N, Q> => ({ need, query, failure });

/**
 * Loads what a screen declares, all at once, before the screen is shown: its components read the same queries with
 * `useSuspenseQuery`, those that are not required with `useOptionalQuery`. Fresh data is not fetched again.
 *
 * @throws LoadFailure with the declared text, or the Problem itself, when a required query fails
 * @throws Problem 404 when an existing query fails with it
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
 * Fetches as an observer of its own: React Query cancels a call when the last component that observes it unmounts, and
 * the side menu, which asks for the same subjects, may do so while a loader still waits.
 *
 * A loader also runs again while its screen is shown. A temporary failure must not replace the screen by an error, so
 * cached data is used instead, except for queries that always need fresh data (`staleTime: 0`).
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
