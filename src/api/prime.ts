import {
  QueryObserver,
  useSuspenseQueries,
  type QueryClient,
  type QueryKey,
  type UseSuspenseQueryOptions,
  type dataTagSymbol,
} from '@tanstack/react-query';

/** What a screen needs, by name: each member one of the option factories in `queries/`. */
type Declared = Record<string, { queryKey: QueryKey; failure?: string }>;

/** The loaded data of a declaration, under the same names. */
export type Primed<Data extends Declared> = {
  [Name in keyof Data]: Data[Name] extends { queryKey: { [dataTagSymbol]: infer Value } } ? Value : never;
};

/** A screen's data did not come; the message is the one that the documents give for this call. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

/** Names the text that a person reads when this query fails; without it the route's own is shown. */
export const orFail = <Query extends { queryKey: QueryKey }>(failure: string, query: Query) => ({
  ...query,
  failure,
});

/**
 * Loads what a screen declares, all at once, before the screen is shown. Fresh data is not fetched again.
 *
 * @throws LoadFailure with the declared text, or the Problem itself
 */
export async function prime<Data extends Declared>(
  queryClient: QueryClient,
  data: Data,
): Promise<Primed<Data>> {
  const loaded = await Promise.all(
    Object.entries(data).map(async ([name, { failure, ...query }]) => {
      try {
        return [name, await load(queryClient, query)] as const;
      } catch (cause) {
        throw failure === undefined ? cause : new LoadFailure(failure, { cause });
      }
    }),
  );
  return Object.fromEntries(loaded) as Primed<Data>;
}

/**
 * Fetches as an observer of its own: React Query cancels a call when the last component that observes it goes away,
 * and the side menu, which asks for the same subjects, may do so while a loader still waits.
 */
async function load(queryClient: QueryClient, query: { queryKey: QueryKey }): Promise<unknown> {
  const release = new QueryObserver(queryClient, { ...query, enabled: false }).subscribe(() => {});
  try {
    return await queryClient.query(query);
  } finally {
    release();
  }
}

/** The data that the route's loader has primed from the same declaration. */
export function usePrimed<Data extends Declared>(data: Data): Primed<Data> {
  const queries = Object.values(data).map(({ failure: _text, ...query }) => query as UseSuspenseQueryOptions);
  const results = useSuspenseQueries({ queries });
  return Object.fromEntries(
    Object.keys(data).map((name, index) => [name, results[index]?.data]),
  ) as Primed<Data>;
}
