import { notImplemented } from '../verdict/coverage.ts';
import type { OperationResult, OperationState } from '../verdict/operation-results.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { anchorsOf, difference, findCauses, headlineOf, namesOf, type Cause } from './causes.ts';
import { htmlStyle } from './html-style.ts';
import { escapeMarkup } from './markup.ts';
import { messagesOf, withoutControlCharacters } from './message-text.ts';
import { cannotRun, summary, unseenProperties, waivedLines } from './terminal.ts';
import { formatCount } from './text.ts';

const stateNames: Readonly<Record<OperationState, string>> = {
  passed: 'Passed',
  deviates: 'Deviates',
  waived: 'Waived',
  absent: 'Not implemented',
  untried: 'Not tried',
};

/** Formats the verdict as a self-contained page without scripts. */
export function htmlReport(verdict: Verdict, now: Date): string {
  const { server, findings, waived, operations, remaining, skipped, blocked, problems, notes, mask } =
    verdict;
  const text = (value: string) => escapeMarkup(withoutControlCharacters(mask(value)));
  const causes = findCauses(findings);
  const [first] = causes;
  const byTag = [...Map.groupBy(operations, ({ tag }) => tag)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Contract report of ${text(server)}</title>
<style>${htmlStyle}</style>
</head>
<body>
<main>
<h1>${headline(causes.length, problems.length)}</h1>
<p>${text(server)}, ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
<p>${text(summary(verdict))}.</p>
${first ? `<p><strong>Fix first:</strong> ${text(headlineOf(first))}</p>` : ''}
${tagTable(byTag)}
${list('What the kit could not do', problems.map(text))}
${section(
  'Deviations, by cause',
  causes.map((cause) => causeArticle(cause, mask)),
)}
${list(
  'Known from the baseline',
  findCauses(verdict.known).map((cause) => text(`${namesOf(cause, 6)}: ${difference(cause.first)}`)),
)}
${list('Waived', waivedLines(waived).map(text))}
${list('Waivers', notes.map(text))}
<section>
<h2>Operations</h2>
${byTag.map(([tag, ofTag]) => table(tag, ofTag, mask)).join('\n')}
</section>
${list(cannotRun, blocked.map(text))}
${list('Skipped', skipped.map(text))}
${missingStatuses(verdict, text)}
${list(unseenProperties, verdict.coverage.properties.missing.map(text))}
${list('Left on the server', remaining.map(text))}
</main>
</body>
</html>
`;
}

/** An incomplete run must not claim that nothing deviates. */
function headline(causes: number, problems: number): string {
  if (causes > 0) return `Deviations of ${formatCount(causes, 'cause')}`;
  return problems > 0 ? 'Not checked to the end' : 'No deviations';
}

function missingStatuses({ coverage }: Verdict, text: (value: string) => string): string {
  const missing = coverage.statuses.missing.filter(({ reason }) => reason !== notImplemented);
  const parts = [...Map.groupBy(missing, ({ reason }) => reason)].map(([reason, ofReason]) => {
    const items = ofReason.map(({ operation, status }) => `<li>${text(`${operation} ${status}`)}</li>`);
    return `<details><summary>${text(reason)}: ${items.length}</summary>\n<ul>${items.join('\n')}</ul></details>`;
  });
  return section('Documented status codes that were not received', parts);
}

const section = (title: string, parts: readonly string[]) =>
  parts.length === 0 ? '' : `<section>\n<h2>${title}</h2>\n${parts.join('\n')}\n</section>`;

const list = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : section(title, [`<ul>${[...new Set(items)].map((item) => `<li>${item}</li>`).join('\n')}</ul>`]);

function causeArticle(cause: Cause, mask: Verdict['mask']): string {
  const text = (value: string) => escapeMarkup(withoutControlCharacters(mask(value)));
  const { first, operations, steps, ended } = cause;
  const { pointer, expected, actual, exchange } = first;
  const rows = [
    ['Pointer', text(pointer)],
    ['Expected', text(expected)],
    ['Got', text(actual)],
    ['Steps', text(steps.join('; '))],
    ['Ends', text(ended.join(', '))],
    ['In the contract', anchorsOf(cause).map(contractLink).join(', ')],
  ].filter(([, value]) => value !== '');
  const messages = exchange && messagesOf(exchange, mask);
  return `<article>
<h3>${text(operations.join(', '))}</h3>
<dl>${rows.map(([name, value = '']) => `<dt>${name}</dt><dd>${value}</dd>`).join('\n')}</dl>
${
  messages
    ? `<details><summary>Request and response</summary><pre tabindex="0">${escapeMarkup(messages.request)}</pre><pre tabindex="0">${escapeMarkup(messages.response)}</pre></details>`
    : ''
}
</article>`;
}

/** The command writes the contract page into the folder of the report. */
const contractLink = (anchor: string) =>
  `<a href="contract.html#${anchor}">${escapeMarkup(anchorNames[anchor] ?? anchor)}</a>`;

const anchorNames: Readonly<Record<string, string>> = {
  'overview-transport': 'Transport',
  'schema-Problem': 'Problem',
};

/** What works, what is missing and what deviates, in the first screen of the page. */
function tagTable(byTag: readonly (readonly [string, OperationResult[]])[]): string {
  const states: OperationState[] = ['passed', 'deviates', 'waived', 'absent', 'untried'];
  const rows = byTag.map(([tag, ofTag]) => {
    const counts = states.map((state) => {
      const count = ofTag.filter((one) => one.state === state).length;
      return count === 0 ? '<td></td>' : `<td class="${state}">${count}</td>`;
    });
    return `<tr><th scope="row">${escapeMarkup(tag)}</th>${counts.join('')}</tr>`;
  });
  const heads = states.map((state) => `<th scope="col">${stateNames[state]}</th>`);
  return `<table><caption>Operations by tag</caption>\n<thead><tr><th scope="col">Tag</th>${heads.join('')}</tr></thead>\n<tbody>${rows.join('\n')}</tbody></table>`;
}

function table(tag: string, operations: readonly OperationResult[], mask: Verdict['mask']): string {
  const rows = operations.map(({ operation, state, calls, reason }) => {
    const note = reason === '' ? formatCount(calls, 'call') : reason;
    return `<tr><th scope="row">${escapeMarkup(operation)}</th><td class="${state}">${stateNames[state]}</td><td>${escapeMarkup(mask(note))}</td></tr>`;
  });
  return `<table><caption>${escapeMarkup(tag)}</caption>\n<thead><tr><th scope="col">Operation</th><th scope="col">Outcome</th><th scope="col">Calls, or why not</th></tr></thead>\n<tbody>${rows.join('\n')}</tbody></table>`;
}
