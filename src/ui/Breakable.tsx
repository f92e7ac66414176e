import { Fragment, createElement } from 'react';

/** A text with line break opportunities after `/` and `@` and before dots, which browsers handle differently. */
export function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=[/@])|(?=\.\w)/);
  return createElement(Fragment, null, ...parts.flatMap((part) => [createElement('wbr'), part]).slice(1));
}
