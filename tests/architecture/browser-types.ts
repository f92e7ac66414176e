/**
 * Compiles only without Node's types. So `npm run check -- types` proves that browser code does not see them
 * (tsconfig.browser.json).
 */
type IsFalse<Value extends false> = Value;
type Sees<Name extends string> = typeof globalThis extends Record<Name, unknown> ? true : false;

export type BrowserWithoutNode = [
  IsFalse<Sees<'process'>>,
  IsFalse<Sees<'Buffer'>>,
  IsFalse<Sees<'setImmediate'>>,
];
