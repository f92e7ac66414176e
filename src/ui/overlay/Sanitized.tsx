import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import type { Markup } from './markup.ts';

/** What a message may be made of (D-133). */
const allowed = new Set(['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'code']);

/** Elements whose content is not for reading. */
const unread = 'script, style, template, noscript, iframe, object, title, textarea, select, svg, math';

/**
 * Shows markup by building it anew from the allowed elements, without attributes; of everything else only the words
 * stay. Nothing is ever handed to the browser as HTML: the document that parses it runs no script and loads no picture.
 */
export function Sanitized({ html }: { html: Markup }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const element of body.querySelectorAll(unread)) element.remove();
    return rebuilt(Fragment, body);
  }, [html]);
}

function rebuilt(tag: string | typeof Fragment, parent: Node): ReactNode {
  const children = [...parent.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    return rebuilt(allowed.has(node.localName) ? node.localName : Fragment, node);
  });
  return createElement(tag, null, ...children);
}
