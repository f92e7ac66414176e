import { Fragment, createElement } from 'react';

/** Adds line break opportunities after `/` and `@` and before dots: browsers differ in where they break URLs. */
export function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=[/@])|(?=\.\w)/);
  return createElement(Fragment, null, ...parts.flatMap((part) => [createElement('wbr'), part]).slice(1));
}
