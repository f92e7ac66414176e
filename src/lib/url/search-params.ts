/**
 * The form of one query parameter.
 *
 * @param given never empty
 * @returns its value; undefined when the text has another form
 */
export type SearchParam<Value> = (given: string) => Value | undefined;

export const anyText: SearchParam<string> = (given) => given.trim() || undefined;

/** A full stop, or the bracket or quotation mark that closes, which a mail program takes for a part of the link. */
const afterLink = /[.,;:!?>"'”’»)\]}]+$/;

/**
 * The token of a link, which never has a space. Undoes what a mail program does: line breaks in a long link, and a decoded
 * `%2B`, which a query reads as a space.
 */
export const tokenText: SearchParam<string> = (given) =>
  given.replaceAll(/\p{C}/gu, '').replace(afterLink, '').replaceAll(/\s/g, '+') || undefined;

/** The email of a link. */
export const emailText: SearchParam<string> = (given) => tokenText(given.trim());

/** One of a few words. */
export const oneOf =
  <const Choice extends string>(choices: readonly Choice[]): SearchParam<Choice> =>
  (given) =>
    choices.find((choice) => choice === given);

/** A positive integer of at most four digits, as text; whoever uses it decides whether it is too large. */
export const positiveInteger: SearchParam<string> = (given) =>
  /^[1-9]\d{0,3}$/.test(given) ? given : undefined;

/** The values that a declaration leads to; each of them may be missing. */
export type SearchOf<Params extends Record<string, SearchParam<unknown>>> = {
  [Name in keyof Params]?: NonNullable<ReturnType<Params[Name]>> | undefined;
};

/**
 * Declares the query parameters of a route, as its `validateSearch`:
 * `searchParams({ subject: anyText, order: oneOf(['ascending', 'descending']) })`. What is not declared, or has another
 * form, is gone as if it had never been given (D-242); the root route takes it out of the URL as well.
 *
 * A route with `loaderDeps` needs it as a constant outside its options; TypeScript would infer no parameters otherwise.
 */
export function searchParams<Params extends Record<string, SearchParam<unknown>>>(params: Params) {
  const names = Object.keys(params);
  return (search: Readonly<Record<string, unknown>>): SearchOf<Params> => {
    const values: Record<string, unknown> = {};
    for (const name of names) {
      const given = search[name];
      // Undefined rather than left out: the router would put the raw text back in its place.
      values[name] = typeof given === 'string' && given !== '' ? params[name]?.(given) : undefined;
    }
    return values as SearchOf<Params>;
  };
}
