interface JsonLine {
  text: string;
  /** JSON pointer of the value that starts or ends on this line. */
  pointer: string;
}

/** Formats JSON like `JSON.stringify(value, null, 2)`, with the pointer of each line. */
export function jsonLines(value: unknown): JsonLine[] {
  const lines: JsonLine[] = [];
  addLines(lines, value, { pointer: '', start: '', end: '', indent: '' });
  return lines;
}

interface Place {
  pointer: string;
  /** The name of a property. */
  start: string;
  /** The comma before a further value. */
  end: string;
  indent: string;
}

function addLines(lines: JsonLine[], value: unknown, { pointer, start, end, indent }: Place): void {
  const isList = Array.isArray(value);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) {
    lines.push({ text: `${indent}${start}${JSON.stringify(value) ?? ''}${end}`, pointer });
    return;
  }
  lines.push({ text: `${indent}${start}${isList ? '[' : '{'}`, pointer });
  for (const [index, [name, content]] of entries.entries()) {
    addLines(lines, content, {
      pointer: `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      start: isList ? '' : `${JSON.stringify(name)}: `,
      end: index < entries.length - 1 ? ',' : '',
      indent: `${indent}  `,
    });
  }
  lines.push({ text: `${indent}${isList ? ']' : '}'}${end}`, pointer });
}

export interface ExcerptLine {
  /** From 1. */
  number: number;
  text: string;
  isMarked: boolean;
}

/** Lines before and after the marked one. */
const context = 2;

/** The lines around a value. For a missing one, the surrounding object is marked; undefined if it is not in the body. */
export function excerptAt(lines: readonly JsonLine[], pointer: string): ExcerptLine[] | undefined {
  const index = lines.findIndex((line) => line.pointer === pointer);
  if (index === -1) {
    return pointer === '' ? undefined : excerptAt(lines, pointer.slice(0, pointer.lastIndexOf('/')));
  }
  const from = Math.max(0, index - context);
  return lines.slice(from, index + context + 1).map(({ text }, offset) => ({
    number: from + offset + 1,
    text,
    isMarked: from + offset === index,
  }));
}
