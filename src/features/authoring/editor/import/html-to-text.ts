const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  divide: '÷',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
};

function toCharacter(code: number): string | undefined {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name) => {
    if (typeof hex === 'string') return toCharacter(Number.parseInt(hex, 16)) ?? entity;
    if (typeof decimal === 'string') return toCharacter(Number(decimal)) ?? entity;
    return (typeof name === 'string' && Object.hasOwn(entities, name) ? entities[name] : undefined) ?? entity;
  });
}

/** Converts HTML to formatted text, with code in backticks. The result is text: it is never rendered as HTML. */
export function htmlToText(html: string): string {
  const text = html
    .replaceAll(/<!--[^]*?-->|<(script|style)\b[^]*?<\/\1\s*>/gi, '')
    .split(/(<pre\b[^>]*>[^]*?<\/pre\s*>)/gi)
    .map((part) =>
      /^<pre\b/i.test(part) ? `\n\`\`\`\n${removeTags(part).trim()}\n\`\`\`\n` : convertInline(part),
    )
    .join('');
  return decodeEntities(text)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const removeTags = (html: string): string => html.replaceAll(/<\/?[a-z][^>]*>/gi, '');

const convertInline = (html: string): string =>
  removeTags(
    html
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<\/?code\b[^>]*>/gi, '`')
      .replaceAll(/ ?<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*> ?/gi, '\n'),
  );

export const hasMedia = (html: string): boolean => /<(?:img|video|audio|iframe|svg|object)\b/i.test(html);
