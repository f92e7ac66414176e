import { Fragment, createElement } from 'react';

/** A text that may go on in the next line after a slash or an @ and before a dot, where browsers differ or break anywhere. */
export function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=[/@])|(?=\.\w)/);
  return createElement(Fragment, null, ...parts.flatMap((part) => [createElement('wbr'), part]).slice(1));
}
