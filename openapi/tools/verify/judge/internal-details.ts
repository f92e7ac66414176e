import { jsonIn, textOf, type Exchange, type RequestMessage } from '../calls/exchange.ts';
import type { Finding } from './judge.ts';

export const noInternalDetails = 'no internal details';

const sourceFile = String.raw`[\w.@%-]+\.(?:[cm]?[jt]sx?|java|kt|cs|py|rb|php|go|rs|exs?)`;

/** Texts that reveal the source code, the database or the libraries of a server. */
const patterns: readonly RegExp[] = [
  // Stack frames: JavaScript, Java and Kotlin, C#, Python, PHP, Go.
  /\bat (?:async |new )?[\w.$<>[\] ]{0,200}\(?(?:file:\/\/|node:|\/|[A-Za-z]:[\\/])[^\s()]+:\d+:\d+/,
  /\bat [\w.$/@]+\.[\w$<>]+\((?:[\w$]+\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)/,
  /\bat [\w.`<>[\],+]+\([^()]*\) in \S+:line \d+/,
  /Traceback \(most recent call last\)/,
  /\bFile \\?"[^"\n]+\.py\\?", line \d+/,
  /#\d+ \S+\.php\(\d+\): /,
  /\bgoroutine \d+ \[/,
  // Absolute paths of source files.
  new RegExp(String.raw`(?<![\w.:/])(?:/[\w.@%-]+){1,30}/${sourceFile}\b`),
  new RegExp(String.raw`\b[A-Za-z]:[\\/](?:[\w.@% -]+[\\/]){0,30}${sourceFile}\b`),
  // Databases.
  /\b(?:ER_[A-Z_]{4,}|SQLSTATE\b|SQLITE_[A-Z]{4,}|ORA-\d{5}\b|E11000 duplicate key)/,
  /\b(?:SELECT [^;]{1,300}? FROM|INSERT INTO|DELETE FROM|UPDATE \S{1,100} SET) [\w"`'[]/,
  /\bviolates (?:unique|foreign key|not-null|check|exclusion) constraint\b/,
  /\bUNIQUE constraint failed\b|\bDuplicate entry '[^']*' for key\b/,
  // Exceptions.
  /\b(?:[a-z]\w*\.){0,10}[A-Z]\w*Exception\b/,
  /\b(?:Type|Reference|Range|Syntax|Eval|Assertion|Key|Value|Attribute|Index|Integrity|Operational|Programming|NoMethod|Name|Argument)Error: /,
  /\bCannot read propert(?:y|ies) of (?:null|undefined)\b|\bis not a function\b|\bnil pointer dereference\b/,
  /\bECONNREFUSED\b|\bENOENT\b/,
];

/** Finds internal details in the body of a failure, unless the request contained the same text. */
export function judgeInternalDetails(exchange: Exchange, operation: string): Finding[] {
  const { request, response, step } = exchange;
  if (!response || response.status < 400) return [];
  for (const [pointer, text] of stringsIn(textOf(response.body))) {
    for (const pattern of patterns) {
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined || wasSent(request, found)) continue;
      const actual = JSON.stringify(found);
      return [{ operation, step, pointer, expected: noInternalDetails, actual, exchange }];
    }
  }
  return [];
}

const wasSent = ({ url, body, headers }: RequestMessage, text: string): boolean =>
  [url, decoded(url), ...Object.values(headers), ...stringsIn(textOf(body)).map(([, sent]) => sent)].some(
    (sent) => sent.includes(text),
  );

function decoded(url: string): string {
  try {
    return decodeURIComponent(url.replaceAll('+', ' '));
  } catch {
    return url;
  }
}

/** The strings of a JSON text with their pointers, names of properties included. Any other text is one string. */
function stringsIn(text: string): [pointer: string, text: string][] {
  const root = jsonIn(text);
  if (root === undefined) return [['', text]];
  const found: [pointer: string, text: string][] = [];
  // Not recursive: a value may have thousands of levels.
  const waiting: [pointer: string, value: unknown][] = [['', root]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [pointer, value] = next;
    if (typeof value === 'string') found.push([pointer, value]);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) found.push([`${pointer}/${name}`, name]);
      waiting.push([`${pointer}/${name}`, inner]);
    }
  }
  return found;
}
