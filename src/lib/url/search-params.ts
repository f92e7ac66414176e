/** Parses one non-empty query parameter; returns undefined if it is invalid. */
export type SearchParam<Value> = (given: string) => Value | undefined;

export const anyText: SearchParam<string> = (given) => given.trim() || undefined;

/** Punctuation after a link, which mail programs may include in it. */
const afterLink = /[.,;:!?>"'”’»)\]}]+$/;

/** Repairs changes by mail programs: line breaks, and `%2B` decoded to a plus, which a query reads as a space. */
export const tokenText: SearchParam<string> = (given) =>
  given.replaceAll(/\p{C}/gu, '').replace(afterLink, '').replaceAll(/\s/g, '+') || undefined;

export const emailText: SearchParam<string> = (given) => tokenText(given.trim());

export const oneOf =
  <const Choice extends string>(choices: readonly Choice[]): SearchParam<Choice> =>
  (given) =>
    choices.find((choice) => choice === given);

/** A positive integer of at most four digits, as text; the screen checks its maximum. */
export const positiveInteger: SearchParam<string> = (given) =>
  /^[1-9]\d{0,3}$/.test(given) ? given : undefined;

export type SearchOf<Params extends Record<string, SearchParam<unknown>>> = {
  [Name in keyof Params]?: NonNullable<ReturnType<Params[Name]>> | undefined;
};

/**
 * Declares the query parameters of a route as its `validateSearch`: `searchParams({ subject: anyText })`. Removes
 * undeclared and invalid parameters (D-242); the root route also removes them from the URL.
 * In a route with `loaderDeps` or `shouldReload`, define it as a constant before the route: in the same object
 * literal, TypeScript infers no parameters.
 */
export function searchParams<Params extends Record<string, SearchParam<unknown>>>(params: Params) {
  const names = Object.keys(params);
  return (search: Readonly<Record<string, unknown>>): SearchOf<Params> => {
    const values: Record<string, unknown> = {};
    for (const name of names) {
      const given = search[name];
      // Explicitly undefined: the router would restore the raw text of a missing one.
      values[name] = typeof given === 'string' && given !== '' ? params[name]?.(given) : undefined;
    }
    return values as SearchOf<Params>;
  };
}
