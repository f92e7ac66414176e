/**
 * Compiles only where Node's types are not visible, which `npm run check -- types` proves for the code of the browser
 * (tsconfig.browser.json).
 */
type IsFalse<Value extends false> = Value;
type Sees<Name extends string> = typeof globalThis extends Record<Name, unknown> ? true : false;

export type BrowserWithoutNode = [
  IsFalse<Sees<'process'>>,
  IsFalse<Sees<'Buffer'>>,
  IsFalse<Sees<'setImmediate'>>,
];
